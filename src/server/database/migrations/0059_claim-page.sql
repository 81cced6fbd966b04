ALTER TABLE "payer_tokens" DROP CONSTRAINT "payer_tokens_record_check";--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_status_check";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "link_sent" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "link_mails" integer;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "rejected_reason" text;--> statement-breakpoint
ALTER TABLE "payer_tokens" ADD CONSTRAINT "payer_tokens_record_check" CHECK ("payer_tokens"."record" in ('invoices', 'payment_links', 'payouts'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_rejected_reason_check" CHECK ("payouts"."rejected_reason" in ('NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_status_check" CHECK ("payouts"."status" in ('PENDING', 'VERIFYING', 'CLAIMED', 'COMPLETED', 'FAILED', 'EXPIRED', 'VOIDED'));--> statement-breakpoint
-- Written by hand from here.
CREATE TRIGGER keep_payer_token AFTER INSERT OR DELETE OR UPDATE OF link ON payouts FOR EACH ROW EXECUTE FUNCTION keep_payer_token();
--> statement-breakpoint
SELECT fill_payer_tokens('payouts');
