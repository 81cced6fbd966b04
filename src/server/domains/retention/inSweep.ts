import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';

/**
 * Runs `work` in one transaction as the database owner, who may delete rows that requests may not, with row-level security
 * restricted to one business.
 */
export function inSweep<T>(
  { drizzle }: Database,
  { businessId, environment }: BusinessScope,
  work: (transaction: BusinessTransaction) => Promise<T>,
): Promise<T> {
  return drizzle.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('app.business_id', ${businessId}, true), set_config('app.environment', ${environment}, true)`,
    );
    return work(transaction);
  });
}
