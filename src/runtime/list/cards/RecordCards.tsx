import { useMemo, useRef } from 'react';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { ListMessage } from '../rows/ListMessage.tsx';
import type { ListRowsProps } from '../rows/ListRowsProps.ts';
import { useOpenRow } from '../rows/useOpenRow.ts';
import { useRowKeys } from '../rows/useRowKeys.ts';
import { useShownRows } from '../rows/useShownRows.ts';
import { cardLayout } from './cardLayout.ts';
import { RecordCard } from './RecordCard.tsx';
import styles from './RecordCards.module.css';

/** More cards than this do not fit on a screen. */
const MOST_CARDS = 10;

/** Rows of a resource on a narrow screen: two lines each. Rule navigation.phone-cards. */
export function RecordCards({ label, resource, columns, list, selection }: ListRowsProps) {
  const container = useRef<HTMLDivElement>(null);
  useRowKeys(container);
  const { rows, error, isStale, searched } = useShownRows(list);
  const open = useOpenRow();
  const { list: declared, detail } = resource;
  // The fields of a card are declared, or taken from the columns that the user has chosen.
  const layout = useMemo(
    () => cardLayout(declared.card === undefined ? columns : declared.columns, detail, declared.card),
    [columns, declared, detail],
  );
  if (error !== undefined || rows?.length === 0) return <ListMessage list={list} resource={resource} />;
  return (
    <div ref={container} aria-busy={rows === undefined}>
      {rows === undefined ? (
        <div className={styles.skeleton}>
          <Skeleton lines={Math.min(list.state.perPage, MOST_CARDS)} height={69} />
        </div>
      ) : (
        <ul className={styles.cards} data-stale={isStale} aria-label={label}>
          {rows.map((record) => (
            <RecordCard
              key={record.id}
              record={record}
              resource={resource}
              layout={layout}
              searched={searched}
              isSelected={selection?.isSelected(record.id) === true}
              onSelect={selection?.toggle}
              onOpen={open}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
