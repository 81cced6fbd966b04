CREATE TABLE "feedback_prompts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shown" integer NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"put_off_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "feedback_items" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"score" integer NOT NULL,
	"comment" text NOT NULL,
	"screen" text,
	"may_contact" boolean NOT NULL,
	"person_email" text NOT NULL,
	"sender_user_id" text NOT NULL,
	"sender_business_id" text NOT NULL,
	"business_name" text NOT NULL,
	"entity" text NOT NULL,
	"business_name_search" text collate "C" GENERATED ALWAYS AS (lower("business_name")) STORED,
	"person_email_search" text collate "C" GENERATED ALWAYS AS (lower("person_email")) STORED,
	CONSTRAINT "feedback_items_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "feedback_items_environment_check" CHECK ("feedback_items"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "feedback_items_kind_check" CHECK ("feedback_items"."kind" in ('RATING', 'YES_NO')),
	CONSTRAINT "feedback_items_entity_check" CHECK ("feedback_items"."entity" in ('main', 'second', 'remittance'))
);
--> statement-breakpoint
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
ALTER TABLE "activity_logs" DROP CONSTRAINT "activity_logs_action_check";--> statement-breakpoint
ALTER TABLE "review_questions" DROP CONSTRAINT "review_questions_kind_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_kind_check";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "im_consent" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "im_consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_business_id_environment_case_id_support_cases_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","case_id") REFERENCES "public"."support_cases"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_items_created_idx" ON "feedback_items" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_items_kind_created_idx" ON "feedback_items" USING btree ("business_id","environment","kind" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_items_entity_created_idx" ON "feedback_items" USING btree ("business_id","environment","entity" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_items_score_idx" ON "feedback_items" USING btree ("business_id","environment","score" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
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
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_action_check" CHECK ("activity_logs"."action" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_RECEIVED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED', 'LIST_EXPORTED', 'NOTICE_DISMISSED', 'NOTICE_RESTORED', 'PAYMENT_SETTLED', 'RECORD_CREATED', 'RECORD_CHANGED', 'RECORD_EXPIRED', 'PLAN_PAYMENT_PAID', 'PLAN_PAYMENT_FAILED', 'PLAN_PAYMENT_SKIPPED', 'PLAN_COMPLETED', 'CALLBACK_RESENT', 'CALLBACK_TESTED', 'REPORT_SENT', 'REPORT_FAILED', 'REPORT_DOWNLOADED', 'PROOF_DOWNLOADED', 'PASSWORD_RESET_ASKED', 'PASSWORD_CHANGED', 'ACCOUNT_LOCKED', 'ACCOUNT_UNLOCKED', 'SESSION_REVOKED', 'EMAIL_CONFIRMED', 'BUSINESS_REGISTERED', 'SIGN_IN_LINK_SENT', 'DEVICE_VERIFIED', 'MFA_ENABLED', 'MFA_DISABLED', 'BACKUP_CODES_MADE', 'PHONE_VERIFIED', 'PIN_SET', 'PROFILE_CHANGED', 'FEEDBACK_SENT', 'CONSENT_CHANGED', 'MEMBER_INVITED', 'INVITATION_WITHDRAWN', 'INVITATION_ACCEPTED', 'PERMISSIONS_CHANGED', 'MEMBER_REMOVED', 'APPLICATION_AUTHORIZED'));--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_kind_check" CHECK ("review_questions"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'SUPPORT_CASE'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_kind_check" CHECK ("reviews"."kind" in ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'SUPPORT_CASE'));
--> statement-breakpoint
SELECT protect_tenant_table('feedback_items', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('feedback_items', '{business_name,person_email}');
--> statement-breakpoint
SELECT protect_tenant_table('support_cases', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('support_cases', '{subject,reference}');
--> statement-breakpoint
SELECT protect_tenant_table('support_messages', 'SELECT, INSERT, UPDATE');