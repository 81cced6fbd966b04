CREATE TABLE "confirmation_codes" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "confirmation_codes_business_id_environment_user_id_purpose_pk" PRIMARY KEY("business_id","environment","user_id","purpose"),
	CONSTRAINT "confirmation_codes_environment_check" CHECK ("confirmation_codes"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
CREATE TABLE "confirmation_tries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wrong" integer NOT NULL,
	"last" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_queue" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"available" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_records" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"job_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"message" text,
	"outcome" jsonb,
	"version" text,
	CONSTRAINT "job_records_business_id_environment_job_id_record_id_pk" PRIMARY KEY("business_id","environment","job_id","record_id"),
	CONSTRAINT "job_records_environment_check" CHECK ("job_records"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "job_records_status_check" CHECK ("job_records"."status" in ('WAITING', 'DONE', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"finished" timestamp (3) with time zone,
	"status" text NOT NULL,
	"resource" text NOT NULL,
	"action" text NOT NULL,
	"input" jsonb NOT NULL,
	"total" integer NOT NULL,
	"done" integer NOT NULL,
	"failed" integer NOT NULL,
	"undoes" uuid,
	"ip_address" text NOT NULL,
	"user_agent" text,
	CONSTRAINT "jobs_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "jobs_environment_check" CHECK ("jobs"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "jobs_status_check" CHECK ("jobs"."status" in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "undos" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"action" text NOT NULL,
	"record_id" uuid,
	"job_id" uuid,
	"outcome" jsonb,
	"version" text,
	"expires" timestamp (3) with time zone NOT NULL,
	"used" timestamp (3) with time zone,
	CONSTRAINT "undos_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "undos_environment_check" CHECK ("undos"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
ALTER TABLE "activity_logs" DROP CONSTRAINT "activity_logs_action_check";--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_status_check";--> statement-breakpoint
ALTER TABLE "confirmation_tries" ADD CONSTRAINT "confirmation_tries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_records" ADD CONSTRAINT "job_records_business_id_environment_job_id_jobs_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","job_id") REFERENCES "public"."jobs"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_queue_available_idx" ON "job_queue" USING btree ("available");--> statement-breakpoint
CREATE INDEX "job_records_status_position_idx" ON "job_records" USING btree ("business_id","environment","job_id","status","position");--> statement-breakpoint
CREATE INDEX "jobs_user_id_created_idx" ON "jobs" USING btree ("business_id","environment","user_id","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_action_check" CHECK ("activity_logs"."action" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED'));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_status_check" CHECK ("customers"."status" in ('ACTIVE', 'INACTIVE', 'ARCHIVED'));--> statement-breakpoint
-- By hand: drizzle-kit knows no FORCE and no grants.
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON jobs USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON jobs TO beranda_request;
--> statement-breakpoint
ALTER TABLE job_records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON job_records USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON job_records TO beranda_request;
--> statement-breakpoint
ALTER TABLE undos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON undos USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON undos TO beranda_request;
--> statement-breakpoint
ALTER TABLE confirmation_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON confirmation_codes USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON confirmation_codes TO beranda_request;
--> statement-breakpoint
-- Not a tenant's: a request may leave a job in its own transaction, and reads none.
GRANT INSERT ON job_queue TO beranda_request;
