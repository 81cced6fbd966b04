import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ResolvedListsTab } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { searchOfTab, wantedTab } from '../detail/tabQuery.ts';
import styles from './ListsTab.module.css';
import { RelatedRows } from './RelatedRows.tsx';
import { RelatedSummary } from './RelatedSummary.tsx';
import type { TabProps } from './TabProps.ts';

/** Short lists of related records, or all rows of the list that the URL names. */
export function ListsTab({ tab, id }: TabProps<ResolvedListsTab>) {
  const translate = useTranslate();
  const { search, state } = useLocation();
  const { resources } = useConsole().console;
  const one = tab.lists.find((list) => list.id === wantedTab(search));
  const resource = one && resources[one.resource];
  if (one !== undefined && resource !== undefined) {
    return (
      <section className={styles.one} data-config={`lists.${one.id}`}>
        <Link className={styles.back} to={{ search: searchOfTab(tab.id) }} state={state}>
          <Icon name="chevron-left" size={16} />
          {translate('detail.back', { label: translate(tab.label) })}
        </Link>
        <h2>{translate(one.label)}</h2>
        <RelatedRows list={one} resource={resource} id={id} />
      </section>
    );
  }
  return (
    <div className={styles.lists}>
      {tab.lists.map((list) => (
        <PartBoundary key={list.id} part={`lists.${list.id}`}>
          <RelatedSummary list={list} rows={tab.rows} id={id} />
        </PartBoundary>
      ))}
    </div>
  );
}
