-- The triggers that call it are created from config/transitions when a server starts: transitionTriggers.ts.
CREATE FUNCTION reject_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'No event of config/transitions leads to this state of %.', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA;
END $$;
