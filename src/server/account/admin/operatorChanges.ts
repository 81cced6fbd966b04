import { eq } from 'drizzle-orm';
import { canUseLive } from '#contract/canUseLive.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity, type SystemActivity } from '../../core/activity/recordSystemActivity.ts';
import type { Database } from '../../database/database.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { StartError } from '../../database/StartError.ts';
import { businesses } from '../../database/schema/index.ts';

type Transaction = Parameters<Parameters<Database['drizzle']['transaction']>[0]>[0];
type Business = typeof businesses.$inferSelect;

/** Logs an operator's action; restricts the rest of the transaction to the business. */
export async function recordChange(
  tx: Transaction,
  { business_id: businessId, go_live_status: status }: Pick<Business, 'business_id' | 'go_live_status'>,
  activity: SystemActivity,
  now: Date,
): Promise<void> {
  const scope = { businessId, environment: canUseLive(status) ? 'PRODUCTION' : 'DEVELOPMENT' } as const;
  await enterBusiness(tx, scope);
  await recordSystemActivity(tx as never, scope, activity, now);
}

/** Returns a business by its id with prefix, locked until the transaction ends. Throws StartError for an unknown id. */
export async function findBusiness(tx: Transaction, shown: string): Promise<Business> {
  const id = parseRecordId(BUSINESS_ID_PREFIX, shown);
  const [found] =
    id === undefined ? [] : await tx.select().from(businesses).where(eq(businesses.business_id, id)).for('update');
  if (found !== undefined) return found;
  throw new StartError('admin-business', `Business ${shown} not found. "npm run admin -- list" prints all ids.`);
}
