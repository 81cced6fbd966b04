import { sql } from 'drizzle-orm';
import { ApiError } from '../../core/errors/ApiError.ts';
import { forgetPosted, postedLines } from '../../core/ledger/postJournal.ts';
import { sendingCharges } from '../../core/ledger/sendingCharges.ts';
import { transactions } from '../../database/schema/index.ts';
import type {
  CreationOutcome,
  MoneyFacts,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation.ts';
import { changeColumns, currentRow } from '../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';
import { queueOrder } from '../rails/queueOrder.ts';
import { announceEnd } from './announceEnd.ts';
import { completeSending, returnSending } from './bankAnswer.ts';
import { countInBatch } from './countInBatch.ts';
import { sendingKind } from './sendingKind.ts';
import { overLimit, requireOtherPerson, sendingRules } from './sendingRules.ts';
import { type Sending, sendMoney } from './sendMoney.ts';

const BANKS: readonly string[] = transactions.channel.enumValues;

function isBank(value: unknown): value is Sending['bank'] {
  return typeof value === 'string' && BANKS.includes(value);
}

/** What a record says of the money that it sends. */
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
  };
}

/** What a person is shown of a sending: the same charges as `sendMoney` takes, also where it waits for approval. */
function factsOf({ session }: OperationContext, { bank, recipient, amount, currency }: Sending): MoneyFacts {
  return { recipient: `${recipient} · ${bank}`, amount, ...sendingCharges(currency, session.business.country) };
}

/** Leaves what is on its way for the rail. */
async function giveToRail({ transaction, session, record, now }: OperationContext, recordId: string): Promise<void> {
  await queueOrder(transaction, session.scope, { record: sendingKind(record).record, recordId }, now);
}

/**
 * Adds a disbursement or remittance, and sends its money; where the business has settled that others approve, it waits for
 * them. Throws as `records.create` and `sendMoney`, and API_VALIDATION_ERROR for more than is sent at once.
 */
export async function createSending(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  const rules = await sendingRules(transaction, session.scope);
  let facts: MoneyFacts = {};
  const made = await createRecord(context, async (row) => {
    const sending = sendingOf(context, row);
    facts = factsOf(context, sending);
    const errors = overLimit(rules, { ...sending, field: 'amount' });
    if (errors.length > 0) throw new ApiError('API_VALIDATION_ERROR', 'Some fields are invalid.', errors);
    if (rules.needsApproval) return { status: 'NEEDS_APPROVAL', fee: 0n, tax: 0n };
    return { status: 'PENDING', ...(await sendMoney(transaction, session, sending, now)) };
  });
  if (!rules.needsApproval) await giveToRail(context, made.recordId);
  return { ...made, facts };
}

/** Why a row of a batch was not sent, as the row says it; anything else is no refusal and stops the job. */
const FAILURE: Readonly<Record<string, string>> = {
  INSUFFICIENT_BALANCE_ERROR: 'INSUFFICIENT_BALANCE',
  DAILY_LIMIT_ERROR: 'DAILY_LIMIT',
};

/** Sends the money, or tells why not and leaves nothing of it behind. */
async function trySending({ transaction, session, now }: RecordContext, sending: Sending): Promise<RecordColumns> {
  const before = postedLines(transaction).length;
  await transaction.execute(sql`savepoint sending`);
  try {
    return { status: 'PENDING', ...(await sendMoney(transaction, session, sending, now)) };
  } catch (error) {
    const failure = error instanceof ApiError ? FAILURE[error.code] : undefined;
    if (failure === undefined) throw error;
    await transaction.execute(sql`rollback to savepoint sending`);
    forgetPosted(transaction, before);
    return { status: 'FAILED', failure_code: failure };
  }
}

/** Sends a row of a batch, and counts it there: one that cannot be sent fails alone. */
export async function sendRow(context: RecordContext): Promise<OperationOutcome> {
  const current = await currentRow(context);
  // The rows of a batch were approved with it.
  if (current[sendingKind(context.record).batch] == null) await requireOtherPerson(context, current);
  const sending = sendingOf(context, current);
  const columns = await trySending(context, sending);
  const outcome = await changeColumns(context, current, { ...columns, approved_by: context.session.user.email });
  if (columns.status === 'PENDING') await giveToRail(context, context.recordId);
  await countInBatch(context, current, columns.status === 'FAILED' ? 'failed_count' : 'sent_count');
  return { ...outcome, facts: factsOf(context, sending) };
}

function transactionOf(current: RecordColumns): string {
  if (typeof current.transaction_id !== 'string') throw new Error('The sent record has no transaction');
  return current.transaction_id;
}

/** Writes down the bank's answer that a person of the sandbox gave, and announces it as the rail does. */
async function endByHand(context: RecordContext, current: RecordColumns, columns: RecordColumns) {
  const { transaction, session, record, brand, now } = context;
  const outcome = await changeColumns(context, current, columns);
  const { name, country } = session.business;
  const business = { name, brand, language: country === 'ID' ? ('id' as const) : ('en' as const) };
  await announceEnd(transaction, session.scope, { record, row: { ...current, ...columns }, business }, now);
  return outcome;
}

/** The sandbox's bank says that it has the money. Test mode only. */
export async function completeRow(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const current = await currentRow(context);
  await completeSending(transaction, session.scope, transactionOf(current), now);
  return endByHand(context, current, { status: 'COMPLETED', completed: now });
}

/** The sandbox's bank says that there is no such account, and sends the money back. Test mode only. */
export async function returnRow(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const current = await currentRow(context);
  await returnSending(transaction, session.scope, transactionOf(current), now);
  return endByHand(context, current, { status: 'REVERSED', failure_code: 'INVALID_ACCOUNT' });
}
