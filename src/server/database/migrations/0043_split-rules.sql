CREATE TABLE "split_rules" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"currency" text NOT NULL,
	"routes" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	CONSTRAINT "split_rules_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "split_rules_environment_check" CHECK ("split_rules"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "split_rules_status_check" CHECK ("split_rules"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "split_rules_currency_check" CHECK ("split_rules"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_type_check";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_type_check";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "split_rule_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "split_rule_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "split_rule_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "split_amount" bigint;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "split_status" text;--> statement-breakpoint
CREATE INDEX "split_rules_created_idx" ON "split_rules" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "split_rules_status_created_idx" ON "split_rules" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "split_rules_name_key" ON "split_rules" USING btree ("business_id","environment","name");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_type_check" CHECK ("ledger_entries"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK', 'LOAN', 'LOAN_REPAYMENT', 'CARD_SPENDING', 'PLATFORM_FEE', 'TRANSFER', 'ESCROW', 'INVESTOR', 'BILL', 'SPLIT'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_split_status_check" CHECK ("transactions"."split_status" in ('PENDING', 'MOVED', 'NOT_COVERED', 'ACCOUNT_GONE', 'SUSPENDED'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_type_check" CHECK ("transactions"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'TOP_UP', 'PLATFORM_FEE', 'SPLIT'));
--> statement-breakpoint
SELECT protect_tenant_table('split_rules', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('split_rules', '{name}');
--> statement-breakpoint
-- The owner's view of a platform's rules for the accounts below it; its role no request uses.
CREATE POLICY of_account ON split_rules FOR SELECT TO CURRENT_USER USING ((business_id IN (SELECT b.master_business_id FROM businesses b WHERE (b.business_id = NULLIF(current_setting('app.business_id', true), '')::uuid))) AND (environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
-- The active rules of the business itself, or of its platform. Rule platform.splits-use.
CREATE VIEW offered_split_rules AS
 SELECT NULLIF(current_setting('app.business_id', true), '')::uuid AS business_id,
    r.environment,
    r.id,
    r.created,
    r.name,
    r.description,
    r.currency,
    r.name_search
   FROM (businesses b
     JOIN split_rules r ON ((r.business_id = COALESCE(b.master_business_id, b.business_id))))
  WHERE ((b.business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (r.environment = NULLIF(current_setting('app.environment', true), '')) AND (r.status = 'ACTIVE'));
--> statement-breakpoint
GRANT SELECT ON TABLE offered_split_rules TO beranda_request;
