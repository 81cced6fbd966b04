import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import styles from '../../parts/fields/forms.module.css';
import type { FormContext } from '../values/FormContext.ts';
import { RowsSummary } from './RowsSummary.tsx';

interface RowsTableProps {
  readonly list: ResolvedFormField;
  /** The rendered rows. Only those of the current page are mounted. */
  readonly items: readonly ReactNode[];
  readonly rows: readonly unknown[];
  readonly filling: FormContext;
}

/** Rows on one page: more would make typing slow. */
const PAGE = 25;

const NONE: ReadonlySet<number> = new Set();

/** Returns which rows are shown: those that were invalid when the filter was set, else all. */
function useShownRows({ list, items, filling: { invalidRows, revealed } }: RowsTableProps) {
  const wrong = invalidRows[list.field] ?? NONE;
  const [page, setPage] = useState(0);
  const [filter, setFilter] = useState<readonly number[]>();
  const [known, setKnown] = useState({ count: items.length, revealed });
  if (known.count !== items.length || known.revealed !== revealed) {
    setKnown({ count: items.length, revealed });
    const [field, row] = revealed?.path ?? [];
    const isRevealed = known.revealed !== revealed && field === list.field && row !== undefined;
    setFilter(undefined);
    if (isRevealed) setPage(Math.floor(Number(row) / PAGE));
    else if (items.length === known.count + 1) setPage(Math.floor(known.count / PAGE));
    else if (known.count !== items.length) setPage((shown) => Math.min(shown, Math.floor((items.length - 1) / PAGE)));
  }
  const shown = filter ?? items.map((_, index) => index);
  return {
    wrong,
    shown,
    page,
    setPage,
    isFiltered: filter !== undefined,
    toggle: () => {
      setFilter(filter === undefined ? [...wrong].sort((one, two) => one - two) : undefined);
      setPage(0);
    },
  };
}

/** The rows of a list that a file fills, in a compact table with pages and totals. */
export function RowsTable(props: RowsTableProps) {
  const { list, items, rows, filling } = props;
  const translate = useTranslate();
  const formats = useFormats();
  const { wrong, shown, page, setPage, isFiltered, toggle } = useShownRows(props);
  const first = page * PAGE;
  const visible = shown.slice(first, first + PAGE);
  const range = {
    from: formats.number(Math.min(first + 1, shown.length)),
    to: formats.number(Math.min(first + PAGE, shown.length)),
    total: formats.number(shown.length),
  };
  return (
    <div className={styles.rowsTable}>
      <div className={styles.rowsBar}>
        <RowsSummary list={list} rows={rows} invalidRows={wrong} charges={filling.charges} />
        {(wrong.size > 0 || isFiltered) && (
          <Button aria-pressed={isFiltered} onClick={toggle}>
            {translate('shell.form.rows_filter', { count: formats.number(wrong.size) })}
          </Button>
        )}
      </div>
      <div className={styles.rowsHead} aria-hidden="true">
        <span />
        <div>
          {list.fields?.map(({ field, label }) => (
            <span key={field}>{translate(label)}</span>
          ))}
        </div>
        <span />
      </div>
      <ol className={styles.rows}>{visible.map((index) => items[index])}</ol>
      {shown.length > PAGE && (
        <div className={styles.rowsPager}>
          <span role="status">{translate('shell.form.rows_range', range)}</span>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {translate('shell.form.rows_previous')}
          </Button>
          <Button disabled={first + PAGE >= shown.length} onClick={() => setPage(page + 1)}>
            {translate('shell.form.rows_next')}
          </Button>
        </div>
      )}
    </div>
  );
}
