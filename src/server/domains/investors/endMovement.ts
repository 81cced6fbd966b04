import { postJournal } from '../../core/ledger/postJournal.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { rdl_transactions } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { payoutLines, reversedLines } from '../payments/paymentLines.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { keepInvestor, lockInvestor } from './investor.ts';
import { completedLines, type InvestorTransaction, investorJournal } from './investorLines.ts';

export type ErrorCode = NonNullable<InvestorTransaction['failure_code']>;

/** A pending movement, after its investor, both locked; `undefined` when it is no longer pending. */
async function lockPending(transaction: BusinessTransaction, scope: BusinessScope, id: string) {
  const isThis = isRecord(rdl_transactions, scope, id);
  const [found] = await transaction.select().from(rdl_transactions).where(isThis);
  const investor = found && (await lockInvestor(transaction, scope, found.investor_id));
  const [movement] = await transaction.select().from(rdl_transactions).where(isThis).for('update');
  return investor && movement?.status === 'PENDING' ? { investor, movement } : undefined;
}

/**
 * Ends a pending movement as its bank reports: carried out, its amount is in the account or has left it; else what was
 * reserved is available again, and a repayment returns to the balance. Returns what it became; `undefined` when it is no
 * longer pending.
 * Rule products.investor-moves.
 */
export async function endMovement(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  id: string,
  errorCode: ErrorCode | null,
  now: Date,
): Promise<InvestorTransaction | undefined> {
  const pending = await lockPending(transaction, scope, id);
  if (pending === undefined) return undefined;
  const { investor, movement } = pending;
  const { type, amount, currency } = movement;
  const released = amount < 0n ? -amount : 0n;
  const balance = errorCode === null ? investor.balance + amount : investor.balance;
  await keepInvestor(transaction, scope, { ...investor, balance, reserved: investor.reserved - released }, now);
  if (errorCode === null)
    await postJournal(transaction, scope, investorJournal(movement, completedLines(movement)), now);
  else if (type === 'REPAYMENT') {
    const lines = reversedLines(payoutLines({ currency, amount, fee: 0n, tax: 0n }));
    await postJournal(transaction, scope, investorJournal(movement, lines), now);
  }
  const ended =
    errorCode === null
      ? ({ status: 'COMPLETED', completed: now } as const)
      : ({ status: 'FAILED', failure_code: errorCode } as const);
  const [row] = await transaction
    .update(rdl_transactions)
    .set({ ...ended, updated: now })
    .where(isRecord(rdl_transactions, scope, id))
    .returning();
  return row;
}

/** Ends a movement in place of its bank. Throws ENVIRONMENT_NOT_ALLOWED_ERROR in live mode. */
async function simulateEnd(context: RecordContext, errorCode: ErrorCode | null): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  requireTestMode(session);
  const ended = await endMovement(transaction, session.scope, recordId, errorCode, now);
  if (ended === undefined) throw notAvailable();
  const { status, amount, investor_name: recipient } = ended;
  return {
    facts: { amount: amount < 0n ? -amount : amount, recipient, unmoved: true },
    activity: 'RECORD_CHANGED',
    before: { status: 'PENDING' },
    after: { status, ...(errorCode && { failure_code: errorCode }) },
  };
}

/** `rdl_transactions.complete`: the sandbox's bank carries a movement out. Rule products.investor-moves. */
export function simulateCompletion(context: RecordContext): Promise<OperationOutcome> {
  return simulateEnd(context, null);
}

/** `rdl_transactions.fail`: the sandbox's bank does not carry a movement out. Rule products.investor-moves. */
export function simulateError(context: RecordContext): Promise<OperationOutcome> {
  return simulateEnd(context, context.input.failure_code as ErrorCode);
}
