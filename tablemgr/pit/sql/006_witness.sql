-- For a table that was put back from a back-up: what came after an entry, as a witness knows it.
-- Of each way in which its journal went on the last entry of each Round, and each slip.

CREATE FUNCTION pit.my_later(
  after bigint, OUT round_no bigint, OUT seq bigint, OUT hash bytea, OUT body bytea
) RETURNS SETOF record LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
  SELECT e.round_no, e.seq, e.hash, CASE WHEN e.kind = 'slip' THEN e.body END
  FROM pit.entries e
  WHERE e.table_id = pit.me() AND e.seq > after AND (e.kind = 'slip' OR NOT EXISTS (
    SELECT FROM pit.entries n WHERE n.table_id = e.table_id AND n.branch = e.branch
      AND n.round_no = e.round_no AND n.seq > e.seq))
  ORDER BY e.seq
$$;

REVOKE ALL ON FUNCTION pit.my_later FROM PUBLIC;
GRANT EXECUTE ON FUNCTION pit.my_later TO tablemgr_table;
