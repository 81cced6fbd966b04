import { useDeferredValue, useRef, useState } from 'react';
import { ListContext, ResourceContextProvider, useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { ListActions } from '../actions/buttons/ListActions.tsx';
import { SelectionActions } from '../actions/buttons/SelectionActions.tsx';
import { RecordCards } from '../list/cards/RecordCards.tsx';
import { ColumnMenu } from '../list/columns/ColumnMenu.tsx';
import { useColumnChoice } from '../list/columns/useColumnChoice.ts';
import { ClearFilters } from '../list/query/ClearFilters.tsx';
import { ListFilters } from '../list/query/ListFilters.tsx';
import { ListPager } from '../list/query/ListPager.tsx';
import { useFindOnOpen } from '../list/query/useFindOnOpen.ts';
import { useList } from '../list/query/useList.ts';
import { NarrowedNote } from '../list/savedViews/NarrowedNote.tsx';
import { useSavedViews } from '../list/savedViews/useSavedViews.ts';
import { ViewBar } from '../list/savedViews/ViewBar.tsx';
import { SelectionBar } from '../list/selection/SelectionBar.tsx';
import { useSelection } from '../list/selection/useSelection.ts';
import { RecordTable } from '../list/table/RecordTable.tsx';
import { ExportButton } from '../list/toolbar/ExportButton.tsx';
import { HelpButton } from '../list/toolbar/HelpButton.tsx';
import { RefreshButton } from '../list/toolbar/RefreshButton.tsx';
import { SegmentChoice } from '../list/toolbar/SegmentChoice.tsx';
import { StatusTabs } from '../list/toolbar/StatusTabs.tsx';
import { ViewSwitch } from '../list/toolbar/ViewSwitch.tsx';
import { useListContextValue } from '../list/useListContextValue.ts';
import { PartBoundary } from '../parts/boundary/PartBoundary.tsx';
import { PHONE, useMediaQuery } from '../parts/browser/useMediaQuery.ts';
import { Button } from '../parts/buttons/Button.tsx';
import { BalanceBlock } from './blocks/BalanceBlock.tsx';
import styles from './ListScreen.module.css';
import { ParentLink } from './page/ParentLink.tsx';
import { Screen } from './Screen.tsx';

interface ListScreenProps {
  readonly name: string;
  readonly resource: ResolvedResource;
}

/** The list of a resource: filters, rows, pages. All of it is declared. */
export function ListScreen({ name, resource }: ListScreenProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(PHONE);
  const list = useList(name, resource);
  const columns = useColumnChoice(name, resource.list.columns);
  const views = useSavedViews(name, resource.list);
  const selection = useSelection(list);
  const context = useListContextValue(name, resource.list, list, selection);
  const [isSelecting, setSelecting] = useState(false);
  // The button answers at once; a hundred cards follow.
  const hasCheckboxes = useDeferredValue(!isPhone || isSelecting);
  const filters = useRef<HTMLDivElement>(null);
  useFindOnOpen(filters);
  const { tabs, segments, help, switch: change, export: exported, balance } = resource.list;
  const fields = columns.shown.map(({ field }) => field);
  const title = translate(resource.label);
  const shown = columns.isPending || views.isPending ? { ...list, rows: undefined } : list;
  const Rows = isPhone ? RecordCards : RecordTable;
  const selectable = resource.actions.some(({ scope }) => scope === 'selection');

  function toggleSelecting(): void {
    selection.clear();
    setSelecting(!isSelecting);
  }

  return (
    <ResourceContextProvider value={name}>
      <ListContext value={context}>
        <Screen id={resource.list.screen} title={title} fill>
          {resource.path !== undefined && <ParentLink path={resource.path} />}
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <PartBoundary part="list.views" shape="text">
              <ViewBar name={name} list={resource.list} columns={fields} views={views} />
            </PartBoundary>
            <div className={styles.tools}>
              {!isPhone && <ClearFilters list={list} />}
              {help && (
                <PartBoundary part="list.help" shape="text">
                  <HelpButton help={help} />
                </PartBoundary>
              )}
              {change && (
                <PartBoundary part="list.switch" shape="text">
                  <ViewSwitch change={change} />
                </PartBoundary>
              )}
              <PartBoundary part="list.refresh" shape="text">
                <RefreshButton resource={resource} list={list} />
              </PartBoundary>
              {exported && (
                <PartBoundary part="list.export" shape="text">
                  <ExportButton name={name} api={resource.api} exported={exported} shown={fields} list={list} />
                </PartBoundary>
              )}
              {!isPhone && (
                <PartBoundary part="list.columns" shape="text">
                  <ColumnMenu columns={resource.list.columns} choice={columns} />
                </PartBoundary>
              )}
            </div>
            {isPhone && selectable && (
              <Button kind="plain" aria-pressed={isSelecting} onClick={toggleSelecting}>
                {translate(isSelecting ? 'selection.done' : 'selection.select')}
              </Button>
            )}
            <PartBoundary part="actions" shape="text">
              <ListActions resource={resource} followsRoute answer={list.answer} />
            </PartBoundary>
          </div>
          {balance && (
            <PartBoundary part="list.balance">
              <div className={styles.balance}>
                <BalanceBlock block={balance} />
              </div>
            </PartBoundary>
          )}
          {tabs && (
            <PartBoundary part="list.tabs" shape="text">
              <StatusTabs api={resource.api} tabs={tabs} list={list} />
            </PartBoundary>
          )}
          {segments && (
            <PartBoundary part="list.segments" shape="text">
              <SegmentChoice segments={segments} list={list} />
            </PartBoundary>
          )}
          <PartBoundary part="list.filters" shape="text">
            <ListFilters ref={filters} list={list} resource={resource} />
          </PartBoundary>
          <NarrowedNote views={views} />
          <div className={styles.card}>
            <PartBoundary part="list">
              <Rows
                label={title}
                resource={resource}
                columns={columns.shown}
                list={shown}
                selection={selectable && hasCheckboxes ? selection.rows : undefined}
              />
            </PartBoundary>
            {selectable && (
              <SelectionBar list={selection}>
                {(selected) => (
                  <SelectionActions
                    name={name}
                    resource={resource}
                    selection={selected}
                    count={selection.count}
                    onStarted={selection.clear}
                  />
                )}
              </SelectionBar>
            )}
            <PartBoundary part="list.page_sizes" shape="text">
              <ListPager list={list} sizes={resource.list.page_sizes} />
            </PartBoundary>
          </div>
        </Screen>
      </ListContext>
    </ResourceContextProvider>
  );
}
