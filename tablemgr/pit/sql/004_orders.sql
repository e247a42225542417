-- What a desk asks of a table. The table decides; its journal has the answer.

CREATE TABLE pit.orders (
  number text PRIMARY KEY CHECK (number ~ '^[0-9a-f]{32}$'),
  table_id text NOT NULL REFERENCES pit.tables,
  body bytea NOT NULL,
  signature bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  given_by name NOT NULL DEFAULT session_user,
  given_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX orders_of_a_table ON pit.orders (table_id, expires_at);
CREATE TRIGGER orders_never_change BEFORE UPDATE OR DELETE ON pit.orders
  FOR EACH ROW EXECUTE FUNCTION pit.never();
CREATE TRIGGER orders_never_go BEFORE TRUNCATE ON pit.orders
  FOR EACH STATEMENT EXECUTE FUNCTION pit.never();

CREATE FUNCTION pit.give_order(
  number text, for_table text, body bytea, signature bytea, valid_s double precision
) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO pit.orders (number, table_id, body, signature, expires_at)
    VALUES (number, for_table, body, signature, clock_timestamp() + make_interval(secs => valid_s))
    ON CONFLICT DO NOTHING;  -- the same order given again
  SELECT pg_notify('pit_orders', for_table);
$$;

-- The orders that have not expired, for the table that asks.
CREATE FUNCTION pit.my_orders(OUT body bytea, OUT signature bytea) RETURNS SETOF record
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT body, signature FROM pit.orders
  WHERE table_id = pit.me() AND expires_at > clock_timestamp() ORDER BY given_at
$$;

REVOKE ALL ON pit.orders FROM PUBLIC;
REVOKE ALL ON FUNCTION pit.give_order, pit.my_orders FROM PUBLIC;
GRANT SELECT ON pit.orders TO tablemgr_desk;
GRANT EXECUTE ON FUNCTION pit.give_order TO tablemgr_desk;
GRANT EXECUTE ON FUNCTION pit.my_orders TO tablemgr_table;
