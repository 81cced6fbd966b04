import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type BusinessScope, inBusiness } from '../inBusiness.ts';

/** Inserts `count` payments into a scope, one per second, with distributed references, and runs ANALYZE. */
export async function insertTransactions(pool: Pool, scope: BusinessScope, count: number): Promise<void> {
  await inBusiness(pool, scope, (transaction) =>
    transaction.execute(sql`
      insert into transactions (business_id, environment, id, created, updated, type, status, channel_category, channel,
        external_id, reference, amount, fee, tax, net_amount, currency, settlement_status)
      select ${scope.businessId}::uuid, ${scope.environment}::text, gen_random_uuid(), now() - g * interval '1 second', now(), 'PAYMENT',
        case when g % 20 = 0 then 'FAILED' else 'COMPLETED' end, 'QR_CODE', 'QRIS', 'INV-' || lpad((g::bigint * 7919 % 100000)::text, 6, '0'),
        'RRN' || lpad((g::bigint * 104729 % 1000000)::text, 8, '0'), g, 0, 0, g, 'IDR', 'SETTLED'
      from generate_series(1, ${count}::int) g`),
  );
  await pool.query('analyze transactions');
}
