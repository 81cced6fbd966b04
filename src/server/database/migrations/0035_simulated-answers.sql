ALTER TABLE "activations" ADD COLUMN "simulated" text;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "simulated_reason" text;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "simulated_note" text;--> statement-breakpoint
ALTER TABLE "review_questions" ADD COLUMN "simulated" boolean;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_simulated_check" CHECK ("activations"."simulated" in ('APPROVED', 'NEEDS_INFO', 'DECLINED'));--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_simulated_reason_check" CHECK ("activations"."simulated_reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE'));
--> statement-breakpoint
-- What was tried before is a played approval.
ALTER TABLE activations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE activations SET simulated = 'APPROVED' WHERE tried IS NOT NULL AND status = 'DATA_PROVIDED';
--> statement-breakpoint
ALTER TABLE activations FORCE ROW LEVEL SECURITY;
