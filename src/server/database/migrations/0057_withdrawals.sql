CREATE TABLE "withdrawals" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"currency" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"failure_code" text,
	"created_by" text NOT NULL,
	"completed" timestamp (3) with time zone,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"account_number_last_four" text collate "C" GENERATED ALWAYS AS (right("account_number", 4)) STORED,
	CONSTRAINT "withdrawals_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "withdrawals_environment_check" CHECK ("withdrawals"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "withdrawals_status_check" CHECK ("withdrawals"."status" in ('PENDING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "withdrawals_bank_check" CHECK ("withdrawals"."bank" in ('BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB')),
	CONSTRAINT "withdrawals_currency_check" CHECK ("withdrawals"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "withdrawals_failure_code_check" CHECK ("withdrawals"."failure_code" in ('INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE'))
);
--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_channel_check";--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "short_name" text GENERATED ALWAYS AS (replace(bank, '_', ' ') || ' •••• ' || right(account_number, 4)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "account_name_search" text collate "C" GENERATED ALWAYS AS (lower("account_name")) STORED;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_business_id_environment_bank_account_id_bank_accounts_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","bank_account_id") REFERENCES "public"."bank_accounts"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_created_idx" ON "withdrawals" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawals_status_created_idx" ON "withdrawals" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawals_amount_idx" ON "withdrawals" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawals_bank_account_id_created_idx" ON "withdrawals" USING btree ("business_id","environment","bank_account_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawals_transaction_id_idx" ON "withdrawals" USING btree ("business_id","environment","transaction_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawals_account_number_last_four_idx" ON "withdrawals" USING btree ("business_id","environment","account_number_last_four");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_external_id_key" ON "withdrawals" USING btree ("business_id","environment","external_id");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_channel_check" CHECK ("transactions"."channel" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'GCASH', 'MAYA', 'GRABPAY', 'QRIS', 'ALFAMART', 'INDOMARET', '7ELEVEN', 'CEBUANA', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'KREDIVO', 'SECURITY_BANK'));
--> statement-breakpoint
SELECT protect_tenant_table('withdrawals', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('withdrawals', '{external_id}');
--> statement-breakpoint
SELECT make_searchable('bank_accounts', '{account_name}');
