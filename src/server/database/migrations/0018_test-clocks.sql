CREATE TABLE "test_clocks" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"moved_to" timestamp (3) with time zone,
	"until" timestamp (3) with time zone,
	"moved_by" text,
	CONSTRAINT "test_clocks_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "test_clocks_environment_check" CHECK ("test_clocks"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "test_clocks_status_check" CHECK ("test_clocks"."status" in ('READY', 'MOVING'))
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "test_clock_ahead" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "test_clocks_created_idx" ON "test_clocks" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "test_clocks_singleton" ON "test_clocks" USING btree ("business_id","environment");
--> statement-breakpoint
SELECT protect_tenant_table('test_clocks', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
-- Written by hand from here: a task that is queued at the time of a business waits by the real time. A message, which is of no
-- business, is queued at the time of the business of its transaction.
CREATE FUNCTION queue_by_real_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  ahead interval;
BEGIN
  SELECT b.test_clock_ahead * interval '1 millisecond' INTO ahead FROM businesses b
  WHERE b.business_id = coalesce(NEW.business_id, nullif(current_setting('app.business_id', true), '')::uuid);
  IF ahead > interval '0' THEN
    NEW.due := NEW.due - ahead;
    NEW.scheduled := NEW.scheduled - ahead;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_by_real_time BEFORE INSERT ON queue_tasks FOR EACH ROW
  WHEN (coalesce(NEW.environment, nullif(current_setting('app.environment', true), '')) = 'DEVELOPMENT')
  EXECUTE FUNCTION queue_by_real_time();
--> statement-breakpoint
-- Rule registration.first-day-records.
ALTER TABLE "test_clocks" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO test_clocks (business_id, environment, id, created, updated, status)
SELECT business_id, 'DEVELOPMENT', gen_random_uuid(), now(), now(), 'READY' FROM businesses;
--> statement-breakpoint
ALTER TABLE "test_clocks" FORCE ROW LEVEL SECURITY;
