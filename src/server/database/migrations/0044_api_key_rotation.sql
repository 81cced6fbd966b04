ALTER TABLE "api_key_hashes" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "generation" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires" date;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "old_key_until" timestamp (3) with time zone;