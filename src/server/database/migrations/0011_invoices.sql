CREATE TABLE "invoices" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"payer_name" text,
	"payer_email" text NOT NULL,
	"description" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_date" text NOT NULL,
	"paid" timestamp (3) with time zone,
	"link" text NOT NULL,
	"created_by" text NOT NULL,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"payer_email_search" text collate "C" GENERATED ALWAYS AS (lower("payer_email")) STORED,
	CONSTRAINT "invoices_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "invoices_environment_check" CHECK ("invoices"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "invoices_status_check" CHECK ("invoices"."status" in ('PENDING', 'PAID', 'SETTLED', 'EXPIRED', 'CANCELLED')),
	CONSTRAINT "invoices_currency_check" CHECK ("invoices"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE INDEX "invoices_created_idx" ON "invoices" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_status_created_idx" ON "invoices" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_amount_idx" ON "invoices" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_due_date_idx" ON "invoices" USING btree ("business_id","environment","due_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_external_id_search_idx" ON "invoices" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "invoices_payer_email_search_idx" ON "invoices" USING btree ("business_id","environment","payer_email_search");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_external_id_key" ON "invoices" USING btree ("business_id","environment","external_id");
--> statement-breakpoint
SELECT protect_tenant_table('invoices', 'SELECT, INSERT, UPDATE');