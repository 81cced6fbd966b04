CREATE TABLE "support_cases" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"reference" text,
	"document" uuid,
	"raised_by" text NOT NULL,
	"question" text,
	"reply" text,
	"reply_file" uuid,
	"answer" text,
	"reason" text,
	"answered" timestamp (3) with time zone,
	"closes" timestamp (3) with time zone,
	"subject_search" text collate "C" GENERATED ALWAYS AS (lower("subject")) STORED,
	"reference_search" text collate "C" GENERATED ALWAYS AS (lower("reference")) STORED,
	CONSTRAINT "support_cases_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "support_cases_environment_check" CHECK ("support_cases"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "support_cases_status_check" CHECK ("support_cases"."status" in ('OPEN', 'AWAITING_REPLY', 'ANSWERED', 'DECLINED', 'SOLVED', 'CLOSED')),
	CONSTRAINT "support_cases_category_check" CHECK ("support_cases"."category" in ('PAYMENT_PROBLEM', 'REFUND_PROBLEM', 'TRANSFER_PROBLEM', 'SETTLEMENT_PROBLEM', 'INTEGRATION_HELP', 'ACCOUNT_ACCESS', 'BILL_QUESTION', 'SOMETHING_ELSE')),
	CONSTRAINT "support_cases_reason_check" CHECK ("support_cases"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE'))
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"document" uuid,
	CONSTRAINT "support_messages_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "support_messages_environment_check" CHECK ("support_messages"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "support_messages_kind_check" CHECK ("support_messages"."kind" in ('RAISED', 'ADDED', 'QUESTION', 'REPLY', 'ANSWER', 'DECLINED', 'REOPENED'))
);
--> statement-breakpoint
ALTER TABLE "review_questions" DROP CONSTRAINT "review_questions_kind_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_kind_check";--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_business_id_environment_case_id_support_cases_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","case_id") REFERENCES "public"."support_cases"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_cases_created_idx" ON "support_cases" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_cases_status_created_idx" ON "support_cases" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_cases_category_created_idx" ON "support_cases" USING btree ("business_id","environment","category" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_cases_updated_idx" ON "support_cases" USING btree ("business_id","environment","updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_cases_status_closes_idx" ON "support_cases" USING btree ("business_id","environment","status" DESC NULLS FIRST,"closes" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_cases_document_idx" ON "support_cases" USING btree ("business_id","environment","document" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_cases_reply_file_idx" ON "support_cases" USING btree ("business_id","environment","reply_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_messages_created_idx" ON "support_messages" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_messages_kind_created_idx" ON "support_messages" USING btree ("business_id","environment","kind" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_messages_case_id_created_idx" ON "support_messages" USING btree ("business_id","environment","case_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_messages_document_idx" ON "support_messages" USING btree ("business_id","environment","document" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_kind_check" CHECK ("review_questions"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'SUPPORT_CASE'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_kind_check" CHECK ("reviews"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'SUPPORT_CASE'));
--> statement-breakpoint
SELECT protect_tenant_table('support_cases', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('support_cases', '{subject,reference}');
--> statement-breakpoint
SELECT protect_tenant_table('support_messages', 'SELECT, INSERT, UPDATE');