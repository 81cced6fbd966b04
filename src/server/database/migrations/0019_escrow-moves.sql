ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_account_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_type_check";--> statement-breakpoint
ALTER TABLE "escrow_entries" ADD COLUMN "recipient_name" text;--> statement-breakpoint
ALTER TABLE "escrow_entries" ADD COLUMN "recipient_reference" text;--> statement-breakpoint
ALTER TABLE "escrow_entries" ADD COLUMN "bank" text;--> statement-breakpoint
ALTER TABLE "escrow_entries" ADD COLUMN "account_number" text;--> statement-breakpoint
ALTER TABLE "escrow_entries" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "rdl_investors" ADD COLUMN "reserved" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "rdl_transactions" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "rdl_transactions" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_account_check" CHECK ("ledger_accounts"."account" in ('BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES', 'PLATFORM', 'ESCROW', 'INVESTORS'));--> statement-breakpoint
ALTER TABLE "escrow_entries" ADD CONSTRAINT "escrow_entries_bank_check" CHECK ("escrow_entries"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_check" CHECK ("ledger_entries"."account" in ('BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES', 'PLATFORM', 'ESCROW', 'INVESTORS'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_type_check" CHECK ("ledger_entries"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK', 'LOAN', 'LOAN_REPAYMENT', 'CARD_SPENDING', 'PLATFORM_FEE', 'TRANSFER', 'ESCROW', 'INVESTOR'));--> statement-breakpoint
-- Written by hand from here: what is held for others is in the ledger, pending withdrawals are reserved, and banks are polled for them.
ALTER TABLE "rdl_investors" ALTER COLUMN "reserved" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "rdl_investors" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rdl_transactions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "escrow_accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE rdl_investors investor SET reserved = pending.amount
FROM (
  SELECT business_id, environment, investor_id, -sum(amount) AS amount FROM rdl_transactions
  WHERE status = 'PENDING' AND amount < 0 GROUP BY business_id, environment, investor_id
) AS pending
WHERE pending.business_id = investor.business_id AND pending.environment = investor.environment AND pending.investor_id = investor.id;--> statement-breakpoint
INSERT INTO queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
SELECT gen_random_uuid(), 'order', 'rdl-transaction/' || id, business_id, environment,
  jsonb_build_object('record', 'rdl-transaction', 'record_id', id, 'given', created), now(), now()
FROM rdl_transactions WHERE status = 'PENDING';--> statement-breakpoint
DO $$
DECLARE
  held record;
  line record;
  moment timestamp (3) with time zone;
  journal uuid;
  after_it bigint;
BEGIN
  FOR held IN
    SELECT business_id, environment, currency, 'ESCROW' AS account, 'ESCROW' AS type, sum(balance)::bigint AS amount
      FROM escrow_accounts GROUP BY business_id, environment, currency HAVING sum(balance) > 0
    UNION ALL
    SELECT business_id, environment, currency, 'INVESTORS', 'INVESTOR', sum(balance)::bigint
      FROM rdl_investors GROUP BY business_id, environment, currency HAVING sum(balance) > 0
  LOOP
    journal := gen_random_uuid();
    SELECT greatest(now(), max(last_posted) + interval '1 millisecond') INTO moment FROM ledger_accounts
      WHERE business_id = held.business_id AND environment = held.environment AND currency = held.currency;
    FOR line IN SELECT held.account AS account, held.amount AS amount UNION ALL SELECT 'CLEARING', -held.amount LOOP
      INSERT INTO ledger_accounts (business_id, environment, account, currency, balance, last_posted)
        VALUES (held.business_id, held.environment, line.account, held.currency, line.amount, moment)
        ON CONFLICT (business_id, environment, account, currency) DO UPDATE
          SET balance = ledger_accounts.balance + excluded.balance, last_posted = excluded.last_posted
        RETURNING balance INTO after_it;
      INSERT INTO ledger_entries (business_id, environment, id, created, account, type, amount, balance_after, currency, reference, journal_id)
        VALUES (held.business_id, held.environment, gen_random_uuid(), moment, line.account, held.type, line.amount, after_it,
          held.currency, 'OPENING', journal);
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "ledger_entries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "escrow_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rdl_transactions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rdl_investors" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Movements of escrow never change: they have no moment of a change.
CREATE OR REPLACE FUNCTION add_notification() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO notifications (business_id, environment, id, created, kind, record_id, "values")
  SELECT NEW.business_id, NEW.environment, gen_random_uuid(), coalesce((to_jsonb(NEW) ->> 'updated')::timestamptz, NEW.created), TG_ARGV[0], NEW.id,
    coalesce(jsonb_object_agg(field, to_jsonb(NEW) ->> field), '{}')
  FROM unnest(TG_ARGV) WITH ORDINALITY argument(field, position) WHERE position > 1;
  RETURN NULL;
END $$;
