CREATE TABLE "platform_access" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"token" "bytea" NOT NULL,
	"sent_created" timestamp (3) with time zone NOT NULL,
	"sent_id" uuid NOT NULL,
	CONSTRAINT "platform_access_business_id_environment_kind_record_id_pk" PRIMARY KEY("business_id","environment","kind","record_id"),
	CONSTRAINT "platform_access_environment_check" CHECK ("platform_access"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "platform_access_kind_check" CHECK ("platform_access"."kind" in ('store-channel', 'integration'))
);
--> statement-breakpoint
CREATE TABLE "platform_authorizations" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"used" timestamp (3) with time zone,
	CONSTRAINT "platform_authorizations_business_id_environment_state_hash_pk" PRIMARY KEY("business_id","environment","state_hash"),
	CONSTRAINT "platform_authorizations_environment_check" CHECK ("platform_authorizations"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "platform_authorizations_kind_check" CHECK ("platform_authorizations"."kind" in ('store-channel', 'integration'))
);
--> statement-breakpoint
ALTER TABLE "integrations" DROP CONSTRAINT "integrations_status_check";--> statement-breakpoint
ALTER TABLE "integrations" DROP CONSTRAINT "integrations_problem_check";--> statement-breakpoint
ALTER TABLE "integrations" ALTER COLUMN "version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "integrations" ALTER COLUMN "connected" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "integrations" ALTER COLUMN "connected_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "sent_count" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "held" text GENERATED ALWAYS AS (platform || ' ' || lower(name)) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "integrations_held_key" ON "integrations" USING btree ("business_id","environment","held");--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_status_check" CHECK ("integrations"."status" in ('PENDING', 'CONNECTED', 'NEEDS_ATTENTION', 'DISCONNECTED', 'REFUSED'));--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_problem_check" CHECK ("integrations"."problem" in ('TOKEN_EXPIRED', 'VERSION_TOO_OLD', 'ACCESS_REVOKED', 'NOT_REACHABLE'));
--> statement-breakpoint
SELECT protect_tenant_table('platform_access', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('platform_authorizations', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
-- Servers of the version before use channel_authorizations until the last of them has stopped; a later migration drops it.
-- What was connected before nothing was sent has no token. Rule products.integration-problem, store.channel-expired.
ALTER TABLE "integrations" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "store_channels" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE integrations SET status = 'NEEDS_ATTENTION', problem = 'TOKEN_EXPIRED', updated = now() WHERE status = 'CONNECTED';
--> statement-breakpoint
UPDATE store_channels SET status = 'EXPIRED', updated = now() WHERE status = 'CONNECTED' AND platform <> 'ONLINE_STORE';
--> statement-breakpoint
ALTER TABLE "store_channels" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "integrations" FORCE ROW LEVEL SECURITY;
