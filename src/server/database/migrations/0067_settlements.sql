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
CREATE INDEX "settlements_created_idx" ON "settlements" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_status_created_idx" ON "settlements" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_channel_category_created_idx" ON "settlements" USING btree ("business_id","environment","channel_category" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_channel_created_idx" ON "settlements" USING btree ("business_id","environment","channel" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_day_idx" ON "settlements" USING btree ("business_id","environment","day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_business_id_environment_settlement_id_settlements_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","settlement_id") REFERENCES "public"."settlements"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_settlement_id_created_idx" ON "transactions" USING btree ("business_id","environment","settlement_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
SELECT protect_tenant_table('settlements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('settlements', '{reference}');