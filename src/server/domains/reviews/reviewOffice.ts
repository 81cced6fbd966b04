import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Environment } from '#contract/generated/config.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { businesses } from '../../database/schema/index.ts';

/** The feature flag of the internal business whose staff reviews. */
const FLAG = 'reviews';

/**
 * The internal business that reviews, in an environment: the oldest one with the flag. `undefined` without one.
 * Rule reviews.staff-only.
 */
export async function reviewOffice(
  { drizzle }: Database,
  environment: Environment,
): Promise<BusinessScope | undefined> {
  const [office] = await drizzle
    .select({ businessId: businesses.business_id })
    .from(businesses)
    .where(and(eq(businesses.internal, true), arrayContains(businesses.flags, [FLAG])))
    .orderBy(asc(businesses.created))
    .limit(1);
  return office && { businessId: office.businessId, environment };
}
