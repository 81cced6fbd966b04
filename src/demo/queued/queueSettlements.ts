import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import type { PendingSettlement } from '../rows.ts';

/**
 * Queues the settlement of pending payments. New card payments are submitted to the acquirer a day later; until then they
 * stay CHARGED.
 */
export async function queueSettlements(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  settlements: readonly PendingSettlement[],
  now: number,
): Promise<void> {
  const ids = settlements.map(({ transaction_id }) => transaction_id);
  const moments = settlements.map(({ due }) => due);
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, due, scheduled)
     select gen_random_uuid(), 'settlement', settlement.id::text, $1, $2, coalesce(p.created + interval '1 day', due), $5
     from unnest($3::uuid[], $4::timestamptz[]) settlement (id, due)
     left join credit_card_payments p on p.business_id = $1 and p.environment = $2 and p.transaction_id = settlement.id
       and p.status = 'CHARGED'`,
    [businessId, environment, ids, moments, new Date(now)],
  );
}
