import type { OperationContext } from '../operation.ts';
import type { RecordColumns } from './inputColumns.ts';

/** The columns that the action itself sets (`set` in its declaration); `now` of a moment is the moment it runs. */
export function setColumns({ action, record, now }: OperationContext): RecordColumns {
  const columns: RecordColumns = {};
  for (const [name, value] of Object.entries(action.set ?? {})) {
    columns[name] = record.fields[name]?.kind === 'datetime' && value === 'now' ? now : value;
  }
  return columns;
}
