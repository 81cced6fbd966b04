CREATE TABLE "callback_circuits" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"url" text NOT NULL,
	"failures" integer NOT NULL,
	"open_until" timestamp (3) with time zone,
	CONSTRAINT "callback_circuits_business_id_environment_url_pk" PRIMARY KEY("business_id","environment","url")
);
--> statement-breakpoint
ALTER TABLE "callback_deliveries_due" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "callback_deliveries_due" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "callback_deliveries_due" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "callback_deliveries_due_business_idx" ON "callback_deliveries_due" USING btree ("business_id","environment","due");--> statement-breakpoint
ALTER TABLE "callback_events" ADD CONSTRAINT "callback_events_error_code_check" CHECK ("callback_events"."error_code" in ('ADDRESS_NOT_ALLOWED', 'CERTIFICATE_NOT_VALID', 'CONNECTION_FAILED', 'CONNECTION_REFUSED', 'CONNECTION_RESET', 'HOST_NOT_FOUND', 'TIMEOUT'));--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_error_code_check" CHECK ("callbacks"."error_code" in ('ADDRESS_NOT_ALLOWED', 'CERTIFICATE_NOT_VALID', 'CONNECTION_FAILED', 'CONNECTION_REFUSED', 'CONNECTION_RESET', 'HOST_NOT_FOUND', 'TIMEOUT'));
--> statement-breakpoint
-- Queues and key hashes of all businesses: workers and sign-in read them as the owner. A request adds for its own business alone.
ALTER TABLE api_key_hashes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON api_key_hashes FOR INSERT TO beranda_request WITH CHECK (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
ALTER TABLE callback_deliveries_due ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON callback_deliveries_due FOR INSERT TO beranda_request WITH CHECK (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
ALTER TABLE job_queue ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON job_queue FOR INSERT TO beranda_request WITH CHECK (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
ALTER TABLE plans_due ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON plans_due FOR INSERT TO beranda_request WITH CHECK (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
ALTER TABLE rails_due ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON rails_due FOR INSERT TO beranda_request WITH CHECK (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
ALTER TABLE report_queue ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON report_queue FOR INSERT TO beranda_request WITH CHECK (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
ALTER TABLE schedules_due ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON schedules_due FOR INSERT TO beranda_request WITH CHECK (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
ALTER TABLE settlements_due ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON settlements_due FOR INSERT TO beranda_request WITH CHECK (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
-- Of one-time tokens a request makes invitations to its own business alone.
ALTER TABLE one_time_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON one_time_tokens FOR INSERT TO beranda_request WITH CHECK (purpose = 'INVITATION' AND business_id = nullif(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
-- A callback URL can be removed.
GRANT DELETE ON callback_urls TO beranda_request;
