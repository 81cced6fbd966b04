CREATE TABLE "resumable_uploads" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"accept" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"parts" uuid[] NOT NULL,
	"file_id" uuid,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resumable_uploads_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "resumable_uploads_environment_check" CHECK ("resumable_uploads"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
CREATE INDEX "resumable_uploads_expires_index" ON "resumable_uploads" USING btree ("business_id","environment","expires");
--> statement-breakpoint
SELECT protect_tenant_table('resumable_uploads', 'SELECT, INSERT, UPDATE, DELETE');