import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedRecordsBlock, ResolvedResource } from '#contract/generated/api.ts';
import { listRequest } from '#contract/listState/listRequest.ts';
import { type ListState, readListState, withListChange } from '#contract/listState/listState.ts';
import { ListActions } from '../../actions/buttons/ListActions.tsx';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useListRows } from '../../console/providers/useListRows.ts';
import { RecordCards } from '../../list/cards/RecordCards.tsx';
import { ListFilters } from '../../list/query/ListFilters.tsx';
import { ListPager } from '../../list/query/ListPager.tsx';
import type { ListValue } from '../../list/query/useList.ts';
import { RecordTable } from '../../list/table/RecordTable.tsx';
import { PHONE, useMediaQuery } from '../../parts/browser/useMediaQuery.ts';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './blocks.module.css';
import { RecordPanels } from './RecordPanels.tsx';

/** A resource's list inside a page, with its actions. */
export function RecordsBlock({ block }: BlockProps<ResolvedRecordsBlock>) {
  const resource = useConsole().console.resources[block.resource];
  return resource && <Records block={block} resource={resource} />;
}

interface RecordsProps extends BlockProps<ResolvedRecordsBlock> {
  readonly resource: ResolvedResource;
}

/** Maximum number of panels in one block; panels have no pages. */
const MOST_PANELS = 50;

/** Returns the list of a block. A page may have several, so their states are not part of the address. */
function useBlockList({ block, resource }: RecordsProps): ListValue {
  const { timeZone } = useConsole();
  const isPaged = block.show === 'rows';
  const [state, go] = useState<ListState>(() => {
    const first = readListState('', resource.list);
    return isPaged ? first : { ...first, perPage: MOST_PANELS };
  });
  const narrowed = useMemo(
    () => Object.fromEntries(Object.entries(block.where ?? {}).map(([field, values]) => [field, [...values]])),
    [block.where],
  );
  const rows = useListRows(block.resource, resource, listRequest(state, timeZone, narrowed));
  return { ...rows, state, go, change: (edit) => go(withListChange(state, edit)) };
}

/** Returns the resource without the filters that the block sets itself. */
function withOpenFilters({ block, resource }: RecordsProps): ResolvedResource {
  const filters = resource.list.filters.filter(
    (filter) => filter.type === 'search' || block.where?.[filter.field] === undefined,
  );
  return { ...resource, list: { ...resource.list, filters } };
}

function Records({ block, resource }: RecordsProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(PHONE);
  const list = useBlockList({ block, resource });
  // Rows are rendered a moment after they have loaded.
  const isLoading = useDeferredValue(list.rows === undefined && list.error === undefined);
  const label = translate(block.label);
  const columns = resource.list.columns.filter(({ hidden }) => !hidden);
  const Rows = isPhone ? RecordCards : RecordTable;
  const isShort = (list.answer?.total ?? 0) <= list.state.perPage;
  return (
    <BlockFrame
      label={block.label}
      wide
      aside={<ListActions resource={resource} answer={list.answer} />}
      holdsLandmark={!isPhone}
      busy={isLoading}
      grows
    >
      {block.note !== undefined && <p className={styles.note}>{translate(block.note)}</p>}
      {block.show === 'rows' ? (
        <div className={styles.rows} data-config={`resources.${block.resource}`}>
          {block.filters && (
            <div className={styles.filters}>
              <ListFilters list={list} resource={withOpenFilters({ block, resource })} />
            </div>
          )}
          <Rows label={label} resource={resource} columns={columns} list={list} />
          {!isShort && <ListPager list={list} sizes={resource.list.page_sizes} />}
        </div>
      ) : (
        <RecordPanels
          label={label}
          resource={resource}
          columns={columns}
          list={list}
          isOne={block.show === 'record'}
          preview={block.preview}
        />
      )}
    </BlockFrame>
  );
}
