-- What waits is moved to the queue of all background work.
INSERT INTO queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
SELECT gen_random_uuid(), CASE record WHEN 'recurring-cycle' THEN 'plan-payment' ELSE 'order' END, record || '/' || record_id,
  business_id, environment, jsonb_build_object('record', record, 'record_id', record_id, 'given', given), due, least(due, now())
FROM rails_due;
--> statement-breakpoint
INSERT INTO queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
SELECT gen_random_uuid(), 'plan', plan_id || '/' || due_date, business_id, environment,
  jsonb_build_object('plan_id', plan_id, 'due_date', due_date), due, least(due, now())
FROM plans_due;
--> statement-breakpoint
INSERT INTO queue_tasks (id, queue, key, business_id, environment, due, scheduled)
SELECT gen_random_uuid(), 'report', report_id::text, business_id, environment, available, least(available, now()) FROM report_queue;
--> statement-breakpoint
INSERT INTO queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
SELECT gen_random_uuid(), 'report-schedule', schedule_id || '/' || run, business_id, environment,
  jsonb_build_object('schedule_id', schedule_id, 'run', run), due, least(due, now())
FROM schedules_due, to_char(due AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS run;
--> statement-breakpoint
DROP TABLE "plans_due";--> statement-breakpoint
DROP TABLE "rails_due";--> statement-breakpoint
DROP TABLE "report_queue";--> statement-breakpoint
DROP TABLE "schedules_due";
