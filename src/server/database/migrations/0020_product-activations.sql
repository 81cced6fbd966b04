CREATE TABLE "ereceipt_activations" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"trade_name" text,
	"tax_number" text,
	"branch_code" text,
	"taxpayer_type" text,
	"address" jsonb,
	"monthly_receipts" text,
	"contact_person" text,
	"email" text,
	"phone_number" text,
	"permit_number" text,
	"permit_file" uuid,
	"registration_file" uuid,
	"agreed" boolean,
	"submitted" timestamp (3) with time zone,
	"submitted_by" text,
	"decided" timestamp (3) with time zone,
	"reason" text,
	"note" text,
	CONSTRAINT "ereceipt_activations_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "ereceipt_activations_environment_check" CHECK ("ereceipt_activations"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "ereceipt_activations_status_check" CHECK ("ereceipt_activations"."status" in ('OPEN', 'AWAITING_DATA', 'DATA_PROVIDED', 'PASSED', 'DECLINED', 'CLOSED')),
	CONSTRAINT "ereceipt_activations_taxpayer_type_check" CHECK ("ereceipt_activations"."taxpayer_type" in ('VAT', 'NON_VAT')),
	CONSTRAINT "ereceipt_activations_monthly_receipts_check" CHECK ("ereceipt_activations"."monthly_receipts" in ('UNDER_100', 'UNDER_1000', 'ABOVE_1000')),
	CONSTRAINT "ereceipt_activations_reason_check" CHECK ("ereceipt_activations"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE'))
);
--> statement-breakpoint
CREATE TABLE "platform_activations" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"platform_name" text,
	"website" text,
	"description" text,
	"account_types" jsonb,
	"account_count" text,
	"monthly_volume" text,
	"fee_model" text,
	"account_checks" text,
	"contact_person" text,
	"email" text,
	"phone_number" text,
	"funds_file" uuid,
	"terms_file" uuid,
	"licence_file" uuid,
	"agreed" boolean,
	"submitted" timestamp (3) with time zone,
	"submitted_by" text,
	"decided" timestamp (3) with time zone,
	"reason" text,
	"note" text,
	"signed" timestamp (3) with time zone,
	"signed_by" text,
	CONSTRAINT "platform_activations_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "platform_activations_environment_check" CHECK ("platform_activations"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "platform_activations_status_check" CHECK ("platform_activations"."status" in ('OPEN', 'AWAITING_DATA', 'DATA_PROVIDED', 'AWAITING_SIGN', 'PASSED', 'DECLINED', 'CLOSED')),
	CONSTRAINT "platform_activations_account_count_check" CHECK ("platform_activations"."account_count" in ('UNDER_10', 'UNDER_100', 'UNDER_1000', 'ABOVE_1000')),
	CONSTRAINT "platform_activations_monthly_volume_check" CHECK ("platform_activations"."monthly_volume" in ('UNDER_1000_USD', 'UNDER_10000_USD', 'UNDER_100000_USD', 'ABOVE_100000_USD')),
	CONSTRAINT "platform_activations_fee_model_check" CHECK ("platform_activations"."fee_model" in ('FLAT', 'PERCENTAGE', 'SUBSCRIPTION', 'NONE')),
	CONSTRAINT "platform_activations_reason_check" CHECK ("platform_activations"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE'))
);
--> statement-breakpoint
ALTER TABLE "review_questions" DROP CONSTRAINT "review_questions_kind_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_kind_check";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "test_accounts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "test_flags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "ereceipt_activations_created_idx" ON "ereceipt_activations" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ereceipt_activations_permit_file_idx" ON "ereceipt_activations" USING btree ("business_id","environment","permit_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ereceipt_activations_registration_file_idx" ON "ereceipt_activations" USING btree ("business_id","environment","registration_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ereceipt_activations_singleton" ON "ereceipt_activations" USING btree ("business_id","environment");--> statement-breakpoint
CREATE INDEX "platform_activations_created_idx" ON "platform_activations" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "platform_activations_funds_file_idx" ON "platform_activations" USING btree ("business_id","environment","funds_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "platform_activations_terms_file_idx" ON "platform_activations" USING btree ("business_id","environment","terms_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "platform_activations_licence_file_idx" ON "platform_activations" USING btree ("business_id","environment","licence_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "platform_activations_singleton" ON "platform_activations" USING btree ("business_id","environment");--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_kind_check" CHECK ("review_questions"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'SUPPORT_CASE'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_kind_check" CHECK ("reviews"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'SUPPORT_CASE'));
--> statement-breakpoint
SELECT protect_tenant_table('ereceipt_activations', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('platform_activations', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- Called by the triggers that a start creates from config/transitions: unlockTriggers.ts. As the owner: a request may write
-- neither the kinds of account nor the flags of a business. What was reached in test mode is open in test mode alone.
-- Rule activation.unlocks.
CREATE FUNCTION unlock_for_business() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
DECLARE
  kind text := TG_ARGV[0];
  unlocked text := TG_ARGV[1];
  made text;
BEGIN
  UPDATE businesses SET
    test_accounts = CASE WHEN kind = 'account' AND NEW.environment = 'DEVELOPMENT' AND NOT unlocked = ANY (test_accounts)
      THEN array_append(test_accounts, unlocked) ELSE test_accounts END,
    test_flags = CASE WHEN kind = 'flag' AND NEW.environment = 'DEVELOPMENT' AND NOT unlocked = ANY (test_flags)
      THEN array_append(test_flags, unlocked) ELSE test_flags END,
    accounts = CASE WHEN kind = 'account' AND NEW.environment = 'PRODUCTION' AND NOT unlocked = ANY (accounts)
      THEN array_append(array_remove(accounts, 'regular'), unlocked) ELSE accounts END,
    flags = CASE WHEN kind = 'flag' AND NEW.environment = 'PRODUCTION' AND NOT unlocked = ANY (flags)
      THEN array_append(flags, unlocked) ELSE flags END,
    flags_off = CASE WHEN kind = 'flag' AND NEW.environment = 'PRODUCTION' THEN array_remove(flags_off, unlocked) ELSE flags_off END,
    updated = NEW.updated
  WHERE business_id = NEW.business_id;
  IF kind <> 'account' OR unlocked <> 'master' OR NEW.environment <> 'PRODUCTION' THEN
    RETURN NULL;
  END IF;
  -- Rule platform.registration: the address of a platform is made from its name; a later one of the same address has its id too.
  SELECT trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')) INTO made
  FROM businesses WHERE business_id = NEW.business_id;
  BEGIN
    UPDATE businesses SET platform_address = nullif(made, '') WHERE business_id = NEW.business_id AND platform_address IS NULL;
  EXCEPTION WHEN unique_violation THEN
    made := made || '-' || left(md5(NEW.business_id::text), 6);
  END;
  UPDATE businesses SET platform_address = trim(leading '-' from coalesce(nullif(made, ''), left(md5(NEW.business_id::text), 6)))
  WHERE business_id = NEW.business_id AND platform_address IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION unlock_for_business() FROM PUBLIC;
--> statement-breakpoint
-- A platform of test mode is one there.
CREATE OR REPLACE VIEW accounts AS
 SELECT NULLIF(current_setting('app.business_id', true), '')::uuid AS business_id,
    e.environment,
    b.business_id AS id,
    b.created,
    b.updated,
    b.name,
    b.email,
        CASE
            WHEN ('master' = ANY (b.accounts)) OR (e.environment = 'DEVELOPMENT' AND 'master' = ANY (b.test_accounts)) THEN 'MASTER'
            WHEN ('owned' = ANY (b.accounts)) THEN 'OWNED'
            WHEN ('managed' = ANY (b.accounts)) THEN 'MANAGED'
            ELSE 'REGULAR'
        END AS type,
    b.go_live_status AS status,
    b.country,
    COALESCE(a.balance, (0)::bigint) AS balance,
    c.currency,
    (lower(b.name) COLLATE "C") AS name_search,
    (lower(b.email) COLLATE "C") AS email_search
   FROM (((businesses b
     CROSS JOIN ( VALUES ('DEVELOPMENT'), ('PRODUCTION')) e(environment))
     JOIN ( VALUES ('ID','IDR'), ('PH','PHP'), ('SG','USD')) c(country, currency) ON ((c.country = b.country)))
     LEFT JOIN ledger_accounts a ON (((a.business_id = b.business_id) AND (a.environment = e.environment) AND (a.account = 'BALANCE') AND (a.currency = c.currency))))
  WHERE (((b.business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) OR (b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid)) AND (e.environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
-- Businesses that may apply have their applications; those that have the product already passed.
ALTER TABLE platform_activations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO platform_activations (business_id, environment, id, created, updated, status, platform_name, decided, signed)
SELECT business_id, environment, gen_random_uuid(), created, created,
  CASE WHEN 'master' = ANY (accounts) THEN 'PASSED' ELSE 'OPEN' END, CASE WHEN 'master' = ANY (accounts) THEN name END,
  CASE WHEN 'master' = ANY (accounts) THEN created END, CASE WHEN 'master' = ANY (accounts) THEN created END
FROM businesses CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) AS modes(environment)
WHERE entity = 'main' AND country <> 'SG' AND NOT 'sub_account' = ANY (accounts) AND go_live_status <> 'INVITED';
--> statement-breakpoint
ALTER TABLE platform_activations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ereceipt_activations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO ereceipt_activations (business_id, environment, id, created, updated, status, trade_name, decided)
SELECT business_id, environment, gen_random_uuid(), created, created,
  CASE WHEN 'ereceipts' = ANY (flags) THEN 'PASSED' ELSE 'OPEN' END, CASE WHEN 'ereceipts' = ANY (flags) THEN name END,
  CASE WHEN 'ereceipts' = ANY (flags) THEN created END
FROM businesses CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) AS modes(environment)
WHERE country = 'PH' AND internal;
--> statement-breakpoint
ALTER TABLE ereceipt_activations FORCE ROW LEVEL SECURITY;

--> statement-breakpoint
CREATE TABLE "form_checks" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"form" text NOT NULL,
	"record_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"name" text,
	"status" text NOT NULL,
	"problem" text,
	"requested" timestamp (3) with time zone NOT NULL,
	"answered" timestamp (3) with time zone,
	CONSTRAINT "form_checks_business_id_environment_form_record_id_field_pk" PRIMARY KEY("business_id","environment","form","record_id","field"),
	CONSTRAINT "form_checks_environment_check" CHECK ("form_checks"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "form_checks_status_check" CHECK ("form_checks"."status" in ('PENDING', 'SUCCESS', 'FAILED')),
	CONSTRAINT "form_checks_problem_check" CHECK ("form_checks"."problem" in ('NAME_SIMILARITY_MISMATCH', 'NPWP_VALIDATION_MISMATCH', 'BAD_WEBSITE', 'UNACCESSIBLE_WEBSITE', 'BLACKLISTED_WEBSITE'))
);
--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "website_check" text;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "website_problem" text;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "tax_number_check" text;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "tax_number_problem" text;--> statement-breakpoint
ALTER TABLE "ereceipt_activations" ADD COLUMN "tax_number_check" text;--> statement-breakpoint
ALTER TABLE "ereceipt_activations" ADD COLUMN "tax_number_problem" text;--> statement-breakpoint
ALTER TABLE "platform_activations" ADD COLUMN "website_check" text;--> statement-breakpoint
ALTER TABLE "platform_activations" ADD COLUMN "website_problem" text;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_website_check_check" CHECK ("activations"."website_check" in ('PENDING', 'SUCCESS', 'FAILED'));--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_website_problem_check" CHECK ("activations"."website_problem" in ('BAD_WEBSITE', 'UNACCESSIBLE_WEBSITE', 'BLACKLISTED_WEBSITE'));--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_tax_number_check_check" CHECK ("activations"."tax_number_check" in ('PENDING', 'SUCCESS', 'FAILED'));--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_tax_number_problem_check" CHECK ("activations"."tax_number_problem" in ('NAME_SIMILARITY_MISMATCH', 'NPWP_VALIDATION_MISMATCH'));--> statement-breakpoint
ALTER TABLE "ereceipt_activations" ADD CONSTRAINT "ereceipt_activations_tax_number_check_check" CHECK ("ereceipt_activations"."tax_number_check" in ('PENDING', 'SUCCESS', 'FAILED'));--> statement-breakpoint
ALTER TABLE "ereceipt_activations" ADD CONSTRAINT "ereceipt_activations_tax_number_problem_check" CHECK ("ereceipt_activations"."tax_number_problem" in ('NAME_SIMILARITY_MISMATCH', 'NPWP_VALIDATION_MISMATCH'));--> statement-breakpoint
ALTER TABLE "platform_activations" ADD CONSTRAINT "platform_activations_website_check_check" CHECK ("platform_activations"."website_check" in ('PENDING', 'SUCCESS', 'FAILED'));--> statement-breakpoint
ALTER TABLE "platform_activations" ADD CONSTRAINT "platform_activations_website_problem_check" CHECK ("platform_activations"."website_problem" in ('BAD_WEBSITE', 'UNACCESSIBLE_WEBSITE', 'BLACKLISTED_WEBSITE'));
--> statement-breakpoint
SELECT protect_tenant_table('form_checks', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "sector" text;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_sector_check" CHECK ("activations"."sector" in ('GROCERIES', 'FASHION', 'ELECTRONICS', 'HEALTH_AND_BEAUTY', 'HOME_AND_FURNITURE', 'OFFICE_SUPPLIES', 'RESTAURANT', 'CAFE', 'CATERING', 'PACKAGED_FOOD', 'COURIER', 'FREIGHT', 'WAREHOUSING', 'LENDING', 'INSURANCE', 'INVESTMENT', 'MONEY_TRANSFER', 'GOODS_MARKETPLACE', 'SERVICES_MARKETPLACE', 'TRAVEL_MARKETPLACE', 'EDUCATION', 'HEALTH_CARE', 'PROFESSIONAL_SERVICES', 'TRAVEL', 'SOFTWARE', 'NON_PROFIT', 'GOVERNMENT', 'OTHER_SECTOR'));
--> statement-breakpoint
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
