import { useRef } from 'react';
import { searchMatch } from '../../console/searchMatch.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { ListMessage } from '../rows/ListMessage.tsx';
import type { ListRowsProps } from '../rows/ListRowsProps.ts';
import { useRowKeys } from '../rows/useRowKeys.ts';
import { cardLayout } from './cardLayout.ts';
import { RecordCard } from './RecordCard.tsx';
import styles from './RecordCards.module.css';

/** More cards than this do not fit on a screen. */
const MOST_CARDS = 10;

/** Rows of a resource on a narrow screen: two lines each. Rule navigation.phone-cards. */
export function RecordCards({ label, resource, columns, list, selection }: ListRowsProps) {
  const container = useRef<HTMLDivElement>(null);
  useRowKeys(container);
  const { rows, error, isStale, state } = list;
  if (error !== undefined || rows?.length === 0) return <ListMessage list={list} resource={resource} />;
  const { card, columns: open } = resource.list;
  // The fields of a card are declared, or taken from the columns that the user has chosen.
  const layout = cardLayout(card === undefined ? columns : open, resource.detail, card);
  const fields = [layout.title, layout.amount, layout.status, ...layout.details].flatMap(
    (column) => column?.field ?? [],
  );
  return (
    <div ref={container} aria-busy={rows === undefined}>
      {rows === undefined ? (
        <div className={styles.skeleton}>
          <Skeleton lines={Math.min(state.perPage, MOST_CARDS)} height={69} />
        </div>
      ) : (
        <ul className={styles.cards} data-stale={isStale} aria-label={label}>
          {rows.map((record) => (
            <RecordCard
              key={record.id}
              record={record}
              resource={resource}
              layout={layout}
              selection={selection}
              match={
                state.filter.q === undefined
                  ? undefined
                  : () => searchMatch(resource.list, state.filter, record, fields)
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}
