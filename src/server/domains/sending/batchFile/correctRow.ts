import { and, eq, ne } from 'drizzle-orm';
import type { FieldError } from '#contract/generated/api.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { invalidFields } from '../../../core/errors/ApiError.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { batch_disbursements, batch_rows } from '../../../database/schema/index.ts';
import { notAvailable } from '../../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../../engine/operations/operation/operation.ts';
import { currentRow, updateRecord } from '../../../engine/operations/records/changeRecord.ts';
import type { RecordColumns } from '../../../engine/operations/records/inputColumns.ts';
import { overLimit, sendingRules } from '../sendingRules.ts';
import { preparedBy } from './prepareBatch.ts';
import { isOfBatch, recount, releaseReference, takenReferences } from './references.ts';

/** Locks the batch of a row, which must not be submitted yet, and records who prepares it. Returns its UUID. */
async function lockBatch({ transaction, session }: RecordContext, row: RecordColumns): Promise<string> {
  const batchId = String(row.batch_disbursement_id);
  const isThis = isRecord(batch_disbursements, session.scope, batchId);
  const [batch] = await transaction.select().from(batch_disbursements).where(isThis).for('update');
  if (batch?.status !== 'DRAFT') throw notAvailable();
  await transaction
    .update(batch_disbursements)
    .set({ prepared_by: preparedBy(batch, session.user.email) })
    .where(isThis);
  return batchId;
}

/** Errors of corrected values that the form does not know. */
async function correctionErrors(context: RecordContext, batchId: string): Promise<FieldError[]> {
  const { transaction, session, input, recordId } = context;
  const { scope, business } = session;
  const amount = parseDecimal(String(input.amount), business.currency);
  const rules = await sendingRules(transaction, scope);
  const errors = overLimit(rules, { amount, currency: business.currency, field: 'amount' });
  if (typeof input.external_id !== 'string') return errors;
  const reference = input.external_id;
  const taken = await takenReferences(transaction, scope, [reference]);
  const [other] = await transaction
    .select({ row: batch_rows.row_number })
    .from(batch_rows)
    .where(and(isOfBatch(scope, batchId), eq(batch_rows.external_id, reference), ne(batch_rows.id, recordId)))
    .limit(1);
  if (taken.has(reference) || other !== undefined)
    errors.push({ field: 'external_id', message: 'belongs to another record', code: 'duplicate' });
  return errors;
}

/**
 * `batch_rows.update`: corrects a row of a file; its values are validated as those of the file are. Throws
 * API_VALIDATION_ERROR, and ACTION_NOT_AVAILABLE_ERROR once the batch is submitted.
 * Rule sending.batch-repair.
 */
export async function updateRow(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const row = await currentRow(context);
  const batchId = await lockBatch(context, row);
  const errors = await correctionErrors(context, batchId);
  if (errors.length > 0) throw invalidFields(errors);
  const outcome = await updateRecord(context, () => ({ status: 'VALID', problems: [], amount_text: null }));
  const reference = typeof row.external_id === 'string' ? row.external_id : null;
  await releaseReference(transaction, session.scope, { batchId, reference, now });
  await recount(transaction, session.scope, batchId, now);
  return outcome;
}

/** `batch_rows.remove`: removes a row of a file. Throws ACTION_NOT_AVAILABLE_ERROR once the batch is submitted. */
export async function removeRow(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const row = await currentRow(context);
  const batchId = await lockBatch(context, row);
  await transaction.delete(batch_rows).where(isRecord(batch_rows, session.scope, recordId));
  const reference = typeof row.external_id === 'string' ? row.external_id : null;
  await releaseReference(transaction, session.scope, { batchId, reference, now });
  await recount(transaction, session.scope, batchId, now);
  const { row_number } = row;
  return { activity: 'RECORD_CHANGED', before: { row_number }, after: { row_number: null } };
}
