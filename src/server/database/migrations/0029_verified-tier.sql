-- An approved activation takes a business out of the limited tier, which nothing else of its activation moves.
-- Rule modes.limited-tier, modes.transitions.
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
    AND (go_live_status IN ('REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING', 'PENDING_VERIFICATION', 'PENDING_LIVE', 'INVITED', 'LIVE_TESTMODE',
        'INSTANT_LIVE_PENDING_VERIFICATION', 'INSTANT_LIVE_AWAITING_DOCS')
      OR (go_live_status = 'TIER_1' AND NEW.status = 'PASSED'));
  RETURN NULL;
END $$;
