import { and, eq } from 'drizzle-orm';
import { toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { rdl_investors, rdl_transactions } from '../../database/schema/index.ts';
import { endMovement } from '../investors/endMovement.ts';
import { investorTransactionId } from '../investors/investor.ts';
import type { OrderHandler } from './OrderHandler.ts';

/** Order handler of the movements of investors' deposit accounts, at the banks of these. Rule products.investor-moves. */
export const investorHandler: OrderHandler = {
  async orderOf({ transaction, scope, recordId }) {
    const isPending = and(isRecord(rdl_transactions, scope, recordId), eq(rdl_transactions.status, 'PENDING'));
    const [movement] = await transaction.select().from(rdl_transactions).where(isPending);
    if (movement === undefined) return undefined;
    const [investor] = await transaction
      .select()
      .from(rdl_investors)
      .where(isRecord(rdl_investors, scope, movement.investor_id));
    if (!investor?.account_number) throw new Error('The investor of a movement has no deposit account.');
    const { amount, currency, type } = movement;
    return {
      id: investorTransactionId(movement),
      amount: toDecimal(amount < 0n ? -amount : amount, currency),
      currency,
      channel: investor.bank,
      account: investor.account_number,
      movement: type,
    };
  },

  async end({ transaction, scope, recordId }, result, now) {
    const errorCode = result.state === 'DONE' ? null : result.errorCode;
    const ended = await endMovement(transaction, scope, recordId, errorCode, now);
    if (ended === undefined) return;
    const after = { status: ended.status, ...(errorCode && { failure_code: errorCode }) };
    const activity = { action: 'RECORD_CHANGED', type: 'rdl-transaction', id: investorTransactionId(ended) } as const;
    await recordSystemActivity(transaction, scope, { ...activity, before: { status: 'PENDING' }, after }, now);
  },
};
