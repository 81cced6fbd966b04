CREATE TABLE "billing_requests" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"statement_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"number" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"transferred_on" date,
	"sent_from" text,
	"proof" uuid,
	"explanation" text,
	"reason" text,
	"note" text,
	"decided" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	CONSTRAINT "billing_requests_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "billing_requests_environment_check" CHECK ("billing_requests"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "billing_requests_type_check" CHECK ("billing_requests"."type" in ('TRANSFER', 'DISPUTE')),
	CONSTRAINT "billing_requests_status_check" CHECK ("billing_requests"."status" in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
	CONSTRAINT "billing_requests_currency_check" CHECK ("billing_requests"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "billing_requests_reason_check" CHECK ("billing_requests"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'))
);
--> statement-breakpoint
ALTER TABLE "activations" DROP CONSTRAINT "activations_reason_check";--> statement-breakpoint
ALTER TABLE "activations" DROP CONSTRAINT "activations_simulated_reason_check";--> statement-breakpoint
ALTER TABLE "ereceipt_activations" DROP CONSTRAINT "ereceipt_activations_reason_check";--> statement-breakpoint
ALTER TABLE "escrow_accounts" DROP CONSTRAINT "escrow_accounts_reason_check";--> statement-breakpoint
ALTER TABLE "escrow_settings" DROP CONSTRAINT "escrow_settings_reason_check";--> statement-breakpoint
ALTER TABLE "payment_methods" DROP CONSTRAINT "payment_methods_reason_check";--> statement-breakpoint
ALTER TABLE "platform_activations" DROP CONSTRAINT "platform_activations_reason_check";--> statement-breakpoint
ALTER TABLE "review_questions" DROP CONSTRAINT "review_questions_kind_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_kind_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_reason_check";--> statement-breakpoint
ALTER TABLE "support_cases" DROP CONSTRAINT "support_cases_reason_check";--> statement-breakpoint
ALTER TABLE "billing_statements" ADD COLUMN "in_review" text NOT NULL DEFAULT 'NONE';--> statement-breakpoint
ALTER TABLE "billing_statements" ADD COLUMN "pay_to" text;--> statement-breakpoint
ALTER TABLE "billing_requests" ADD CONSTRAINT "billing_requests_business_id_environment_statement_id_billing_statements_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","statement_id") REFERENCES "public"."billing_statements"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_requests_created_idx" ON "billing_requests" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_requests_status_created_idx" ON "billing_requests" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_requests_statement_id_created_idx" ON "billing_requests" USING btree ("business_id","environment","statement_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_requests_proof_idx" ON "billing_requests" USING btree ("business_id","environment","proof" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "billing_statements_in_review_created_idx" ON "billing_statements" USING btree ("business_id","environment","in_review" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "billing_statements_period_key" ON "billing_statements" USING btree ("business_id","environment","period");--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_reason_check" CHECK ("activations"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'));--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_simulated_reason_check" CHECK ("activations"."simulated_reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'));--> statement-breakpoint
ALTER TABLE "billing_statements" ADD CONSTRAINT "billing_statements_in_review_check" CHECK ("billing_statements"."in_review" in ('NONE', 'TRANSFER', 'DISPUTE'));--> statement-breakpoint
ALTER TABLE "ereceipt_activations" ADD CONSTRAINT "ereceipt_activations_reason_check" CHECK ("ereceipt_activations"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'));--> statement-breakpoint
ALTER TABLE "escrow_accounts" ADD CONSTRAINT "escrow_accounts_reason_check" CHECK ("escrow_accounts"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'));--> statement-breakpoint
ALTER TABLE "escrow_settings" ADD CONSTRAINT "escrow_settings_reason_check" CHECK ("escrow_settings"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'));--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_reason_check" CHECK ("payment_methods"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'));--> statement-breakpoint
ALTER TABLE "platform_activations" ADD CONSTRAINT "platform_activations_reason_check" CHECK ("platform_activations"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'));--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_kind_check" CHECK ("review_questions"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'ESCROW', 'ESCROW_ACCOUNT', 'BILLING', 'SUPPORT_CASE'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_kind_check" CHECK ("reviews"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'ESCROW', 'ESCROW_ACCOUNT', 'BILLING', 'SUPPORT_CASE'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reason_check" CHECK ("reviews"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'));--> statement-breakpoint
ALTER TABLE "support_cases" ADD CONSTRAINT "support_cases_reason_check" CHECK ("support_cases"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'));
--> statement-breakpoint
SELECT protect_tenant_table('billing_requests', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
-- Statements of all businesses are numbered as one series: the reference of a bank transfer names one business. Rule settings.billing-issued.
CREATE SEQUENCE billing_statement_numbers;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE billing_statement_numbers TO beranda_request;
