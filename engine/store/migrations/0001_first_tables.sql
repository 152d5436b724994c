-- Everything one table's evening leaves behind. Times are seconds of UTC since 1970.

PRAGMA application_id = 0x5245474C; -- "REGL": the file is ours

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL
        CHECK (status IN ('lobby', 'playing', 'round-over', 'finished', 'closed')),
    version INTEGER NOT NULL CHECK (version > 0),
    match_id INTEGER,
    wake_at REAL,
    changed_at REAL NOT NULL,
    setup TEXT NOT NULL,
    seats TEXT NOT NULL,
    log TEXT NOT NULL,
    state TEXT
) STRICT;

-- One running table a channel.
CREATE UNIQUE INDEX tables_running ON tables (channel_id)
    WHERE status IN ('lobby', 'playing', 'round-over');
CREATE INDEX tables_running_of_guild ON tables (guild_id)
    WHERE status IN ('lobby', 'playing', 'round-over');
CREATE INDEX tables_finished ON tables (channel_id, changed_at) WHERE status = 'finished';
CREATE INDEX tables_not_closed ON tables (id, version) WHERE status <> 'closed';
CREATE INDEX tables_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    started_at REAL NOT NULL,
    finished_at REAL -- written once, together with the results
) STRICT;

CREATE TABLE moves (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL CHECK (number >= 0),
    seat INTEGER,
    move TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE rounds (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    round INTEGER NOT NULL CHECK (round > 0),
    scores TEXT NOT NULL,
    totals TEXT NOT NULL,
    PRIMARY KEY (match_id, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL CHECK (place > 0),
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- The sum of a person's results in a server, and the name they last played under.
CREATE TABLE totals (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;

-- Each board is read from its index alone, in order.
CREATE INDEX totals_by_points
    ON totals (guild_id, game, points DESC, wins DESC, name, user_id, matches);
CREATE INDEX totals_by_wins
    ON totals (guild_id, game, wins DESC, points DESC, name, user_id, matches);
CREATE INDEX totals_by_matches
    ON totals (guild_id, game, matches DESC, points DESC, name, user_id, wins);

CREATE TABLE postings (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    message_id INTEGER,
    shown_version INTEGER NOT NULL,
    ping_id INTEGER
) STRICT;

CREATE INDEX postings_of_message ON postings (message_id) WHERE message_id IS NOT NULL;

CREATE TABLE preferences (
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;
