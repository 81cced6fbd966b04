CREATE TABLE "report_schedules" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"format" text NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"weekday" text,
	"month_day" integer,
	"time_of_day" text NOT NULL,
	"next_run" timestamp (3) with time zone,
	"last_run" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"user_id" text NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	"created_by_search" text collate "C" GENERATED ALWAYS AS (lower("created_by")) STORED,
	CONSTRAINT "report_schedules_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "report_schedules_environment_check" CHECK ("report_schedules"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "report_schedules_status_check" CHECK ("report_schedules"."status" in ('ACTIVE', 'PAUSED', 'DELETED')),
	CONSTRAINT "report_schedules_format_check" CHECK ("report_schedules"."format" in ('CSV', 'XLSX')),
	CONSTRAINT "report_schedules_language_check" CHECK ("report_schedules"."language" in ('en', 'id')),
	CONSTRAINT "report_schedules_frequency_check" CHECK ("report_schedules"."frequency" in ('DAILY', 'WEEKLY', 'MONTHLY')),
	CONSTRAINT "report_schedules_weekday_check" CHECK ("report_schedules"."weekday" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"format" text NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"rows" integer NOT NULL,
	"total" integer,
	"bytes" integer,
	"error_code" text,
	"schedule_id" uuid,
	"finished" timestamp (3) with time zone,
	"expires" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"user_id" text NOT NULL,
	"file_name_search" text collate "C" GENERATED ALWAYS AS (lower("file_name")) STORED,
	"created_by_search" text collate "C" GENERATED ALWAYS AS (lower("created_by")) STORED,
	CONSTRAINT "reports_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "reports_environment_check" CHECK ("reports"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "reports_format_check" CHECK ("reports"."format" in ('CSV', 'XLSX')),
	CONSTRAINT "reports_language_check" CHECK ("reports"."language" in ('en', 'id'))
);
--> statement-breakpoint
CREATE TABLE "report_queue" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"available" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedules_due" (
	"schedule_id" uuid NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	CONSTRAINT "schedules_due_schedule_id_due_pk" PRIMARY KEY("schedule_id","due")
);
--> statement-breakpoint
DROP INDEX "fraud_list_entries_list_status_created_idx";--> statement-breakpoint
DROP INDEX "fraud_list_entries_action_status_created_idx";--> statement-breakpoint
DROP INDEX "fraud_list_entries_list_action_status_created_idx";--> statement-breakpoint
ALTER TABLE "capital_loans" ALTER COLUMN "due_date" SET DATA TYPE date USING "due_date"::date;--> statement-breakpoint
ALTER TABLE "credit_card_promotions" ALTER COLUMN "start_date" SET DATA TYPE date USING "start_date"::date;--> statement-breakpoint
ALTER TABLE "credit_card_promotions" ALTER COLUMN "end_date" SET DATA TYPE date USING "end_date"::date;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_business_id_environment_schedule_id_report_schedules_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","schedule_id") REFERENCES "public"."report_schedules"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_schedules_created_idx" ON "report_schedules" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_schedules_status_created_idx" ON "report_schedules" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_schedules_frequency_created_idx" ON "report_schedules" USING btree ("business_id","environment","frequency" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_schedules_name_idx" ON "report_schedules" USING btree ("business_id","environment","name" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_schedules_name_search_idx" ON "report_schedules" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "report_schedules_created_by_search_idx" ON "report_schedules" USING btree ("business_id","environment","created_by_search");--> statement-breakpoint
CREATE INDEX "reports_created_idx" ON "reports" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_status_created_idx" ON "reports" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_format_created_idx" ON "reports" USING btree ("business_id","environment","format" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_schedule_id_created_idx" ON "reports" USING btree ("business_id","environment","schedule_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_file_name_search_idx" ON "reports" USING btree ("business_id","environment","file_name_search");--> statement-breakpoint
CREATE INDEX "reports_created_by_search_idx" ON "reports" USING btree ("business_id","environment","created_by_search");--> statement-breakpoint
CREATE INDEX "report_queue_available_idx" ON "report_queue" USING btree ("available");--> statement-breakpoint
CREATE INDEX "schedules_due_due_idx" ON "schedules_due" USING btree ("due");--> statement-breakpoint
CREATE INDEX "fraud_list_entries_status_list_created_idx" ON "fraud_list_entries" USING btree ("business_id","environment","status" DESC NULLS FIRST,"list" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_list_entries_status_action_created_idx" ON "fraud_list_entries" USING btree ("business_id","environment","status" DESC NULLS FIRST,"action" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_list_entries_status_list_action_created_idx" ON "fraud_list_entries" USING btree ("business_id","environment","status" DESC NULLS FIRST,"list" DESC NULLS FIRST,"action" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
SELECT protect_tenant_table('report_schedules', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('reports', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- What a platform master sees of the businesses below it. Each view asks as its owner, whom the policies let read the
-- rows of the master's sub-accounts, and is bound by its own words to the request's business as their master: what a
-- client says is never asked.
CREATE POLICY of_master ON transactions FOR SELECT TO CURRENT_USER USING (business_id IN (SELECT b.business_id FROM businesses b WHERE b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid) AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
CREATE POLICY of_master ON ledger_accounts FOR SELECT TO CURRENT_USER USING (business_id IN (SELECT b.business_id FROM businesses b WHERE b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid) AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
CREATE POLICY of_master ON ledger_entries FOR SELECT TO CURRENT_USER USING (business_id IN (SELECT b.business_id FROM businesses b WHERE b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid) AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
CREATE POLICY of_master ON activity_logs FOR SELECT TO CURRENT_USER USING (business_id IN (SELECT b.business_id FROM businesses b WHERE b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid) AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
CREATE VIEW sub_accounts AS
SELECT
  b.master_business_id AS business_id, e.environment, b.business_id AS id, b.created, b.updated, b.name, b.email,
  CASE WHEN 'owned' = ANY (b.accounts) THEN 'OWNED' ELSE 'MANAGED' END AS type, b.go_live_status AS status, b.country,
  coalesce(a.balance, 0) AS balance, c.currency,
  lower(b.name) COLLATE "C" AS name_search, lower(b.email) COLLATE "C" AS email_search
FROM businesses b
CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) e (environment)
JOIN (VALUES ('ID', 'IDR'), ('PH', 'PHP'), ('SG', 'USD')) c (country, currency) ON c.country = b.country
LEFT JOIN ledger_accounts a ON a.business_id = b.business_id AND a.environment = e.environment
  AND a.account = 'BALANCE' AND a.currency = c.currency
WHERE b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid
  AND e.environment = nullif(current_setting('app.environment', true), '');
--> statement-breakpoint
CREATE VIEW sub_account_transactions AS
SELECT
  b.master_business_id AS business_id, t.environment, t.id, t.created, t.business_id AS sub_account_id, t.type, t.status,
  t.channel, t.external_id, t.amount, t.currency
FROM businesses b
JOIN transactions t ON t.business_id = b.business_id
WHERE b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid
  AND t.environment = nullif(current_setting('app.environment', true), '');
--> statement-breakpoint
CREATE VIEW sub_account_entries AS
SELECT
  b.master_business_id AS business_id, l.environment, l.id, l.created, l.business_id AS sub_account_id, l.type,
  l.reference, l.amount, l.balance_after, l.currency
FROM businesses b
JOIN ledger_entries l ON l.business_id = b.business_id AND l.account = 'BALANCE'
WHERE b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid
  AND l.environment = nullif(current_setting('app.environment', true), '');
--> statement-breakpoint
CREATE VIEW sub_account_activities AS
SELECT
  b.master_business_id AS business_id, l.environment, l.id, l.created, l.business_id AS sub_account_id, l.action,
  l.actor_name, l.ip_address
FROM businesses b
JOIN activity_logs l ON l.business_id = b.business_id
WHERE b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid
  AND l.environment = nullif(current_setting('app.environment', true), '');
--> statement-breakpoint
CREATE VIEW sub_account_members AS
SELECT
  b.master_business_id AS business_id, e.environment, m.user_id AS id, m.created, m.business_id AS sub_account_id,
  u.full_name, a.email, u.mfa_type IS NOT NULL AS is_mfa_enabled
FROM businesses b
JOIN memberships m ON m.business_id = b.business_id
JOIN users u ON u.user_id = m.user_id AND u.status = 'ACTIVE'
JOIN user_emails a ON a.user_id = m.user_id
CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) e (environment)
WHERE b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid
  AND e.environment = nullif(current_setting('app.environment', true), '');
--> statement-breakpoint
GRANT SELECT ON sub_accounts, sub_account_transactions, sub_account_entries, sub_account_activities, sub_account_members TO beranda_request;
