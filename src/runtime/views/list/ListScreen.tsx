import { useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { PHONE, useMediaQuery } from '../../parts/useMediaQuery.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListPager } from './ListPager.tsx';
import styles from './ListScreen.module.css';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { ExportButton } from './toolbar/ExportButton.tsx';
import { HelpButton } from './toolbar/HelpButton.tsx';
import { RefreshButton } from './toolbar/RefreshButton.tsx';
import { SegmentChoice } from './toolbar/SegmentChoice.tsx';
import { StatusTabs } from './toolbar/StatusTabs.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { useList } from './useList.ts';

interface ListScreenProps {
  readonly name: string;
  readonly resource: ResolvedResource;
}

/** The list of a resource: filters, rows that open, pages. Everything in it is declared. */
export function ListScreen({ name, resource }: ListScreenProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(PHONE);
  const list = useList(name, resource);
  const columns = useColumnChoice(name, resource.list.columns);
  const { tabs, segments, help, export: exported } = resource.list;
  const fields = columns.shown.map(({ field }) => field);
  const title = translate(resource.label);
  const shown = columns.isPending ? { ...list, rows: undefined } : list;
  const Rows = isPhone ? RecordCards : RecordTable;
  return (
    <Screen id={resource.list.screen} title={title} fill>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {!isPhone && <ClearFilters list={list} />}
        {help && <HelpButton help={help} />}
        <RefreshButton resource={resource} list={list} />
        {exported && <ExportButton api={resource.api} exported={exported} shown={fields} list={list} />}
        {!isPhone && <ColumnMenu columns={resource.list.columns} choice={columns} />}
      </div>
      {tabs && <StatusTabs api={resource.api} tabs={tabs} list={list} />}
      {segments && <SegmentChoice segments={segments} list={list} />}
      <ListFilters list={list} resource={resource} />
      <div className={styles.card}>
        <Rows label={title} resource={resource} columns={columns.shown} list={shown} />
        <ListPager list={list} sizes={resource.list.page_sizes} />
      </div>
    </Screen>
  );
}
