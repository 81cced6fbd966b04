CREATE TABLE "account_transfers" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"direction" text NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text,
	"created_by" text,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"account_name_search" text collate "C" GENERATED ALWAYS AS (lower("account_name")) STORED,
	CONSTRAINT "account_transfers_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "account_transfers_environment_check" CHECK ("account_transfers"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "account_transfers_status_check" CHECK ("account_transfers"."status" in ('COMPLETED')),
	CONSTRAINT "account_transfers_direction_check" CHECK ("account_transfers"."direction" in ('IN', 'OUT')),
	CONSTRAINT "account_transfers_currency_check" CHECK ("account_transfers"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_account_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_type_check";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_type_check";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "platform_address" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "platform_id" uuid;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "invited_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "platform_fee" bigint;--> statement-breakpoint
CREATE INDEX "account_transfers_created_idx" ON "account_transfers" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_transfers_direction_created_idx" ON "account_transfers" USING btree ("business_id","environment","direction" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_transfers_amount_idx" ON "account_transfers" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "account_transfers_external_id_key" ON "account_transfers" USING btree ("business_id","environment","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "businesses_platform_address_key" ON "businesses" USING btree ("platform_address");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_account_check" CHECK ("ledger_accounts"."account" in ('BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES', 'PLATFORM'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_check" CHECK ("ledger_entries"."account" in ('BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES', 'PLATFORM'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_type_check" CHECK ("ledger_entries"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK', 'LOAN', 'LOAN_REPAYMENT', 'CARD_SPENDING', 'PLATFORM_FEE', 'TRANSFER'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_type_check" CHECK ("transactions"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'TOP_UP', 'PLATFORM_FEE'));
--> statement-breakpoint
SELECT protect_tenant_table('account_transfers', 'SELECT, INSERT');
--> statement-breakpoint
SELECT make_searchable('account_transfers', '{external_id,account_name}');
--> statement-breakpoint
-- The view gets a column at its end.
CREATE OR REPLACE VIEW sub_account_transactions AS
 SELECT b.master_business_id AS business_id,
    t.environment,
    t.id,
    t.created,
    t.business_id AS sub_account_id,
    t.type,
    t.status,
    t.channel,
    t.external_id,
    t.amount,
    t.currency,
    t.platform_fee
   FROM (businesses b
     JOIN transactions t ON ((t.business_id = b.business_id)))
  WHERE ((b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (t.environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
-- Rule platform.registration: the address of a platform is made from its name; a later one of the same address has its id too.
UPDATE businesses b SET platform_address = CASE WHEN made.place = 1 AND made.address <> '' THEN made.address
  ELSE trim(leading '-' from made.address || '-' || left(md5(b.business_id::text), 6)) END
FROM (
  SELECT business_id, address, row_number() OVER (PARTITION BY address ORDER BY created, business_id) AS place
  FROM (
    SELECT business_id, created, trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')) AS address
    FROM businesses WHERE 'master' = ANY (accounts)
  ) AS named
) AS made
WHERE made.business_id = b.business_id;
