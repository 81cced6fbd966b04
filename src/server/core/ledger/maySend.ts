import { eq } from 'drizzle-orm';
import { canUseLive } from '#contract/canUseLive.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { businesses } from '../../database/schema/index.ts';

/** Whether the business of the transaction may send money in its mode now: always in test mode. Rule modes.suspended-pays-nothing. */
export async function maySend(
  transaction: BusinessTransaction,
  { businessId, environment }: BusinessScope,
): Promise<boolean> {
  if (environment === 'DEVELOPMENT') return true;
  const [business] = await transaction
    .select({ status: businesses.go_live_status })
    .from(businesses)
    .where(eq(businesses.business_id, businessId));
  // Of a ledger without a business, as tests have it, nothing is known against it.
  return business === undefined || canUseLive(business.status);
}
