import { eq } from 'drizzle-orm';
import { canUseLive } from '#contract/canUseLive.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity, type SystemActivity } from '../../core/activity/recordSystemActivity.ts';
import type { Database } from '../../database/database.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { StartError } from '../../database/StartError.ts';
import { businesses } from '../../database/schema/index.ts';

/** A transaction that is not yet of a business. */
export type Transaction = Parameters<Parameters<Database['drizzle']['transaction']>[0]>[0];
export type Business = typeof businesses.$inferSelect;

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

/** What an operator changes of a business. */
export interface BusinessChange {
  /** The id with its prefix. */
  readonly business: string;
  /** Why, for the activity log. */
  readonly reason?: string;
  /** The columns that change, by what they are now. */
  readonly to: (business: Business) => Partial<Business>;
}

/**
 * Stores the columns that are others than before, with one entry in the activity log. Returns whether there are any.
 * Throws StartError for an unknown business.
 */
export async function changeBusiness(
  { drizzle }: Database,
  { business: shown, reason, to }: BusinessChange,
  now: Date,
): Promise<boolean> {
  return drizzle.transaction(async (tx) => {
    const business = await findBusiness(tx, shown);
    const wanted = { ...business, ...to(business) };
    const names = (Object.keys(business) as (keyof Business)[]).filter(
      (name) => JSON.stringify(business[name]) !== JSON.stringify(wanted[name]),
    );
    if (names.length === 0) return false;
    const pick = (row: Business) => Object.fromEntries(names.map((name) => [name, row[name]]));
    const { business_id } = business;
    await tx
      .update(businesses)
      .set({ ...pick(wanted), updated: now })
      .where(eq(businesses.business_id, business_id));
    const change = { before: pick(business), after: { ...pick(wanted), ...(reason !== undefined && { reason }) } };
    await recordChange(tx, business, { action: 'RECORD_CHANGED', type: 'business', id: shown, ...change }, now);
    return true;
  });
}
