import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import { RowActions } from '../../actions/buttons/RowActions.tsx';
import { Cell } from '../../cells/Cell.tsx';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { recordName } from '../../console/recordName.ts';
import type { SearchMatch } from '../../console/searchMatch.ts';
import { MatchNote } from '../rows/MatchNote.tsx';
import { useRowPath } from '../rows/useRowPath.ts';
import { RowCheckbox } from '../selection/RowCheckbox.tsx';
import type { RowSelection } from '../selection/useSelection.ts';
import type { CardLayout } from './cardLayout.ts';
import styles from './RecordCards.module.css';

interface RecordCardProps {
  readonly record: ApiRecord;
  readonly resource: ResolvedResource;
  readonly layout: CardLayout;
  /** Set while rows are being selected: a tap then selects and does not open. */
  readonly selection?: RowSelection | undefined;
  /** Why a search found the record, if no visible field explains it. */
  readonly match?: (() => SearchMatch | undefined) | undefined;
}

/** Returns a column without links and buttons: in a card they would be too small to hit. */
function plain({ resource: _resource, ...column }: ResolvedColumn): ResolvedColumn {
  const isLinked = column.type === 'email' || column.type === 'phone' || column.type === 'link';
  return { ...column, copy: false, ...(isLinked && { type: 'text' as const }) };
}

/** Whether a value says nothing without the name of its field: `3`, or `No`. */
function needsLabel({ type }: ResolvedColumn): boolean {
  return type === 'number' || type === 'boolean';
}

/** A record in two lines. The whole card is one link. */
export function RecordCard({ record, resource, layout, selection, match }: RecordCardProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const { pathname, search } = useLocation();
  const path = useRowPath(resource)(record);
  const name = recordName(record, resource, reader);

  function hasValue({ field, type, text }: ResolvedColumn): boolean {
    // An id without a name is not informative in a card.
    if (type === 'relation' && record.related?.[field] === undefined && !(text && record[text])) return false;
    return record[field] !== null && record[field] !== undefined && record[field] !== '';
  }

  function value(column: ResolvedColumn, className?: string) {
    return (
      <span key={column.field} className={className} data-config={`columns.${column.field}`}>
        {needsLabel(column) && `${translate(column.label)}: `}
        <Cell column={plain(column)} record={record} />
      </span>
    );
  }

  return (
    <li
      className={styles.card}
      data-selecting={selection !== undefined}
      data-selected={selection?.isSelected(record.id)}
    >
      {selection && <RowCheckbox id={record.id} label={name} selection={selection} fill />}
      {!selection && path !== undefined && (
        <Link
          className={styles.open}
          to={path}
          state={{ list: pathname + search }}
          data-row
          aria-label={translate('list.open', { label: name })}
        />
      )}
      <div className={styles.line}>
        {layout.title && value(layout.title, styles.title)}
        {layout.amount && value(layout.amount, styles.amount)}
      </div>
      <div className={styles.line}>
        <span className={styles.details}>{layout.details.filter(hasValue).map((column) => value(column))}</span>
        {layout.status && value(layout.status)}
      </div>
      <MatchNote match={match} />
      {resource.list.row_actions && selection === undefined && <RowActions resource={resource} record={record} />}
    </li>
  );
}
