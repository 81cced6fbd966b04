import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

const OURS = 'business_id = $1 and environment = $2';

/** Adds up what issued cards have spent this month, and queues the settlement of what is pending and their next month. */
export async function queueCardSpending(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  offsetMinutes: number,
  now: number,
): Promise<void> {
  const ours = [businessId, environment];
  const local = `$3::timestamptz at time zone 'UTC' + make_interval(mins => $4)`;
  const month = `(date_trunc('month', ${local}) - make_interval(mins => $4)) at time zone 'UTC'`;
  await client.query(
    `update issued_cards card set spent = least(card.card_limit, coalesce((
       select greatest(0, sum(case when type = 'REFUND' then -amount else amount end)) from issuing_transactions spending
       where ${OURS} and issued_card_id = card.id and status in ('PENDING', 'SETTLED') and spending.created >= ${month}), 0))
     where ${OURS}`,
    [...ours, new Date(now), offsetMinutes],
  );
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
     select gen_random_uuid(), 'card-spending', id, business_id, environment, jsonb_build_object('transaction_id', id),
       greatest(created + interval '2 days', $3::timestamptz + interval '1 day'), $3
     from issuing_transactions where status = 'PENDING' and ${OURS}`,
    [...ours, new Date(now)],
  );
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
     select gen_random_uuid(), 'card-spending', id || '/month', business_id, environment, jsonb_build_object('card_id', id),
       ${month.replace("date_trunc('month', ", "date_trunc('month', interval '1 month' + ")}, $3
     from issued_cards where spent > 0 and ${OURS}`,
    [...ours, new Date(now), offsetMinutes],
  );
}
