import { useTranslate } from 'react-admin';
import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import { columnKind } from '../../cells/columnKind.ts';
import styles from './ListFilters.module.css';
import type { ListValue } from './useList.ts';

interface SortSelectProps {
  readonly list: ListValue;
  readonly resource: ResolvedResource;
}

const ORDERS = ['desc', 'asc'] as const;

/**
 * Returns the labels of a sort order: by time, by size, by the size of amounts without their sign, or by the alphabet.
 * Rule money.sorted-by-size.
 */
function orderOf({ type, outgoing }: ResolvedColumn): 'time' | 'size' | 'amount' | 'words' {
  if (outgoing !== undefined) return 'amount';
  if (type === 'date' || type === 'datetime' || type === 'relative-time') return 'time';
  return columnKind(type).align === 'end' ? 'size' : 'words';
}

/** The sort order, where there is no table head to click. */
export function SortSelect({ list, resource }: SortSelectProps) {
  const translate = useTranslate();
  const { sort } = list.state;
  const sortable = resource.list.columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;

  function choose(value: string): void {
    const [order, field] = value.split(' ');
    if (field !== undefined) list.change({ sort: { field, order: order === 'asc' ? 'asc' : 'desc' } });
  }

  return (
    <label className={styles.sort} data-print="never">
      <span>{translate('list.sort')}</span>
      <select value={`${sort.order} ${sort.field}`} onChange={(event) => choose(event.target.value)}>
        {sortable.flatMap((column) =>
          ORDERS.map((order) => (
            <option key={`${order} ${column.field}`} value={`${order} ${column.field}`}>
              {translate(`list.sort_${orderOf(column)}_${order}`, { label: translate(column.label) })}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
