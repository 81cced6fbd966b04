import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { FieldError } from '#contract/generated/api.ts';
import type { OperationName } from '#contract/generated/config.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { invalidFields, notFound } from '../../core/errors/ApiError.ts';
import { sendingCharges } from '../../core/ledger/sendingCharges.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { createJob } from '../../engine/jobs/createJob.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { changeColumns, currentRow } from '../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { duplicateRows } from '../../engine/operations/records/duplicateRows.ts';
import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';
import { writableTable } from '../../engine/resources/statements/recordTable.ts';
import { approve } from './approval.ts';
import { approvalsNeeded, waitingColumns } from './approvalLevels.ts';
import { openRecord } from './openRecord.ts';
import { type SendingKind, sendingKind } from './sendingKind.ts';
import { overLimit, sendingRules } from './sendingRules.ts';

type Row = Readonly<Record<string, string>>;

/** The validated rows of the form: texts by field. */
function rowsOf({ input }: OperationContext): readonly Row[] {
  return (input.rows ?? []) as readonly Row[];
}

/** The rows as columns: nothing is sent until the batch is approved. */
function rowColumns(context: OperationContext, kind: SendingKind, batchId: string, reference: string) {
  const { session, now } = context;
  const { currency } = session.business;
  const rows = rowsOf(context);
  return rows.map(
    ({ amount = '0', external_id, ...texts }, index): RecordColumns => ({
      ...texts,
      ...scopeColumns(session.scope),
      // Lists show the newest first, so this keeps the order of the file.
      id: uuidv7({ msecs: now.getTime(), seq: rows.length - 1 - index }),
      created: now,
      updated: now,
      status: 'NEEDS_APPROVAL',
      external_id: external_id ?? `${reference}-${index + 1}`,
      amount: parseDecimal(amount, currency),
      fee: 0n,
      tax: 0n,
      currency,
      [kind.batch]: batchId,
      created_by: session.user.email,
    }),
  );
}

/** Validation errors of rows above the business's sending limit, with row and column. */
async function rowsOverLimit(context: OperationContext): Promise<FieldError[]> {
  const { transaction, session } = context;
  const { currency } = session.business;
  const rules = await sendingRules(transaction, session.scope);
  return rowsOf(context).flatMap((row, index) =>
    overLimit(rules, { amount: parseDecimal(row.amount ?? '0', currency), currency, field: `rows.${index}.amount` }),
  );
}

/**
 * Creates a batch and its rows for another user to approve. Throws API_VALIDATION_ERROR with row and column of each error.
 * Rule sending.batch-rows.
 */
export async function createBatch(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, record } = context;
  const kind = sendingKind(record);
  const errors = [
    ...(await duplicateRows(context, rowsOf(context), openRecord(session, kind.record).table)),
    ...(await rowsOverLimit(context)),
  ];
  if (errors.length > 0) throw invalidFields(errors);
  const rules = await sendingRules(transaction, session.scope);
  let amount = 0n;
  for (const row of rowsOf(context)) amount += parseDecimal(row.amount ?? '0', session.business.currency);
  let reference = '';
  const made = await createRecord(context, (batch) => {
    reference = String(batch.reference);
    const counts = { total_count: rowsOf(context).length, sent_count: 0, failed_count: 0 };
    return { ...counts, ...waitingColumns(Math.max(1, approvalsNeeded(rules, amount))), amount };
  });
  const table = writableTable(openRecord(session, kind.record).access.record);
  await transaction.insert(table).values(rowColumns(context, kind, made.recordId, reference));
  return made;
}

/** The condition for rows of a batch that are neither sent nor rejected. */
function isWaiting({ session: { scope }, recordId }: RecordContext, kind: SendingKind): SQL {
  return sql`business_id = ${scope.businessId}::uuid and environment = ${scope.environment}
    and ${sql.identifier(kind.batch)} = ${recordId}::uuid and status = 'NEEDS_APPROVAL'`;
}

const SEND: Readonly<Record<string, OperationName>> = {
  disbursement: 'disbursements.send',
  'remittance-payout': 'remittance_payouts.send',
};

/**
 * Approves a batch: with the last approval a job sends its rows in order, while the approver has permission to send.
 * Rule sending.batch-approval.
 */
export async function approveBatch(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, origin, record, now } = context;
  const kind = sendingKind(record);
  const batch = await currentRow(context);
  const approval = await approve(context, batch);
  const { access, table } = openRecord(session, kind.record);
  const action = access.actions.find(({ run, scope }) => run === SEND[kind.record] && scope === 'selection');
  if (action === undefined) throw notFound();
  const { rows } = await transaction.execute<{ id: string; amount: string }>(
    sql`select id, amount from ${table} where ${isWaiting(context, kind)} order by id desc`,
  );
  if (rows.length === 0) throw notAvailable();
  const { currency, country } = session.business;
  const { fee, tax } = sendingCharges(currency, country);
  const count = BigInt(rows.length);
  const amount = rows.reduce((sum, row) => sum + BigInt(row.amount), 0n);
  const facts = { count: rows.length, amount, fee: fee * count, tax: tax * count };
  if (!approval.isComplete) return { ...(await changeColumns(context, batch, approval.columns)), facts };
  const run = { access, action, session, origin, input: {}, now };
  await createJob(
    transaction,
    run,
    rows.map(({ id }) => id),
  );
  const columns = { ...approval.columns, status: 'PROCESSING', approved: now };
  return { ...(await changeColumns(context, batch, columns)), facts };
}

/** Rejects a batch: rows that were not sent are never sent. Rule sending.batch-rejected. */
export async function rejectBatch(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, record, now } = context;
  const kind = sendingKind(record);
  const { table } = openRecord(session, kind.record);
  await transaction.execute(
    sql`update ${table} set status = 'CANCELLED', updated = ${now.toISOString()}::timestamptz where ${isWaiting(context, kind)}`,
  );
  const columns = { status: 'REJECTED', approved_by: session.user.email, approved: now };
  return changeColumns(context, await currentRow(context), columns);
}
