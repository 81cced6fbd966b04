import { and, eq } from 'drizzle-orm';
import { dayOf } from '#contract/dates/days.ts';
import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import { ofBusiness, type Queue } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { businesses, settlements, transactions } from '../../database/schema/index.ts';
import { settlementLines } from '../payments/paymentLines.ts';
import { moveSplit, planSplit } from '../platform/splits/moveSplit.ts';
import { takePlatformFee } from '../platform/takePlatformFee.ts';
import { beginCardSettlement, endCardSettlement } from './settleCard.ts';
import { settleInvoice } from './settleInvoice.ts';
import { addPayment, openSettlement, payOut } from './settlementRow.ts';

/** Prefix of transaction ids. */
const TRANSACTION_PREFIX = 'txn';

/** Queues the settlement of a payment, in the transaction that makes it pending. */
export function queueSettlement(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { transactionId, due }: { /** UUID. */ readonly transactionId: string; readonly due: Date },
  now: Date,
): Promise<void> {
  return enqueue(transaction, { queue: 'settlement', key: transactionId, scope, due }, now);
}

/** Settles due payments. */
export const SETTLEMENTS: Queue = {
  name: 'settlement',
  followsTestClock: true,
  concurrency: 1,
  waits: PATIENT_WAITS,
  handle: async (task, { now }) => {
    const { scope, key } = ofBusiness(task);
    return { state: 'DONE', write: (transaction) => settlePayment(transaction, scope, key, now()) };
  },
};

/** Adds a card payment to the settlement of the day on which its acquirer pays it out, and queues it for that moment. */
async function expectPayout(
  tx: BusinessTransaction,
  scope: BusinessScope,
  payment: typeof transactions.$inferSelect,
  due: Date,
  now: Date,
): Promise<void> {
  const { id, channel_category, channel, currency } = payment;
  const [business] = await tx
    .select({ zone: businesses.time_zone, country: businesses.country })
    .from(businesses)
    .where(eq(businesses.business_id, scope.businessId));
  if (business === undefined) throw new Error('Business of a card payment not found');
  const day = dayOf(due, businessTimeZone(business.zone, business.country));
  const settlement_id = await openSettlement(tx, scope, { channel_category, channel, currency, day }, now);
  await addPayment(tx, scope, settlement_id, payment, now);
  await tx
    .update(transactions)
    .set({ settlement_id, updated: now })
    .where(isRecord(transactions, scope, id));
  await queueSettlement(tx, scope, { transactionId: id, due }, now);
}

/** Locks the settlement of a payment before the payment, as an action on the settlement does. */
async function lockSettlementOf(tx: BusinessTransaction, scope: BusinessScope, transactionId: string): Promise<void> {
  const ofPayment = tx
    .select({ id: transactions.settlement_id })
    .from(transactions)
    .where(isRecord(transactions, scope, transactionId));
  await tx
    .select({ id: settlements.id })
    .from(settlements)
    .where(and(belongsTo(settlements, scope), eq(settlements.id, ofPayment)))
    .for('update');
}

/**
 * Moves a payment from PENDING to BALANCE, unless it has been settled or reversed meanwhile. A card payment is due twice:
 * when it is submitted to the acquirer, and when the acquirer pays it out.
 * Rule transactions.settlement.
 */
export async function settlePayment(
  tx: BusinessTransaction,
  scope: BusinessScope,
  transaction_id: string,
  now: Date,
): Promise<void> {
  const thisTransaction = isRecord(transactions, scope, transaction_id);
  await lockSettlementOf(tx, scope, transaction_id);
  const [payment] = await tx.select().from(transactions).where(thisTransaction).for('update');
  if (payment?.status !== 'COMPLETED' || payment.settlement_status !== 'PENDING') return;
  const isCard = payment.channel_category === 'CARD';
  const paidOut = isCard ? await beginCardSettlement(tx, scope, transaction_id, now) : undefined;
  if (paidOut !== undefined) {
    await expectPayout(tx, scope, payment, paidOut, now);
    return;
  }
  const { external_id: reference, description, amount, fee, tax, currency, settlement_id } = payment;
  if (settlement_id !== null) await payOut(tx, scope, settlement_id, now);
  await settleInvoice(tx, scope, payment, now);
  const split = await planSplit(tx, scope, payment);
  const lines = settlementLines({ amount, fee, tax, currency });
  const journal = { type: 'SETTLEMENT', reference, description, transactionId: transaction_id, lines } as const;
  if (lines.length > 0) await postJournal(tx, scope, journal, now);
  await takePlatformFee(tx, scope, payment, now);
  if (split) await moveSplit(tx, scope, split, now);
  await tx
    .update(transactions)
    .set({ settlement_status: 'SETTLED', settled: now, updated: now })
    .where(thisTransaction);
  if (isCard) await endCardSettlement(tx, scope, transaction_id, now);
  const after = { settlement_status: 'SETTLED' };
  const id = formatRecordId(TRANSACTION_PREFIX, transaction_id);
  const before = { settlement_status: 'PENDING' };
  await recordSystemActivity(tx, scope, { action: 'PAYMENT_SETTLED', type: 'transaction', id, before, after }, now);
}
