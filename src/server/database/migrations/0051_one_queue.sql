CREATE TABLE "queue_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"key" text NOT NULL,
	"business_id" uuid,
	"environment" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shares" text[] DEFAULT '{}' NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"scheduled" timestamp (3) with time zone NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	"error" text,
	"dead" timestamp (3) with time zone,
	CONSTRAINT "queue_tasks_key" UNIQUE NULLS NOT DISTINCT("business_id","environment","queue","key")
);
--> statement-breakpoint
CREATE INDEX "queue_tasks_due_idx" ON "queue_tasks" USING btree ("queue","due","id") WHERE "queue_tasks"."dead" is null;
--> statement-breakpoint
-- A queue of all businesses: workers read it as the owner. A request adds for its own business alone, and reads none of it.
ALTER TABLE queue_tasks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON queue_tasks FOR INSERT TO beranda_request WITH CHECK (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT INSERT ON queue_tasks TO beranda_request;
--> statement-breakpoint
INSERT INTO queue_tasks (id, queue, key, business_id, environment, due, scheduled)
SELECT gen_random_uuid(), 'settlement', transaction_id::text, business_id, environment, due, least(due, now()) FROM settlements_due;
--> statement-breakpoint
DROP TABLE settlements_due;
