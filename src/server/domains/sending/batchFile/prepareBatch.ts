import { and, asc, gt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { FieldError } from '#contract/generated/api.ts';
import { ApiError, invalidFields } from '../../../core/errors/ApiError.ts';
import { findFile } from '../../../core/files/findFile.ts';
import { scopeColumns } from '../../../database/belongsTo.ts';
import { batch_rows, disbursements } from '../../../database/schema/index.ts';
import { notAvailable } from '../../../engine/operations/operation/notAvailable.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../../engine/operations/operation/operation.ts';
import { changeColumns, currentRow } from '../../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../../engine/operations/records/createRecord.ts';
import type { RecordColumns } from '../../../engine/operations/records/inputColumns.ts';
import { reportDuplicate } from '../../../engine/operations/records/reportDuplicate.ts';
import { approvalsNeeded, waitingColumns } from '../approvalLevels.ts';
import { overLimit, sendingRules } from '../sendingRules.ts';
import { queueBatchFile } from './batchFileQueue.ts';
import { isOfBatch, takenReferences } from './references.ts';

type Row = typeof batch_rows.$inferSelect;
type Disbursement = typeof disbursements.$inferInsert;

/** Rows that are submitted at a time. */
const CHUNK = 500;

/** The people who have prepared a batch, this one included: none of them approves it. Rule sending.self-approval. */
export function preparedBy({ prepared_by: before }: RecordColumns, email: string): string {
  const people = typeof before === 'string' ? before.split(', ') : [];
  return [...new Set([...people, email])].join(', ');
}

/**
 * `batch_disbursements.upload`: creates a batch from an uploaded file, whose rows a worker validates.
 * Rule sending.batch-file.
 */
export async function uploadBatch(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  const { scope, user } = session;
  const made = await createRecord(context, async ({ file }) => {
    const uploaded = await findFile(transaction, scope, String(file));
    if (uploaded?.type !== 'text/csv') {
      const errors = [{ field: 'file', message: 'is not a CSV file', code: 'format_file' }];
      throw invalidFields(errors);
    }
    const counts = { total_count: 0, checked_count: 0, invalid_count: 0, sent_count: 0, failed_count: 0, amount: 0n };
    return { ...counts, status: 'VALIDATING', file_name: uploaded.name, prepared_by: user.email };
  });
  await queueBatchFile(transaction, { id: made.recordId, scope, userId: user.id }, now);
  return made;
}

/** The errors of rows that were valid when they were read: a reference was used since, or the limit was lowered. */
async function newErrors({ transaction, session }: OperationContext, rows: readonly Row[]): Promise<FieldError[]> {
  const { scope, business } = session;
  const taken = await takenReferences(
    transaction,
    scope,
    rows.flatMap(({ external_id }) => external_id ?? []),
  );
  const rules = await sendingRules(transaction, scope);
  return rows.flatMap(({ row_number, external_id, amount }) => {
    const field = (name: string) => `rows.${row_number}.${name}`;
    const errors = overLimit(rules, { amount: amount ?? 0n, currency: business.currency, field: field('amount') });
    if (external_id !== null && taken.has(external_id))
      errors.push({ field: field('external_id'), message: 'belongs to another record', code: 'duplicate' });
    return errors;
  });
}

/** A row of the file as a disbursement that waits for the approval of its batch. */
function disbursementOf(
  { session, now, recordId }: RecordContext,
  row: Row,
  { reference, total }: { readonly reference: string; readonly total: number },
): Disbursement {
  const { row_number, bank, account_number, account_name, amount, currency } = row;
  if (bank === null || account_number === null || account_name === null || amount === null)
    throw new Error(`Row ${row_number} is valid, and lacks a value.`);
  return {
    ...scopeColumns(session.scope),
    // Lists show the newest first, so this keeps the order of the file.
    id: uuidv7({ msecs: now.getTime(), seq: total - row_number }),
    created: now,
    updated: now,
    status: 'NEEDS_APPROVAL',
    external_id: row.external_id ?? `${reference}-${row_number}`,
    // Validated by the form, whose values are those of the column.
    bank: bank as Disbursement['bank'],
    account_number,
    account_name,
    recipient_email: row.recipient_email,
    description: row.description,
    amount,
    fee: 0n,
    tax: 0n,
    currency,
    batch_disbursement_id: recordId,
    created_by: session.user.email,
  };
}

/** Copies the rows of the file to disbursements, a chunk at a time. Returns their number and sum. */
async function submitRows(context: RecordContext, reference: string): Promise<{ count: number; amount: bigint }> {
  const { transaction, session, recordId } = context;
  const isOurs = isOfBatch(session.scope, recordId);
  // Seldom as many: rows are numbered by the file, with its empty lines.
  const total = 1_000_000;
  let amount = 0n;
  let count = 0;
  for (let last = 0, size = CHUNK; size === CHUNK; ) {
    const rows = await transaction
      .select()
      .from(batch_rows)
      .where(and(isOurs, gt(batch_rows.row_number, last)))
      .orderBy(asc(batch_rows.row_number))
      .limit(CHUNK);
    size = rows.length;
    if (size === 0) break;
    if (rows.some(({ status }) => status !== 'VALID')) throw notAvailable();
    const errors = await newErrors(context, rows);
    if (errors.length > 0) throw new ApiError('API_VALIDATION_ERROR', 'Some rows are invalid.', errors);
    const values = rows.map((row) => disbursementOf(context, row, { reference, total }));
    await reportDuplicate(recordOf(context), transaction.insert(disbursements).values(values));
    amount += rows.reduce((sum, row) => sum + (row.amount ?? 0n), 0n);
    count += size;
    last = rows.at(-1)?.row_number ?? last;
  }
  return { count, amount };
}

/** The schema of disbursements. */
function recordOf({ brand }: OperationContext) {
  const record = brand.config.records.get('disbursement');
  if (record === undefined) throw new Error('The config has no record disbursement');
  return record;
}

/**
 * `batch_disbursements.submit`: submits the rows of a file for approval. Throws ACTION_NOT_AVAILABLE_ERROR while a row has
 * an error, and API_VALIDATION_ERROR for rows that are invalid by now.
 * Rule sending.batch-repair.
 */
export async function submitBatch(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId } = context;
  const batch = await currentRow(context);
  if (batch.status !== 'DRAFT') throw notAvailable();
  const { count, amount } = await submitRows(context, String(batch.reference));
  if (count === 0) throw notAvailable();
  await transaction.delete(batch_rows).where(isOfBatch(session.scope, recordId));
  const rules = await sendingRules(transaction, session.scope);
  return changeColumns(context, batch, {
    ...waitingColumns(Math.max(1, approvalsNeeded(rules, amount))),
    total_count: count,
    amount,
    prepared_by: preparedBy(batch, session.user.email),
  });
}

/** `batch_disbursements.discard`: deletes the rows of a file. Nothing is sent. */
export async function discardBatch(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId } = context;
  const batch = await currentRow(context);
  await transaction.delete(batch_rows).where(isOfBatch(session.scope, recordId));
  return changeColumns(context, batch, { status: 'DISCARDED' });
}
