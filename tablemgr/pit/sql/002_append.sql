-- What a table may do: append to its own journal, and ask how far the server has it.

-- The table that this connection is of.
CREATE FUNCTION pit.me() RETURNS text LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE mine text;
BEGIN
  SELECT table_id INTO mine FROM pit.tables WHERE login = session_user;
  IF mine IS NULL THEN
    RAISE EXCEPTION 'the login % is no table''s', session_user USING ERRCODE = '42501';
  END IF;
  RETURN mine;
END $$;

-- Takes a batch whole: the entries from number `first` on, after the hash `before` (32 zero bytes
-- before entry 0). `ended`: the table has no more. `table_ns` is the table's clock.
--   taken    all of it is there now; `have` is its last number
--   gap      the server has the journal to `have` only
--   differs  what the server has before `first` is not this journal's
CREATE FUNCTION pit.append(
  first bigint, before bytea, bodies bytea[], ended boolean, table_ns bigint,
  OUT said text, OUT have bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  mine text := pit.me();
  many int := cardinality(bodies);
  hashes bytea[] := '{}';
  rounds bigint[] := '{}';
  walls bigint[] := '{}';
  kinds text[] := '{}';
  line text;
  numbers bigint[];
  now_at timestamptz;
  known bigint;      -- the last number up to which a branch agrees with the batch
  onto int;          -- that branch
  its_end bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('pit ' || mine, 0));
  -- What a crash of the server loses of the last second, the tables send again.
  PERFORM set_config('synchronous_commit', 'off', true);
  now_at := clock_timestamp();
  FOR i IN 1..many LOOP
    line := split_part(encode(substring(bodies[i] FOR 160), 'escape'), E'\n', 1);
    numbers := string_to_array(line, ' ')::bigint[];
    IF numbers[1] IS DISTINCT FROM first + i - 1 OR cardinality(numbers) <> 8 THEN
      RAISE EXCEPTION 'entry % says that it is number %', first + i - 1, numbers[1];
    END IF;
    hashes[i] := sha256(CASE WHEN i = 1 THEN before ELSE hashes[i - 1] END || bodies[i]);
    rounds[i] := numbers[2];
    walls[i] := numbers[3];
    kinds[i] := convert_from(
      substring(bodies[i] FROM length(line) + 2 FOR numbers[5]::int), 'UTF8');
  END LOOP;

  -- Usually the batch goes on where a branch ends.
  SELECT branch, last_seq INTO onto, known FROM pit.branches
    WHERE table_id = mine AND last_seq = first - 1 AND last_hash = before
    ORDER BY branch LIMIT 1;
  IF onto IS NULL THEN
    SELECT e.branch, e.seq INTO onto, known
      FROM unnest(array_prepend(before, hashes)) WITH ORDINALITY AS sent(hash, n)
      JOIN pit.entries e
        ON e.table_id = mine AND e.seq = first - 2 + sent.n AND e.hash = sent.hash
      ORDER BY e.seq DESC, e.branch LIMIT 1;
  END IF;
  IF onto IS NULL AND first > 0 THEN
    SELECT coalesce(max(last_seq), -1) INTO have FROM pit.branches WHERE table_id = mine;
    said := CASE WHEN first - 1 > have THEN 'gap' ELSE 'differs' END;
    RETURN;
  END IF;
  IF onto IS NULL THEN
    known := -1;
    IF kinds[1] IS DISTINCT FROM 'header' OR mine IS DISTINCT FROM pit.table_in(bodies[1]) THEN
      RAISE EXCEPTION 'this is not the journal of table %', mine;
    END IF;
  END IF;

  have := first + many - 1;
  said := 'taken';
  SELECT last_seq INTO its_end FROM pit.branches WHERE table_id = mine AND branch = onto;
  IF known < have AND known IS DISTINCT FROM its_end THEN  -- a fork, or a journal's beginning
    INSERT INTO pit.branches (table_id, branch, from_seq, of_branch, last_seq, last_hash,
        received_at)
      SELECT mine, coalesce(max(branch) + 1, 0), known + 1, onto, known, before, now_at
      FROM pit.branches WHERE table_id = mine
      RETURNING branch INTO onto;
    its_end := known;
  END IF;
  IF known < have THEN
    INSERT INTO pit.entries (table_id, seq, branch, round_no, wall_ns, kind, hash, body,
        received_at)
      SELECT mine, first + n - 1, onto, r, w, k, h, b, now_at
      FROM unnest(rounds, walls, kinds, hashes, bodies) WITH ORDINALITY AS sent(r, w, k, h, b, n)
      WHERE first + n - 1 > known;
    UPDATE pit.branches SET last_seq = have, last_hash = hashes[many], received_at = now_at
      WHERE table_id = mine AND branch = onto;
    its_end := have;
  END IF;
  IF ended AND its_end = have THEN
    UPDATE pit.branches SET complete_at = now_at,
        clock_ms = table_ns / 1000000 - (extract(epoch FROM now_at) * 1000)::bigint
      WHERE table_id = mine AND branch = onto;
  END IF;
END $$;

-- The table that a journal's header names.
CREATE FUNCTION pit.table_in(header bytea) RETURNS text LANGUAGE plpgsql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  whole text := convert_from(header, 'UTF8');
  at int := position(E'\n' IN whole);
  n bigint[] := string_to_array(left(whole, at - 1), ' ')::bigint[];
BEGIN
  RETURN substring(whole FROM (at + 1 + n[5] + n[6] + n[7])::int)::json ->> 'table_id';
END $$;

-- How far the server has this table's journal, branch by branch; the newest is last.
CREATE FUNCTION pit.watermarks(OUT branch int, OUT last_seq bigint, OUT last_hash bytea)
RETURNS SETOF record LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
  SELECT branch, last_seq, last_hash FROM pit.branches WHERE table_id = pit.me()
  ORDER BY received_at
$$;

-- The entries of a branch and of those that it left, as one journal: which rows are its.
CREATE VIEW pit.ways AS
  WITH RECURSIVE way AS (
    SELECT table_id, branch AS way, branch, from_seq, 9223372036854775807 AS to_seq, of_branch
      FROM pit.branches
    UNION ALL
    SELECT w.table_id, w.way, b.branch, b.from_seq, least(w.from_seq - 1, w.to_seq), b.of_branch
      FROM way w JOIN pit.branches b ON b.table_id = w.table_id AND b.branch = w.of_branch
  )
  SELECT table_id, way, branch, from_seq, to_seq FROM way WHERE from_seq <= to_seq;

-- Whether that branch of this table's journal has the entry of that number with that hash.
CREATE FUNCTION pit.knows(of_way int, number bigint, digest bytea) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (SELECT FROM pit.ways w JOIN pit.entries e USING (table_id, branch)
    WHERE w.table_id = pit.me() AND w.way = of_way AND e.seq = number AND e.hash = digest
      AND number BETWEEN w.from_seq AND w.to_seq)
$$;
