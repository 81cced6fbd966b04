import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ResolvedRelatedList } from '#contract/generated/api.ts';
import { listRequest } from '#contract/listState/listRequest.ts';
import { readListState } from '#contract/listState/listState.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useListRows } from '../../console/providers/useListRows.ts';
import { useFormats } from '../../console/useFormats.ts';
import { RecordCards } from '../../list/cards/RecordCards.tsx';
import { RecordTable } from '../../list/table/RecordTable.tsx';
import { PHONE, useMediaQuery } from '../../parts/browser/useMediaQuery.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { ErrorMessage } from '../../parts/messages/ErrorMessage.tsx';
import { searchOfTab } from '../detail/tabQuery.ts';
import styles from './ListsTab.module.css';
import { relatedColumns } from './relatedColumns.ts';

interface RelatedSummaryProps {
  readonly list: ResolvedRelatedList;
  /** Number of rows to show. */
  readonly rows: number;
  /** The id of the record that the rows belong to. */
  readonly id: string;
}

/** The first rows of a list of related records below its heading; an empty list takes one line. */
export function RelatedSummary({ list: declared, rows: most, id }: RelatedSummaryProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const isPhone = useMediaQuery(PHONE);
  const location = useLocation();
  const { timeZone, console } = useConsole();
  const resource = console.resources[declared.resource];
  if (resource === undefined) throw new Error(`The resource ${declared.resource} is not there.`);
  const state = { ...readListState('', resource.list), perPage: most };
  const request = listRequest(state, timeZone, { [declared.by]: id });
  const list = useListRows(declared.resource, resource, request);
  const { rows, answer, error } = list;
  const label = translate(declared.label);
  const hasMore = rows !== undefined && answer !== undefined && answer.total > rows.length;
  const count = `${formats.number(answer?.total ?? 0)}${answer?.capped ? '+' : ''}`;
  const Rows = isPhone ? RecordCards : RecordTable;
  return (
    <div
      className={styles.list}
      aria-busy={rows === undefined && error === undefined}
      data-config={`resources.${declared.resource}`}
    >
      <div className={styles.head}>
        <h2>{label}</h2>
        {rows === undefined && error === undefined && <Skeleton width="72px" height={16} />}
        {rows?.length === 0 && <p className={styles.none}>{translate('detail.list_empty')}</p>}
        {hasMore && (
          <Link
            to={{ search: searchOfTab(declared.id) }}
            state={location.state}
            aria-label={`${translate('list.see_all')}: ${label} (${count})`}
          >
            {translate('list.see_all')} ({count})
          </Link>
        )}
      </div>
      {error !== undefined && <ErrorMessage title={translate('list.error')} error={error} onRetry={list.refetch} />}
      {rows !== undefined && rows.length > 0 && (
        <div className={styles.rows}>
          <Rows
            label={label}
            resource={resource}
            columns={relatedColumns(resource, declared.by)}
            list={{ ...list, state, isRelated: true }}
          />
        </div>
      )}
    </div>
  );
}
