import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

const OURS = 'business_id = $1 and environment = $2';

/** Queues recurring plans at seven in the morning of their next date, and their pending payments. */
export async function queuePlans(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  offsetMinutes: number,
): Promise<void> {
  await client.query(
    `insert into plans_due (business_id, environment, plan_id, due_date, due)
     select business_id, environment, id, next_date,
       (next_date + interval '7 hours' - make_interval(mins => $3)) at time zone 'UTC'
     from recurring_plans where status in ('PENDING', 'ACTIVE', 'PAUSED') and next_date is not null and ${OURS}`,
    [businessId, environment, offsetMinutes],
  );
  await client.query(
    `insert into rails_due (business_id, environment, record, record_id, given, due)
     select business_id, environment, 'recurring-cycle', id, created, coalesce(next_try, created + interval '2 days')
     from recurring_cycles where status in ('PENDING', 'RETRYING') and ${OURS}`,
    [businessId, environment],
  );
}
