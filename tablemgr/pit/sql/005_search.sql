-- Lets a desk find the entries of some days. Entries come nearly in the order of their times, so
-- that this index is a few pages for each day, and costs an entry nearly nothing.

CREATE INDEX entries_by_time ON pit.entries USING brin (wall_ns) WITH (autosummarize = on);
