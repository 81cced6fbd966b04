CREATE TABLE "payer_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"record" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "payer_tokens_environment_check" CHECK ("payer_tokens"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "payer_tokens_record_check" CHECK ("payer_tokens"."record" in ('invoices', 'payment_links'))
);
--> statement-breakpoint
-- Written by hand from here. No request reads or writes the table: it has no grants, the triggers write it as the owner,
-- and the owner reads it for the payer's address, before the business is known.
CREATE FUNCTION keep_payer_token() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM payer_tokens WHERE token = OLD.link;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO payer_tokens (token, business_id, environment, record, record_id)
    VALUES (NEW.link, NEW.business_id, NEW.environment, TG_TABLE_NAME, NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_payer_token AFTER INSERT OR DELETE OR UPDATE OF link ON invoices FOR EACH ROW EXECUTE FUNCTION keep_payer_token();
--> statement-breakpoint
CREATE TRIGGER keep_payer_token AFTER INSERT OR DELETE OR UPDATE OF link ON payment_links FOR EACH ROW EXECUTE FUNCTION keep_payer_token();
--> statement-breakpoint
-- Makes the tokens of a table anew, of every business: as the owner, whom no policy binds while this runs.
CREATE FUNCTION fill_payer_tokens(payable_table regclass) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', payable_table);
  EXECUTE format('DELETE FROM payer_tokens WHERE record = %L', payable_table);
  EXECUTE format(
    'INSERT INTO payer_tokens (token, business_id, environment, record, record_id) SELECT link, business_id, environment, %L, id FROM %s',
    payable_table, payable_table
  );
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', payable_table);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION fill_payer_tokens(regclass) FROM PUBLIC;
--> statement-breakpoint
SELECT fill_payer_tokens('invoices');
--> statement-breakpoint
SELECT fill_payer_tokens('payment_links');
