import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

const OURS = 'business_id = $1 and environment = $2';

/** Adds up what escrow and investors have from its movements, and queues the banks of pending ones, a day from now. */
export async function sumHeldMoney(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  now: number,
): Promise<void> {
  const ours = [businessId, environment];
  for (const [table, column, key] of [
    ['escrow_accounts', 'balance', 'account_id'],
    ['escrow_customers', 'held_amount', 'customer_id'],
  ]) {
    await client.query(
      `update ${table} held set ${column} = moved.amount, updated = greatest(held.updated, moved.last)
       from (select ${key} id, sum(amount) amount, max(created) as last from escrow_entries where ${OURS} group by ${key}) moved
       where moved.id = held.id and ${OURS}`,
      ours,
    );
  }
  await client.query(
    `update rdl_investors investor set balance = moved.balance, reserved = moved.reserved,
       updated = greatest(investor.updated, moved.last)
     from (
       select investor_id, coalesce(sum(amount) filter (where status = 'COMPLETED'), 0) balance,
         coalesce(-sum(amount) filter (where status = 'PENDING' and amount < 0), 0) reserved, max(updated) as last
       from rdl_transactions where ${OURS} group by investor_id
     ) moved
     where moved.investor_id = investor.id and ${OURS}`,
    ours,
  );
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
     select gen_random_uuid(), 'order', 'rdl-transaction/' || id, business_id, environment,
       jsonb_build_object('record', 'rdl-transaction', 'record_id', id, 'given', created), $3::timestamptz + interval '1 day', $3
     from rdl_transactions where status = 'PENDING' and ${OURS}`,
    [...ours, new Date(now)],
  );
}
