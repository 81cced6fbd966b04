CREATE TABLE "registrations" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"business_name" text NOT NULL,
	"country" text NOT NULL,
	"phone_number" text,
	"language" text NOT NULL,
	"brand" text NOT NULL,
	"partner" text,
	"created" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registrations_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "registrations_email_idx" ON "registrations" USING btree ("email","created" DESC NULLS FIRST);