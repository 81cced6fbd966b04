import { isolateText } from '#contract/text/isolateText.ts';
import { invalidFields } from '../../core/errors/ApiError.ts';
import { sendingCharges } from '../../core/ledger/sendingCharges.ts';
import { transactions } from '../../database/schema/index.ts';
import type {
  CreationOutcome,
  MoneyFacts,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { changeColumns, currentRow } from '../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';
import { queueOrder } from '../providers/queueOrder.ts';
import { announceTransfer, queueTransferCallback } from './announceTransfer.ts';
import { type Approval, approve } from './approval.ts';
import { approvalsLeft, approvalsNeeded, waitingColumns } from './approvalLevels.ts';
import { completeSending, returnSending } from './bankResult.ts';
import { payoutBusiness } from './claims/mailRecipient.ts';
import { countInBatch } from './countInBatch.ts';
import { requireApprovedBatch } from './requireApprovedBatch.ts';
import { sendingKind } from './sendingKind.ts';
import { overLimit, sendingRules } from './sendingRules.ts';
import { type Sending, senderOf, sendMoney } from './sendMoney.ts';
import { submissionTime } from './submissionTime.ts';
import { trySending } from './trySending.ts';

const BANKS: readonly string[] = transactions.channel.enumValues;

function isBank(value: unknown): value is Sending['bank'] {
  return typeof value === 'string' && BANKS.includes(value);
}

/** The transfer of a record. */
function sendingOf({ record, session }: OperationContext, row: RecordColumns): Sending {
  const { bank, amount, description = null } = row;
  if (!isBank(bank) || typeof amount !== 'bigint')
    throw new Error(`This ${record.name} has no amount or recipient to send.`);
  return {
    externalId: String(row.external_id),
    bank,
    amount,
    currency: session.business.currency,
    recipient: String(row[sendingKind(record).recipient]),
    description: typeof description === 'string' ? description : null,
    approvalsLeft: approvalsLeft(row),
  };
}

/**
 * Preview figures of a transfer: the whole account number, so that a wrong digit is seen before money is sent, and the charges
 * of `sendMoney`, also when approval is required.
 */
function factsOf({ session }: OperationContext, sending: Sending, { account_number }: RecordColumns): MoneyFacts {
  const { bank, recipient, amount, currency } = sending;
  const charges = sendingCharges(currency, session.business.country);
  return { recipient: `${isolateText(recipient ?? '')} · ${bank} ${account_number}`, amount, ...charges };
}

/** Queues a pending transfer for the provider; in test mode at once. Rule sending.large-after-one. */
async function queueTransfer(
  { transaction, session: { scope }, record, now }: OperationContext,
  recordId: string,
  sending: Pick<Sending, 'amount' | 'currency'>,
): Promise<void> {
  const due = scope.environment === 'PRODUCTION' ? submissionTime(sending, now) : now;
  await queueOrder(transaction, scope, { record: sendingKind(record).record, recordId, due }, now);
}

/**
 * Creates a disbursement or remittance and sends its money; if the business requires approval, it waits for that. Throws
 * like `records.create` and `sendMoney`, and API_VALIDATION_ERROR for an amount above the sending limit.
 */
export async function createSending(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  const rules = await sendingRules(transaction, session.scope);
  let facts: MoneyFacts = {};
  let needed = 0;
  let sending: Sending | undefined;
  const made = await createRecord(context, async (row) => {
    sending = sendingOf(context, row);
    facts = factsOf(context, sending, row);
    const errors = overLimit(rules, { ...sending, field: 'amount' });
    if (errors.length > 0) throw invalidFields(errors);
    needed = approvalsNeeded(rules, sending.amount);
    if (needed > 0) return { ...waitingColumns(needed), fee: 0n, tax: 0n };
    return { status: 'PENDING', ...(await sendMoney(transaction, senderOf(session), sending, now)) };
  });
  if (needed === 0 && sending !== undefined) await queueTransfer(context, made.recordId, sending);
  return { ...made, facts };
}

/** The approval of a single transfer by the signed-in user; a row of a batch is approved with its batch. */
async function approvalOf(context: RecordContext, current: RecordColumns): Promise<Approval> {
  const kind = sendingKind(context.record);
  const batchId = current[kind.batch];
  if (typeof batchId !== 'string') return approve(context, current);
  await requireApprovedBatch(context, kind, batchId);
  const columns = { approvals_needed: null, approvals_given: null, approved_by: context.session.user.email };
  return { columns, isComplete: true };
}

/**
 * Approves a transfer, and sends it with the last approval that it needs; sends a row of an approved batch and counts it: a
 * row that cannot be sent fails alone. Throws like `approve`.
 */
export async function sendRow(context: RecordContext): Promise<OperationOutcome> {
  const current = await currentRow(context);
  const approval = await approvalOf(context, current);
  const sending = sendingOf(context, { ...current, ...approval.columns });
  const facts = factsOf(context, sending, current);
  if (!approval.isComplete) return { ...(await changeColumns(context, current, approval.columns)), facts };
  const { transaction, session, now } = context;
  const columns = await trySending(transaction, senderOf(session), sending, now);
  const outcome = await changeColumns(context, current, { ...approval.columns, ...columns });
  if (columns.status === 'PENDING') await queueTransfer(context, context.recordId, sending);
  else
    await queueTransferCallback(
      transaction,
      session.scope,
      { record: context.record, row: { ...current, ...columns } },
      now,
    );
  await countInBatch(context, current, columns.status === 'FAILED' ? 'failed_count' : 'sent_count');
  return { ...outcome, facts };
}

function transactionOf(current: RecordColumns): string {
  if (typeof current.transaction_id !== 'string') throw new Error('The sent record has no transaction');
  return current.transaction_id;
}

/** Applies and announces a simulated result of the bank. */
async function applySimulatedResult(context: RecordContext, current: RecordColumns, columns: RecordColumns) {
  const { transaction, session, record, now } = context;
  const outcome = await changeColumns(context, current, columns);
  const business = payoutBusiness(context);
  await announceTransfer(transaction, session.scope, { record, row: { ...current, ...columns }, business }, now);
  return outcome;
}

/** Simulates that the bank has received the money. Test mode only. */
export async function completeRow(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const current = await currentRow(context);
  await completeSending(transaction, session.scope, transactionOf(current), now);
  return applySimulatedResult(context, current, { status: 'COMPLETED', completed: now });
}

/** Simulates that the account does not exist and the bank returns the money. Test mode only. */
export async function returnRow(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const current = await currentRow(context);
  await returnSending(transaction, session.scope, transactionOf(current), now);
  return applySimulatedResult(context, current, { status: 'REVERSED', failure_code: 'INVALID_ACCOUNT' });
}
