-- How many messages were posted for a table: a post that is tried again is known by its number.
ALTER TABLE postings ADD COLUMN posted INTEGER NOT NULL DEFAULT 0;
