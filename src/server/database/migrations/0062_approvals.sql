CREATE TABLE "approvals" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"record" text NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"approved_by" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approvals_business_id_environment_record_record_id_user_id_pk" PRIMARY KEY("business_id","environment","record","record_id","user_id"),
	CONSTRAINT "approvals_environment_check" CHECK ("approvals"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
ALTER TABLE "payout_links" DROP CONSTRAINT "payout_links_status_check";--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_status_check";--> statement-breakpoint
ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_status_check";--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "approvals_needed" integer;--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "approvals_given" integer;--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "approval_progress" text GENERATED ALWAYS AS (approvals_given || ' / ' || approvals_needed) STORED;--> statement-breakpoint
ALTER TABLE "batch_remittances" ADD COLUMN "approvals_needed" integer;--> statement-breakpoint
ALTER TABLE "batch_remittances" ADD COLUMN "approvals_given" integer;--> statement-breakpoint
ALTER TABLE "batch_remittances" ADD COLUMN "approval_progress" text GENERATED ALWAYS AS (approvals_given || ' / ' || approvals_needed) STORED;--> statement-breakpoint
ALTER TABLE "disbursements" ADD COLUMN "approvals_needed" integer;--> statement-breakpoint
ALTER TABLE "disbursements" ADD COLUMN "approvals_given" integer;--> statement-breakpoint
ALTER TABLE "disbursements" ADD COLUMN "approval_progress" text GENERATED ALWAYS AS (approvals_given || ' / ' || approvals_needed) STORED;--> statement-breakpoint
ALTER TABLE "payout_links" ADD COLUMN "approvals_needed" integer;--> statement-breakpoint
ALTER TABLE "payout_links" ADD COLUMN "approvals_given" integer;--> statement-breakpoint
ALTER TABLE "payout_links" ADD COLUMN "approval_progress" text GENERATED ALWAYS AS (approvals_given || ' / ' || approvals_needed) STORED;--> statement-breakpoint
ALTER TABLE "payout_links" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "approvals_needed" integer;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "approvals_given" integer;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "approval_progress" text GENERATED ALWAYS AS (approvals_given || ' / ' || approvals_needed) STORED;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "remittance_payouts" ADD COLUMN "approvals_needed" integer;--> statement-breakpoint
ALTER TABLE "remittance_payouts" ADD COLUMN "approvals_given" integer;--> statement-breakpoint
ALTER TABLE "remittance_payouts" ADD COLUMN "approval_progress" text GENERATED ALWAYS AS (approvals_given || ' / ' || approvals_needed) STORED;--> statement-breakpoint
ALTER TABLE "sending_settings" ADD COLUMN "approval_from" bigint;--> statement-breakpoint
ALTER TABLE "sending_settings" ADD COLUMN "second_approval_from" bigint;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "approvals_needed" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "approvals_given" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "approval_progress" text GENERATED ALWAYS AS (approvals_given || ' / ' || approvals_needed) STORED;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "payout_links" ADD CONSTRAINT "payout_links_status_check" CHECK ("payout_links"."status" in ('NEEDS_APPROVAL', 'ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELLED'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_status_check" CHECK ("payouts"."status" in ('NEEDS_APPROVAL', 'PENDING', 'VERIFYING', 'CLAIMED', 'COMPLETED', 'FAILED', 'EXPIRED', 'VOIDED'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_status_check" CHECK ("withdrawals"."status" in ('NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'CANCELLED'));
--> statement-breakpoint
SELECT protect_tenant_table('approvals', 'SELECT, INSERT');