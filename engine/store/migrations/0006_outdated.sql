-- Messages of tables that are over which still name somebody who had their data deleted.
ALTER TABLE postings ADD COLUMN outdated INTEGER NOT NULL DEFAULT 0 CHECK (outdated IN (0, 1));

CREATE INDEX postings_outdated ON postings (table_id) WHERE outdated = 1;

UPDATE postings SET outdated = 1, shown_version = 0
    WHERE message_id IS NOT NULL AND table_id IN (
        SELECT id FROM tables WHERE status = 'closed' AND seats LIKE '%{"name":""}%'
    );
