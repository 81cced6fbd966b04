import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedRelatedTab, ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { PHONE, useMediaQuery } from '../../parts/useMediaQuery.ts';
import { ListPager } from '../../views/list/ListPager.tsx';
import styles from '../../views/list/ListScreen.module.css';
import { RecordCards } from '../../views/list/RecordCards.tsx';
import { RecordTable } from '../../views/list/RecordTable.tsx';
import { useList } from '../../views/list/useList.ts';
import type { TabProps } from './TabProps.ts';

/** The records of another resource that belong to this one. */
export function RelatedTab({ tab, id }: TabProps<ResolvedRelatedTab>) {
  const { resources } = useConsole().console;
  const resource = resources[tab.resource];
  if (resource === undefined) throw new Error(`The resource ${tab.resource} is not there.`);
  return <RelatedList tab={tab} id={id} resource={resource} />;
}

interface RelatedListProps extends Pick<TabProps<ResolvedRelatedTab>, 'tab' | 'id'> {
  readonly resource: ResolvedResource;
}

function RelatedList({ tab, id, resource }: RelatedListProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(PHONE);
  const narrowed = useMemo(() => ({ [tab.by]: id }), [tab.by, id]);
  const list = useList(tab.resource, resource, narrowed);
  const columns = resource.list.columns.filter(({ hidden, field }) => !hidden && field !== tab.by);
  const Rows = isPhone ? RecordCards : RecordTable;
  return (
    <div className={styles.card} data-config={`resources.${tab.resource}`}>
      <Rows label={translate(tab.label)} resource={resource} columns={columns} list={{ ...list, isRelated: true }} />
      <ListPager list={list} sizes={resource.list.page_sizes} />
    </div>
  );
}
