CREATE TABLE "form_drafts" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"form" text NOT NULL,
	"record_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_drafts_business_id_environment_form_record_id_pk" PRIMARY KEY("business_id","environment","form","record_id"),
	CONSTRAINT "form_drafts_environment_check" CHECK ("form_drafts"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);

--> statement-breakpoint
SELECT protect_tenant_table('form_drafts', 'SELECT, INSERT, UPDATE, DELETE');