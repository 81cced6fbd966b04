import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

/** Adds up the settlements of a business from their payments; those whose payments are all settled are SETTLED. */
export async function sumSettlements(client: PoolClient, { businessId, environment }: BusinessScope): Promise<void> {
  await client.query(
    `update settlements s set payments_count = paid.payments_count, settled_count = paid.settled_count, amount = paid.amount,
       fee = paid.fee, tax = paid.tax, net_amount = paid.net_amount, created = paid.created,
       updated = paid.updated,
       settled = case when paid.payments_count = paid.settled_count then paid.settled end,
       status = case when paid.payments_count = paid.settled_count then 'SETTLED' else 'PENDING' end
     from (
       select settlement_id, count(*) as payments_count, count(*) filter (where settlement_status = 'SETTLED') as settled_count,
         sum(amount) as amount, sum(fee) as fee, sum(tax) as tax, sum(net_amount) as net_amount, max(settled) as settled,
         min(created) as created, max(updated) as updated
       from transactions where business_id = $1 and environment = $2 and settlement_id is not null group by settlement_id
     ) paid
     where s.business_id = $1 and s.environment = $2 and s.id = paid.settlement_id`,
    [businessId, environment],
  );
}
