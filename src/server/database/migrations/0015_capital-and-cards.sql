ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_type_check";--> statement-breakpoint
ALTER TABLE "capital_repayments" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_type_check" CHECK ("ledger_entries"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK', 'LOAN', 'LOAN_REPAYMENT', 'CARD_SPENDING'));--> statement-breakpoint
-- Written by hand from here: shares have the day before they were made, and loans that are repaid wait in the queue.
ALTER TABLE "capital_repayments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE capital_repayments SET day = (created AT TIME ZONE 'Asia/Jakarta')::date - 1 WHERE method = 'DAILY_SHARE';--> statement-breakpoint
ALTER TABLE "capital_repayments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "capital_loans" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO queue_tasks (id, queue, key, business_id, environment, due, scheduled)
SELECT gen_random_uuid(), 'loan', id::text, business_id, environment, now(), now()
FROM capital_loans WHERE status IN ('APPROVED', 'ACTIVE', 'OVERDUE');--> statement-breakpoint
ALTER TABLE "capital_loans" FORCE ROW LEVEL SECURITY;
