import { v7 as uuidv7 } from 'uuid';
import type { FieldError } from '#contract/generated/api.ts';
import { invalidFields } from '../../../core/errors/ApiError.ts';
import { scopeColumns } from '../../../database/belongsTo.ts';
import { writableTable } from '../../resources/statements/recordTable.ts';
import { loggable } from '../operation/loggable.ts';
import type { CreationOutcome, OperationContext } from '../operation/operation.ts';
import { inputColumns, type RecordColumns } from './inputColumns.ts';
import { makeFieldValue } from './makeValue.ts';
import { releaseOnlyOne } from './releaseOnlyOne.ts';
import { reportDuplicate } from './reportDuplicate.ts';
import { setColumns } from './setColumns.ts';

/** Required fields of a new record without a value. */
function missing({ record }: OperationContext, columns: RecordColumns): FieldError[] {
  const errors: FieldError[] = [];
  for (const { name, nullable, computed } of Object.values(record.fields)) {
    if (nullable || computed !== undefined || (columns[name] ?? null) !== null) continue;
    errors.push({ field: name, message: 'is required', code: 'required' });
  }
  return errors;
}

/** Additional columns of a specific operation, computed from the input; may have side effects. */
export type CompleteColumns = (given: Readonly<RecordColumns>) => RecordColumns | Promise<RecordColumns>;

/**
 * `records.create`: inserts a record from the form, the action's `set`, and the schema's generated values. Throws
 * API_VALIDATION_ERROR when a value is missing, refers to an unknown record, or must be unique and is not.
 */
export async function createRecord(
  context: OperationContext,
  complete: CompleteColumns = () => ({}),
): Promise<CreationOutcome> {
  const { transaction, session, record, now } = context;
  const recordId = uuidv7({ msecs: now.getTime() });
  const set = setColumns(context);
  const given: RecordColumns = { ...(await inputColumns(context, (field) => set[field])), ...set };
  for (const { name, made, kind, nullable } of Object.values(record.fields)) {
    if ((given[name] ?? null) !== null) continue;
    if (made !== undefined) given[name] = await makeFieldValue(made, context, recordId);
    else if (kind === 'boolean' && !nullable) given[name] = false;
  }
  Object.assign(given, await complete(given));
  const columns: RecordColumns = {
    ...given,
    id: recordId,
    created: now,
    ...(record.fields.updated && { updated: now }),
  };
  const errors = missing(context, columns);
  if (errors.length > 0) throw invalidFields(errors);
  const { scope } = session;
  const row = { ...columns, ...scopeColumns(scope) };
  await releaseOnlyOne(context, recordId, columns);
  await reportDuplicate(record, transaction.insert(writableTable(record)).values(row));
  return { recordId, activity: 'RECORD_CREATED', before: {}, after: loggable(given) };
}
