import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ResolvedColumn, ResolvedForm } from '#contract/generated/api.ts';
import { BlockedActions } from '../../actions/buttons/BlockedActions.tsx';
import { RecordActions } from '../../actions/buttons/RecordActions.tsx';
import { RowActions } from '../../actions/buttons/RowActions.tsx';
import { Cell } from '../../cells/Cell.tsx';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { FormPreview } from '../../forms/preview/FormPreview.tsx';
import { ListMessage } from '../../list/rows/ListMessage.tsx';
import type { ListRowsProps } from '../../list/rows/ListRowsProps.ts';
import { useRowPath } from '../../list/rows/useRowPath.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { ContentHeading } from './ContentHeading.tsx';
import styles from './RecordPanels.module.css';

interface RecordPanelsProps extends ListRowsProps {
  /** The resource has a single record, which needs no card of its own. */
  readonly isOne: boolean;
  /** What the record looks like to others. */
  readonly preview?: ResolvedForm['preview'];
}

/** Records as cards of their fields, with the actions of each. */
export function RecordPanels({ label, resource, columns, list, isOne, preview }: RecordPanelsProps) {
  const { rows, error } = list;
  const { pathname, search, hash } = useLocation();
  const pathOf = useRowPath(resource);
  if (error !== undefined || rows?.length === 0) return <ListMessage list={list} resource={resource} />;
  if (rows === undefined) return <Skeleton lines={3} height={56} />;
  const [first] = rows;
  if (isOne && first !== undefined) {
    return (
      <div className={preview === undefined ? undefined : styles.previewed}>
        <div className={styles.one}>
          <Fields columns={columns} record={first} showsEmpty />
          <RecordActions resource={resource} record={first} />
          <BlockedActions resource={resource} record={first} />
        </div>
        {preview !== undefined && <FormPreview preview={preview} values={first} />}
      </div>
    );
  }
  const { card } = resource.list;
  const title = columns.find(({ field }) => field === (card?.title ?? columns[0]?.field));
  const status = columns.find(({ field }) => field === card?.status);
  const others = columns.filter((column) => column !== title && column !== status);
  return (
    <ul className={styles.panels} aria-label={label} data-stale={list.isStale}>
      {rows.map((record) => (
        <li key={record.id} className={styles.panel}>
          <div className={styles.head}>
            <ContentHeading>
              <PanelTitle path={pathOf(record)} list={pathname + search + hash}>
                {title && <Cell column={title} record={record} />}
              </PanelTitle>
            </ContentHeading>
            {status && <Cell column={status} record={record} />}
          </div>
          <Fields columns={others} record={record} />
          <RowActions resource={resource} record={record} all />
        </li>
      ))}
    </ul>
  );
}

interface PanelTitleProps {
  /** The screen of the record, where it has one. */
  readonly path: string | undefined;
  /** The address of the page, to return to. */
  readonly list: string;
  readonly children: ReactNode;
}

function PanelTitle({ path, list, children }: PanelTitleProps) {
  if (path === undefined) return children;
  return (
    <Link className={styles.title} to={path} state={{ list }}>
      {children}
    </Link>
  );
}

interface FieldsProps {
  readonly columns: readonly ResolvedColumn[];
  readonly record: ApiRecord;
  /** Fields without a value are shown too, marked as empty. */
  readonly showsEmpty?: boolean;
}

function Fields({ columns, record, showsEmpty = false }: FieldsProps) {
  const translate = useTranslate();
  const shown = columns.filter(({ field }) => showsEmpty || (record[field] ?? '') !== '');
  if (shown.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {shown.map((column) => (
        <div key={column.field} data-config={`columns.${column.field}`}>
          <dt>{translate(column.label)}</dt>
          <dd>
            <Cell column={column} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
