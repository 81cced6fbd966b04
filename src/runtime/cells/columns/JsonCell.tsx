import { useTranslate } from 'react-admin';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import type { JsonItem } from '#contract/generated/config.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { CountryCell } from './CountryCell.tsx';
import { EmailCell } from './EmailCell.tsx';
import { EnumCell } from './EnumCell.tsx';
import styles from './JsonCell.module.css';
import { MoneyCell } from './MoneyCell.tsx';
import { PhoneCell } from './PhoneCell.tsx';
import { PlainCell } from './PlainCell.tsx';
import { TextCell } from './TextCell.tsx';
import type { CellProps } from './value/CellProps.ts';
import { EmptyValue } from './value/EmptyValue.tsx';

const CELLS = {
  text: TextCell,
  number: PlainCell,
  money: MoneyCell,
  email: EmailCell,
  phone: PhoneCell,
  enum: EnumCell,
  country: CountryCell,
} as const satisfies Record<JsonItem['type'], unknown>;

function isItem(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One object of an array: the values that it has, each with its label. */
function Item({ columns, record, item }: { columns: readonly ResolvedColumn[]; record: ApiRecord } & { item: object }) {
  const translate = useTranslate();
  // An amount of the object is in the currency that the record has.
  const shown: ApiRecord = { ...record, ...item, id: record.id };
  return (
    <dl className={styles.item}>
      {columns
        .filter(({ field }) => field in item)
        .map((column) => {
          const Cell = CELLS[column.type as JsonItem['type']];
          return (
            <div key={column.field}>
              <dt>{translate(column.label)}</dt>
              <dd>
                <Cell column={column} record={shown} />
              </dd>
            </div>
          );
        })}
    </dl>
  );
}

/** A structured value: each object of an array by what is declared of it, or the whole in its original form. */
export function JsonCell({ column, record }: CellProps) {
  const value = record[column.field];
  if (value === null || value === undefined) return <EmptyValue column={column} />;
  const { items } = column;
  if (items === undefined || !Array.isArray(value) || !value.every(isItem))
    return <pre className={styles.json}>{JSON.stringify(value, null, 2)}</pre>;
  if (value.length === 0) return <EmptyValue column={column} />;
  return (
    <ol className={styles.items}>
      {Object.entries(value).map(([place, item]) => (
        <li key={place}>
          <Item columns={items} record={record} item={item} />
        </li>
      ))}
    </ol>
  );
}
