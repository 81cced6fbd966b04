ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_type_check";--> statement-breakpoint
ALTER TABLE "billing_statements" ADD COLUMN "paid_from" text;--> statement-breakpoint
ALTER TABLE "billing_statements" ADD CONSTRAINT "billing_statements_paid_from_check" CHECK ("billing_statements"."paid_from" in ('BALANCE', 'BANK_TRANSFER'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_type_check" CHECK ("ledger_entries"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK', 'LOAN', 'LOAN_REPAYMENT', 'CARD_SPENDING', 'PLATFORM_FEE', 'TRANSFER', 'ESCROW', 'INVESTOR', 'BILL'));--> statement-breakpoint
-- Written by hand from here: bills that were paid before came by bank transfer.
ALTER TABLE "billing_statements" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE billing_statements SET paid_from = 'BANK_TRANSFER' WHERE status = 'PAID';--> statement-breakpoint
ALTER TABLE "billing_statements" FORCE ROW LEVEL SECURITY;
