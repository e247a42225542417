-- Tables, their journals, and what is known of each. Nobody changes or deletes an entry.

CREATE TABLE pit.tables (
  table_id text PRIMARY KEY CHECK (table_id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$'),
  login name NOT NULL UNIQUE,
  added_at timestamptz NOT NULL DEFAULT now()
);

-- A table's journal, and each other way in which one went on (a fork) or began anew.
CREATE TABLE pit.branches (
  table_id text NOT NULL REFERENCES pit.tables,
  branch integer NOT NULL,
  from_seq bigint NOT NULL,      -- its first entry
  of_branch integer,             -- the branch it left before that entry; NULL: it began at 0
  last_seq bigint NOT NULL,
  last_hash bytea NOT NULL,
  begun_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  received_at timestamptz NOT NULL,   -- when its newest entry came
  complete_at timestamptz,            -- when its table last said: you have all
  clock_ms bigint NOT NULL DEFAULT 0, -- how far its table's clock was ahead of the server's
  PRIMARY KEY (table_id, branch)
) WITH (fillfactor = 50);

-- body: the bytes that the chain's hash covers after the hash of the entry before.
CREATE TABLE pit.entries (
  table_id text NOT NULL,
  seq bigint NOT NULL,
  branch integer NOT NULL,
  round_no bigint NOT NULL,
  wall_ns bigint NOT NULL,
  kind text NOT NULL,
  hash bytea NOT NULL,
  body bytea NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (table_id, seq, branch)
);
CREATE INDEX entries_of_a_round ON pit.entries (table_id, round_no, seq);

CREATE FUNCTION pit.never() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the pit''s entries are append-only'; END $$;
CREATE TRIGGER entries_never_change BEFORE UPDATE OR DELETE ON pit.entries
  FOR EACH ROW EXECUTE FUNCTION pit.never();
CREATE TRIGGER entries_never_go BEFORE TRUNCATE ON pit.entries
  FOR EACH STATEMENT EXECUTE FUNCTION pit.never();
