import type { PoolClient } from 'pg';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';

/** Queues the payment methods that wait for their partner: each is sent a day from now, as if its step began now. */
export async function queuePartners(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  now: number,
): Promise<void> {
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, payload, shares, due, scheduled)
     select gen_random_uuid(), 'method-partner', concat_ws(' ', method.id, sub_status, submitted), $1, $2,
       jsonb_build_object('methodId', method.id, 'step', sub_status, 'submitted', submitted, 'given', $3::text),
       array['partner:' || channel], $3::timestamptz + interval '1 day', $3::timestamptz
     from payment_methods method, lateral (
       select to_char(submitted at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as submitted from method_applications
       where business_id = $1 and environment = $2 and payment_method_id = method.id) as application
     where method.business_id = $1 and method.environment = $2 and status = 'pending' and sub_status = any($4)`,
    [businessId, environment, new Date(now).toISOString(), VALUE_LISTS['partner-steps']],
  );
}
