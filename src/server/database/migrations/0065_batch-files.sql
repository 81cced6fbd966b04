CREATE TABLE "batch_rows" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"batch_disbursement_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"bank" text,
	"account_number" text,
	"account_name" text,
	"amount" bigint,
	"amount_text" text,
	"currency" text NOT NULL,
	"description" text,
	"recipient_email" text,
	"external_id" text,
	CONSTRAINT "batch_rows_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "batch_rows_environment_check" CHECK ("batch_rows"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "batch_rows_status_check" CHECK ("batch_rows"."status" in ('INVALID', 'VALID')),
	CONSTRAINT "batch_rows_currency_check" CHECK ("batch_rows"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "batch_disbursements" DROP CONSTRAINT "batch_disbursements_status_check";--> statement-breakpoint
ALTER TABLE "uploaded_files" DROP CONSTRAINT "uploaded_files_type_check";--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "file" uuid;--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "failure_details" text;--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "checked_count" integer;--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "invalid_count" integer;--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "checked_progress" text GENERATED ALWAYS AS (checked_count || ' / ' || total_count) STORED;--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "prepared_by" text;--> statement-breakpoint
ALTER TABLE "batch_rows" ADD CONSTRAINT "batch_rows_business_id_environment_batch_disbursement_id_batch_disbursements_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","batch_disbursement_id") REFERENCES "public"."batch_disbursements"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_rows_created_idx" ON "batch_rows" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_rows_status_idx" ON "batch_rows" USING btree ("business_id","environment","status" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_rows_batch_disbursement_id_status_idx" ON "batch_rows" USING btree ("business_id","environment","batch_disbursement_id" DESC NULLS FIRST,"status" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_disbursements_file_idx" ON "batch_disbursements" USING btree ("business_id","environment","file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD CONSTRAINT "batch_disbursements_failure_code_check" CHECK ("batch_disbursements"."failure_code" in ('EMPTY', 'ENCODING', 'UNCLOSED_QUOTE', 'COLUMN_MISSING', 'COLUMN_UNKNOWN', 'COLUMN_REPEATED', 'TOO_MANY_ROWS', 'ACCESS_LOST', 'NOT_READ'));--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD CONSTRAINT "batch_disbursements_status_check" CHECK ("batch_disbursements"."status" in ('VALIDATING', 'DRAFT', 'NEEDS_APPROVAL', 'PROCESSING', 'COMPLETED', 'REJECTED', 'FAILED', 'DISCARDED'));--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_type_check" CHECK ("uploaded_files"."type" in ('image/jpeg', 'image/png', 'application/pdf', 'text/csv'));
--> statement-breakpoint
SELECT protect_tenant_table('batch_rows', 'SELECT, INSERT, UPDATE, DELETE');