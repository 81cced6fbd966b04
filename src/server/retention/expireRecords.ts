import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { BusinessScope } from '../db/inBusiness.ts';
import { capital_loans, payout_links, payouts } from '../db/schema/index.ts';
import { inSweep } from './inSweep.ts';

/** Records that stand open until a moment of their own (`expires`), by the status that they have until then. */
const EXPIRING = [
  { table: payouts, open: 'PENDING' },
  { table: payout_links, open: 'ACTIVE' },
  { table: capital_loans, open: 'OFFERED' },
] as const;

/** Ends what nobody has taken up in time: payouts, links to them, and offers of working capital. */
export async function expireRecords(database: Database, scope: BusinessScope, now: Date): Promise<void> {
  const { businessId, environment } = scope;
  const moment = sql`${now.toISOString()}::timestamptz`;
  await inSweep(database, scope, async (transaction) => {
    for (const { table, open } of EXPIRING) {
      await transaction.execute(sql`
        update ${table} set status = 'EXPIRED', updated = ${moment}
        where business_id = ${businessId}::uuid and environment = ${environment} and status = ${open} and expires <= ${moment}`);
    }
  });
}
