import { and, eq, ne, sql } from 'drizzle-orm';
import { parseDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import { requireAtMost } from '../../core/validation/requireAtMost.ts';
import { belongsTo, isRecord, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { issuing_transactions } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { changeColumns, currentRow } from '../../engine/operations/records/changeRecord.ts';
import { topUpLines } from '../payments/paymentLines.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { startOfMonth } from './month.ts';
import {
  type CardTransaction,
  cardTransactionId,
  keepSpent,
  lockCard,
  newCardTransaction,
  spendingJournal,
} from './spending.ts';

/** Settles a card transaction that was not reversed meanwhile. Rule products.card-spending. */
export async function settleSpending(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  id: string,
  now: Date,
): Promise<void> {
  const isPending = and(isRecord(issuing_transactions, scope, id), eq(issuing_transactions.status, 'PENDING'));
  const settled = { status: 'SETTLED', settled: now, updated: now } as const;
  const rows = await transaction.update(issuing_transactions).set(settled).where(isPending).returning();
  if (rows.length === 0) return;
  const activity = { action: 'RECORD_CHANGED', type: 'issuing-transaction', id: cardTransactionId(id) } as const;
  await recordSystemActivity(transaction, scope, { ...activity, after: { status: 'SETTLED' } }, now);
}

/** The card transaction of an action, its card locked first. */
async function lockSpending(context: RecordContext) {
  const { transaction, session } = context;
  requireTestMode(session);
  const { issued_card_id: cardId } = (await currentRow(context)) as CardTransaction;
  const card = await lockCard(transaction, session.scope, cardId);
  if (card === undefined) throw notAvailable();
  return { card, spending: (await currentRow(context)) as CardTransaction };
}

/**
 * `issuing_transactions.reverse`: the merchant releases what was authorized, which returns to the balance. Throws
 * ENVIRONMENT_NOT_ALLOWED_ERROR in live mode.
 * Rule products.card-spending.
 */
export async function reverseSpending(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const { scope, business } = session;
  const { card, spending } = await lockSpending(context);
  if (spending.status !== 'PENDING') throw notAvailable();
  await postJournal(transaction, scope, spendingJournal(spending, topUpLines(spending)), now);
  const outcome = await changeColumns(context, { ...spending }, { status: 'REVERSED' });
  await keepSpent(transaction, scope, card, startOfMonth(business.timeZone, now), now);
  return outcome;
}

/**
 * `issuing_transactions.settle`: the network settles a card transaction before its day. Throws ENVIRONMENT_NOT_ALLOWED_ERROR
 * in live mode.
 * Rule products.card-spending.
 */
export async function simulateSettling(context: RecordContext): Promise<OperationOutcome> {
  const { spending } = await lockSpending(context);
  if (spending.status !== 'PENDING') throw notAvailable();
  return changeColumns(context, { ...spending }, { status: 'SETTLED', settled: context.now });
}

/** What of a purchase was not refunded, minor units. */
async function refundableOf(
  { transaction, session: { scope } }: RecordContext,
  { id, amount, reference, issued_card_id }: CardTransaction,
): Promise<bigint> {
  const isRefund = and(
    belongsTo(issuing_transactions, scope),
    eq(issuing_transactions.issued_card_id, issued_card_id),
    eq(issuing_transactions.reference, reference),
    eq(issuing_transactions.type, 'REFUND'),
    ne(issuing_transactions.id, id),
  );
  const sum = sql<string | null>`sum(${issuing_transactions.amount})`;
  const [refunded] = await transaction.select({ sum }).from(issuing_transactions).where(isRefund);
  return amount - BigInt(refunded?.sum ?? 0);
}

/**
 * `issuing_transactions.refund`: the merchant refunds a settled purchase, or part of it, to the balance: a card transaction
 * with its reference. Throws ENVIRONMENT_NOT_ALLOWED_ERROR in live mode, and API_VALIDATION_ERROR for more than what was not
 * refunded.
 * Rule products.card-spending.
 */
export async function refundSpending(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, input, now } = context;
  const { scope, business } = session;
  const { card, spending } = await lockSpending(context);
  if (spending.status !== 'SETTLED' || spending.type === 'REFUND') throw notAvailable();
  const { currency, reference } = spending;
  const amount = parseDecimal(String(input.amount), currency);
  const left = await refundableOf(context, spending);
  requireAtMost(amount, left, currency, { what: 'what was not refunded', code: 'more_than_left' });
  const { id } = newCardTransaction(now);
  const refund = { id, type: 'REFUND', status: 'SETTLED', amount, created: now, updated: now, settled: now } as const;
  await transaction.insert(issuing_transactions).values({ ...spending, ...scopeColumns(scope), ...refund });
  await postJournal(transaction, scope, spendingJournal(spending, topUpLines({ currency, amount })), now);
  await keepSpent(transaction, scope, card, startOfMonth(business.timeZone, now), now);
  const after = { refund: cardTransactionId(id), amount: String(input.amount), reference };
  return {
    facts: { amount, recipient: card.holder_name },
    activity: 'RECORD_CHANGED',
    before: {},
    after,
  };
}
