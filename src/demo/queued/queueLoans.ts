import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

/** Queues loans that are repaid: their next share of sales is taken a day from now. */
export async function queueLoans(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  now: number,
): Promise<void> {
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, due, scheduled)
     select gen_random_uuid(), 'loan', id, business_id, environment, $3::timestamptz + interval '1 day', $3
     from capital_loans where status in ('ACTIVE', 'OVERDUE') and business_id = $1 and environment = $2`,
    [businessId, environment, new Date(now)],
  );
}
