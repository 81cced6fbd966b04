CREATE TABLE "account_notifications" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"notify" text NOT NULL,
	"status" text NOT NULL,
	"remind_me" timestamp (3) with time zone,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_notifications_business_id_user_id_notify_pk" PRIMARY KEY("business_id","user_id","notify"),
	CONSTRAINT "account_notifications_status_check" CHECK ("account_notifications"."status" in ('ACTIVE', 'INACTIVE'))
);
--> statement-breakpoint
CREATE TABLE "settlements_due" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlements_due_business_id_environment_transaction_id_pk" PRIMARY KEY("business_id","environment","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "activity_logs" DROP CONSTRAINT "activity_logs_action_check";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "flags_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "settlements_due_due_idx" ON "settlements_due" USING btree ("due");--> statement-breakpoint
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_action_check" CHECK ("activity_logs"."action" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED', 'LIST_EXPORTED', 'NOTICE_DISMISSED', 'NOTICE_RESTORED', 'PAYMENT_SETTLED'));
--> statement-breakpoint
ALTER TABLE account_notifications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON account_notifications USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON account_notifications TO beranda_request;
--> statement-breakpoint
-- Not a tenant's: a payment leaves in its own transaction when it is to be settled, and reads none.
GRANT INSERT ON settlements_due TO beranda_request;
