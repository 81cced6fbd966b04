CREATE TABLE "notification_reads" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_reads_business_id_environment_user_id_notification_id_pk" PRIMARY KEY("business_id","environment","user_id","notification_id"),
	CONSTRAINT "notification_reads_environment_check" CHECK ("notification_reads"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid,
	"values" jsonb NOT NULL,
	CONSTRAINT "notifications_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "notifications_environment_check" CHECK ("notifications"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("business_id","environment","created","id");
--> statement-breakpoint
SELECT protect_tenant_table('notification_reads', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('notifications', 'SELECT, INSERT');
--> statement-breakpoint
-- Written by hand from here. Writes the notification of an event: its kind, and the fields that it keeps. The triggers that
-- call it are created from config/transitions when a server starts. It runs as the writer of the record, so that row-level
-- security binds it.
CREATE FUNCTION add_notification() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO notifications (business_id, environment, id, created, kind, record_id, "values")
  SELECT NEW.business_id, NEW.environment, gen_random_uuid(), NEW.updated, TG_ARGV[0], NEW.id,
    coalesce(jsonb_object_agg(field, to_jsonb(NEW) ->> field), '{}')
  FROM unnest(TG_ARGV) WITH ORDINALITY argument(field, position) WHERE position > 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Announces a notification to every process, when its transaction commits; the same business is announced once.
CREATE FUNCTION announce_notification() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('notifications', NEW.business_id || ' ' || NEW.environment);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_notification AFTER INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION announce_notification();
