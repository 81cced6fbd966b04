CREATE TABLE "card_change_requests" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"feature_id" uuid NOT NULL,
	"status" text NOT NULL,
	"feature" text NOT NULL,
	"wanted" text NOT NULL,
	"reason" text NOT NULL,
	"answer" text,
	"created_by" text NOT NULL,
	"decided" timestamp (3) with time zone,
	CONSTRAINT "card_change_requests_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "card_change_requests_environment_check" CHECK ("card_change_requests"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "card_change_requests_status_check" CHECK ("card_change_requests"."status" in ('APPROVED', 'REJECTED', 'PENDING')),
	CONSTRAINT "card_change_requests_feature_check" CHECK ("card_change_requests"."feature" in ('CAN_SKIP_CVN', 'SHOULD_AUTHENTICATE', 'CAN_USE_DYNAMIC_3DS', 'INSTALLMENT_ENABLED')),
	CONSTRAINT "card_change_requests_wanted_check" CHECK ("card_change_requests"."wanted" in ('ENABLED', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "card_features" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"feature" text NOT NULL,
	"enabled" boolean NOT NULL,
	"requested" boolean NOT NULL,
	CONSTRAINT "card_features_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "card_features_environment_check" CHECK ("card_features"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "card_features_feature_check" CHECK ("card_features"."feature" in ('CAN_SKIP_CVN', 'SHOULD_AUTHENTICATE', 'CAN_USE_DYNAMIC_3DS', 'INSTALLMENT_ENABLED'))
);
--> statement-breakpoint
CREATE TABLE "credit_card_authentications" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"eci" text,
	"version" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "credit_card_authentications_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "credit_card_authentications_environment_check" CHECK ("credit_card_authentications"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "credit_card_authentications_status_check" CHECK ("credit_card_authentications"."status" in ('USED', 'VERIFIED', 'FAILED', 'PENDING', 'ENROLLED', 'CARD_ENROLLED', 'CARD_NOT_ENROLLED', 'ENROLLMENT_CHECK_FAILED', 'CYBERSOURCE_ERROR')),
	CONSTRAINT "credit_card_authentications_eci_check" CHECK ("credit_card_authentications"."eci" in ('00', '01', '02', '05', '06', '07')),
	CONSTRAINT "credit_card_authentications_currency_check" CHECK ("credit_card_authentications"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "credit_card_authorizations" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"captured_amount" bigint,
	"currency" text NOT NULL,
	"authorization_code" text,
	"cvn_result" text,
	"avs_result" text,
	"failure_code" text,
	"captured" timestamp (3) with time zone,
	"reversed" timestamp (3) with time zone,
	CONSTRAINT "credit_card_authorizations_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "credit_card_authorizations_environment_check" CHECK ("credit_card_authorizations"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "credit_card_authorizations_status_check" CHECK ("credit_card_authorizations"."status" in ('SUCCEEDED', 'FAILED', 'REVERSED')),
	CONSTRAINT "credit_card_authorizations_currency_check" CHECK ("credit_card_authorizations"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "credit_card_authorizations_cvn_result_check" CHECK ("credit_card_authorizations"."cvn_result" in ('M', 'N', 'P', 'S', 'U')),
	CONSTRAINT "credit_card_authorizations_avs_result_check" CHECK ("credit_card_authorizations"."avs_result" in ('A', 'G', 'N', 'R', 'S', 'U', 'Y', 'Z')),
	CONSTRAINT "credit_card_authorizations_failure_code_check" CHECK ("credit_card_authorizations"."failure_code" in ('EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED'))
);
--> statement-breakpoint
CREATE TABLE "credit_card_chargebacks" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"card_number" text NOT NULL,
	"card_brand" text NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"document" uuid,
	"note" text,
	"submitted" timestamp (3) with time zone,
	"closed" timestamp (3) with time zone,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	"card_number_last_four" text collate "C" GENERATED ALWAYS AS (right("card_number", 4)) STORED,
	CONSTRAINT "credit_card_chargebacks_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "credit_card_chargebacks_environment_check" CHECK ("credit_card_chargebacks"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "credit_card_chargebacks_status_check" CHECK ("credit_card_chargebacks"."status" in ('OPEN', 'REVIEWING', 'SUBMITTED', 'WON', 'LOST', 'REFUNDED', 'CANCELLED', 'UNKNOWN')),
	CONSTRAINT "credit_card_chargebacks_reason_check" CHECK ("credit_card_chargebacks"."reason" in ('FRAUD', 'NOT_RECEIVED', 'NOT_AS_DESCRIBED', 'DUPLICATE', 'CREDIT_NOT_PROCESSED', 'SUBSCRIPTION_CANCELLED')),
	CONSTRAINT "credit_card_chargebacks_currency_check" CHECK ("credit_card_chargebacks"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "credit_card_chargebacks_card_brand_check" CHECK ("credit_card_chargebacks"."card_brand" in ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN'))
);
--> statement-breakpoint
CREATE TABLE "credit_card_payments" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"type" text,
	"source" text NOT NULL,
	"descriptor" text,
	"amount" bigint NOT NULL,
	"refunded_amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"installment_months" integer,
	"promotion_id" uuid,
	"card_number" text NOT NULL,
	"card_digest" text,
	"card_brand" text NOT NULL,
	"card_type" text NOT NULL,
	"card_bank" text,
	"card_country" text,
	"card_expiry" text NOT NULL,
	"cardholder_name" text,
	"risk_level" text NOT NULL,
	"failure_code" text,
	"ip_address" text,
	"customer_id" uuid,
	"customer_name" text,
	"transaction_id" uuid,
	"settled" timestamp (3) with time zone,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"card_number_last_four" text collate "C" GENERATED ALWAYS AS (right("card_number", 4)) STORED,
	CONSTRAINT "credit_card_payments_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "credit_card_payments_environment_check" CHECK ("credit_card_payments"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "credit_card_payments_status_check" CHECK ("credit_card_payments"."status" in ('CHARGED', 'PENDING', 'SETTLING', 'SETTLED', 'FAILED', 'REFUNDED')),
	CONSTRAINT "credit_card_payments_type_check" CHECK ("credit_card_payments"."type" in ('INSTALLMENT', 'PROMOTION')),
	CONSTRAINT "credit_card_payments_source_check" CHECK ("credit_card_payments"."source" in ('API_GATEWAY', 'DASHBOARD', 'SDK', 'XENDIT_JS', 'INVOICE', 'SECURE_ACCEPTANCE', 'VIRTUAL_TERMINAL', 'OFF_RAILS')),
	CONSTRAINT "credit_card_payments_currency_check" CHECK ("credit_card_payments"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "credit_card_payments_card_brand_check" CHECK ("credit_card_payments"."card_brand" in ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN')),
	CONSTRAINT "credit_card_payments_card_type_check" CHECK ("credit_card_payments"."card_type" in ('CREDIT', 'DEBIT', 'PREPAID', 'UNKNOWN')),
	CONSTRAINT "credit_card_payments_card_country_check" CHECK ("credit_card_payments"."card_country" in ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN')),
	CONSTRAINT "credit_card_payments_risk_level_check" CHECK ("credit_card_payments"."risk_level" in ('NORMAL', 'MEDIUM', 'HIGH')),
	CONSTRAINT "credit_card_payments_failure_code_check" CHECK ("credit_card_payments"."failure_code" in ('EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED'))
);
--> statement-breakpoint
CREATE TABLE "credit_card_promotions" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text,
	"discount_type" text NOT NULL,
	"discount_percent" integer,
	"discount_amount" bigint,
	"minimum_amount" bigint,
	"currency" text NOT NULL,
	"card_brand" text,
	"bins" jsonb,
	"start_date" text NOT NULL,
	"end_date" text NOT NULL,
	"usage_limit" integer,
	"usage_count" integer,
	"created_by" text NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	"code_search" text collate "C" GENERATED ALWAYS AS (lower("code")) STORED,
	CONSTRAINT "credit_card_promotions_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "credit_card_promotions_environment_check" CHECK ("credit_card_promotions"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "credit_card_promotions_status_check" CHECK ("credit_card_promotions"."status" in ('ACTIVE', 'INACTIVE', 'EXPIRED', 'PAUSED')),
	CONSTRAINT "credit_card_promotions_discount_type_check" CHECK ("credit_card_promotions"."discount_type" in ('PERCENT', 'AMOUNT')),
	CONSTRAINT "credit_card_promotions_currency_check" CHECK ("credit_card_promotions"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "credit_card_promotions_card_brand_check" CHECK ("credit_card_promotions"."card_brand" in ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN'))
);
--> statement-breakpoint
CREATE TABLE "credit_card_refunds" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"reference" text NOT NULL,
	"completed" timestamp (3) with time zone,
	"transaction_id" uuid,
	"created_by" text NOT NULL,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "credit_card_refunds_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "credit_card_refunds_environment_check" CHECK ("credit_card_refunds"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "credit_card_refunds_status_check" CHECK ("credit_card_refunds"."status" in ('SUCCEEDED', 'REQUESTED', 'FAILED', 'PENDING', 'CYBERSOURCE_ERROR', 'PROCESSOR_ERROR')),
	CONSTRAINT "credit_card_refunds_currency_check" CHECK ("credit_card_refunds"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "credit_card_refunds_reason_check" CHECK ("credit_card_refunds"."reason" in ('REQUESTED_BY_CUSTOMER', 'DUPLICATE', 'FRAUDULENT', 'CANCELLATION', 'OTHERS'))
);
--> statement-breakpoint
CREATE TABLE "credit_card_settlements" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"mid" text NOT NULL,
	"bank" text NOT NULL,
	"expected" timestamp (3) with time zone NOT NULL,
	"settled" timestamp (3) with time zone,
	"mid_search" text collate "C" GENERATED ALWAYS AS (lower("mid")) STORED,
	CONSTRAINT "credit_card_settlements_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "credit_card_settlements_environment_check" CHECK ("credit_card_settlements"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "credit_card_settlements_status_check" CHECK ("credit_card_settlements"."status" in ('SETTLED', 'PENDING')),
	CONSTRAINT "credit_card_settlements_currency_check" CHECK ("credit_card_settlements"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "credit_card_settlements_bank_check" CHECK ("credit_card_settlements"."bank" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'BPI', 'BDO'))
);
--> statement-breakpoint
CREATE TABLE "credit_card_tokenizations" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid NOT NULL,
	"token_type" text NOT NULL,
	"token" text NOT NULL,
	"card_number" text NOT NULL,
	"card_brand" text NOT NULL,
	"card_expiry" text NOT NULL,
	"token_search" text collate "C" GENERATED ALWAYS AS (lower("token")) STORED,
	CONSTRAINT "credit_card_tokenizations_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "credit_card_tokenizations_environment_check" CHECK ("credit_card_tokenizations"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "credit_card_tokenizations_token_type_check" CHECK ("credit_card_tokenizations"."token_type" in ('SINGLE_USE', 'MULTI_USE', 'EXTERNAL_TOKEN', 'PAN')),
	CONSTRAINT "credit_card_tokenizations_card_brand_check" CHECK ("credit_card_tokenizations"."card_brand" in ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN'))
);
--> statement-breakpoint
CREATE TABLE "fraud_list_entries" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"list" text NOT NULL,
	"action" text NOT NULL,
	"value" text NOT NULL,
	"shown" text NOT NULL,
	"country" text,
	"listed" text GENERATED ALWAYS AS (case when status = 'ACTIVE' then list || ' ' || value end) STORED,
	"note" text,
	"created_by" text NOT NULL,
	"shown_search" text collate "C" GENERATED ALWAYS AS (lower("shown")) STORED,
	"shown_last_four" text collate "C" GENERATED ALWAYS AS (right("shown", 4)) STORED,
	CONSTRAINT "fraud_list_entries_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "fraud_list_entries_environment_check" CHECK ("fraud_list_entries"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "fraud_list_entries_status_check" CHECK ("fraud_list_entries"."status" in ('ACTIVE', 'REMOVED')),
	CONSTRAINT "fraud_list_entries_list_check" CHECK ("fraud_list_entries"."list" in ('IP', 'COUNTRY', 'CARD_NUMBER', 'BIN')),
	CONSTRAINT "fraud_list_entries_action_check" CHECK ("fraud_list_entries"."action" in ('BLOCK', 'ALLOW')),
	CONSTRAINT "fraud_list_entries_country_check" CHECK ("fraud_list_entries"."country" in ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN'))
);
--> statement-breakpoint
CREATE TABLE "fraud_predictions" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"risk_level" text NOT NULL,
	"score" integer NOT NULL,
	"action" text NOT NULL,
	"cause" text NOT NULL,
	"card_number" text NOT NULL,
	"card_brand" text NOT NULL,
	"card_country" text,
	"ip_address" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"card_number_last_four" text collate "C" GENERATED ALWAYS AS (right("card_number", 4)) STORED,
	CONSTRAINT "fraud_predictions_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "fraud_predictions_environment_check" CHECK ("fraud_predictions"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "fraud_predictions_risk_level_check" CHECK ("fraud_predictions"."risk_level" in ('NORMAL', 'MEDIUM', 'HIGH')),
	CONSTRAINT "fraud_predictions_action_check" CHECK ("fraud_predictions"."action" in ('BLOCK', 'ALLOW')),
	CONSTRAINT "fraud_predictions_cause_check" CHECK ("fraud_predictions"."cause" in ('NOTHING_UNUSUAL', 'MANY_ATTEMPTS', 'COUNTRY_MISMATCH', 'UNUSUAL_AMOUNT', 'BLOCK_LIST', 'ALLOW_LIST')),
	CONSTRAINT "fraud_predictions_card_brand_check" CHECK ("fraud_predictions"."card_brand" in ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN')),
	CONSTRAINT "fraud_predictions_card_country_check" CHECK ("fraud_predictions"."card_country" in ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN')),
	CONSTRAINT "fraud_predictions_currency_check" CHECK ("fraud_predictions"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "fraud_rules" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"attribute" text NOT NULL,
	"comparison" text NOT NULL,
	"value" text NOT NULL,
	"action" text NOT NULL,
	"created_by" text NOT NULL,
	"name_search" text collate "C" GENERATED ALWAYS AS (lower("name")) STORED,
	CONSTRAINT "fraud_rules_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "fraud_rules_environment_check" CHECK ("fraud_rules"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "fraud_rules_status_check" CHECK ("fraud_rules"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "fraud_rules_attribute_check" CHECK ("fraud_rules"."attribute" in ('AMOUNT', 'RISK_SCORE', 'CARD_COUNTRY', 'IP_COUNTRY', 'PAYMENTS_PER_HOUR', 'CARDS_PER_DAY')),
	CONSTRAINT "fraud_rules_comparison_check" CHECK ("fraud_rules"."comparison" in ('IS', 'IS_NOT', 'AT_LEAST', 'LESS_THAN')),
	CONSTRAINT "fraud_rules_action_check" CHECK ("fraud_rules"."action" in ('BLOCK', 'ALLOW'))
);
--> statement-breakpoint
ALTER TABLE "card_change_requests" ADD CONSTRAINT "card_change_requests_business_id_environment_feature_id_card_features_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","feature_id") REFERENCES "public"."card_features"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_authentications" ADD CONSTRAINT "credit_card_authentications_business_id_environment_payment_id_credit_card_payments_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_id") REFERENCES "public"."credit_card_payments"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_authorizations" ADD CONSTRAINT "credit_card_authorizations_business_id_environment_payment_id_credit_card_payments_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_id") REFERENCES "public"."credit_card_payments"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_chargebacks" ADD CONSTRAINT "credit_card_chargebacks_business_id_environment_payment_id_credit_card_payments_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_id") REFERENCES "public"."credit_card_payments"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD CONSTRAINT "credit_card_payments_business_id_environment_promotion_id_credit_card_promotions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","promotion_id") REFERENCES "public"."credit_card_promotions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD CONSTRAINT "credit_card_payments_business_id_environment_customer_id_customers_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","customer_id") REFERENCES "public"."customers"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD CONSTRAINT "credit_card_payments_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_refunds" ADD CONSTRAINT "credit_card_refunds_business_id_environment_payment_id_credit_card_payments_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_id") REFERENCES "public"."credit_card_payments"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_refunds" ADD CONSTRAINT "credit_card_refunds_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_settlements" ADD CONSTRAINT "credit_card_settlements_business_id_environment_payment_id_credit_card_payments_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_id") REFERENCES "public"."credit_card_payments"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_card_tokenizations" ADD CONSTRAINT "credit_card_tokenizations_business_id_environment_payment_id_credit_card_payments_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_id") REFERENCES "public"."credit_card_payments"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_predictions" ADD CONSTRAINT "fraud_predictions_business_id_environment_payment_id_credit_card_payments_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_id") REFERENCES "public"."credit_card_payments"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_change_requests_created_idx" ON "card_change_requests" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_change_requests_status_created_idx" ON "card_change_requests" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_change_requests_feature_created_idx" ON "card_change_requests" USING btree ("business_id","environment","feature" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_change_requests_feature_id_created_idx" ON "card_change_requests" USING btree ("business_id","environment","feature_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_features_created_idx" ON "card_features" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_features_feature_idx" ON "card_features" USING btree ("business_id","environment","feature" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "card_features_feature_key" ON "card_features" USING btree ("business_id","environment","feature");--> statement-breakpoint
CREATE INDEX "credit_card_authentications_created_idx" ON "credit_card_authentications" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_authentications_payment_id_created_idx" ON "credit_card_authentications" USING btree ("business_id","environment","payment_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_authentications_status_created_idx" ON "credit_card_authentications" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_authentications_reference_search_idx" ON "credit_card_authentications" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "credit_card_authorizations_created_idx" ON "credit_card_authorizations" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_authorizations_payment_id_created_idx" ON "credit_card_authorizations" USING btree ("business_id","environment","payment_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_authorizations_status_created_idx" ON "credit_card_authorizations" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_chargebacks_created_idx" ON "credit_card_chargebacks" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_chargebacks_payment_id_created_idx" ON "credit_card_chargebacks" USING btree ("business_id","environment","payment_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_chargebacks_status_created_idx" ON "credit_card_chargebacks" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_chargebacks_due_idx" ON "credit_card_chargebacks" USING btree ("business_id","environment","due" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_chargebacks_amount_idx" ON "credit_card_chargebacks" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_chargebacks_external_id_search_idx" ON "credit_card_chargebacks" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "credit_card_chargebacks_reference_search_idx" ON "credit_card_chargebacks" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "credit_card_chargebacks_card_number_last_four_idx" ON "credit_card_chargebacks" USING btree ("business_id","environment","card_number_last_four");--> statement-breakpoint
CREATE INDEX "credit_card_payments_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_status_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_source_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","source" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_card_brand_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","card_brand" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_risk_level_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","risk_level" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_type_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_amount_idx" ON "credit_card_payments" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_customer_id_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","customer_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_promotion_id_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","promotion_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_external_id_search_idx" ON "credit_card_payments" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "credit_card_payments_card_number_last_four_idx" ON "credit_card_payments" USING btree ("business_id","environment","card_number_last_four");--> statement-breakpoint
CREATE INDEX "credit_card_promotions_created_idx" ON "credit_card_promotions" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_promotions_status_created_idx" ON "credit_card_promotions" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_promotions_discount_type_created_idx" ON "credit_card_promotions" USING btree ("business_id","environment","discount_type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_promotions_name_search_idx" ON "credit_card_promotions" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE INDEX "credit_card_promotions_code_search_idx" ON "credit_card_promotions" USING btree ("business_id","environment","code_search");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_card_promotions_code_key" ON "credit_card_promotions" USING btree ("business_id","environment","code");--> statement-breakpoint
CREATE INDEX "credit_card_refunds_created_idx" ON "credit_card_refunds" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_refunds_payment_id_created_idx" ON "credit_card_refunds" USING btree ("business_id","environment","payment_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_refunds_status_created_idx" ON "credit_card_refunds" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_refunds_reference_search_idx" ON "credit_card_refunds" USING btree ("business_id","environment","reference_search");--> statement-breakpoint
CREATE INDEX "credit_card_settlements_created_idx" ON "credit_card_settlements" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_settlements_payment_id_created_idx" ON "credit_card_settlements" USING btree ("business_id","environment","payment_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_settlements_status_created_idx" ON "credit_card_settlements" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_settlements_mid_search_idx" ON "credit_card_settlements" USING btree ("business_id","environment","mid_search");--> statement-breakpoint
CREATE INDEX "credit_card_tokenizations_created_idx" ON "credit_card_tokenizations" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_tokenizations_payment_id_created_idx" ON "credit_card_tokenizations" USING btree ("business_id","environment","payment_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_tokenizations_token_type_created_idx" ON "credit_card_tokenizations" USING btree ("business_id","environment","token_type" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_tokenizations_token_search_idx" ON "credit_card_tokenizations" USING btree ("business_id","environment","token_search");--> statement-breakpoint
CREATE INDEX "fraud_list_entries_status_created_idx" ON "fraud_list_entries" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_list_entries_list_status_created_idx" ON "fraud_list_entries" USING btree ("business_id","environment","list" DESC NULLS FIRST,"status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_list_entries_action_status_created_idx" ON "fraud_list_entries" USING btree ("business_id","environment","action" DESC NULLS FIRST,"status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_list_entries_list_action_status_created_idx" ON "fraud_list_entries" USING btree ("business_id","environment","list" DESC NULLS FIRST,"action" DESC NULLS FIRST,"status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_list_entries_shown_search_idx" ON "fraud_list_entries" USING btree ("business_id","environment","shown_search");--> statement-breakpoint
CREATE INDEX "fraud_list_entries_shown_last_four_idx" ON "fraud_list_entries" USING btree ("business_id","environment","shown_last_four");--> statement-breakpoint
CREATE UNIQUE INDEX "fraud_list_entries_listed_key" ON "fraud_list_entries" USING btree ("business_id","environment","listed");--> statement-breakpoint
CREATE INDEX "fraud_predictions_created_idx" ON "fraud_predictions" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_predictions_risk_level_created_idx" ON "fraud_predictions" USING btree ("business_id","environment","risk_level" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_predictions_action_created_idx" ON "fraud_predictions" USING btree ("business_id","environment","action" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_predictions_payment_id_created_idx" ON "fraud_predictions" USING btree ("business_id","environment","payment_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_predictions_amount_idx" ON "fraud_predictions" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_predictions_external_id_search_idx" ON "fraud_predictions" USING btree ("business_id","environment","external_id_search");--> statement-breakpoint
CREATE INDEX "fraud_predictions_card_number_last_four_idx" ON "fraud_predictions" USING btree ("business_id","environment","card_number_last_four");--> statement-breakpoint
CREATE INDEX "fraud_rules_created_idx" ON "fraud_rules" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_rules_status_created_idx" ON "fraud_rules" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_rules_action_created_idx" ON "fraud_rules" USING btree ("business_id","environment","action" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_rules_name_search_idx" ON "fraud_rules" USING btree ("business_id","environment","name_search");--> statement-breakpoint
CREATE UNIQUE INDEX "fraud_rules_name_key" ON "fraud_rules" USING btree ("business_id","environment","name");
--> statement-breakpoint
SELECT protect_tenant_table('card_change_requests', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('card_features', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_authentications', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_authorizations', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_chargebacks', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_payments', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_promotions', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_refunds', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_settlements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_tokenizations', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('fraud_list_entries', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('fraud_predictions', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('fraud_rules', 'SELECT, INSERT, UPDATE');