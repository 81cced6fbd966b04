import { Fragment } from 'react';
import { textOf } from '#contract/columns/textOf.ts';
import type { ColumnType, ResolvedColumn } from '#contract/generated/api.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { FileCell } from '../../cells/columns/FileCell.tsx';
import { EmptyValue } from '../../cells/columns/value/EmptyValue.tsx';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';

interface LoggedValueProps {
  /** The kind of record, as in locale keys. */
  readonly kind: string;
  readonly field: string;
  readonly value: unknown;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function typeOf(value: unknown): ColumnType {
  if (typeof value === 'boolean') return 'boolean';
  if (Array.isArray(value)) return 'tags';
  if (typeof value === 'object' && value !== null) return 'area_1' in value ? 'address' : 'json';
  if (typeof value !== 'string') return 'enum';
  if (parseRecordId(FILE_ID_PREFIX, value) !== undefined) return 'file';
  if (DAY.test(value)) return 'date';
  return MOMENT.test(value) ? 'datetime' : 'enum';
}

/** The items of a list of objects, such as the owners of a business: the values of each in a line. */
function LoggedItems({ kind, field, items }: Omit<LoggedValueProps, 'value'> & { readonly items: readonly object[] }) {
  return items.map((item) => (
    <div key={JSON.stringify(item)}>
      {Object.entries(item).map(([part, value], index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <LoggedValue kind={kind} field={`${field}.${part}`} value={value} />
        </Fragment>
      ))}
    </div>
  ));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A logged value of a record without a screen: by its label, as a date, a file or as yes and no, or unchanged. */
export function LoggedValue({ kind, field, value }: LoggedValueProps) {
  const reader = useColumnReader();
  if (Array.isArray(value) && value.length > 0 && value.every(isObject))
    return <LoggedItems kind={kind} field={field} items={value} />;
  const known = [value].flat().filter((item) => typeof item === 'string');
  const column: ResolvedColumn = {
    type: typeOf(value),
    field,
    label: `fields.${kind}.${field}`,
    sortable: false,
    hidden: false,
    values: known
      .map((item) => ({ value: item, label: `values.${kind}.${field}.${item}` }))
      .filter(({ label }) => reader.words(label) !== undefined),
  };
  if (column.type === 'file') return <FileCell column={column} record={{ id: '', [field]: value }} />;
  return textOf(column, { [field]: value }, reader) ?? <EmptyValue column={column} />;
}
