import { and, eq, inArray, sql } from 'drizzle-orm';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { method_applications, payment_methods } from '../../database/schema/index.ts';
import { methodsOfChannel } from '../../engine/forms/liveMethods.ts';

/**
 * What the account numbers of a bank, or the payment codes of an outlet, begin with: what the business applied with for its
 * live payment method. `undefined` where it chose nothing, or the payment method is not live.
 * Rule payment-methods.account-range, payment-methods.fixed-code.
 */
export async function startOfCodes(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  channel: string,
): Promise<string | undefined> {
  const { account_range, fixed_code, payment_method_id } = method_applications;
  const [found] = await transaction
    .select({ start: sql<string | null>`coalesce(${account_range}, ${fixed_code})` })
    .from(method_applications)
    .innerJoin(payment_methods, and(belongsTo(payment_methods, scope), eq(payment_methods.id, payment_method_id)))
    .where(
      and(
        belongsTo(method_applications, scope),
        inArray(sql`${payment_methods.channel}`, methodsOfChannel(channel)),
        eq(payment_methods.status, 'enabled'),
        sql`coalesce(${account_range}, ${fixed_code}) <> ''`,
      ),
    );
  return found?.start ?? undefined;
}
