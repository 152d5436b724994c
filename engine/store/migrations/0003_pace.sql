-- How a table stands in time, and when the house was last open.

-- A JSON object: `deadline` and `seen` are moments of UTC, shifted when the house was closed.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '{}';

CREATE TABLE house (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    alive_at REAL NOT NULL
) STRICT;
