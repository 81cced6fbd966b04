ALTER TABLE "business_profiles" ADD COLUMN "logo_file" uuid;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "business_profiles_logo_file_idx" ON "business_profiles" USING btree ("business_id","environment","logo_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
-- A business of instant activation is let in once its tax number and website are confirmed, while our reviewers go on; what
-- they decide moves it from there. Rule home.instant-pending, modes.transitions.
CREATE OR REPLACE FUNCTION follow_activation() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
BEGIN
  UPDATE businesses SET
    kyc_verification_status = NEW.status,
    go_live_status = CASE NEW.status
      WHEN 'OPEN' THEN 'REGISTERED'
      WHEN 'AWAITING_DATA' THEN 'AWAITING_DOCS'
      WHEN 'DATA_PROVIDED' THEN CASE
        WHEN go_live_status IN ('INSTANT_LIVE_PENDING_VERIFICATION', 'INSTANT_LIVE_AWAITING_DOCS') THEN 'INSTANT_LIVE_PENDING_VERIFICATION'
        WHEN NEW.tried IS NOT NULL THEN 'LIVE_TESTMODE'
        WHEN NOT 'instant-activation' = ANY (flags) THEN 'PENDING_VERIFICATION'
        WHEN NEW.tax_number_check = 'SUCCESS' AND NEW.website_check = 'SUCCESS' THEN 'INSTANT_LIVE_PENDING_VERIFICATION'
        WHEN NEW.tax_number_check = 'FAILED' OR NEW.website_check = 'FAILED' THEN 'PENDING_VERIFICATION'
        ELSE 'PENDING_LIVE'
      END
      WHEN 'DECLINED' THEN CASE WHEN go_live_status = 'INSTANT_LIVE_PENDING_VERIFICATION' THEN 'INSTANT_LIVE_AWAITING_DOCS' ELSE 'AWAITING_DOCS' END
      WHEN 'PASSED' THEN 'LIVE'
    END,
    updated = NEW.updated
  WHERE business_id = NEW.business_id
    AND go_live_status IN ('REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING', 'PENDING_VERIFICATION', 'PENDING_LIVE', 'INVITED', 'LIVE_TESTMODE',
      'INSTANT_LIVE_PENDING_VERIFICATION', 'INSTANT_LIVE_AWAITING_DOCS');
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER follow_activation ON activations;
--> statement-breakpoint
CREATE TRIGGER follow_activation AFTER UPDATE OF status, tried, tax_number_check, website_check ON activations FOR EACH ROW
  WHEN ((old.status, old.tried, old.tax_number_check, old.website_check) IS DISTINCT FROM (new.status, new.tried, new.tax_number_check, new.website_check))
  EXECUTE FUNCTION follow_activation();
