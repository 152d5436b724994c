-- A turn ping may stand in another channel than the table: in direct messages. NULL, of older
-- versions, is the table's own channel.
ALTER TABLE postings ADD COLUMN ping_channel_id INTEGER;
