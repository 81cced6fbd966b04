CREATE TABLE "rails_due" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"record" text NOT NULL,
	"record_id" uuid NOT NULL,
	"given" timestamp (3) with time zone NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rails_due_business_id_environment_record_record_id_pk" PRIMARY KEY("business_id","environment","record","record_id")
);
--> statement-breakpoint
CREATE TABLE "retail_outlet_settings" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"prefix" text NOT NULL,
	"expiry_hours" integer NOT NULL,
	CONSTRAINT "retail_outlet_settings_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "retail_outlet_settings_environment_check" CHECK ("retail_outlet_settings"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_type_check";--> statement-breakpoint
CREATE INDEX "rails_due_due_idx" ON "rails_due" USING btree ("environment","due");--> statement-breakpoint
CREATE INDEX "retail_outlet_settings_created_idx" ON "retail_outlet_settings" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_type_check" CHECK ("ledger_entries"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK'));
--> statement-breakpoint
-- Not a tenant's: a request leaves in its own transaction what a rail is to carry, and reads none of it.
GRANT INSERT ON rails_due TO beranda_request;
--> statement-breakpoint
SELECT protect_tenant_table('retail_outlet_settings', 'SELECT, INSERT, UPDATE');
