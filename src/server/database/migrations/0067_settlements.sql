CREATE TABLE "daily_closes" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"reference" text NOT NULL,
	"day" date NOT NULL,
	"channel_category" text NOT NULL,
	"channel" text NOT NULL,
	"payments_count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"ledger_amount" bigint NOT NULL,
	"wrong_count" integer NOT NULL,
	"wrong_transaction_id" uuid,
	"result" text GENERATED ALWAYS AS (CASE WHEN wrong_count = 0 THEN 'BALANCED' ELSE 'DIFFERENT' END) STORED NOT NULL,
	"currency" text NOT NULL,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "daily_closes_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "daily_closes_environment_check" CHECK ("daily_closes"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "daily_closes_channel_category_check" CHECK ("daily_closes"."channel_category" in ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER')),
	CONSTRAINT "daily_closes_channel_check" CHECK ("daily_closes"."channel" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'GCASH', 'MAYA', 'GRABPAY', 'QRIS', 'ALFAMART', 'INDOMARET', '7ELEVEN', 'CEBUANA', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'KREDIVO', 'SECURITY_BANK')),
	CONSTRAINT "daily_closes_result_check" CHECK ("daily_closes"."result" in ('BALANCED', 'DIFFERENT')),
	CONSTRAINT "daily_closes_currency_check" CHECK ("daily_closes"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"reference" text NOT NULL,
	"day" date NOT NULL,
	"channel_category" text NOT NULL,
	"channel" text NOT NULL,
	"payments_count" integer NOT NULL,
	"settled_count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"settled" timestamp (3) with time zone,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "settlements_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "settlements_environment_check" CHECK ("settlements"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "settlements_status_check" CHECK ("settlements"."status" in ('PENDING', 'SETTLED')),
	CONSTRAINT "settlements_channel_category_check" CHECK ("settlements"."channel_category" in ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER')),
	CONSTRAINT "settlements_channel_check" CHECK ("settlements"."channel" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'GCASH', 'MAYA', 'GRABPAY', 'QRIS', 'ALFAMART', 'INDOMARET', '7ELEVEN', 'CEBUANA', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'KREDIVO', 'SECURITY_BANK')),
	CONSTRAINT "settlements_currency_check" CHECK ("settlements"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "settlement_id" uuid;--> statement-breakpoint
ALTER TABLE "daily_closes" ADD CONSTRAINT "daily_closes_business_id_environment_wrong_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","wrong_transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_closes_created_idx" ON "daily_closes" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "daily_closes_day_idx" ON "daily_closes" USING btree ("business_id","environment","day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "daily_closes_channel_category_day_idx" ON "daily_closes" USING btree ("business_id","environment","channel_category" DESC NULLS FIRST,"day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "daily_closes_channel_day_idx" ON "daily_closes" USING btree ("business_id","environment","channel" DESC NULLS FIRST,"day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "daily_closes_result_day_idx" ON "daily_closes" USING btree ("business_id","environment","result" DESC NULLS FIRST,"day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "daily_closes_reference_key" ON "daily_closes" USING btree ("business_id","environment","reference");--> statement-breakpoint
CREATE INDEX "settlements_created_idx" ON "settlements" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_day_idx" ON "settlements" USING btree ("business_id","environment","day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_status_day_idx" ON "settlements" USING btree ("business_id","environment","status" DESC NULLS FIRST,"day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_channel_category_day_idx" ON "settlements" USING btree ("business_id","environment","channel_category" DESC NULLS FIRST,"day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_channel_day_idx" ON "settlements" USING btree ("business_id","environment","channel" DESC NULLS FIRST,"day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_business_id_environment_settlement_id_settlements_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","settlement_id") REFERENCES "public"."settlements"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_settlement_id_created_idx" ON "transactions" USING btree ("business_id","environment","settlement_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
SELECT protect_tenant_table('daily_closes', 'SELECT, INSERT');
--> statement-breakpoint
SELECT make_searchable('daily_closes', '{reference}');
--> statement-breakpoint
SELECT protect_tenant_table('settlements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('settlements', '{reference}');