-- Who may do what. A table has no right to any table of the database, only to these functions.

DO $$
DECLARE role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['tablemgr_table', 'tablemgr_desk'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN', role_name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;  -- another pit of this server has made it
    END;
  END LOOP;
END $$;

REVOKE ALL ON SCHEMA pit FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA pit FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA pit FROM PUBLIC;
GRANT USAGE ON SCHEMA pit TO tablemgr_table, tablemgr_desk;
GRANT EXECUTE ON FUNCTION pit.append, pit.watermarks, pit.knows TO tablemgr_table;
GRANT SELECT ON pit.tables, pit.branches, pit.entries, pit.ways TO tablemgr_desk;
