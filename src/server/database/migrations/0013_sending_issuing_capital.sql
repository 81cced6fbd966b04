CREATE TABLE "api_keys" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"access" text NOT NULL,
	"hint" text NOT NULL,
	"last_used" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	CONSTRAINT "api_keys_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "api_keys_environment_check" CHECK ("api_keys"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "api_keys_status_check" CHECK ("api_keys"."status" in ('ACTIVE', 'DELETED')),
	CONSTRAINT "api_keys_type_check" CHECK ("api_keys"."type" in ('SECRET', 'PUBLIC')),
	CONSTRAINT "api_keys_access_check" CHECK ("api_keys"."access" in ('READ', 'WRITE'))
);
--> statement-breakpoint
CREATE TABLE "api_logs" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"result" text NOT NULL,
	"status_code" integer NOT NULL,
	"error_code" text,
	"duration_ms" integer NOT NULL,
	"api_key_name" text NOT NULL,
	"api_key_hint" text NOT NULL,
	"request_id" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"request" jsonb,
	"response" jsonb,
	"path_search" text collate "C" GENERATED ALWAYS AS (lower("path")) STORED,
	"request_id_search" text collate "C" GENERATED ALWAYS AS (lower("request_id")) STORED,
	CONSTRAINT "api_logs_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "api_logs_environment_check" CHECK ("api_logs"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "api_logs_method_check" CHECK ("api_logs"."method" in ('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
	CONSTRAINT "api_logs_result_check" CHECK ("api_logs"."result" in ('SUCCESS', 'CLIENT_ERROR', 'SERVER_ERROR'))
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"developer" text NOT NULL,
	"website" text NOT NULL,
	"status" text NOT NULL,
	"requested" timestamp (3) with time zone,
	"installed" timestamp (3) with time zone,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	CONSTRAINT "apps_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "apps_environment_check" CHECK ("apps"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "apps_category_check" CHECK ("apps"."category" in ('ECOMMERCE', 'ACCOUNTING', 'POINT_OF_SALE', 'LOGISTICS', 'MARKETING')),
	CONSTRAINT "apps_status_check" CHECK ("apps"."status" in ('AVAILABLE', 'REQUESTED', 'INSTALLED'))
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"rejected_reason" text,
	"verified" timestamp (3) with time zone,
	"currency" text NOT NULL,
	"created_by" text NOT NULL,
	"account_number_last_four" text collate "C" GENERATED ALWAYS AS (right("account_number", 4)) STORED,
	CONSTRAINT "bank_accounts_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "bank_accounts_environment_check" CHECK ("bank_accounts"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "bank_accounts_status_check" CHECK ("bank_accounts"."status" in ('PENDING', 'VERIFIED', 'REJECTED', 'DELETED')),
	CONSTRAINT "bank_accounts_bank_check" CHECK ("bank_accounts"."bank" in ('BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB')),
	CONSTRAINT "bank_accounts_rejected_reason_check" CHECK ("bank_accounts"."rejected_reason" in ('NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED')),
	CONSTRAINT "bank_accounts_currency_check" CHECK ("bank_accounts"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "batch_disbursements" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"reference" text NOT NULL,
	"file_name" text,
	"description" text,
	"total_count" integer NOT NULL,
	"sent_count" integer NOT NULL,
	"failed_count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_by" text NOT NULL,
	"approved_by" text,
	"approved" timestamp (3) with time zone,
	"completed" timestamp (3) with time zone,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "batch_disbursements_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "batch_disbursements_environment_check" CHECK ("batch_disbursements"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "batch_disbursements_status_check" CHECK ("batch_disbursements"."status" in ('NEEDS_APPROVAL', 'PROCESSING', 'COMPLETED', 'REJECTED')),
	CONSTRAINT "batch_disbursements_currency_check" CHECK ("batch_disbursements"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "batch_remittances" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"reference" text NOT NULL,
	"file_name" text,
	"description" text,
	"total_count" integer NOT NULL,
	"sent_count" integer NOT NULL,
	"failed_count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_by" text NOT NULL,
	"approved_by" text,
	"approved" timestamp (3) with time zone,
	"completed" timestamp (3) with time zone,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "batch_remittances_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "batch_remittances_environment_check" CHECK ("batch_remittances"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "batch_remittances_status_check" CHECK ("batch_remittances"."status" in ('NEEDS_APPROVAL', 'PROCESSING', 'COMPLETED', 'REJECTED')),
	CONSTRAINT "batch_remittances_currency_check" CHECK ("batch_remittances"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "billing_charges" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"statement_id" uuid NOT NULL,
	"type" text NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "billing_charges_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "billing_charges_environment_check" CHECK ("billing_charges"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "billing_charges_type_check" CHECK ("billing_charges"."type" in ('invoice', 'virtual_account', 'credit_card', 'disbursement', 'batch_disbursement', 'remittance', 'transactions', 'escrow')),
	CONSTRAINT "billing_charges_currency_check" CHECK ("billing_charges"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "billing_statements" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"number" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_date" timestamp (3) with time zone NOT NULL,
	"due_date_term" text NOT NULL,
	"paid" timestamp (3) with time zone,
	"number_search" text collate "C" GENERATED ALWAYS AS (lower("number")) STORED,
	CONSTRAINT "billing_statements_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "billing_statements_environment_check" CHECK ("billing_statements"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "billing_statements_status_check" CHECK ("billing_statements"."status" in ('UNPAID', 'PAID', 'VOID')),
	CONSTRAINT "billing_statements_currency_check" CHECK ("billing_statements"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "billing_statements_due_date_term_check" CHECK ("billing_statements"."due_date_term" in ('NET_7', 'NET_14', 'NET_30'))
);
--> statement-breakpoint
CREATE TABLE "business_profiles" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"brand_name" text NOT NULL,
	"legal_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"website" text,
	"industry" text NOT NULL,
	"tax_number" text,
	"address_line" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text,
	"country" text NOT NULL,
	CONSTRAINT "business_profiles_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "business_profiles_environment_check" CHECK ("business_profiles"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "business_profiles_industry_check" CHECK ("business_profiles"."industry" in ('RETAIL', 'FOOD_AND_DRINK', 'LOGISTICS', 'FINANCE', 'MARKETPLACE', 'SERVICES', 'OTHER')),
	CONSTRAINT "business_profiles_country_check" CHECK ("business_profiles"."country" in ('ID', 'PH', 'SG'))
);
--> statement-breakpoint
CREATE TABLE "callback_events" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"callback_id" uuid NOT NULL,
	"status" text NOT NULL,
	"sender" text,
	"url" text,
	"response_code" integer NOT NULL,
	"error_code" text,
	"duration_ms" integer,
	"response" text,
	"next_redelivery_schedule" timestamp (3) with time zone,
	CONSTRAINT "callback_events_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "callback_events_environment_check" CHECK ("callback_events"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "callback_events_status_check" CHECK ("callback_events"."status" in ('FAILED', 'COMPLETED', 'CALLBACK_URL_NOT_SET'))
);
--> statement-breakpoint
CREATE TABLE "callback_urls" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"product" text NOT NULL,
	"url" text NOT NULL,
	"last_tested" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	CONSTRAINT "callback_urls_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "callback_urls_environment_check" CHECK ("callback_urls"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "callback_urls_product_check" CHECK ("callback_urls"."product" in ('INVOICE', 'VIRTUAL_ACCOUNT_CREATED', 'VIRTUAL_ACCOUNT_PAID', 'EWALLET_PAYMENT', 'RETAIL_OUTLET_PAID', 'QR_CODE_PAYMENT', 'CARD_PAYMENT', 'RECURRING_PLAN', 'PAYMENT_LINK', 'DISBURSEMENT', 'BATCH_DISBURSEMENT', 'PAYOUT', 'REFUND'))
);
--> statement-breakpoint
CREATE TABLE "callbacks" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"product" text NOT NULL,
	"reference" text NOT NULL,
	"external_id" text,
	"url" text,
	"response_code" integer,
	"error_code" text,
	"attempts" integer NOT NULL,
	"next_redelivery_schedule" timestamp (3) with time zone,
	"payload" jsonb NOT NULL,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "callbacks_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "callbacks_environment_check" CHECK ("callbacks"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "callbacks_status_check" CHECK ("callbacks"."status" in ('FAILED', 'COMPLETED', 'CALLBACK_URL_NOT_SET')),
	CONSTRAINT "callbacks_product_check" CHECK ("callbacks"."product" in ('INVOICE', 'VIRTUAL_ACCOUNT_CREATED', 'VIRTUAL_ACCOUNT_PAID', 'EWALLET_PAYMENT', 'RETAIL_OUTLET_PAID', 'QR_CODE_PAYMENT', 'CARD_PAYMENT', 'RECURRING_PLAN', 'PAYMENT_LINK', 'DISBURSEMENT', 'BATCH_DISBURSEMENT', 'PAYOUT', 'REFUND'))
);
--> statement-breakpoint
CREATE TABLE "capital_loans" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"outstanding" bigint NOT NULL,
	"currency" text NOT NULL,
	"term_days" integer NOT NULL,
	"share_percent" integer NOT NULL,
	"requested" timestamp (3) with time zone,
	"requested_by" text,
	"disbursed" timestamp (3) with time zone,
	"due_date" text,
	"expires" timestamp (3) with time zone,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "capital_loans_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "capital_loans_environment_check" CHECK ("capital_loans"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "capital_loans_status_check" CHECK ("capital_loans"."status" in ('OFFERED', 'REQUESTED', 'APPROVED', 'ACTIVE', 'OVERDUE', 'PAID', 'REJECTED', 'EXPIRED')),
	CONSTRAINT "capital_loans_currency_check" CHECK ("capital_loans"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "capital_repayments" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"capital_loan_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"outstanding_after" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "capital_repayments_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "capital_repayments_environment_check" CHECK ("capital_repayments"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "capital_repayments_status_check" CHECK ("capital_repayments"."status" in ('PENDING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "capital_repayments_method_check" CHECK ("capital_repayments"."method" in ('DAILY_SHARE', 'MANUAL')),
	CONSTRAINT "capital_repayments_currency_check" CHECK ("capital_repayments"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "card_products" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"network" text NOT NULL,
	"card_limit" bigint NOT NULL,
	"currency" text NOT NULL,
	"valid_years" integer NOT NULL,
	"description" text,
	"created_by" text NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	CONSTRAINT "card_products_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "card_products_environment_check" CHECK ("card_products"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "card_products_status_check" CHECK ("card_products"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "card_products_type_check" CHECK ("card_products"."type" in ('VIRTUAL', 'PHYSICAL')),
	CONSTRAINT "card_products_network_check" CHECK ("card_products"."network" in ('VISA', 'MASTERCARD')),
	CONSTRAINT "card_products_currency_check" CHECK ("card_products"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "checkout_settings" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"primary_colour" text NOT NULL,
	"secondary_colour" text NOT NULL,
	"font" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"ttl_hours" integer NOT NULL,
	"remind_payers" boolean NOT NULL,
	"success_url" text,
	CONSTRAINT "checkout_settings_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "checkout_settings_environment_check" CHECK ("checkout_settings"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "checkout_settings_font_check" CHECK ("checkout_settings"."font" in ('INTER', 'NUNITO_SANS', 'ROBOTO', 'LATO')),
	CONSTRAINT "checkout_settings_language_check" CHECK ("checkout_settings"."language" in ('id', 'en')),
	CONSTRAINT "checkout_settings_currency_check" CHECK ("checkout_settings"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "disbursements" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"recipient_email" text,
	"description" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"currency" text NOT NULL,
	"batch_disbursement_id" uuid,
	"transaction_id" uuid,
	"failure_code" text,
	"created_by" text NOT NULL,
	"approved_by" text,
	"completed" timestamp (3) with time zone,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"account_number_search" text collate "C" GENERATED ALWAYS AS (lower("account_number")) STORED,
	"account_number_last_four" text collate "C" GENERATED ALWAYS AS (right("account_number", 4)) STORED,
	CONSTRAINT "disbursements_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "disbursements_environment_check" CHECK ("disbursements"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "disbursements_status_check" CHECK ("disbursements"."status" in ('NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED')),
	CONSTRAINT "disbursements_bank_check" CHECK ("disbursements"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY')),
	CONSTRAINT "disbursements_currency_check" CHECK ("disbursements"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "disbursements_failure_code_check" CHECK ("disbursements"."failure_code" in ('INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT'))
);
--> statement-breakpoint
CREATE TABLE "escrow_settings" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"product" text NOT NULL,
	"status" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text,
	"contact_email" text NOT NULL,
	"activated_at" timestamp (3) with time zone,
	CONSTRAINT "escrow_settings_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "escrow_settings_environment_check" CHECK ("escrow_settings"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "escrow_settings_product_check" CHECK ("escrow_settings"."product" in ('P2P_ESCROW', 'INVESTOR_DEPOSIT')),
	CONSTRAINT "escrow_settings_status_check" CHECK ("escrow_settings"."status" in ('disabled', 'pending', 'enabled', 'rejected')),
	CONSTRAINT "escrow_settings_bank_check" CHECK ("escrow_settings"."bank" in ('BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB'))
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"version" text NOT NULL,
	"connected" timestamp (3) with time zone NOT NULL,
	"connected_by" text NOT NULL,
	"synced" timestamp (3) with time zone,
	"problem" text,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	CONSTRAINT "integrations_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "integrations_environment_check" CHECK ("integrations"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "integrations_platform_check" CHECK ("integrations"."platform" in ('SHOPIFY', 'WOOCOMMERCE', 'MAGENTO', 'PRESTASHOP', 'ACCURATE', 'JURNAL', 'XERO', 'GOOGLE_SHEETS')),
	CONSTRAINT "integrations_status_check" CHECK ("integrations"."status" in ('CONNECTED', 'NEEDS_ATTENTION', 'DISCONNECTED')),
	CONSTRAINT "integrations_problem_check" CHECK ("integrations"."problem" in ('TOKEN_EXPIRED', 'VERSION_TOO_OLD', 'ACCESS_REVOKED'))
);
--> statement-breakpoint
CREATE TABLE "ip_whitelist_entries" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"cidr" text NOT NULL,
	"description" text,
	"created_by" text NOT NULL,
	CONSTRAINT "ip_whitelist_entries_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "ip_whitelist_entries_environment_check" CHECK ("ip_whitelist_entries"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "ip_whitelist_entries_status_check" CHECK ("ip_whitelist_entries"."status" in ('ACTIVE', 'DELETED'))
);
--> statement-breakpoint
CREATE TABLE "issued_cards" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"card_product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"type" text NOT NULL,
	"network" text NOT NULL,
	"card_number" text NOT NULL,
	"holder_name" text NOT NULL,
	"holder_email" text,
	"expiry" text NOT NULL,
	"card_limit" bigint NOT NULL,
	"spent" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_by" text NOT NULL,
	"holder_name_search" text collate "C" GENERATED ALWAYS AS (lower("holder_name")) STORED,
	"card_number_last_four" text collate "C" GENERATED ALWAYS AS (right("card_number", 4)) STORED,
	CONSTRAINT "issued_cards_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "issued_cards_environment_check" CHECK ("issued_cards"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "issued_cards_status_check" CHECK ("issued_cards"."status" in ('INACTIVE', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'CLOSED')),
	CONSTRAINT "issued_cards_type_check" CHECK ("issued_cards"."type" in ('VIRTUAL', 'PHYSICAL')),
	CONSTRAINT "issued_cards_network_check" CHECK ("issued_cards"."network" in ('VISA', 'MASTERCARD')),
	CONSTRAINT "issued_cards_currency_check" CHECK ("issued_cards"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "issuing_transactions" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"issued_card_id" uuid NOT NULL,
	"card_number" text NOT NULL,
	"holder_name" text NOT NULL,
	"merchant_name" text NOT NULL,
	"merchant_category" text NOT NULL,
	"merchant_country" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"decline_reason" text,
	"settled" timestamp (3) with time zone,
	"reference" text NOT NULL,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	"merchant_name_search" text collate "C" GENERATED ALWAYS AS (lower("merchant_name")) STORED,
	CONSTRAINT "issuing_transactions_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "issuing_transactions_environment_check" CHECK ("issuing_transactions"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "issuing_transactions_status_check" CHECK ("issuing_transactions"."status" in ('PENDING', 'SETTLED', 'DECLINED', 'REVERSED')),
	CONSTRAINT "issuing_transactions_type_check" CHECK ("issuing_transactions"."type" in ('PURCHASE', 'WITHDRAWAL', 'REFUND')),
	CONSTRAINT "issuing_transactions_merchant_category_check" CHECK ("issuing_transactions"."merchant_category" in ('TRAVEL', 'FUEL', 'MEALS', 'SOFTWARE', 'OFFICE', 'ADVERTISING', 'OTHER')),
	CONSTRAINT "issuing_transactions_currency_check" CHECK ("issuing_transactions"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "issuing_transactions_decline_reason_check" CHECK ("issuing_transactions"."decline_reason" in ('EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'INSUFFICIENT_BALANCE', 'LIMIT_EXCEEDED'))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"product_code" text NOT NULL,
	"category" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"sub_status" text,
	"estimated_activation_timestamp" timestamp (3) with time zone,
	"activated_at" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	"deactivated_at" timestamp (3) with time zone,
	CONSTRAINT "payment_methods_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "payment_methods_environment_check" CHECK ("payment_methods"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "payment_methods_category_check" CHECK ("payment_methods"."category" in ('BANK_TRANSFER', 'CREDIT_CARD', 'RETAIL_OUTLET', 'QRIS', 'EWALLET', 'DIRECT_DEBIT', 'PAY_LATER')),
	CONSTRAINT "payment_methods_channel_check" CHECK ("payment_methods"."channel" in ('BCA', 'BCA_DIRECT', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BPI', 'CARDS', 'PH_CARDS', 'ALFAMART', 'INDOMARET', 'SEVEN_ELEVEN', 'CEBUANA', 'QRIS', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY', 'GCASH', 'MAYA', 'GRABPAY', 'DD_BRI', 'DD_MANDIRI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE')),
	CONSTRAINT "payment_methods_status_check" CHECK ("payment_methods"."status" in ('disabled', 'pending', 'enabled', 'rejected')),
	CONSTRAINT "payment_methods_sub_status_check" CHECK ("payment_methods"."sub_status" in ('new_submission', 'new_user_activation', 'awaiting_merchant_data', 'awaiting_partner_action', 'incomplete_data', 'waiting_for_credential_from_dana', 'pending', 'waiting_for_linkaja_credential', 'awaiting_info_from_merchant', 'awaiting_feedback_from_shopee', 'awaiting_feedback_from_bca', 'awaiting_feedback_from_ubp', 'fill_forms', 'awaiting_pg_switch_confirmation_from_customer', 'submit_to_alfamart', 'testing_uat', 'uat', 'enabled', 'live', 'declined_temporary', 'declined_permanent', 'deactivated', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "payout_links" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"reference" text NOT NULL,
	"description" text,
	"total_count" integer NOT NULL,
	"claimed_count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "payout_links_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "payout_links_environment_check" CHECK ("payout_links"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "payout_links_status_check" CHECK ("payout_links"."status" in ('ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELLED')),
	CONSTRAINT "payout_links_currency_check" CHECK ("payout_links"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"recipient_email" text NOT NULL,
	"recipient_name" text,
	"description" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"currency" text NOT NULL,
	"link" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"bank" text,
	"account_number" text,
	"account_name" text,
	"claimed" timestamp (3) with time zone,
	"completed" timestamp (3) with time zone,
	"payout_link_id" uuid,
	"transaction_id" uuid,
	"failure_code" text,
	"created_by" text NOT NULL,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"recipient_email_search" text collate "C" GENERATED ALWAYS AS (lower("recipient_email")) STORED,
	CONSTRAINT "payouts_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "payouts_environment_check" CHECK ("payouts"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "payouts_status_check" CHECK ("payouts"."status" in ('PENDING', 'CLAIMED', 'COMPLETED', 'FAILED', 'EXPIRED', 'VOIDED')),
	CONSTRAINT "payouts_currency_check" CHECK ("payouts"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "payouts_bank_check" CHECK ("payouts"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY')),
	CONSTRAINT "payouts_failure_code_check" CHECK ("payouts"."failure_code" in ('INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT'))
);
--> statement-breakpoint
CREATE TABLE "platform_fees" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint,
	"percentage" text,
	"currency" text NOT NULL,
	"channel_category" text NOT NULL,
	"description" text,
	"created_by" text NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	CONSTRAINT "platform_fees_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "platform_fees_environment_check" CHECK ("platform_fees"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "platform_fees_status_check" CHECK ("platform_fees"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "platform_fees_unit_check" CHECK ("platform_fees"."unit" in ('FLAT', 'PERCENT')),
	CONSTRAINT "platform_fees_currency_check" CHECK ("platform_fees"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "platform_fees_channel_category_check" CHECK ("platform_fees"."channel_category" in ('ALL', 'VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT'))
);
--> statement-breakpoint
CREATE TABLE "remittance_payouts" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_country" text NOT NULL,
	"recipient_name" text NOT NULL,
	"country" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"relationship" text NOT NULL,
	"purpose" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"currency" text NOT NULL,
	"batch_remittance_id" uuid,
	"transaction_id" uuid,
	"failure_code" text,
	"created_by" text NOT NULL,
	"approved_by" text,
	"completed" timestamp (3) with time zone,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"recipient_name_search" text collate "C" GENERATED ALWAYS AS (lower("recipient_name")) STORED,
	"sender_name_search" text collate "C" GENERATED ALWAYS AS (lower("sender_name")) STORED,
	"account_number_last_four" text collate "C" GENERATED ALWAYS AS (right("account_number", 4)) STORED,
	CONSTRAINT "remittance_payouts_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "remittance_payouts_environment_check" CHECK ("remittance_payouts"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "remittance_payouts_status_check" CHECK ("remittance_payouts"."status" in ('NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED')),
	CONSTRAINT "remittance_payouts_country_check" CHECK ("remittance_payouts"."country" in ('ID', 'PH')),
	CONSTRAINT "remittance_payouts_bank_check" CHECK ("remittance_payouts"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY')),
	CONSTRAINT "remittance_payouts_relationship_check" CHECK ("remittance_payouts"."relationship" in ('FAMILY', 'FRIEND', 'EMPLOYEE', 'SUPPLIER', 'SELF')),
	CONSTRAINT "remittance_payouts_purpose_check" CHECK ("remittance_payouts"."purpose" in ('FAMILY_SUPPORT', 'EDUCATION', 'SALARY', 'SAVINGS', 'TRADE')),
	CONSTRAINT "remittance_payouts_currency_check" CHECK ("remittance_payouts"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "remittance_payouts_failure_code_check" CHECK ("remittance_payouts"."failure_code" in ('INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT'))
);
--> statement-breakpoint
CREATE TABLE "sending_settings" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"needs_approval" boolean NOT NULL,
	"approvers" integer NOT NULL,
	"limit_amount" bigint,
	"currency" text NOT NULL,
	"notify_recipient" boolean NOT NULL,
	"notify_email" text NOT NULL,
	CONSTRAINT "sending_settings_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "sending_settings_environment_check" CHECK ("sending_settings"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "sending_settings_currency_check" CHECK ("sending_settings"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "store_addresses" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"contact_person" text NOT NULL,
	"phone_number" text NOT NULL,
	"full_address" text NOT NULL,
	"area" text NOT NULL,
	"suburb" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"is_store_address" boolean NOT NULL,
	"is_pickup_address" boolean NOT NULL,
	CONSTRAINT "store_addresses_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "store_addresses_environment_check" CHECK ("store_addresses"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "store_addresses_country_check" CHECK ("store_addresses"."country" in ('ID', 'PH', 'SG'))
);
--> statement-breakpoint
CREATE TABLE "store_channels" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"store_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"synced" timestamp (3) with time zone,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	CONSTRAINT "store_channels_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "store_channels_environment_check" CHECK ("store_channels"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "store_channels_platform_check" CHECK ("store_channels"."platform" in ('ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE')),
	CONSTRAINT "store_channels_status_check" CHECK ("store_channels"."status" in ('CONNECTED', 'DISCONNECTED', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "store_couriers" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"store_id" uuid NOT NULL,
	"courier" text NOT NULL,
	"service" text NOT NULL,
	"status" text NOT NULL,
	"days_from" integer NOT NULL,
	"days_to" integer NOT NULL,
	CONSTRAINT "store_couriers_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "store_couriers_environment_check" CHECK ("store_couriers"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "store_couriers_courier_check" CHECK ("store_couriers"."courier" in ('JNE', 'JNT', 'SICEPAT', 'ANTERAJA', 'POS', 'GOSEND', 'GRABEXPRESS')),
	CONSTRAINT "store_couriers_service_check" CHECK ("store_couriers"."service" in ('REGULAR', 'NEXT_DAY', 'SAME_DAY', 'INSTANT', 'CARGO')),
	CONSTRAINT "store_couriers_status_check" CHECK ("store_couriers"."status" in ('ENABLED', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "store_listings" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"product_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"sku" text NOT NULL,
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"stock" integer NOT NULL,
	"synced" timestamp (3) with time zone,
	"failure" text,
	"product_name_search" text collate "C" GENERATED ALWAYS AS (lower("product_name")) STORED,
	"sku_search" text collate "C" GENERATED ALWAYS AS (lower("sku")) STORED,
	CONSTRAINT "store_listings_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "store_listings_environment_check" CHECK ("store_listings"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "store_listings_platform_check" CHECK ("store_listings"."platform" in ('ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE')),
	CONSTRAINT "store_listings_status_check" CHECK ("store_listings"."status" in ('LISTED', 'UNLISTED', 'FAILED')),
	CONSTRAINT "store_listings_currency_check" CHECK ("store_listings"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "store_listings_failure_check" CHECK ("store_listings"."failure" in ('CHANNEL_REFUSED', 'PRICE_TOO_LOW', 'IMAGE_MISSING'))
);
--> statement-breakpoint
CREATE TABLE "store_order_items" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"variant" text,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "store_order_items_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "store_order_items_environment_check" CHECK ("store_order_items"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "store_order_items_currency_check" CHECK ("store_order_items"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"store_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"order_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text,
	"customer_phone" text,
	"full_address" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postal_code" text NOT NULL,
	"courier" text NOT NULL,
	"tracking_number" text,
	"shipping_fee" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid" timestamp (3) with time zone,
	"shipped" timestamp (3) with time zone,
	"completed" timestamp (3) with time zone,
	"cancelled" timestamp (3) with time zone,
	"order_id_search" text collate "C" GENERATED ALWAYS AS (lower("order_id")) STORED,
	"customer_name_search" text collate "C" GENERATED ALWAYS AS (lower("customer_name")) STORED,
	CONSTRAINT "store_orders_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "store_orders_environment_check" CHECK ("store_orders"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "store_orders_platform_check" CHECK ("store_orders"."platform" in ('ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE')),
	CONSTRAINT "store_orders_status_check" CHECK ("store_orders"."status" in ('UNPAID', 'PAID', 'PACKED', 'SHIPPED', 'COMPLETED', 'CANCELLED')),
	CONSTRAINT "store_orders_courier_check" CHECK ("store_orders"."courier" in ('JNE', 'JNT', 'SICEPAT', 'ANTERAJA', 'POS', 'GOSEND', 'GRABEXPRESS')),
	CONSTRAINT "store_orders_currency_check" CHECK ("store_orders"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "store_products" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"variant" text,
	"description" text,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"stock" integer NOT NULL,
	"weight" integer NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	"sku_search" text collate "C" GENERATED ALWAYS AS (lower("sku")) STORED,
	CONSTRAINT "store_products_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "store_products_environment_check" CHECK ("store_products"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "store_products_status_check" CHECK ("store_products"."status" in ('ACTIVE', 'INACTIVE', 'OUT_OF_STOCK')),
	CONSTRAINT "store_products_currency_check" CHECK ("store_products"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"description" text,
	"contact_person" text NOT NULL,
	"phone_number" text NOT NULL,
	"full_address" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postal_code" text NOT NULL,
	"primary_colour" text NOT NULL,
	"secondary_colour" text NOT NULL,
	"shipping_fee" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "stores_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "stores_environment_check" CHECK ("stores"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "stores_status_check" CHECK ("stores"."status" in ('ACTIVE', 'DRAFT', 'CLOSED')),
	CONSTRAINT "stores_currency_check" CHECK ("stores"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "billing_charges" ADD CONSTRAINT "billing_charges_business_id_environment_statement_id_billing_statements_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","statement_id") REFERENCES "public"."billing_statements"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_events" ADD CONSTRAINT "callback_events_business_id_environment_callback_id_callbacks_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","callback_id") REFERENCES "public"."callbacks"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capital_repayments" ADD CONSTRAINT "capital_repayments_business_id_environment_capital_loan_id_capital_loans_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","capital_loan_id") REFERENCES "public"."capital_loans"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_business_id_environment_batch_disbursement_id_batch_disbursements_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","batch_disbursement_id") REFERENCES "public"."batch_disbursements"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_cards" ADD CONSTRAINT "issued_cards_business_id_environment_card_product_id_card_products_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","card_product_id") REFERENCES "public"."card_products"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuing_transactions" ADD CONSTRAINT "issuing_transactions_business_id_environment_issued_card_id_issued_cards_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","issued_card_id") REFERENCES "public"."issued_cards"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_business_id_environment_payout_link_id_payout_links_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payout_link_id") REFERENCES "public"."payout_links"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_payouts" ADD CONSTRAINT "remittance_payouts_business_id_environment_batch_remittance_id_batch_remittances_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","batch_remittance_id") REFERENCES "public"."batch_remittances"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_payouts" ADD CONSTRAINT "remittance_payouts_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_addresses" ADD CONSTRAINT "store_addresses_business_id_environment_store_id_stores_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","store_id") REFERENCES "public"."stores"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_channels" ADD CONSTRAINT "store_channels_business_id_environment_store_id_stores_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","store_id") REFERENCES "public"."stores"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_couriers" ADD CONSTRAINT "store_couriers_business_id_environment_store_id_stores_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","store_id") REFERENCES "public"."stores"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_listings" ADD CONSTRAINT "store_listings_business_id_environment_product_id_store_products_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","product_id") REFERENCES "public"."store_products"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_listings" ADD CONSTRAINT "store_listings_business_id_environment_channel_id_store_channels_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","channel_id") REFERENCES "public"."store_channels"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_items" ADD CONSTRAINT "store_order_items_business_id_environment_order_id_store_orders_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","order_id") REFERENCES "public"."store_orders"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_items" ADD CONSTRAINT "store_order_items_business_id_environment_product_id_store_products_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","product_id") REFERENCES "public"."store_products"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_business_id_environment_store_id_stores_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","store_id") REFERENCES "public"."stores"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_business_id_environment_channel_id_store_channels_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","channel_id") REFERENCES "public"."store_channels"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_created_idx" ON "api_keys" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_keys_status_created_idx" ON "api_keys" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_keys_type_status_created_idx" ON "api_keys" USING btree ("business_id","environment","type" DESC NULLS FIRST,"status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_logs_created_idx" ON "api_logs" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_logs_method_created_idx" ON "api_logs" USING btree ("business_id","environment","method" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_logs_result_created_idx" ON "api_logs" USING btree ("business_id","environment","result" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_logs_path_search_idx" ON "api_logs" USING btree ("business_id","environment","path_search");--> statement-breakpoint
CREATE INDEX "api_logs_request_id_search_idx" ON "api_logs" USING btree ("business_id","environment","request_id_search");--> statement-breakpoint
CREATE INDEX "apps_created_idx" ON "apps" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "apps_name_idx" ON "apps" USING btree ("business_id","environment","name" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "apps_category_name_idx" ON "apps" USING btree ("business_id","environment","category" DESC NULLS FIRST,"name" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "apps_status_name_idx" ON "apps" USING btree ("business_id","environment","status" DESC NULLS FIRST,"name" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "apps_name_search_idx" ON "apps" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE UNIQUE INDEX "apps_name_key" ON "apps" USING btree ("business_id","environment","name");--> statement-breakpoint
CREATE INDEX "bank_accounts_created_idx" ON "bank_accounts" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_accounts_status_created_idx" ON "bank_accounts" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_accounts_account_number_last_four_idx" ON "bank_accounts" USING btree ("business_id","environment","account_number_last_four");--> statement-breakpoint
CREATE INDEX "batch_disbursements_created_idx" ON "batch_disbursements" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_disbursements_status_created_idx" ON "batch_disbursements" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_disbursements_amount_idx" ON "batch_disbursements" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_disbursements_reference_search_idx" ON "batch_disbursements" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_disbursements_reference_key" ON "batch_disbursements" USING btree ("business_id","environment","reference");--> statement-breakpoint
CREATE INDEX "batch_remittances_created_idx" ON "batch_remittances" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_remittances_status_created_idx" ON "batch_remittances" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_remittances_amount_idx" ON "batch_remittances" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batch_remittances_reference_search_idx" ON "batch_remittances" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_remittances_reference_key" ON "batch_remittances" USING btree ("business_id","environment","reference");--> statement-breakpoint
CREATE INDEX "billing_charges_created_idx" ON "billing_charges" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_charges_statement_id_created_idx" ON "billing_charges" USING btree ("business_id","environment","statement_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_statements_created_idx" ON "billing_statements" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_statements_status_created_idx" ON "billing_statements" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_statements_number_search_idx" ON "billing_statements" USING btree ("business_id","environment","number_search");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_statements_number_key" ON "billing_statements" USING btree ("business_id","environment","number");--> statement-breakpoint
CREATE INDEX "business_profiles_created_idx" ON "business_profiles" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "callback_events_created_idx" ON "callback_events" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "callback_events_callback_id_created_idx" ON "callback_events" USING btree ("business_id","environment","callback_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "callback_events_status_created_idx" ON "callback_events" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "callback_urls_created_idx" ON "callback_urls" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "callback_urls_product_created_idx" ON "callback_urls" USING btree ("business_id","environment","product" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "callback_urls_product_key" ON "callback_urls" USING btree ("business_id","environment","product");--> statement-breakpoint
CREATE INDEX "callbacks_created_idx" ON "callbacks" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "callbacks_status_created_idx" ON "callbacks" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "callbacks_product_created_idx" ON "callbacks" USING btree ("business_id","environment","product" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "callbacks_external_id_search_idx" ON "callbacks" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "callbacks_reference_search_idx" ON "callbacks" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "capital_loans_created_idx" ON "capital_loans" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "capital_loans_status_created_idx" ON "capital_loans" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "capital_loans_amount_idx" ON "capital_loans" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "capital_loans_due_date_idx" ON "capital_loans" USING btree ("business_id","environment","due_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "capital_loans_reference_search_idx" ON "capital_loans" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE UNIQUE INDEX "capital_loans_reference_key" ON "capital_loans" USING btree ("business_id","environment","reference");--> statement-breakpoint
CREATE INDEX "capital_repayments_created_idx" ON "capital_repayments" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "capital_repayments_status_created_idx" ON "capital_repayments" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "capital_repayments_amount_idx" ON "capital_repayments" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "capital_repayments_capital_loan_id_created_idx" ON "capital_repayments" USING btree ("business_id","environment","capital_loan_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_products_created_idx" ON "card_products" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_products_status_created_idx" ON "card_products" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_products_type_created_idx" ON "card_products" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_products_name_search_idx" ON "card_products" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE UNIQUE INDEX "card_products_name_key" ON "card_products" USING btree ("business_id","environment","name");--> statement-breakpoint
CREATE INDEX "checkout_settings_created_idx" ON "checkout_settings" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "disbursements_created_idx" ON "disbursements" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "disbursements_status_created_idx" ON "disbursements" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "disbursements_bank_created_idx" ON "disbursements" USING btree ("business_id","environment","bank" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "disbursements_amount_idx" ON "disbursements" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "disbursements_batch_disbursement_id_created_idx" ON "disbursements" USING btree ("business_id","environment","batch_disbursement_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "disbursements_external_id_search_idx" ON "disbursements" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "disbursements_account_number_search_idx" ON "disbursements" USING btree ("business_id","environment","account_number_search");--> statement-breakpoint
CREATE INDEX "disbursements_account_number_last_four_idx" ON "disbursements" USING btree ("business_id","environment","account_number_last_four");--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_external_id_key" ON "disbursements" USING btree ("business_id","environment","external_id");--> statement-breakpoint
CREATE INDEX "escrow_settings_created_idx" ON "escrow_settings" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "escrow_settings_status_created_idx" ON "escrow_settings" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "escrow_settings_product_key" ON "escrow_settings" USING btree ("business_id","environment","product");--> statement-breakpoint
CREATE INDEX "integrations_created_idx" ON "integrations" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "integrations_status_created_idx" ON "integrations" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "integrations_platform_created_idx" ON "integrations" USING btree ("business_id","environment","platform" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "integrations_name_search_idx" ON "integrations" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "ip_whitelist_entries_created_idx" ON "ip_whitelist_entries" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ip_whitelist_entries_status_created_idx" ON "ip_whitelist_entries" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issued_cards_created_idx" ON "issued_cards" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issued_cards_status_created_idx" ON "issued_cards" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issued_cards_type_created_idx" ON "issued_cards" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issued_cards_card_product_id_created_idx" ON "issued_cards" USING btree ("business_id","environment","card_product_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issued_cards_holder_name_search_idx" ON "issued_cards" USING btree ("business_id","environment","holder_name_search");--> statement-breakpoint
CREATE INDEX "issued_cards_card_number_last_four_idx" ON "issued_cards" USING btree ("business_id","environment","card_number_last_four");--> statement-breakpoint
CREATE INDEX "issuing_transactions_created_idx" ON "issuing_transactions" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issuing_transactions_status_created_idx" ON "issuing_transactions" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issuing_transactions_type_created_idx" ON "issuing_transactions" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issuing_transactions_amount_idx" ON "issuing_transactions" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issuing_transactions_issued_card_id_created_idx" ON "issuing_transactions" USING btree ("business_id","environment","issued_card_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "issuing_transactions_reference_search_idx" ON "issuing_transactions" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "issuing_transactions_merchant_name_search_idx" ON "issuing_transactions" USING btree ("business_id","environment","merchant_name_search");--> statement-breakpoint
CREATE INDEX "payment_methods_created_idx" ON "payment_methods" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_methods_name_idx" ON "payment_methods" USING btree ("business_id","environment","name" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_methods_category_name_idx" ON "payment_methods" USING btree ("business_id","environment","category" DESC NULLS FIRST,"name" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_methods_status_name_idx" ON "payment_methods" USING btree ("business_id","environment","status" DESC NULLS FIRST,"name" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_product_code_key" ON "payment_methods" USING btree ("business_id","environment","product_code");--> statement-breakpoint
CREATE INDEX "payout_links_created_idx" ON "payout_links" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payout_links_status_created_idx" ON "payout_links" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payout_links_amount_idx" ON "payout_links" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payout_links_reference_search_idx" ON "payout_links" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_links_reference_key" ON "payout_links" USING btree ("business_id","environment","reference");--> statement-breakpoint
CREATE INDEX "payouts_created_idx" ON "payouts" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_status_created_idx" ON "payouts" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_amount_idx" ON "payouts" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_expires_idx" ON "payouts" USING btree ("business_id","environment","expires" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_payout_link_id_created_idx" ON "payouts" USING btree ("business_id","environment","payout_link_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_external_id_search_idx" ON "payouts" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "payouts_recipient_email_search_idx" ON "payouts" USING btree ("business_id","environment","recipient_email_search");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_external_id_key" ON "payouts" USING btree ("business_id","environment","external_id");--> statement-breakpoint
CREATE INDEX "platform_fees_created_idx" ON "platform_fees" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "platform_fees_status_created_idx" ON "platform_fees" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "platform_fees_unit_created_idx" ON "platform_fees" USING btree ("business_id","environment","unit" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "platform_fees_name_search_idx" ON "platform_fees" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_fees_name_key" ON "platform_fees" USING btree ("business_id","environment","name");--> statement-breakpoint
CREATE INDEX "remittance_payouts_created_idx" ON "remittance_payouts" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "remittance_payouts_status_created_idx" ON "remittance_payouts" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "remittance_payouts_country_created_idx" ON "remittance_payouts" USING btree ("business_id","environment","country" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "remittance_payouts_purpose_created_idx" ON "remittance_payouts" USING btree ("business_id","environment","purpose" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "remittance_payouts_amount_idx" ON "remittance_payouts" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "remittance_payouts_batch_remittance_id_created_idx" ON "remittance_payouts" USING btree ("business_id","environment","batch_remittance_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "remittance_payouts_external_id_search_idx" ON "remittance_payouts" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "remittance_payouts_recipient_name_search_idx" ON "remittance_payouts" USING btree ("business_id","environment","recipient_name_search");--> statement-breakpoint
CREATE INDEX "remittance_payouts_sender_name_search_idx" ON "remittance_payouts" USING btree ("business_id","environment","sender_name_search");--> statement-breakpoint
CREATE INDEX "remittance_payouts_account_number_last_four_idx" ON "remittance_payouts" USING btree ("business_id","environment","account_number_last_four");--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_payouts_external_id_key" ON "remittance_payouts" USING btree ("business_id","environment","external_id");--> statement-breakpoint
CREATE INDEX "sending_settings_created_idx" ON "sending_settings" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_addresses_created_idx" ON "store_addresses" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_addresses_store_id_created_idx" ON "store_addresses" USING btree ("business_id","environment","store_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_channels_created_idx" ON "store_channels" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_channels_status_created_idx" ON "store_channels" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_channels_store_id_created_idx" ON "store_channels" USING btree ("business_id","environment","store_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_channels_name_search_idx" ON "store_channels" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "store_couriers_created_idx" ON "store_couriers" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_couriers_store_id_created_idx" ON "store_couriers" USING btree ("business_id","environment","store_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_created_idx" ON "store_listings" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_status_created_idx" ON "store_listings" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_channel_id_created_idx" ON "store_listings" USING btree ("business_id","environment","channel_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_product_id_created_idx" ON "store_listings" USING btree ("business_id","environment","product_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_listings_product_name_search_idx" ON "store_listings" USING btree ("business_id","environment","product_name_search");--> statement-breakpoint
CREATE INDEX "store_listings_sku_search_idx" ON "store_listings" USING btree ("business_id","environment","sku_search");--> statement-breakpoint
CREATE INDEX "store_order_items_created_idx" ON "store_order_items" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_order_items_order_id_created_idx" ON "store_order_items" USING btree ("business_id","environment","order_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_orders_created_idx" ON "store_orders" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_orders_status_created_idx" ON "store_orders" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_orders_store_id_created_idx" ON "store_orders" USING btree ("business_id","environment","store_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_orders_amount_idx" ON "store_orders" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_orders_order_id_search_idx" ON "store_orders" USING btree ("business_id","environment","order_id_search");--> statement-breakpoint
CREATE INDEX "store_orders_customer_name_search_idx" ON "store_orders" USING btree ("business_id","environment","customer_name_search");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_order_id_key" ON "store_orders" USING btree ("business_id","environment","order_id");--> statement-breakpoint
CREATE INDEX "store_products_created_idx" ON "store_products" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_products_status_created_idx" ON "store_products" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_products_price_idx" ON "store_products" USING btree ("business_id","environment","price" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_products_name_search_idx" ON "store_products" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "store_products_sku_search_idx" ON "store_products" USING btree ("business_id","environment","sku_search");--> statement-breakpoint
CREATE UNIQUE INDEX "store_products_sku_key" ON "store_products" USING btree ("business_id","environment","sku");--> statement-breakpoint
CREATE INDEX "stores_created_idx" ON "stores" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stores_status_created_idx" ON "stores" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
SELECT protect_tenant_table('api_keys', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('api_logs', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('apps', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('bank_accounts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('batch_disbursements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('batch_remittances', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('billing_charges', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('billing_statements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('business_profiles', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('callback_events', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('callback_urls', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('callbacks', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('capital_loans', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('capital_repayments', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('card_products', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('checkout_settings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('disbursements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('escrow_settings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('integrations', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('ip_whitelist_entries', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('issued_cards', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('issuing_transactions', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payment_methods', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payout_links', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payouts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('platform_fees', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('remittance_payouts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('sending_settings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_addresses', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_channels', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_couriers', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_listings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_order_items', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('store_orders', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_products', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('stores', 'SELECT, INSERT, UPDATE');