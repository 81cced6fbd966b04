ALTER TABLE "api_key_hashes" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "sign_in_tries" ADD COLUMN "locks" integer DEFAULT 0 NOT NULL;