import { sql } from 'drizzle-orm';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { transactions } from '../../database/schema/index.ts';
import { creditRefund } from '../payments/refunds/creditRefund.ts';
import { announceResult } from './announceResult.ts';
import type { OrderContext, OrderHandler } from './OrderHandler.ts';

/** Prefix of transaction ids. */
const PREFIX = 'txn';

type Transaction = typeof transactions.$inferSelect;

function paymentIdOf({ paid_for }: Transaction): string {
  return parseRecordId(PREFIX, paid_for ?? '') ?? '';
}

/** A pending refund and its payment. The payment is locked first, as in `ewallets.refund`. */
async function find({ transaction, scope, recordId }: OrderContext) {
  const isRefund = isRecord(transactions, scope, recordId);
  const [refund] = await transaction.select().from(transactions).where(isRefund);
  if (refund === undefined) return undefined;
  const isPayment = isRecord(transactions, scope, paymentIdOf(refund));
  const [payment] = await transaction.select().from(transactions).where(isPayment).for('update');
  const [locked] = await transaction.select().from(transactions).where(isRefund).for('update');
  return payment !== undefined && locked?.status === 'PENDING' ? { refund: locked, payment } : undefined;
}

/** Credits a refund that the wallet did not take back to the balance; the payment can be refunded again. */
async function giveBack({ transaction, scope }: OrderContext, refund: Transaction, now: Date): Promise<void> {
  await creditRefund(transaction, scope, { ...refund, transactionId: refund.id }, now);
  await transaction
    .update(transactions)
    .set({ refunded_amount: sql`${transactions.refunded_amount} - ${refund.amount}`, updated: now })
    .where(isRecord(transactions, scope, paymentIdOf(refund)));
}

/** Order handler of refunds of payments by e-wallet. Rule accept.wallet-refunds. */
export const walletRefundHandler: OrderHandler = {
  async orderOf(carried) {
    const found = await find(carried);
    if (found === undefined) return undefined;
    const { refund, payment } = found;
    const { currency, channel } = refund;
    const amount = toDecimal(refund.amount, currency);
    return { id: formatRecordId(PREFIX, refund.id), amount, currency, channel, account: payment.reference };
  },

  async end(order, result, now) {
    const found = await find(order);
    if (found === undefined) return;
    const { refund } = found;
    const errorCode = result.state === 'DONE' ? null : result.errorCode;
    const status = errorCode === null ? 'COMPLETED' : 'FAILED';
    await order.transaction
      .update(transactions)
      .set({ status, failure_code: errorCode, updated: now })
      .where(isRecord(transactions, order.scope, refund.id));
    if (errorCode !== null) await giveBack(order, refund, now);
    const { reference: externalId, currency } = refund;
    const id = formatRecordId(PREFIX, refund.id);
    const amount = toDecimal(refund.amount, currency);
    const news = { record: 'wallet-refund', id, product: 'REFUND', externalId, status, errorCode } as const;
    await announceResult(order, { ...news, amount, currency }, now);
  },
};
