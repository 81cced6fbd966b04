CREATE TABLE "activations" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"entity_type" text,
	"legal_name" text,
	"brand_name" text,
	"industry" text,
	"description" text,
	"website" text,
	"monthly_volume" text,
	"usage_intents" jsonb,
	"email" text,
	"phone_number" text,
	"tax_number" text,
	"registration_number" text,
	"address" jsonb,
	"representative_name" text,
	"representative_role" text,
	"representative_birth_date" date,
	"representative_country" text,
	"representative_email" text,
	"representative_phone" text,
	"id_option" text,
	"primary_id" text,
	"primary_id_number" text,
	"primary_id_file" uuid,
	"secondary_id" text,
	"secondary_id_file" uuid,
	"other_secondary_id" text,
	"other_secondary_id_file" uuid,
	"owners" jsonb,
	"registration_file" uuid,
	"tax_file" uuid,
	"licence_file" uuid,
	"agreed" boolean,
	"submitted" timestamp (3) with time zone,
	"submitted_by" text,
	"decided" timestamp (3) with time zone,
	"reason" text,
	"note" text,
	"tried" timestamp (3) with time zone,
	CONSTRAINT "activations_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "activations_environment_check" CHECK ("activations"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "activations_status_check" CHECK ("activations"."status" in ('OPEN', 'AWAITING_DATA', 'DATA_PROVIDED', 'PASSED', 'DECLINED')),
	CONSTRAINT "activations_entity_type_check" CHECK ("activations"."entity_type" in ('ENTITY_DOMESTIC', 'ENTITY_FOREIGN', 'INDIVIDUAL_DOMESTIC', 'INDIVIDUAL_FOREIGN', 'CORPORATION', 'PARTNERSHIP', 'SOLE_PROPRIETORSHIP', 'INDIVIDUAL', 'FOREIGN_CORPORATION')),
	CONSTRAINT "activations_industry_check" CHECK ("activations"."industry" in ('RETAIL', 'FOOD_AND_DRINK', 'LOGISTICS', 'FINANCE', 'MARKETPLACE', 'SERVICES', 'OTHER')),
	CONSTRAINT "activations_monthly_volume_check" CHECK ("activations"."monthly_volume" in ('UNDER_1000_USD', 'UNDER_10000_USD', 'UNDER_100000_USD', 'ABOVE_100000_USD')),
	CONSTRAINT "activations_id_option_check" CHECK ("activations"."id_option" in ('ONE_PRIMARY', 'TWO_SECONDARY')),
	CONSTRAINT "activations_primary_id_check" CHECK ("activations"."primary_id" in ('KTP', 'PHILSYS', 'UMID', 'DRIVERS_LICENSE', 'PRC_ID', 'PASSPORT')),
	CONSTRAINT "activations_secondary_id_check" CHECK ("activations"."secondary_id" in ('POSTAL_ID', 'VOTERS_ID', 'TIN_ID', 'NBI_CLEARANCE', 'POLICE_CLEARANCE', 'BARANGAY_CLEARANCE', 'COMPANY_ID')),
	CONSTRAINT "activations_other_secondary_id_check" CHECK ("activations"."other_secondary_id" in ('POSTAL_ID', 'VOTERS_ID', 'TIN_ID', 'NBI_CLEARANCE', 'POLICE_CLEARANCE', 'BARANGAY_CLEARANCE', 'COMPANY_ID')),
	CONSTRAINT "activations_reason_check" CHECK ("activations"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE'))
);
--> statement-breakpoint
ALTER TABLE "review_questions" DROP CONSTRAINT "review_questions_kind_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_kind_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_reason_check";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "subject_environment" text;--> statement-breakpoint
CREATE INDEX "activations_created_idx" ON "activations" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activations_primary_id_file_idx" ON "activations" USING btree ("business_id","environment","primary_id_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activations_secondary_id_file_idx" ON "activations" USING btree ("business_id","environment","secondary_id_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activations_other_secondary_id_file_idx" ON "activations" USING btree ("business_id","environment","other_secondary_id_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activations_registration_file_idx" ON "activations" USING btree ("business_id","environment","registration_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activations_tax_file_idx" ON "activations" USING btree ("business_id","environment","tax_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activations_licence_file_idx" ON "activations" USING btree ("business_id","environment","licence_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "activations_singleton" ON "activations" USING btree ("business_id","environment");--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_kind_check" CHECK ("review_questions"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject_environment_check" CHECK ("reviews"."subject_environment" in ('DEVELOPMENT', 'PRODUCTION'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_kind_check" CHECK ("reviews"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reason_check" CHECK ("reviews"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE'));
--> statement-breakpoint
SELECT protect_tenant_table('activations', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- The status of a business follows its activation, in the transaction that changes the activation. As the owner: a request may
-- not write the status of a business in any other way.
CREATE FUNCTION follow_activation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE businesses SET
    kyc_verification_status = NEW.status,
    go_live_status = CASE NEW.status
      WHEN 'OPEN' THEN 'REGISTERED'
      WHEN 'AWAITING_DATA' THEN 'AWAITING_DOCS'
      WHEN 'DATA_PROVIDED' THEN CASE WHEN NEW.tried IS NULL THEN 'PENDING_VERIFICATION' ELSE 'LIVE_TESTMODE' END
      WHEN 'DECLINED' THEN 'AWAITING_DOCS'
      WHEN 'PASSED' THEN 'LIVE'
    END,
    updated = NEW.updated
  WHERE business_id = NEW.business_id
    AND go_live_status IN ('REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING', 'PENDING_VERIFICATION', 'PENDING_LIVE', 'INVITED', 'LIVE_TESTMODE');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_activation AFTER UPDATE OF status, tried ON activations FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.tried IS DISTINCT FROM NEW.tried) EXECUTE FUNCTION follow_activation();
--> statement-breakpoint
-- The policies bind an owner who is not a superuser too: they are lifted for the rest of this transaction.
ALTER TABLE activations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Businesses that were registered before and are not live have an activation as new ones do.
INSERT INTO activations (business_id, environment, id, created, updated, status, id_option)
SELECT business_id, 'DEVELOPMENT', gen_random_uuid(), now(), now(), CASE go_live_status WHEN 'REGISTERED' THEN 'OPEN' ELSE 'AWAITING_DATA' END, 'ONE_PRIMARY'
FROM businesses
WHERE country <> 'SG' AND entity <> 'remittance' AND go_live_status IN ('REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING', 'PENDING_VERIFICATION', 'PENDING_LIVE', 'INVITED');
--> statement-breakpoint
ALTER TABLE activations FORCE ROW LEVEL SECURITY;
