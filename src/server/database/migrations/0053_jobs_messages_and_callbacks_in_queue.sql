-- A message belongs to no business: a request may queue it, and reads none.
ALTER POLICY by_request ON queue_tasks WITH CHECK (
  business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), '')
  OR business_id IS NULL AND environment IS NULL AND queue IN ('mail', 'text'));
--> statement-breakpoint
-- What waits is moved to the queue of all background work.
INSERT INTO queue_tasks (id, queue, key, business_id, environment, due, scheduled)
SELECT gen_random_uuid(), 'job', job_id::text, business_id, environment, available, least(available, now()) FROM job_queue;
--> statement-breakpoint
-- Messages that were given up, or never sent, are dead.
INSERT INTO queue_tasks (id, queue, key, due, scheduled, attempts, error, dead)
SELECT gen_random_uuid(), channel, message_id::text, coalesce(due, created), created, tries, failure, CASE WHEN due IS NULL THEN now() END
FROM outbox_messages WHERE sent IS NULL;
--> statement-breakpoint
INSERT INTO queue_tasks (id, queue, key, business_id, environment, payload, shares, due, scheduled, held)
SELECT id, 'callback', id::text, business_id, environment, jsonb_build_object('callback_id', callback_id, 'sender', sender),
  array_remove(ARRAY['url:' || business_id || '/' || environment || '/' || url, 'host:' || nullif(host, '')], NULL),
  due, least(due, now()), held
FROM callback_deliveries_due;
--> statement-breakpoint
DROP TABLE "callback_deliveries_due";--> statement-breakpoint
DROP TABLE "job_queue";--> statement-breakpoint
DROP INDEX "outbox_messages_due_idx";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "due";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "failure";
