-- The staff register that a desk keeps for a table, locked for that table. The server can't read it.
-- Of each desk only the newest is kept.

CREATE TABLE pit.staff (
  table_id text NOT NULL REFERENCES pit.tables,
  given_by name NOT NULL DEFAULT session_user,
  made_ns bigint NOT NULL,
  body bytea NOT NULL,
  signature bytea NOT NULL,
  given_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (table_id, given_by)
);

CREATE FUNCTION pit.give_staff(for_table text, made bigint, body bytea, signature bytea)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO pit.staff AS there (table_id, given_by, made_ns, body, signature)
    VALUES (for_table, session_user, made, body, signature)
    ON CONFLICT (table_id, given_by) DO UPDATE
      SET made_ns = made, body = excluded.body, signature = excluded.signature,
        given_at = clock_timestamp()
      -- The desk's clock may have been ahead and was put right: then the older one is the true one.
      WHERE there.made_ns < made
        OR there.made_ns > extract(epoch FROM clock_timestamp()) * 1000000000;
  SELECT pg_notify('pit_orders', for_table);
$$;

-- What desks have given the table that asks, if it was made after that moment.
CREATE FUNCTION pit.my_staff(after_ns bigint, OUT body bytea, OUT signature bytea)
RETURNS SETOF record LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
  SELECT body, signature FROM pit.staff WHERE table_id = pit.me() AND made_ns > after_ns
  ORDER BY made_ns
$$;

REVOKE ALL ON pit.staff FROM PUBLIC;
REVOKE ALL ON FUNCTION pit.give_staff, pit.my_staff FROM PUBLIC;
GRANT EXECUTE ON FUNCTION pit.give_staff TO tablemgr_desk;
GRANT EXECUTE ON FUNCTION pit.my_staff TO tablemgr_table;
