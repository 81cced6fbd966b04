import type { RecordField } from '#contract/recordSchema.ts';
import type { OperationContext } from '../operation/operation.ts';
import type { RecordColumns } from './inputColumns.ts';

/**
 * A value set by the action: `now` for a datetime is the time of the run, `person` the address of the person who runs it,
 * 0 for an amount is zero minor units.
 */
function setValue(field: RecordField | undefined, value: unknown, { now, session }: OperationContext): unknown {
  if (field?.kind === 'datetime' && value === 'now') return now;
  if (field?.person && value === 'person') return session.user.email;
  return field?.kind === 'money' && value === 0 ? 0n : value;
}

/** The columns that the action sets (`set` in its declaration). */
export function setColumns(context: OperationContext): RecordColumns {
  const { action, record } = context;
  const columns: RecordColumns = {};
  for (const [name, value] of Object.entries(action.set ?? {})) {
    columns[name] = setValue(record.fields[name], value, context);
  }
  return columns;
}
