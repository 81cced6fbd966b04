import { Cell } from '../../cells/Cell.tsx';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';

interface FieldValueProps {
  readonly resource: string;
  readonly field: string;
  readonly record: ApiRecord;
}

/** A value as the column of its own list has it; nothing where the person does not have the column. */
export function FieldValue({ resource, field, record }: FieldValueProps) {
  const columns = useConsole().console.resources[resource]?.list.columns;
  const column = columns?.find((one) => one.field === field);
  return column === undefined ? null : (
    <span>
      <Cell column={column} record={record} />
    </span>
  );
}
