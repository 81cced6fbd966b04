CREATE TABLE "form_checks" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"form" text NOT NULL,
	"record_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"name" text,
	"status" text NOT NULL,
	"problem" text,
	"requested" timestamp (3) with time zone NOT NULL,
	"answered" timestamp (3) with time zone,
	CONSTRAINT "form_checks_business_id_environment_form_record_id_field_pk" PRIMARY KEY("business_id","environment","form","record_id","field"),
	CONSTRAINT "form_checks_environment_check" CHECK ("form_checks"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "form_checks_status_check" CHECK ("form_checks"."status" in ('PENDING', 'SUCCESS', 'FAILED')),
	CONSTRAINT "form_checks_problem_check" CHECK ("form_checks"."problem" in ('NAME_SIMILARITY_MISMATCH', 'NPWP_VALIDATION_MISMATCH', 'BAD_WEBSITE', 'UNACCESSIBLE_WEBSITE', 'BLACKLISTED_WEBSITE'))
);
--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "website_check" text;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "website_problem" text;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "tax_number_check" text;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "tax_number_problem" text;--> statement-breakpoint
ALTER TABLE "ereceipt_activations" ADD COLUMN "tax_number_check" text;--> statement-breakpoint
ALTER TABLE "ereceipt_activations" ADD COLUMN "tax_number_problem" text;--> statement-breakpoint
ALTER TABLE "platform_activations" ADD COLUMN "website_check" text;--> statement-breakpoint
ALTER TABLE "platform_activations" ADD COLUMN "website_problem" text;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_website_check_check" CHECK ("activations"."website_check" in ('PENDING', 'SUCCESS', 'FAILED'));--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_website_problem_check" CHECK ("activations"."website_problem" in ('BAD_WEBSITE', 'UNACCESSIBLE_WEBSITE', 'BLACKLISTED_WEBSITE'));--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_tax_number_check_check" CHECK ("activations"."tax_number_check" in ('PENDING', 'SUCCESS', 'FAILED'));--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_tax_number_problem_check" CHECK ("activations"."tax_number_problem" in ('NAME_SIMILARITY_MISMATCH', 'NPWP_VALIDATION_MISMATCH'));--> statement-breakpoint
ALTER TABLE "ereceipt_activations" ADD CONSTRAINT "ereceipt_activations_tax_number_check_check" CHECK ("ereceipt_activations"."tax_number_check" in ('PENDING', 'SUCCESS', 'FAILED'));--> statement-breakpoint
ALTER TABLE "ereceipt_activations" ADD CONSTRAINT "ereceipt_activations_tax_number_problem_check" CHECK ("ereceipt_activations"."tax_number_problem" in ('NAME_SIMILARITY_MISMATCH', 'NPWP_VALIDATION_MISMATCH'));--> statement-breakpoint
ALTER TABLE "platform_activations" ADD CONSTRAINT "platform_activations_website_check_check" CHECK ("platform_activations"."website_check" in ('PENDING', 'SUCCESS', 'FAILED'));--> statement-breakpoint
ALTER TABLE "platform_activations" ADD CONSTRAINT "platform_activations_website_problem_check" CHECK ("platform_activations"."website_problem" in ('BAD_WEBSITE', 'UNACCESSIBLE_WEBSITE', 'BLACKLISTED_WEBSITE'));
--> statement-breakpoint
SELECT protect_tenant_table('form_checks', 'SELECT, INSERT, UPDATE');