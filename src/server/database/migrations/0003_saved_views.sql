CREATE TABLE "saved_views" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resource" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"shared" boolean NOT NULL,
	"state" jsonb NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "activity_logs" DROP CONSTRAINT "activity_logs_action_check";--> statement-breakpoint
ALTER TABLE "list_preferences" ALTER COLUMN "columns" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "list_preferences" ADD COLUMN "default_view" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_shared_name_idx" ON "saved_views" USING btree ("business_id","resource","name_key") WHERE shared;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_own_name_idx" ON "saved_views" USING btree ("business_id","resource","owner_id","name_key") WHERE not shared;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_action_check" CHECK ("activity_logs"."action" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_SIMULATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED'));--> statement-breakpoint
-- By hand: drizzle-kit knows no FORCE and no grants.
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON saved_views USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_views TO beranda_request;
