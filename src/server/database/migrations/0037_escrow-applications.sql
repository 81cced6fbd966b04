ALTER TABLE "review_questions" DROP CONSTRAINT "review_questions_kind_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_kind_check";--> statement-breakpoint
ALTER TABLE "escrow_accounts" ALTER COLUMN "account_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "escrow_settings" ALTER COLUMN "bank" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "escrow_settings" ALTER COLUMN "contact_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "callback_urls" ADD COLUMN "format" text GENERATED ALWAYS AS ('JSON · API v1 · 1.0') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "escrow_accounts" ADD COLUMN "requested_by" text;--> statement-breakpoint
ALTER TABLE "escrow_accounts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "escrow_accounts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "escrow_settings" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "escrow_settings" ADD COLUMN "submitted" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "escrow_settings" ADD COLUMN "submitted_by" text;--> statement-breakpoint
ALTER TABLE "escrow_settings" ADD COLUMN "decided" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "escrow_settings" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "escrow_settings" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "issued_cards" ADD COLUMN "last_day" date GENERATED ALWAYS AS ((make_date(2000 + right(expiry, 2)::int, left(expiry, 2)::int, 1) + interval '1 month' - interval '1 day')::date) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "issued_cards_status_last_day_idx" ON "issued_cards" USING btree ("business_id","environment","status" DESC NULLS FIRST,"last_day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "escrow_accounts" ADD CONSTRAINT "escrow_accounts_reason_check" CHECK ("escrow_accounts"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE'));--> statement-breakpoint
ALTER TABLE "escrow_settings" ADD CONSTRAINT "escrow_settings_reason_check" CHECK ("escrow_settings"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE'));--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_kind_check" CHECK ("review_questions"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'ESCROW', 'ESCROW_ACCOUNT', 'SUPPORT_CASE'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_kind_check" CHECK ("reviews"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'ESCROW', 'ESCROW_ACCOUNT', 'SUPPORT_CASE'));--> statement-breakpoint
-- Tax invoices of all businesses are numbered as one series. Rule receipts.tax-invoice.
CREATE SEQUENCE tax_invoice_numbers;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE tax_invoice_numbers TO beranda_request;
--> statement-breakpoint
-- The products of a business from before it could apply for them: enabled where it uses them. Rule registration.first-day-records.
ALTER TABLE "escrow_settings" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "escrow_accounts" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "rdl_investors" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO escrow_settings (business_id, environment, id, created, updated, product, status, activated_at)
SELECT b.business_id, e.environment, gen_random_uuid(), now(), now(), p.product,
  CASE WHEN u.used THEN 'enabled' ELSE 'disabled' END, CASE WHEN u.used THEN now() END
FROM businesses b
CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) AS e (environment)
CROSS JOIN (VALUES ('P2P_ESCROW'), ('INVESTOR_DEPOSIT')) AS p (product)
CROSS JOIN LATERAL (SELECT CASE p.product
  WHEN 'P2P_ESCROW' THEN EXISTS (SELECT 1 FROM escrow_accounts a WHERE a.business_id = b.business_id AND a.environment = e.environment)
  ELSE EXISTS (SELECT 1 FROM rdl_investors i WHERE i.business_id = b.business_id AND i.environment = e.environment)
END AS used) AS u
WHERE b.country = 'ID' AND b.entity = 'main'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "rdl_investors" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "escrow_accounts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "escrow_settings" FORCE ROW LEVEL SECURITY;
