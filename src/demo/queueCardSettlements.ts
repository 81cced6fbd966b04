import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

/** Queues new card payments for submission to the acquirer a day later; until then they stay CHARGED. */
export async function queueCardSettlements(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
): Promise<void> {
  await client.query(
    `update settlements_due d set due = p.created + interval '1 day'
     from credit_card_payments p
     where p.business_id = d.business_id and p.environment = d.environment and p.transaction_id = d.transaction_id
       and p.status = 'CHARGED' and d.business_id = $1 and d.environment = $2`,
    [businessId, environment],
  );
}
