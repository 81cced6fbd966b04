CREATE TABLE "ereceipt_settings" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"tax_number" text,
	"address_line" text,
	"reply_email" text,
	"footer" text,
	"prefix" text,
	"send_automatically" boolean NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	CONSTRAINT "ereceipt_settings_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "ereceipt_settings_environment_check" CHECK ("ereceipt_settings"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
CREATE TABLE "ereceipts" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"number" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"customer_id" uuid,
	"customer_name" text,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"vat_amount" bigint,
	"currency" text NOT NULL,
	"purchase_date" date NOT NULL,
	"payment_method" text NOT NULL,
	"note" text,
	"sent" timestamp (3) with time zone,
	"viewed" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"number_search" text collate "C" GENERATED ALWAYS AS (lower("number")) STORED,
	"buyer_email_search" text collate "C" GENERATED ALWAYS AS (lower("buyer_email")) STORED,
	"buyer_name_search" text collate "C" GENERATED ALWAYS AS (lower("buyer_name")) STORED,
	CONSTRAINT "ereceipts_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "ereceipts_environment_check" CHECK ("ereceipts"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "ereceipts_status_check" CHECK ("ereceipts"."status" in ('DRAFT', 'SENT', 'VIEWED', 'VOIDED')),
	CONSTRAINT "ereceipts_currency_check" CHECK ("ereceipts"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "ereceipts_payment_method_check" CHECK ("ereceipts"."payment_method" in ('CASH', 'CARD', 'EWALLET', 'BANK_TRANSFER'))
);
--> statement-breakpoint
CREATE TABLE "escrow_accounts" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"balance" bigint NOT NULL,
	"currency" text NOT NULL,
	"closed" timestamp (3) with time zone,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	"account_number_search" text collate "C" GENERATED ALWAYS AS (lower("account_number")) STORED,
	"account_number_last_four" text collate "C" GENERATED ALWAYS AS (right("account_number", 4)) STORED,
	CONSTRAINT "escrow_accounts_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "escrow_accounts_environment_check" CHECK ("escrow_accounts"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "escrow_accounts_status_check" CHECK ("escrow_accounts"."status" in ('PENDING', 'ACTIVE', 'CLOSED')),
	CONSTRAINT "escrow_accounts_bank_check" CHECK ("escrow_accounts"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK')),
	CONSTRAINT "escrow_accounts_currency_check" CHECK ("escrow_accounts"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "escrow_customers" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"reference" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"account_id" uuid,
	"account_name" text,
	"held_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_by" text NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	"email_search" text collate "C" GENERATED ALWAYS AS (lower("email")) STORED,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "escrow_customers_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "escrow_customers_environment_check" CHECK ("escrow_customers"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "escrow_customers_type_check" CHECK ("escrow_customers"."type" in ('LENDER', 'BORROWER', 'BUYER', 'SELLER')),
	CONSTRAINT "escrow_customers_status_check" CHECK ("escrow_customers"."status" in ('PENDING', 'VERIFIED', 'REJECTED', 'BLOCKED')),
	CONSTRAINT "escrow_customers_currency_check" CHECK ("escrow_customers"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "escrow_entries" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"account_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	"customer_id" uuid,
	"customer_name" text,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "escrow_entries_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "escrow_entries_environment_check" CHECK ("escrow_entries"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "escrow_entries_type_check" CHECK ("escrow_entries"."type" in ('DEPOSIT', 'RELEASE', 'REFUND', 'FEE')),
	CONSTRAINT "escrow_entries_currency_check" CHECK ("escrow_entries"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "payment_link_batches" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"links_count" integer NOT NULL,
	"failed_count" integer,
	"total_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"failure_code" text,
	"completed" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	"file_name_search" text collate "C" GENERATED ALWAYS AS (lower("file_name")) STORED,
	CONSTRAINT "payment_link_batches_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "payment_link_batches_environment_check" CHECK ("payment_link_batches"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "payment_link_batches_status_check" CHECK ("payment_link_batches"."status" in ('DRAFT', 'PROCESSING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "payment_link_batches_currency_check" CHECK ("payment_link_batches"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "payment_link_batches_failure_code_check" CHECK ("payment_link_batches"."failure_code" in ('FILE_UNREADABLE', 'TOO_MANY_ROWS', 'NO_VALID_ROW'))
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"external_id" text NOT NULL,
	"payer_email" text,
	"amount" bigint,
	"currency" text NOT NULL,
	"link" text NOT NULL,
	"end_date" date,
	"usage_limit" integer,
	"payments_count" integer,
	"paid_amount" bigint,
	"paid" timestamp (3) with time zone,
	"batch_id" uuid,
	"customer_id" uuid,
	"customer_name" text,
	"created_by" text NOT NULL,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"title_search" text collate "C" GENERATED ALWAYS AS (lower("title")) STORED,
	"payer_email_search" text collate "C" GENERATED ALWAYS AS (lower("payer_email")) STORED,
	CONSTRAINT "payment_links_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "payment_links_environment_check" CHECK ("payment_links"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "payment_links_type_check" CHECK ("payment_links"."type" in ('SINGLE', 'MULTIPLE', 'ON_DEMAND')),
	CONSTRAINT "payment_links_status_check" CHECK ("payment_links"."status" in ('ACTIVE', 'PAID', 'EXPIRED', 'INACTIVE')),
	CONSTRAINT "payment_links_currency_check" CHECK ("payment_links"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "qr_codes" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"external_id" text NOT NULL,
	"amount" bigint,
	"currency" text NOT NULL,
	"qr_string" text NOT NULL,
	"expires" timestamp (3) with time zone,
	"payments_count" integer,
	"paid_amount" bigint,
	"last_paid" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	CONSTRAINT "qr_codes_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "qr_codes_environment_check" CHECK ("qr_codes"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "qr_codes_status_check" CHECK ("qr_codes"."status" in ('ACTIVE', 'INACTIVE', 'EXPIRED')),
	CONSTRAINT "qr_codes_type_check" CHECK ("qr_codes"."type" in ('STATIC', 'DYNAMIC')),
	CONSTRAINT "qr_codes_currency_check" CHECK ("qr_codes"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "rdl_investors" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text,
	"balance" bigint NOT NULL,
	"currency" text NOT NULL,
	"activated" timestamp (3) with time zone,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	"email_search" text collate "C" GENERATED ALWAYS AS (lower("email")) STORED,
	"account_number_search" text collate "C" GENERATED ALWAYS AS (lower("account_number")) STORED,
	"account_number_last_four" text collate "C" GENERATED ALWAYS AS (right("account_number", 4)) STORED,
	CONSTRAINT "rdl_investors_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "rdl_investors_environment_check" CHECK ("rdl_investors"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "rdl_investors_status_check" CHECK ("rdl_investors"."status" in ('REGISTERED', 'PENDING_VERIFICATION', 'ACTIVE', 'REJECTED', 'CLOSED')),
	CONSTRAINT "rdl_investors_bank_check" CHECK ("rdl_investors"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'CIMB')),
	CONSTRAINT "rdl_investors_currency_check" CHECK ("rdl_investors"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "rdl_transactions" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"investor_name" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"failure_code" text,
	"completed" timestamp (3) with time zone,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "rdl_transactions_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "rdl_transactions_environment_check" CHECK ("rdl_transactions"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "rdl_transactions_type_check" CHECK ("rdl_transactions"."type" in ('DEPOSIT', 'WITHDRAWAL', 'FUNDING', 'REPAYMENT')),
	CONSTRAINT "rdl_transactions_status_check" CHECK ("rdl_transactions"."status" in ('PENDING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "rdl_transactions_currency_check" CHECK ("rdl_transactions"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "rdl_transactions_failure_code_check" CHECK ("rdl_transactions"."failure_code" in ('INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE'))
);
--> statement-breakpoint
CREATE TABLE "recurring_cycles" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"plan_id" uuid NOT NULL,
	"cycle_number" integer NOT NULL,
	"status" text NOT NULL,
	"due_date" date NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"attempts" integer,
	"failure_code" text,
	"paid" timestamp (3) with time zone,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "recurring_cycles_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "recurring_cycles_environment_check" CHECK ("recurring_cycles"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "recurring_cycles_status_check" CHECK ("recurring_cycles"."status" in ('SCHEDULED', 'RETRYING', 'PAID', 'FAILED', 'SKIPPED')),
	CONSTRAINT "recurring_cycles_currency_check" CHECK ("recurring_cycles"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "recurring_cycles_failure_code_check" CHECK ("recurring_cycles"."failure_code" in ('INSUFFICIENT_BALANCE', 'EXPIRED_CARD', 'CARD_DECLINED', 'EXPIRED_PAYMENT'))
);
--> statement-breakpoint
CREATE TABLE "recurring_plans" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"description" text NOT NULL,
	"customer_id" uuid,
	"customer_name" text,
	"payer_email" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"interval" text NOT NULL,
	"interval_count" integer NOT NULL,
	"total_cycles" integer,
	"paid_cycles" integer,
	"start_date" date NOT NULL,
	"next_date" date,
	"stopped" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"payer_email_search" text collate "C" GENERATED ALWAYS AS (lower("payer_email")) STORED,
	CONSTRAINT "recurring_plans_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "recurring_plans_environment_check" CHECK ("recurring_plans"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "recurring_plans_type_check" CHECK ("recurring_plans"."type" in ('INVOICE', 'PAYMENT_LINK', 'AUTOMATIC')),
	CONSTRAINT "recurring_plans_status_check" CHECK ("recurring_plans"."status" in ('PENDING', 'ACTIVE', 'PAUSED', 'STOPPED', 'COMPLETED')),
	CONSTRAINT "recurring_plans_currency_check" CHECK ("recurring_plans"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "recurring_plans_interval_check" CHECK ("recurring_plans"."interval" in ('DAY', 'WEEK', 'MONTH', 'YEAR'))
);
--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"number" text NOT NULL,
	"period" text NOT NULL,
	"base_amount" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"document" uuid,
	"created_by" text NOT NULL,
	"number_search" text collate "C" GENERATED ALWAYS AS (lower("number")) STORED,
	CONSTRAINT "tax_documents_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "tax_documents_environment_check" CHECK ("tax_documents"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "tax_documents_type_check" CHECK ("tax_documents"."type" in ('VAT_INVOICE', 'WITHHOLDING_SLIP')),
	CONSTRAINT "tax_documents_status_check" CHECK ("tax_documents"."status" in ('ISSUED', 'SUBMITTED', 'ACCEPTED', 'REJECTED')),
	CONSTRAINT "tax_documents_currency_check" CHECK ("tax_documents"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "tax_documents_reason_check" CHECK ("tax_documents"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD'))
);
--> statement-breakpoint
CREATE TABLE "virtual_accounts" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"external_id" text NOT NULL,
	"type" text NOT NULL,
	"expected_amount" bigint,
	"currency" text NOT NULL,
	"expires" date,
	"description" text,
	"customer_id" uuid,
	"customer_name" text,
	"created_by" text NOT NULL,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	"account_number_search" text collate "C" GENERATED ALWAYS AS (lower("account_number")) STORED,
	"account_number_last_four" text collate "C" GENERATED ALWAYS AS (right("account_number", 4)) STORED,
	CONSTRAINT "virtual_accounts_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "virtual_accounts_environment_check" CHECK ("virtual_accounts"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "virtual_accounts_status_check" CHECK ("virtual_accounts"."status" in ('PENDING', 'ACTIVE', 'INACTIVE', 'EXPIRED')),
	CONSTRAINT "virtual_accounts_bank_check" CHECK ("virtual_accounts"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK')),
	CONSTRAINT "virtual_accounts_type_check" CHECK ("virtual_accounts"."type" in ('SINGLE_USE', 'MULTIPLE_USE')),
	CONSTRAINT "virtual_accounts_currency_check" CHECK ("virtual_accounts"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "customer_name" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "stage" text GENERATED ALWAYS AS (CASE WHEN status = 'PENDING' THEN 'PENDING' WHEN status = 'COMPLETED' AND settlement_status = 'PENDING' THEN 'IN_TRANSIT' ELSE 'FINAL' END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "progress" text GENERATED ALWAYS AS (CASE WHEN status = 'PENDING' OR (status = 'COMPLETED' AND settlement_status = 'PENDING') THEN 'UNDERWAY' ELSE 'FINAL' END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ereceipts" ADD CONSTRAINT "ereceipts_business_id_environment_customer_id_customers_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","customer_id") REFERENCES "public"."customers"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escrow_customers" ADD CONSTRAINT "escrow_customers_business_id_environment_account_id_escrow_accounts_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","account_id") REFERENCES "public"."escrow_accounts"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escrow_entries" ADD CONSTRAINT "escrow_entries_business_id_environment_account_id_escrow_accounts_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","account_id") REFERENCES "public"."escrow_accounts"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escrow_entries" ADD CONSTRAINT "escrow_entries_business_id_environment_customer_id_escrow_customers_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","customer_id") REFERENCES "public"."escrow_customers"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_business_id_environment_batch_id_payment_link_batches_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","batch_id") REFERENCES "public"."payment_link_batches"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_business_id_environment_customer_id_customers_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","customer_id") REFERENCES "public"."customers"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rdl_transactions" ADD CONSTRAINT "rdl_transactions_business_id_environment_investor_id_rdl_investors_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","investor_id") REFERENCES "public"."rdl_investors"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD CONSTRAINT "recurring_cycles_business_id_environment_plan_id_recurring_plans_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","plan_id") REFERENCES "public"."recurring_plans"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_plans" ADD CONSTRAINT "recurring_plans_business_id_environment_customer_id_customers_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","customer_id") REFERENCES "public"."customers"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "virtual_accounts" ADD CONSTRAINT "virtual_accounts_business_id_environment_customer_id_customers_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","customer_id") REFERENCES "public"."customers"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ereceipt_settings_created_idx" ON "ereceipt_settings" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ereceipt_settings_name_idx" ON "ereceipt_settings" USING btree ("business_id","environment","name" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ereceipt_settings_name_search_idx" ON "ereceipt_settings" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE UNIQUE INDEX "ereceipt_settings_name_key" ON "ereceipt_settings" USING btree ("business_id","environment","name");--> statement-breakpoint
CREATE INDEX "ereceipts_created_idx" ON "ereceipts" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ereceipts_status_created_idx" ON "ereceipts" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ereceipts_amount_idx" ON "ereceipts" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ereceipts_customer_id_created_idx" ON "ereceipts" USING btree ("business_id","environment","customer_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ereceipts_number_search_idx" ON "ereceipts" USING btree ("business_id","environment","number_search");--> statement-breakpoint
CREATE INDEX "ereceipts_buyer_email_search_idx" ON "ereceipts" USING btree ("business_id","environment","buyer_email_search");--> statement-breakpoint
CREATE INDEX "ereceipts_buyer_name_search_idx" ON "ereceipts" USING btree ("business_id","environment","buyer_name_search");--> statement-breakpoint
CREATE UNIQUE INDEX "ereceipts_number_key" ON "ereceipts" USING btree ("business_id","environment","number");--> statement-breakpoint
CREATE INDEX "escrow_accounts_created_idx" ON "escrow_accounts" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_accounts_status_created_idx" ON "escrow_accounts" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_accounts_bank_created_idx" ON "escrow_accounts" USING btree ("business_id","environment","bank" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_accounts_name_search_idx" ON "escrow_accounts" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "escrow_accounts_account_number_search_idx" ON "escrow_accounts" USING btree ("business_id","environment","account_number_search");--> statement-breakpoint
CREATE INDEX "escrow_accounts_account_number_last_four_idx" ON "escrow_accounts" USING btree ("business_id","environment","account_number_last_four");--> statement-breakpoint
CREATE UNIQUE INDEX "escrow_accounts_account_number_key" ON "escrow_accounts" USING btree ("business_id","environment","account_number");--> statement-breakpoint
CREATE INDEX "escrow_customers_created_idx" ON "escrow_customers" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_customers_status_created_idx" ON "escrow_customers" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_customers_type_created_idx" ON "escrow_customers" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_customers_name_search_idx" ON "escrow_customers" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "escrow_customers_email_search_idx" ON "escrow_customers" USING btree ("business_id","environment","email_search");--> statement-breakpoint
CREATE INDEX "escrow_customers_reference_search_idx" ON "escrow_customers" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE UNIQUE INDEX "escrow_customers_reference_key" ON "escrow_customers" USING btree ("business_id","environment","reference");--> statement-breakpoint
CREATE INDEX "escrow_entries_created_idx" ON "escrow_entries" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_entries_type_created_idx" ON "escrow_entries" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_entries_account_id_created_idx" ON "escrow_entries" USING btree ("business_id","environment","account_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_entries_customer_id_created_idx" ON "escrow_entries" USING btree ("business_id","environment","customer_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_entries_amount_idx" ON "escrow_entries" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_entries_reference_search_idx" ON "escrow_entries" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "payment_link_batches_created_idx" ON "payment_link_batches" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_link_batches_status_created_idx" ON "payment_link_batches" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_link_batches_name_search_idx" ON "payment_link_batches" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "payment_link_batches_file_name_search_idx" ON "payment_link_batches" USING btree ("business_id","environment","file_name_search");--> statement-breakpoint
CREATE INDEX "payment_links_type_created_idx" ON "payment_links" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_links_type_status_created_idx" ON "payment_links" USING btree ("business_id","environment","type" DESC NULLS FIRST,"status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_links_type_amount_idx" ON "payment_links" USING btree ("business_id","environment","type" DESC NULLS FIRST,"amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_links_batch_id_created_idx" ON "payment_links" USING btree ("business_id","environment","batch_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_links_customer_id_created_idx" ON "payment_links" USING btree ("business_id","environment","customer_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_links_external_id_search_idx" ON "payment_links" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "payment_links_title_search_idx" ON "payment_links" USING btree ("business_id","environment","title_search");--> statement-breakpoint
CREATE INDEX "payment_links_payer_email_search_idx" ON "payment_links" USING btree ("business_id","environment","payer_email_search");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_external_id_key" ON "payment_links" USING btree ("business_id","environment","external_id");--> statement-breakpoint
CREATE INDEX "qr_codes_created_idx" ON "qr_codes" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "qr_codes_status_created_idx" ON "qr_codes" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "qr_codes_type_created_idx" ON "qr_codes" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "qr_codes_amount_idx" ON "qr_codes" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "qr_codes_external_id_search_idx" ON "qr_codes" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "qr_codes_name_search_idx" ON "qr_codes" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE UNIQUE INDEX "qr_codes_external_id_key" ON "qr_codes" USING btree ("business_id","environment","external_id");--> statement-breakpoint
CREATE INDEX "rdl_investors_created_idx" ON "rdl_investors" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rdl_investors_status_created_idx" ON "rdl_investors" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rdl_investors_bank_created_idx" ON "rdl_investors" USING btree ("business_id","environment","bank" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rdl_investors_name_search_idx" ON "rdl_investors" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "rdl_investors_email_search_idx" ON "rdl_investors" USING btree ("business_id","environment","email_search");--> statement-breakpoint
CREATE INDEX "rdl_investors_account_number_search_idx" ON "rdl_investors" USING btree ("business_id","environment","account_number_search");--> statement-breakpoint
CREATE INDEX "rdl_investors_account_number_last_four_idx" ON "rdl_investors" USING btree ("business_id","environment","account_number_last_four");--> statement-breakpoint
CREATE UNIQUE INDEX "rdl_investors_reference_key" ON "rdl_investors" USING btree ("business_id","environment","reference");--> statement-breakpoint
CREATE INDEX "rdl_transactions_created_idx" ON "rdl_transactions" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rdl_transactions_status_created_idx" ON "rdl_transactions" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rdl_transactions_type_created_idx" ON "rdl_transactions" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rdl_transactions_investor_id_created_idx" ON "rdl_transactions" USING btree ("business_id","environment","investor_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rdl_transactions_amount_idx" ON "rdl_transactions" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rdl_transactions_reference_search_idx" ON "rdl_transactions" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "recurring_cycles_created_idx" ON "recurring_cycles" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recurring_cycles_plan_id_created_idx" ON "recurring_cycles" USING btree ("business_id","environment","plan_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recurring_cycles_status_created_idx" ON "recurring_cycles" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recurring_cycles_reference_search_idx" ON "recurring_cycles" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "recurring_plans_type_created_idx" ON "recurring_plans" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recurring_plans_type_status_created_idx" ON "recurring_plans" USING btree ("business_id","environment","type" DESC NULLS FIRST,"status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recurring_plans_type_interval_created_idx" ON "recurring_plans" USING btree ("business_id","environment","type" DESC NULLS FIRST,"interval" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recurring_plans_type_amount_idx" ON "recurring_plans" USING btree ("business_id","environment","type" DESC NULLS FIRST,"amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recurring_plans_type_next_date_idx" ON "recurring_plans" USING btree ("business_id","environment","type" DESC NULLS FIRST,"next_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recurring_plans_customer_id_created_idx" ON "recurring_plans" USING btree ("business_id","environment","customer_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recurring_plans_external_id_search_idx" ON "recurring_plans" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "recurring_plans_payer_email_search_idx" ON "recurring_plans" USING btree ("business_id","environment","payer_email_search");--> statement-breakpoint
CREATE UNIQUE INDEX "recurring_plans_external_id_key" ON "recurring_plans" USING btree ("business_id","environment","external_id");--> statement-breakpoint
CREATE INDEX "tax_documents_created_idx" ON "tax_documents" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tax_documents_type_created_idx" ON "tax_documents" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tax_documents_status_created_idx" ON "tax_documents" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tax_documents_amount_idx" ON "tax_documents" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tax_documents_number_search_idx" ON "tax_documents" USING btree ("business_id","environment","number_search");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_number_key" ON "tax_documents" USING btree ("business_id","environment","number");--> statement-breakpoint
CREATE INDEX "virtual_accounts_created_idx" ON "virtual_accounts" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "virtual_accounts_status_created_idx" ON "virtual_accounts" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "virtual_accounts_bank_created_idx" ON "virtual_accounts" USING btree ("business_id","environment","bank" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "virtual_accounts_customer_id_created_idx" ON "virtual_accounts" USING btree ("business_id","environment","customer_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "virtual_accounts_external_id_search_idx" ON "virtual_accounts" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "virtual_accounts_name_search_idx" ON "virtual_accounts" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "virtual_accounts_account_number_search_idx" ON "virtual_accounts" USING btree ("business_id","environment","account_number_search");--> statement-breakpoint
CREATE INDEX "virtual_accounts_account_number_last_four_idx" ON "virtual_accounts" USING btree ("business_id","environment","account_number_last_four");--> statement-breakpoint
CREATE UNIQUE INDEX "virtual_accounts_external_id_key" ON "virtual_accounts" USING btree ("business_id","environment","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "virtual_accounts_account_number_key" ON "virtual_accounts" USING btree ("business_id","environment","account_number");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_business_id_environment_customer_id_customers_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","customer_id") REFERENCES "public"."customers"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_customer_id_created_idx" ON "invoices" USING btree ("business_id","environment","customer_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_progress_created_idx" ON "transactions" USING btree ("business_id","environment","progress" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_progress_stage_created_idx" ON "transactions" USING btree ("business_id","environment","progress" DESC NULLS FIRST,"stage" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_channel_category_status_created_idx" ON "transactions" USING btree ("business_id","environment","channel_category" DESC NULLS FIRST,"status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_channel_category_channel_created_idx" ON "transactions" USING btree ("business_id","environment","channel_category" DESC NULLS FIRST,"channel" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_stage_check" CHECK ("transactions"."stage" in ('PENDING', 'IN_TRANSIT', 'FINAL'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_progress_check" CHECK ("transactions"."progress" in ('UNDERWAY', 'FINAL'));
--> statement-breakpoint
SELECT protect_tenant_table('ereceipt_settings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('ereceipts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('escrow_accounts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('escrow_customers', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('escrow_entries', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('payment_link_batches', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payment_links', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('qr_codes', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('rdl_investors', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('rdl_transactions', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('recurring_cycles', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('recurring_plans', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('tax_documents', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('virtual_accounts', 'SELECT, INSERT, UPDATE');