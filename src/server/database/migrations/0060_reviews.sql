CREATE TABLE "review_questions" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"document" uuid,
	"answered" timestamp (3) with time zone,
	"subject_name_search" text collate "C" GENERATED ALWAYS AS (lower("subject_name")) STORED,
	CONSTRAINT "review_questions_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "review_questions_environment_check" CHECK ("review_questions"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "review_questions_status_check" CHECK ("review_questions"."status" in ('OPEN', 'ANSWERED', 'CLOSED')),
	CONSTRAINT "review_questions_kind_check" CHECK ("review_questions"."kind" in ('TAX_SLIP', 'CARD_CHANGE'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"subject_business_id" text NOT NULL,
	"business_name" text NOT NULL,
	"requested_by" text,
	"amount" bigint,
	"currency" text NOT NULL,
	"document" uuid,
	"before" jsonb,
	"after" jsonb,
	"due" timestamp (3) with time zone NOT NULL,
	"four_eyes" boolean NOT NULL,
	"assignee" text,
	"question" text,
	"question_sent" timestamp (3) with time zone,
	"answer" text,
	"answer_document" uuid,
	"answered" timestamp (3) with time zone,
	"decision" text,
	"reason" text,
	"note" text,
	"first_reviewer" text,
	"second_reviewer" text,
	"decided" timestamp (3) with time zone,
	"subject_name_search" text collate "C" GENERATED ALWAYS AS (lower("subject_name")) STORED,
	"business_name_search" text collate "C" GENERATED ALWAYS AS (lower("business_name")) STORED,
	"assignee_search" text collate "C" GENERATED ALWAYS AS (lower("assignee")) STORED,
	CONSTRAINT "reviews_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "reviews_environment_check" CHECK ("reviews"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "reviews_status_check" CHECK ("reviews"."status" in ('NEW', 'IN_REVIEW', 'NEEDS_INFO', 'PROPOSED', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
	CONSTRAINT "reviews_kind_check" CHECK ("reviews"."kind" in ('TAX_SLIP', 'CARD_CHANGE')),
	CONSTRAINT "reviews_currency_check" CHECK ("reviews"."currency" in ('IDR', 'PHP', 'USD')),
	CONSTRAINT "reviews_decision_check" CHECK ("reviews"."decision" in ('APPROVE', 'DECLINE')),
	CONSTRAINT "reviews_reason_check" CHECK ("reviews"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE'))
);
--> statement-breakpoint
CREATE INDEX "review_questions_created_idx" ON "review_questions" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_questions_status_created_idx" ON "review_questions" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_questions_kind_created_idx" ON "review_questions" USING btree ("business_id","environment","kind" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_questions_subject_id_created_idx" ON "review_questions" USING btree ("business_id","environment","subject_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_questions_document_idx" ON "review_questions" USING btree ("business_id","environment","document" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_created_idx" ON "reviews" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_status_created_idx" ON "reviews" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_kind_due_idx" ON "reviews" USING btree ("business_id","environment","kind" DESC NULLS FIRST,"due" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_kind_created_idx" ON "reviews" USING btree ("business_id","environment","kind" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_due_idx" ON "reviews" USING btree ("business_id","environment","due" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_status_due_idx" ON "reviews" USING btree ("business_id","environment","status" DESC NULLS FIRST,"due" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_amount_idx" ON "reviews" USING btree ("business_id","environment","amount" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_subject_id_created_idx" ON "reviews" USING btree ("business_id","environment","subject_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_document_idx" ON "reviews" USING btree ("business_id","environment","document" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_answer_document_idx" ON "reviews" USING btree ("business_id","environment","answer_document" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
SELECT protect_tenant_table('review_questions', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('review_questions', '{subject_name}');
--> statement-breakpoint
SELECT protect_tenant_table('reviews', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('reviews', '{subject_name,business_name,assignee}');