CREATE TABLE "activity_logs" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_name" text NOT NULL,
	"actor_email" text,
	"target_type" text,
	"target_id" text,
	"ip_address" text,
	"user_agent" text,
	"before" jsonb,
	"after" jsonb,
	"actor_email_search" text collate "C" GENERATED ALWAYS AS (lower("actor_email")) STORED,
	"target_id_search" text collate "C" GENERATED ALWAYS AS (lower("target_id")) STORED,
	CONSTRAINT "activity_logs_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "activity_logs_environment_check" CHECK ("activity_logs"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "activity_logs_action_check" CHECK ("activity_logs"."action" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_SIMULATED')),
	CONSTRAINT "activity_logs_actor_type_check" CHECK ("activity_logs"."actor_type" in ('PERSON', 'API_KEY', 'SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"entity" text NOT NULL,
	"country" text NOT NULL,
	"go_live_status" text NOT NULL,
	"kyc_verification_status" text,
	"accounts" text[] NOT NULL,
	"excluded_pages" text[] NOT NULL,
	"flags" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"master_business_id" uuid,
	"internal" boolean NOT NULL,
	"is_micro_ecommerce" boolean NOT NULL,
	"micro_ecommerce_limits_applied" boolean NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "businesses_entity_check" CHECK ("businesses"."entity" in ('main', 'second', 'remittance')),
	CONSTRAINT "businesses_country_check" CHECK ("businesses"."country" in ('ID', 'PH', 'SG')),
	CONSTRAINT "businesses_go_live_status_check" CHECK ("businesses"."go_live_status" in ('REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING_VERIFICATION', 'INVITED', 'TIER_1', 'LIVE', 'LIVE_TESTMODE', 'SUSPENDED'))
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"can_view" boolean NOT NULL,
	"can_edit" boolean NOT NULL,
	"can_approve" boolean NOT NULL,
	"operation" boolean NOT NULL,
	"can_administer" boolean NOT NULL,
	"can_manage_tech_settings" boolean NOT NULL,
	"can_withdraw" boolean NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_business_id_user_id_pk" PRIMARY KEY("business_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone_number" text,
	"country" text NOT NULL,
	"city" text,
	"reference" text NOT NULL,
	"description" text,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	"email_search" text collate "C" GENERATED ALWAYS AS (lower("email")) STORED,
	"phone_number_search" text collate "C" GENERATED ALWAYS AS (lower("phone_number")) STORED,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "customers_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "customers_environment_check" CHECK ("customers"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "customers_type_check" CHECK ("customers"."type" in ('INDIVIDUAL', 'BUSINESS')),
	CONSTRAINT "customers_status_check" CHECK ("customers"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "customers_country_check" CHECK ("customers"."country" in ('ID', 'PH', 'SG'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status_code" integer,
	"answer" jsonb,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_business_id_environment_user_id_key_pk" PRIMARY KEY("business_id","environment","user_id","key"),
	CONSTRAINT "idempotency_keys_environment_check" CHECK ("idempotency_keys"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint NOT NULL,
	"last_posted" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_accounts_business_id_environment_account_currency_pk" PRIMARY KEY("business_id","environment","account","currency"),
	CONSTRAINT "ledger_accounts_environment_check" CHECK ("ledger_accounts"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "ledger_accounts_account_check" CHECK ("ledger_accounts"."account" in ('BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES')),
	CONSTRAINT "ledger_accounts_currency_check" CHECK ("ledger_accounts"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"account" text NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"description" text,
	"transaction_id" uuid,
	"journal_id" uuid NOT NULL,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "ledger_entries_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "ledger_entries_environment_check" CHECK ("ledger_entries"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "ledger_entries_account_check" CHECK ("ledger_entries"."account" in ('BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES')),
	CONSTRAINT "ledger_entries_type_check" CHECK ("ledger_entries"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP')),
	CONSTRAINT "ledger_entries_currency_check" CHECK ("ledger_entries"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "list_preferences" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"columns" jsonb NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "list_preferences_business_id_user_id_resource_pk" PRIMARY KEY("business_id","user_id","resource")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_messages_channel_check" CHECK ("outbox_messages"."channel" in ('mail', 'text'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"access_hash" "bytea" NOT NULL,
	"access_expires" timestamp (3) with time zone NOT NULL,
	"refresh_hash" "bytea" NOT NULL,
	"refresh_expires" timestamp (3) with time zone NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"last_action" timestamp (3) with time zone NOT NULL,
	"ended" timestamp (3) with time zone,
	"ip" text,
	"user_agent" text,
	CONSTRAINT "sessions_access_hash_unique" UNIQUE("access_hash"),
	CONSTRAINT "sessions_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"channel_category" text NOT NULL,
	"channel" text NOT NULL,
	"external_id" text NOT NULL,
	"reference" text NOT NULL,
	"customer_id" uuid,
	"customer_name" text,
	"description" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"settlement_status" text NOT NULL,
	"settled" timestamp (3) with time zone,
	"failure_code" text,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "transactions_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "transactions_environment_check" CHECK ("transactions"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "transactions_type_check" CHECK ("transactions"."type" in ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL')),
	CONSTRAINT "transactions_status_check" CHECK ("transactions"."status" in ('PENDING', 'COMPLETED', 'FAILED', 'REVERSED')),
	CONSTRAINT "transactions_channel_category_check" CHECK ("transactions"."channel_category" in ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER')),
	CONSTRAINT "transactions_channel_check" CHECK ("transactions"."channel" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'GCASH', 'MAYA', 'GRABPAY', 'QRIS', 'ALFAMART', 'INDOMARET', '7ELEVEN', 'CEBUANA', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'KREDIVO')),
	CONSTRAINT "transactions_currency_check" CHECK ("transactions"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "transactions_settlement_status_check" CHECK ("transactions"."settlement_status" in ('PENDING', 'SETTLED', 'NOT_APPLICABLE')),
	CONSTRAINT "transactions_failure_code_check" CHECK ("transactions"."failure_code" in ('EXPIRED_CARD', 'STOLEN_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'INSUFFICIENT_BALANCE', 'EXPIRED_PAYMENT', 'CHANNEL_UNAVAILABLE', 'INVALID_ACCOUNT'))
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"status" text NOT NULL,
	"preferred_language" text,
	"preferred_timezone" text,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_status_check" CHECK ("users"."status" in ('ACTIVE', 'DELETED')),
	CONSTRAINT "users_preferred_language_check" CHECK ("users"."preferred_language" in ('en', 'id'))
);
--> statement-breakpoint
CREATE TABLE "virtual_account_payments" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"external_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid" timestamp (3) with time zone,
	"transaction_id" uuid,
	"customer_id" uuid,
	"customer_name" text,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"account_number_search" text collate "C" GENERATED ALWAYS AS (lower("account_number")) STORED,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "virtual_account_payments_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "virtual_account_payments_environment_check" CHECK ("virtual_account_payments"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "virtual_account_payments_status_check" CHECK ("virtual_account_payments"."status" in ('PENDING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "virtual_account_payments_bank_check" CHECK ("virtual_account_payments"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK')),
	CONSTRAINT "virtual_account_payments_currency_check" CHECK ("virtual_account_payments"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_business_id_businesses_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_business_id_environment_customer_id_customers_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","customer_id") REFERENCES "public"."customers"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_emails" ADD CONSTRAINT "user_emails_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "virtual_account_payments" ADD CONSTRAINT "virtual_account_payments_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "virtual_account_payments" ADD CONSTRAINT "virtual_account_payments_business_id_environment_customer_id_customers_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","customer_id") REFERENCES "public"."customers"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_logs_created_idx" ON "activity_logs" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_logs_action_created_idx" ON "activity_logs" USING btree ("business_id","environment","action" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_logs_actor_type_created_idx" ON "activity_logs" USING btree ("business_id","environment","actor_type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_logs_actor_email_search_idx" ON "activity_logs" USING btree ("business_id","environment","actor_email_search");--> statement-breakpoint
CREATE INDEX "activity_logs_target_id_search_idx" ON "activity_logs" USING btree ("business_id","environment","target_id_search");--> statement-breakpoint
CREATE INDEX "businesses_master_business_id_idx" ON "businesses" USING btree ("master_business_id");--> statement-breakpoint
CREATE INDEX "memberships_user_id_idx" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customers_created_idx" ON "customers" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customers_type_created_idx" ON "customers" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customers_status_created_idx" ON "customers" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customers_name_idx" ON "customers" USING btree ("business_id","environment","name" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customers_name_search_idx" ON "customers" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "customers_email_search_idx" ON "customers" USING btree ("business_id","environment","email_search");--> statement-breakpoint
CREATE INDEX "customers_phone_number_search_idx" ON "customers" USING btree ("business_id","environment","phone_number_search");--> statement-breakpoint
CREATE INDEX "customers_reference_search_idx" ON "customers" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_created_idx" ON "ledger_entries" USING btree ("business_id","environment","account" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_account_type_created_idx" ON "ledger_entries" USING btree ("business_id","environment","account" DESC NULLS FIRST,"type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_account_amount_idx" ON "ledger_entries" USING btree ("business_id","environment","account" DESC NULLS FIRST,"amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction_id_created_idx" ON "ledger_entries" USING btree ("business_id","environment","transaction_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_reference_search_idx" ON "ledger_entries" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "outbox_messages_to_idx" ON "outbox_messages" USING btree ("to","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_created_idx" ON "transactions" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_status_created_idx" ON "transactions" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_type_created_idx" ON "transactions" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_channel_category_created_idx" ON "transactions" USING btree ("business_id","environment","channel_category" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_channel_created_idx" ON "transactions" USING btree ("business_id","environment","channel" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_amount_idx" ON "transactions" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_customer_id_created_idx" ON "transactions" USING btree ("business_id","environment","customer_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_external_id_search_idx" ON "transactions" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "transactions_reference_search_idx" ON "transactions" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "virtual_account_payments_created_idx" ON "virtual_account_payments" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "virtual_account_payments_status_created_idx" ON "virtual_account_payments" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "virtual_account_payments_bank_created_idx" ON "virtual_account_payments" USING btree ("business_id","environment","bank" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "virtual_account_payments_amount_idx" ON "virtual_account_payments" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "virtual_account_payments_external_id_search_idx" ON "virtual_account_payments" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "virtual_account_payments_account_number_search_idx" ON "virtual_account_payments" USING btree ("business_id","environment","account_number_search");--> statement-breakpoint
CREATE INDEX "virtual_account_payments_reference_search_idx" ON "virtual_account_payments" USING btree ("business_id","environment","reference_search");