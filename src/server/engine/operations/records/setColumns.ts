import type { FieldKind } from '#contract/recordSchema.ts';
import type { OperationContext } from '../operation/operation.ts';
import type { RecordColumns } from './inputColumns.ts';

/** A value set by the action: `now` for a datetime is the time of the run, 0 for an amount is zero minor units. */
function setValue(kind: FieldKind | undefined, value: unknown, now: Date): unknown {
  if (kind === 'datetime' && value === 'now') return now;
  return kind === 'money' && value === 0 ? 0n : value;
}

/** The columns that the action sets (`set` in its declaration). */
export function setColumns({ action, record, now }: OperationContext): RecordColumns {
  const columns: RecordColumns = {};
  for (const [name, value] of Object.entries(action.set ?? {})) {
    columns[name] = setValue(record.fields[name]?.kind, value, now);
  }
  return columns;
}
