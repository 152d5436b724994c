-- Scores that last: standings, ratings, seasons, tallies, corrections, and who left.

CREATE TABLE guild_settings (
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE seasons (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    name TEXT,
    started_at REAL NOT NULL,
    ended_at REAL,
    announced INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX seasons_of_guild ON seasons (guild_id, number);
CREATE UNIQUE INDEX seasons_open ON seasons (guild_id) WHERE ended_at IS NULL;
CREATE INDEX seasons_unannounced ON seasons (id) WHERE ended_at IS NOT NULL AND announced = 0;

-- `number` is the order in which matches with results were finished: ratings follow it.
ALTER TABLE matches ADD COLUMN number INTEGER;
ALTER TABLE matches ADD COLUMN season_id INTEGER REFERENCES seasons (id);
ALTER TABLE matches ADD COLUMN computers INTEGER NOT NULL DEFAULT 0; -- begun with some
ALTER TABLE matches ADD COLUMN void INTEGER NOT NULL DEFAULT 0; -- by a moderator

-- `user_id` below 0 is a person who had their data deleted: the same unknown person within a
-- server. `points` are the last total of the rounds plus `correction`.
ALTER TABLE results ADD COLUMN number INTEGER;
ALTER TABLE results ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN correction INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN margin INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN best_round INTEGER;
ALTER TABLE results ADD COLUMN mu REAL; -- the rating after this match, if it counted
ALTER TABLE results ADD COLUMN sigma REAL;

UPDATE matches SET number = ordered.number FROM (
    SELECT id, row_number() OVER (ORDER BY finished_at, id) AS number
    FROM matches AS m
    WHERE finished_at IS NOT NULL AND EXISTS (SELECT 1 FROM results WHERE match_id = m.id)
) AS ordered WHERE ordered.id = matches.id;
UPDATE matches SET computers = EXISTS (
    SELECT 1 FROM json_each(matches.header, '$.players')
    WHERE json_extract(value, '$.kind') LIKE 'computer:%'
);
UPDATE results SET
    number = (SELECT number FROM matches WHERE id = match_id),
    margin = coalesce(points - (
        SELECT max(points) FROM results AS other
        WHERE other.match_id = results.match_id AND other.seat <> results.seat
    ), 0),
    best_round = (
        SELECT max(json_extract(scores, '$[' || results.seat || ']')) FROM rounds
        WHERE rounds.match_id = results.match_id AND json_valid(scores)
    );

CREATE UNIQUE INDEX matches_number ON matches (number) WHERE number IS NOT NULL;
CREATE INDEX matches_of_guild ON matches (guild_id, number, game);
CREATE INDEX matches_of_table ON matches (table_id);
CREATE INDEX results_of_person ON results (user_id, guild_id, number, game)
    WHERE user_id IS NOT NULL;

-- The sum of a person's counted results, in a season (`scope`, its id) or all time (0), with
-- the name they last played under. `streak` are wins in a row until now; `win_rate` and
-- `rating` are NULL below the least number of matches.
CREATE TABLE standings (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    scope INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    departed INTEGER NOT NULL DEFAULT 0 CHECK (departed IN (0, 1)),
    points INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    margin INTEGER NOT NULL,
    best_match INTEGER NOT NULL,
    best_round INTEGER,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    win_rate REAL,
    rating INTEGER,
    PRIMARY KEY (guild_id, game, scope, user_id)
) STRICT, WITHOUT ROWID;

-- Each board is read from its index, in order.
CREATE INDEX standings_by_points ON standings
    (guild_id, game, scope, departed, points DESC, wins DESC, name, user_id);
CREATE INDEX standings_by_wins ON standings
    (guild_id, game, scope, departed, wins DESC, points DESC, name, user_id);
CREATE INDEX standings_by_matches ON standings
    (guild_id, game, scope, departed, matches DESC, points DESC, name, user_id);
CREATE INDEX standings_by_win_rate ON standings
    (guild_id, game, scope, departed, win_rate DESC, matches DESC, name, user_id)
    WHERE win_rate IS NOT NULL;
CREATE INDEX standings_by_rating ON standings
    (guild_id, game, scope, departed, rating DESC, matches DESC, name, user_id)
    WHERE rating IS NOT NULL;
CREATE INDEX standings_by_best_match ON standings
    (guild_id, game, scope, departed, best_match DESC, points DESC, name, user_id);

DROP TABLE totals;

-- Servers whose standings are to be computed anew from their results.
CREATE TABLE stale (
    guild_id INTEGER PRIMARY KEY,
    revision INTEGER NOT NULL DEFAULT 1
) STRICT;

INSERT INTO stale (guild_id) SELECT DISTINCT guild_id FROM matches WHERE number IS NOT NULL;

-- How often a seat did what in a finished match: a JSON object; and a person's sum of them.
CREATE TABLE tallies (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    counts TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE tally_totals (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    counts TEXT NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;

-- Who began a match at which seat: the names in its header are theirs.
CREATE TABLE players (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_of_person ON players (user_id);

INSERT INTO players (match_id, seat, user_id)
    SELECT match_id, seat, user_id FROM results WHERE user_id IS NOT NULL;
INSERT OR IGNORE INTO players (match_id, seat, user_id)
    SELECT tables.match_id, seat.key, json_extract(seat.value, '$.user_id')
    FROM tables JOIN matches ON matches.id = tables.match_id, json_each(tables.seats) AS seat
    WHERE json_extract(seat.value, '$.user_id') IS NOT NULL;

-- Every table a person sat at or hosted, kept by the database itself.
CREATE TABLE seated (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seated_at ON seated (table_id);

INSERT OR IGNORE INTO seated (user_id, table_id) SELECT host_id, id FROM tables;
INSERT OR IGNORE INTO seated (user_id, table_id)
    SELECT json_extract(seat.value, '$.user_id'), tables.id
    FROM tables, json_each(tables.seats) AS seat
    WHERE json_extract(seat.value, '$.user_id') IS NOT NULL;

-- EXCEPT, for an outer upsert's conflict rule would overrule an INSERT OR IGNORE in here.
CREATE TRIGGER seated_first AFTER INSERT ON tables
BEGIN
    INSERT INTO seated (user_id, table_id)
        SELECT NEW.host_id, NEW.id
        UNION SELECT json_extract(value, '$.user_id'), NEW.id FROM json_each(NEW.seats)
        WHERE json_extract(value, '$.user_id') IS NOT NULL;
END;

CREATE TRIGGER seated_later AFTER UPDATE OF seats ON tables WHEN NEW.seats <> OLD.seats
BEGIN
    INSERT INTO seated (user_id, table_id)
        SELECT json_extract(value, '$.user_id'), NEW.id FROM json_each(NEW.seats)
        WHERE json_extract(value, '$.user_id') IS NOT NULL
        EXCEPT SELECT user_id, table_id FROM seated WHERE table_id = NEW.id;
END;

-- People who left a server, and servers the bot left (`user_id` 0): when their data is erased.
CREATE TABLE departures (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    departed_at REAL NOT NULL,
    purge_at REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX departures_due ON departures (purge_at);
CREATE INDEX departures_of_person ON departures (user_id);

-- What moderators corrected: who (NULL once their data is deleted), when, why, before and after.
CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    at REAL NOT NULL,
    by_id INTEGER,
    reason TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL
) STRICT;

CREATE INDEX audit_of_guild ON audit (guild_id, id);
CREATE INDEX audit_of_match ON audit (match_id);
CREATE INDEX audit_of_person ON audit (by_id) WHERE by_id IS NOT NULL;
