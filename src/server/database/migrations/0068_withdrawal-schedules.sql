CREATE TABLE "withdrawal_schedules" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"frequency" text NOT NULL,
	"weekday" text,
	"month_day" integer,
	"time_of_day" text NOT NULL,
	"time_zone" text NOT NULL,
	"bank_account_id" uuid,
	"keep_amount" bigint,
	"currency" text NOT NULL,
	"next_run" timestamp (3) with time zone,
	"last_run" timestamp (3) with time zone,
	"last_result" text,
	"created_by" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "withdrawal_schedules_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "withdrawal_schedules_environment_check" CHECK ("withdrawal_schedules"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "withdrawal_schedules_status_check" CHECK ("withdrawal_schedules"."status" in ('ACTIVE', 'PAUSED', 'DELETED')),
	CONSTRAINT "withdrawal_schedules_frequency_check" CHECK ("withdrawal_schedules"."frequency" in ('DAILY', 'WEEKLY', 'MONTHLY')),
	CONSTRAINT "withdrawal_schedules_weekday_check" CHECK ("withdrawal_schedules"."weekday" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
	CONSTRAINT "withdrawal_schedules_currency_check" CHECK ("withdrawal_schedules"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "withdrawal_schedules_last_result_check" CHECK ("withdrawal_schedules"."last_result" in ('WITHDRAWN', 'NEEDS_APPROVAL', 'STILL_WAITING', 'BELOW_MINIMUM', 'NO_ACCOUNT', 'NO_PERMISSION', 'FAILED'))
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "schedule_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawal_schedules" ADD CONSTRAINT "withdrawal_schedules_business_id_environment_bank_account_id_bank_accounts_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","bank_account_id") REFERENCES "public"."bank_accounts"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_schedules_created_idx" ON "withdrawal_schedules" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawal_schedules_status_created_idx" ON "withdrawal_schedules" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawal_schedules_frequency_created_idx" ON "withdrawal_schedules" USING btree ("business_id","environment","frequency" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawal_schedules_bank_account_id_created_idx" ON "withdrawal_schedules" USING btree ("business_id","environment","bank_account_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_business_id_environment_schedule_id_withdrawal_schedules_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","schedule_id") REFERENCES "public"."withdrawal_schedules"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "withdrawals_schedule_id_created_idx" ON "withdrawals" USING btree ("business_id","environment","schedule_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
SELECT protect_tenant_table('withdrawal_schedules', 'SELECT, INSERT, UPDATE');