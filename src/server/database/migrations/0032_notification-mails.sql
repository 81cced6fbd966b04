ALTER TABLE "notifications" ADD COLUMN "mail_key" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_mail_key_idx" ON "notifications" USING btree ("business_id","environment","mail_key","created") WHERE "notifications"."mail_key" is not null;--> statement-breakpoint
-- Queues the mail of a notification, once for all of the same minutes. It is due some seconds after they end, when what was
-- written within them is committed. Rule notifications.mailed-kinds.
CREATE FUNCTION mail_notification() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  minutes CONSTANT interval := make_interval(mins => TG_ARGV[1]::int);
  ends CONSTANT timestamptz := date_bin(minutes, now(), '2000-01-01 00:00:00+00') + minutes;
BEGIN
  NEW.mail_key := TG_ARGV[0] || ' ' || to_char(ends AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"');
  INSERT INTO queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
  VALUES (gen_random_uuid(), 'notification-mail', NEW.mail_key, NEW.business_id, NEW.environment,
    jsonb_build_object('id', TG_ARGV[0]), ends + interval '15 seconds', now())
  ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
