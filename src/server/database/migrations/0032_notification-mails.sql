ALTER TABLE "notifications" ADD COLUMN "mail_key" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_mail_key_idx" ON "notifications" USING btree ("business_id","environment","mail_key","created") WHERE "notifications"."mail_key" is not null;--> statement-breakpoint
GRANT UPDATE (mail_key) ON notifications TO beranda_request;
--> statement-breakpoint
-- Names the task that mails a notification: one for all of the same minutes. Rule notifications.mailed-kinds.
CREATE FUNCTION mail_notification() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  minutes CONSTANT interval := make_interval(mins => TG_ARGV[1]::int);
  ends CONSTANT timestamptz := date_bin(minutes, clock_timestamp(), '2000-01-01 00:00:00+00') + minutes;
BEGIN
  NEW.mail_key := TG_ARGV[0] || ' ' || to_char(ends AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"');
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Queues the task when the transaction ends, so that no other one waits for its key. It is due by the real time: the trigger of
-- the queue takes from a time of test mode what the test clock is ahead.
CREATE FUNCTION queue_notification_mail() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  ends CONSTANT timestamptz := split_part(NEW.mail_key, ' ', 2)::timestamptz;
  ahead CONSTANT interval := coalesce((SELECT b.test_clock_ahead * interval '1 millisecond' FROM businesses b
    WHERE b.business_id = NEW.business_id AND NEW.environment = 'DEVELOPMENT'), interval '0');
BEGIN
  INSERT INTO queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
  VALUES (gen_random_uuid(), 'notification-mail', NEW.mail_key, NEW.business_id, NEW.environment,
    jsonb_build_object('id', split_part(NEW.mail_key, ' ', 1)), ends + interval '15 seconds' + ahead, clock_timestamp() + ahead)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER queue_notification_mail AFTER INSERT ON notifications DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.mail_key IS NOT NULL) EXECUTE FUNCTION queue_notification_mail();
