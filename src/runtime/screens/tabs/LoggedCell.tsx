import type { ColumnType } from '#contract/generated/api.ts';
import { Cell } from '../../cells/Cell.tsx';
import { LoggedValue } from './LoggedValue.tsx';
import { type LoggedRecord, type LoggedValues, loggedField, shownColumn } from './loggedRecord.ts';

/** The types whose values take more than a line, or age, as types of which they are a text. */
const IN_LINE: Readonly<Partial<Record<ColumnType, ColumnType>>> = { steps: 'enum', 'relative-time': 'datetime' };

interface LoggedCellProps {
  readonly of: LoggedRecord;
  readonly values: LoggedValues;
  readonly field: string;
  /** Whether the value is part of a line, without a button to copy it. */
  readonly inLine?: boolean;
}

/** A logged value of a record, as the record's screens show it. */
export function LoggedCell({ of, values, field, inLine = false }: LoggedCellProps) {
  const column = shownColumn(of, field);
  if (column === undefined) return <LoggedValue {...loggedField(of, field)} value={values[field]} />;
  const shown = inLine ? { ...column, type: IN_LINE[column.type] ?? column.type, copy: false } : column;
  return <Cell column={shown} record={{ ...values, id: of.id }} />;
}
