CREATE TABLE "top_up_accounts" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "top_up_accounts_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "top_up_accounts_environment_check" CHECK ("top_up_accounts"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "top_up_accounts_bank_check" CHECK ("top_up_accounts"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK')),
	CONSTRAINT "top_up_accounts_currency_check" CHECK ("top_up_accounts"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_type_check";--> statement-breakpoint
CREATE INDEX "top_up_accounts_created_idx" ON "top_up_accounts" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "top_up_accounts_bank_key" ON "top_up_accounts" USING btree ("business_id","environment","bank");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_type_check" CHECK ("transactions"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'TOP_UP'));
--> statement-breakpoint
-- Businesses that were registered before have their accounts from now on. Before the table is protected: its policy binds an
-- owner who is not a superuser.
INSERT INTO top_up_accounts (business_id, environment, id, created, bank, account_number, account_name, currency)
SELECT b.business_id, e.environment, gen_random_uuid(), now(), k.bank, '8808' || lpad(floor(random() * 1e8)::bigint::text, 8, '0'), upper(b.name),
  CASE b.country WHEN 'ID' THEN 'IDR' ELSE 'PHP' END
FROM businesses b
CROSS JOIN unnest(ARRAY['DEVELOPMENT', 'PRODUCTION']) AS e (environment)
JOIN (VALUES ('ID', 'BCA'), ('ID', 'MANDIRI'), ('ID', 'BNI'), ('ID', 'BRI'), ('ID', 'PERMATA'), ('ID', 'BSI'), ('ID', 'CIMB'),
  ('PH', 'BPI'), ('PH', 'UNIONBANK'), ('PH', 'BDO'), ('PH', 'METROBANK')) AS k (country, bank) ON k.country = b.country;
--> statement-breakpoint
SELECT protect_tenant_table('top_up_accounts', 'SELECT, INSERT, UPDATE');
