import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

const OURS = 'business_id = $1 and environment = $2';

/** Queues recurring plans at seven in the morning of their next date, and their pending payments. */
export async function queuePlans(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  offsetMinutes: number,
  now: number,
): Promise<void> {
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
     select gen_random_uuid(), 'plan', id || '/' || next_date, business_id, environment,
       jsonb_build_object('plan_id', id, 'due_date', next_date),
       (next_date + interval '7 hours' - make_interval(mins => $3)) at time zone 'UTC', $4
     from recurring_plans where status in ('PENDING', 'ACTIVE', 'PAUSED') and next_date is not null and ${OURS}`,
    [businessId, environment, offsetMinutes, new Date(now)],
  );
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
     select gen_random_uuid(), 'plan-payment', 'recurring-cycle/' || id, business_id, environment,
       jsonb_build_object('record', 'recurring-cycle', 'record_id', id, 'given', created),
       coalesce(next_try, created + interval '2 days'), $3
     from recurring_cycles where status in ('PENDING', 'RETRYING') and ${OURS}`,
    [businessId, environment, new Date(now)],
  );
}
