import { sql } from 'drizzle-orm';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { payout_links } from '../../../database/schema/index.ts';

/** Counts the first claim of a link of a batch; the last one completes the batch. */
export async function countClaim(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  batchId: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(payout_links)
    .set({
      claimed_count: sql`claimed_count + 1`,
      status: sql`case when status = 'ACTIVE' and claimed_count + 1 >= total_count then 'COMPLETED' else status end`,
      updated: now,
    })
    .where(isRecord(payout_links, scope, batchId));
}
