import { isRecordInScope } from '../../resources/statements/recordConditions.ts';
import { writableTable } from '../../resources/statements/recordTable.ts';
import { loggable } from '../operation/loggable.ts';
import { notAvailable } from '../operation/notAvailable.ts';
import type { OperationContext, OperationOutcome, RecordContext, UndoContext } from '../operation/operation.ts';
import type { CompleteColumns } from './createRecord.ts';
import { inputColumns, type RecordColumns } from './inputColumns.ts';
import { releaseOnlyOne } from './releaseOnlyOne.ts';
import { reportDuplicate } from './reportDuplicate.ts';
import { setColumns } from './setColumns.ts';

function isThisRecord({ record, session: { scope }, recordId }: RecordContext) {
  return isRecordInScope(record, scope, recordId);
}

/** The current row of the locked record. */
export async function currentRow(context: RecordContext): Promise<RecordColumns> {
  const table = writableTable(context.record);
  const [row] = await context.transaction.select().from(table).where(isThisRecord(context));
  if (row === undefined) throw notAvailable();
  return row;
}

async function write(context: RecordContext, columns: RecordColumns): Promise<void> {
  const { transaction, record, recordId, now } = context;
  const row = { ...columns, ...(record.fields.updated && { updated: now }) };
  const table = writableTable(record);
  await releaseOnlyOne(context, recordId, columns);
  await reportDuplicate(record, transaction.update(table).set(row).where(isThisRecord(context)));
}

/** Updates columns, and returns their values before and after. */
export async function changeColumns(
  context: RecordContext,
  current: RecordColumns,
  columns: RecordColumns,
): Promise<OperationOutcome> {
  await write(context, columns);
  const old = loggable(current);
  const after: Record<string, unknown> = {};
  const before: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(loggable(columns))) {
    if (JSON.stringify(value) === JSON.stringify(old[name] ?? null)) continue;
    after[name] = value;
    before[name] = old[name] ?? null;
  }
  return { activity: 'RECORD_CHANGED', before, after };
}

/**
 * `records.update`: changes the form's fields and those that the action sets. Throws API_VALIDATION_ERROR like
 * `records.create`.
 */
export async function updateRecord(
  context: RecordContext,
  complete: CompleteColumns = () => ({}),
): Promise<OperationOutcome> {
  const current = await currentRow(context);
  const columns = await inputColumns(context, (field) => current[field]);
  const given = { ...withNeeded(context, columns, current), ...setColumns(context) };
  return changeColumns(context, current, { ...given, ...(await complete(given)) });
}

/** Keeps the value of a required field that was left empty. */
function withNeeded({ record }: OperationContext, columns: RecordColumns, current: RecordColumns): RecordColumns {
  const kept = Object.entries(columns).map(([name, value]) =>
    value === null && record.fields[name]?.nullable === false ? [name, current[name]] : [name, value],
  );
  return Object.fromEntries(kept);
}

/** `records.change` and `records.finish`: sets fields declared by the action, such as a status. */
export async function changeRecord(context: RecordContext): Promise<OperationOutcome> {
  return changeColumns(context, await currentRow(context), setColumns(context));
}

/** Undoes `records.change`. */
export async function undoChange(context: UndoContext): Promise<OperationOutcome> {
  const columns: RecordColumns = {};
  for (const [name, value] of Object.entries(context.done.before)) {
    const isMoment = context.record.fields[name]?.kind === 'datetime' && typeof value === 'string';
    columns[name] = isMoment ? new Date(value) : value;
  }
  return changeColumns(context, await currentRow(context), columns);
}
