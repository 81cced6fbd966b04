import { and, eq } from 'drizzle-orm';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { fieldError } from '../../core/errors/ApiError.ts';
import { sendingCharges } from '../../core/ledger/sendingCharges.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { bank_accounts, transactions } from '../../database/schema/index.ts';
import type {
  CreationOutcome,
  MoneyFacts,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { changeColumns, currentRow } from '../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { queueOrder } from '../providers/queueOrder.ts';
import { announceTransfer } from './announceTransfer.ts';
import { approve } from './approval.ts';
import { approvalsLeft, approvalsNeeded, waitingColumns } from './approvalLevels.ts';
import { completeSending, returnSending } from './bankResult.ts';
import { payoutBusiness } from './claims/mailRecipient.ts';
import { sendingRules } from './sendingRules.ts';
import { type Sending, senderOf, sendMoney } from './sendMoney.ts';

type Account = typeof bank_accounts.$inferSelect;

const CHANNELS: readonly string[] = transactions.channel.enumValues;

function isChannel(bank: string): bank is Sending['bank'] {
  return CHANNELS.includes(bank);
}

/** The chosen account, or the primary one. Throws API_VALIDATION_ERROR when it is not verified. */
async function accountOf({ transaction, session }: OperationContext, chosen: unknown): Promise<Account> {
  const isWanted = typeof chosen === 'string' ? eq(bank_accounts.id, chosen) : eq(bank_accounts.is_primary, true);
  const [account] = await transaction
    .select()
    .from(bank_accounts)
    .where(and(belongsTo(bank_accounts, session.scope), isWanted))
    .for('share');
  if (account?.status === 'VERIFIED') return account;
  throw fieldError('bank_account_id', 'is not a verified bank account', 'not_verified');
}

/** The minimum of config/limits.yaml, minor units; 0 without one in the business's currency. */
export function withdrawalMinimum({ business, resolution }: OperationContext['session']): bigint {
  const minimum = resolution.limits.withdrawalMinimum;
  if (minimum === undefined || minimum.currency !== business.currency) return 0n;
  return parseDecimal(String(minimum.value), business.currency);
}

/** Throws API_VALIDATION_ERROR for an amount below the minimum. */
function requireMinimum({ session }: OperationContext, amount: bigint): void {
  const { currency } = session.business;
  const least = withdrawalMinimum(session);
  if (amount >= least) return;
  const shown = toDecimal(least, currency);
  throw fieldError('amount', `is less than ${shown}, the minimum`, 'minimum', shown);
}

/**
 * Sends money of the balance to a verified bank account of the business, for a person or, by its UUID, for a schedule. Throws
 * like `records.create` and `sendMoney`, and API_VALIDATION_ERROR for an account that is not verified or an amount below the
 * minimum.
 * Rule transactions.withdraw.
 */
export async function withdraw(context: OperationContext, scheduleId: string | null): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  const { currency } = session.business;
  let facts: MoneyFacts = {};
  let needed = 0;
  const made = await createRecord(context, async ({ bank_account_id, amount, external_id }) => {
    const account = await accountOf(context, bank_account_id);
    const { id, bank, account_number, account_name, short_name } = account;
    if (typeof amount !== 'bigint' || !isChannel(bank)) throw new Error('This withdrawal has no amount or channel.');
    requireMinimum(context, amount);
    const externalId = String(external_id);
    const chosen = { bank_account_id: id, bank, account_number, account_name, schedule_id: scheduleId };
    const recipient = `${account_name} · ${short_name}`;
    needed = approvalsNeeded(await sendingRules(transaction, session.scope), amount);
    if (needed > 0) {
      facts = { recipient, amount, ...sendingCharges(currency, session.business.country) };
      return { ...waitingColumns(needed), ...chosen, fee: 0n, tax: 0n };
    }
    const sending = {
      externalId,
      bank,
      amount,
      currency,
      recipient: null,
      description: short_name,
      approvalsLeft: 0,
    } as const;
    const sent = await sendMoney(transaction, senderOf(session), { ...sending, type: 'WITHDRAWAL' }, now);
    facts = { recipient, amount, fee: sent.fee, tax: sent.tax };
    return { status: 'PENDING', ...chosen, ...sent };
  });
  if (needed === 0)
    await queueOrder(transaction, session.scope, { record: 'withdrawal', recordId: made.recordId }, now);
  return { ...made, facts };
}

/** `withdrawals.create`. Throws like `withdraw`. */
export function createWithdrawal(context: OperationContext): Promise<CreationOutcome> {
  return withdraw(context, null);
}

/**
 * Approves a withdrawal: with the last approval the money leaves the balance. Throws like `approve` and `sendMoney`, and
 * API_VALIDATION_ERROR when the account is no longer verified.
 * Rule sending.approval-levels.
 */
export async function approveWithdrawal(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { currency, country } = session.business;
  const current = await currentRow(context);
  const { columns, isComplete } = await approve(context, current);
  const { amount } = current;
  const account = await accountOf(context, current.bank_account_id);
  const { bank, short_name, account_name } = account;
  if (typeof amount !== 'bigint' || !isChannel(bank)) throw new Error('This withdrawal has no amount or channel.');
  const facts = { recipient: `${account_name} · ${short_name}`, amount, ...sendingCharges(currency, country) };
  if (!isComplete) return { ...(await changeColumns(context, current, columns)), facts };
  const externalId = String(current.external_id);
  const sending = { externalId, bank, amount, currency, recipient: null, description: short_name } as const;
  const sent = await sendMoney(
    transaction,
    senderOf(session),
    { ...sending, approvalsLeft: approvalsLeft({ ...current, ...columns }), type: 'WITHDRAWAL' },
    now,
  );
  const outcome = await changeColumns(context, current, { ...columns, ...sent, status: 'PENDING' });
  await queueOrder(transaction, session.scope, { record: 'withdrawal', recordId }, now);
  return { ...outcome, facts };
}

/** Applies a result that a user of the sandbox simulates. */
async function applySimulatedResult(context: RecordContext, isDone: boolean): Promise<OperationOutcome> {
  const { transaction, session, record, now } = context;
  const { scope } = session;
  const current = await currentRow(context);
  const transactionId = String(current.transaction_id);
  if (isDone) await completeSending(transaction, scope, transactionId, now);
  else await returnSending(transaction, scope, transactionId, now, { status: 'FAILED', errorCode: 'INVALID_ACCOUNT' });
  const columns = isDone
    ? { status: 'COMPLETED', completed: now }
    : { status: 'FAILED', failure_code: 'INVALID_ACCOUNT' };
  const outcome = await changeColumns(context, current, columns);
  const ended = { record, row: { ...current, ...columns }, business: payoutBusiness(context) };
  await announceTransfer(transaction, scope, ended, now);
  return outcome;
}

/** Simulates that the bank has the money. Test mode only. */
export function completeWithdrawal(context: RecordContext): Promise<OperationOutcome> {
  return applySimulatedResult(context, true);
}

/** Simulates that the bank does not find the account: amount, fee and tax return to the balance. Test mode only. */
export function failWithdrawal(context: RecordContext): Promise<OperationOutcome> {
  return applySimulatedResult(context, false);
}
