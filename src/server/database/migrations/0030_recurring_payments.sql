CREATE TABLE "plans_due" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"due_date" date NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plans_due_business_id_environment_plan_id_due_date_pk" PRIMARY KEY("business_id","environment","plan_id","due_date")
);
--> statement-breakpoint
-- What is scheduled is the plan's next day, and no payment yet.
ALTER TABLE recurring_cycles NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DELETE FROM recurring_cycles WHERE status = 'SCHEDULED';
--> statement-breakpoint
ALTER TABLE recurring_cycles FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "activity_logs" DROP CONSTRAINT "activity_logs_action_check";--> statement-breakpoint
ALTER TABLE "recurring_cycles" DROP CONSTRAINT "recurring_cycles_status_check";--> statement-breakpoint
ALTER TABLE "recurring_cycles" DROP CONSTRAINT "recurring_cycles_failure_code_check";--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD COLUMN "next_try" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD COLUMN "payment_link_id" uuid;--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD COLUMN "transaction_id" uuid;--> statement-breakpoint
ALTER TABLE "recurring_plans" ADD COLUMN "anchor_date" date;--> statement-breakpoint
CREATE INDEX "plans_due_due_idx" ON "plans_due" USING btree ("due");--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD CONSTRAINT "recurring_cycles_business_id_environment_invoice_id_invoices_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","invoice_id") REFERENCES "public"."invoices"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD CONSTRAINT "recurring_cycles_business_id_environment_payment_link_id_payment_links_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_link_id") REFERENCES "public"."payment_links"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD CONSTRAINT "recurring_cycles_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recurring_cycles_reference_key" ON "recurring_cycles" USING btree ("business_id","environment","reference");--> statement-breakpoint
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_action_check" CHECK ("activity_logs"."action" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED', 'LIST_EXPORTED', 'NOTICE_DISMISSED', 'NOTICE_RESTORED', 'PAYMENT_SETTLED', 'RECORD_CREATED', 'RECORD_CHANGED', 'RECORD_EXPIRED', 'PLAN_PAYMENT_PAID', 'PLAN_PAYMENT_FAILED', 'PLAN_PAYMENT_SKIPPED', 'PLAN_COMPLETED', 'CALLBACK_RESENT', 'CALLBACK_TESTED', 'REPORT_SENT', 'REPORT_FAILED', 'REPORT_DOWNLOADED', 'PASSWORD_RESET_ASKED', 'PASSWORD_CHANGED', 'ACCOUNT_LOCKED', 'ACCOUNT_UNLOCKED', 'SESSION_REVOKED', 'EMAIL_CONFIRMED', 'BUSINESS_REGISTERED', 'SIGN_IN_LINK_SENT', 'DEVICE_VERIFIED', 'MFA_ENABLED', 'MFA_DISABLED', 'BACKUP_CODES_MADE', 'PHONE_VERIFIED', 'PIN_SET', 'PROFILE_CHANGED', 'MEMBER_INVITED', 'INVITATION_WITHDRAWN', 'INVITATION_ACCEPTED', 'PERMISSIONS_CHANGED', 'MEMBER_REMOVED', 'APPLICATION_AUTHORIZED'));--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD CONSTRAINT "recurring_cycles_status_check" CHECK ("recurring_cycles"."status" in ('PENDING', 'RETRYING', 'PAID', 'FAILED', 'SKIPPED'));--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD CONSTRAINT "recurring_cycles_failure_code_check" CHECK ("recurring_cycles"."failure_code" in ('INSUFFICIENT_BALANCE', 'EXPIRED_CARD', 'CARD_DECLINED', 'EXPIRED_PAYMENT', 'DAILY_LIMIT'));
--> statement-breakpoint
-- Not a tenant's: a request leaves in its own transaction when a plan is due, and reads none of it.
GRANT INSERT ON plans_due TO beranda_request;
--> statement-breakpoint
-- The days of plans that have not come yet are waited for; those that have passed are asked for by nobody.
ALTER TABLE recurring_plans NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE recurring_plans SET anchor_date = coalesce(next_date, start_date);
--> statement-breakpoint
INSERT INTO plans_due (business_id, environment, plan_id, due_date, due)
SELECT plan.business_id, plan.environment, plan.id, plan.next_date, (plan.next_date + time '07:00') AT TIME ZONE business.time_zone
FROM recurring_plans plan JOIN businesses business ON business.business_id = plan.business_id
WHERE plan.status IN ('PENDING', 'ACTIVE', 'PAUSED') AND plan.next_date > current_date;
--> statement-breakpoint
ALTER TABLE recurring_plans FORCE ROW LEVEL SECURITY;