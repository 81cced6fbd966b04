import { and, eq } from 'drizzle-orm';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { payment_methods } from '../../database/schema/index.ts';

/** Keeps that money comes in over DANA, which reports it. Rule payment-methods.dana-transacting. */
export async function noteTransacting(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  channel: string,
  now: Date,
): Promise<void> {
  if (channel !== 'DANA') return;
  await transaction
    .update(payment_methods)
    .set({ transacting: true, updated: now })
    .where(
      and(
        belongsTo(payment_methods, scope),
        eq(payment_methods.channel, channel),
        eq(payment_methods.transacting, false),
      ),
    );
}
