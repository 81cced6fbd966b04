import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedListBlock, ResolvedResource } from '#contract/generated/api.ts';
import { listRequest } from '#contract/listState/listRequest.ts';
import { readListState } from '#contract/listState/listState.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useListRows } from '../../console/providers/useListRows.ts';
import { RecordCards } from '../../list/cards/RecordCards.tsx';
import { RecordTable } from '../../list/table/RecordTable.tsx';
import { PHONE, useMediaQuery } from '../../parts/browser/useMediaQuery.ts';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './blocks.module.css';

/** The newest records of a resource. */
export function ListBlock({ block }: BlockProps<ResolvedListBlock>) {
  const resource = useConsole().console.resources[block.resource];
  return resource && <NewestRecords block={block} resource={resource} />;
}

interface NewestRecordsProps extends BlockProps<ResolvedListBlock> {
  readonly resource: ResolvedResource;
}

function NewestRecords({ block, resource }: NewestRecordsProps) {
  const translate = useTranslate();
  const { timeZone } = useConsole();
  const isPhone = useMediaQuery(PHONE);
  const state = { ...readListState('', resource.list), perPage: block.limit };
  const list = { ...useListRows(block.resource, resource, listRequest(state, timeZone)), state };
  const Rows = isPhone ? RecordCards : RecordTable;
  const all = resource.path !== undefined && <Link to={resource.path}>{translate('list.see_all')}</Link>;
  return (
    <BlockFrame label={block.label} wide aside={all} holdsLandmark={!isPhone}>
      <div className={styles.rows}>
        <Rows label={translate(block.label)} resource={resource} columns={block.columns} list={list} />
      </div>
    </BlockFrame>
  );
}
