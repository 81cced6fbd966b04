CREATE TABLE "uploaded_files" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	CONSTRAINT "uploaded_files_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "uploaded_files_environment_check" CHECK ("uploaded_files"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "uploaded_files_type_check" CHECK ("uploaded_files"."type" in ('image/jpeg', 'image/png', 'application/pdf'))
);
--> statement-breakpoint
ALTER TABLE "activity_logs" DROP CONSTRAINT "activity_logs_action_check";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "birth_date" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "company_registration" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "address_line" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "barangay" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "contacts" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "channels" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tags" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_limit" bigint;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_currency" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "invoice_by_email" boolean;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "document" uuid;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_action_check" CHECK ("activity_logs"."action" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED'));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_credit_currency_check" CHECK ("customers"."credit_currency" in ('IDR', 'PHP', 'USD'));--> statement-breakpoint
-- Written by hand: a file is stored once and never changed.
ALTER TABLE uploaded_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON uploaded_files USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT ON uploaded_files TO beranda_request;
