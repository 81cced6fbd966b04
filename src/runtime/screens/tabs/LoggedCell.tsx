import { Cell } from '../../cells/Cell.tsx';
import { LoggedValue } from './LoggedValue.tsx';
import { type LoggedRecord, type LoggedValues, loggedField, shownColumn } from './loggedRecord.ts';

interface LoggedCellProps {
  readonly of: LoggedRecord;
  readonly values: LoggedValues;
  readonly field: string;
}

/** A logged value of a record, as the record's screens show it. */
export function LoggedCell({ of, values, field }: LoggedCellProps) {
  const column = shownColumn(of, field);
  if (column === undefined) return <LoggedValue {...loggedField(of, field)} value={values[field]} />;
  return <Cell column={column} record={{ ...values, id: of.id }} />;
}
