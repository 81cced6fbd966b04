import { useTranslate } from 'react-admin';
import type { ColumnType, ResolvedColumn, ResolvedSort } from '#contract/generated/api.ts';
import { alignOf } from '../../cells/alignOf.ts';
import { columnKind } from '../../cells/columnKind.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import type { RowSource } from '../rows/ListRowsProps.ts';
import styles from './RecordTable.module.css';

interface HeadCellProps {
  readonly column: ResolvedColumn;
  readonly list: RowSource;
}

const MOMENTS: readonly ColumnType[] = ['datetime', 'date', 'relative-time'];

/** Returns the sort order after a click: the reverse, or at first the newest and largest, and text from A. */
function nextSort({ type, field }: ResolvedColumn, sort: ResolvedSort): ResolvedSort {
  if (sort.field === field) return { field, order: sort.order === 'asc' ? 'desc' : 'asc' };
  const isFigure = columnKind(type).align === 'end' || MOMENTS.includes(type);
  return { field, order: isFigure ? 'desc' : 'asc' };
}

/** A column's heading, which sorts if the column is sortable. */
export function HeadCell({ column, list }: HeadCellProps) {
  const translate = useTranslate();
  const { sort } = list.state;
  const { change } = list;
  const label = translate(column.label);
  const help = column.help === undefined ? undefined : translate(column.help);
  const isSorted = sort.field === column.field;
  const common = {
    scope: 'col',
    'data-align': alignOf(column),
    'data-config': `columns.${column.field}`,
    title: help,
  } as const;
  if (!column.sortable || change === undefined) return <th {...common}>{label}</th>;
  return (
    <th {...common} aria-sort={isSorted ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-print="label"
        title={translate(column.outgoing === undefined ? 'list.sort_by' : 'list.sort_by_size', { label })}
        onClick={() => change({ sort: nextSort(column, sort) })}
      >
        {label}
        <span className={styles.arrow} data-active={isSorted}>
          <Icon name={isSorted && sort.order === 'asc' ? 'chevron-up' : 'chevron-down'} size={16} />
        </span>
      </button>
    </th>
  );
}
