import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import type { ListFilter } from '#contract/listState/listFilter.ts';
import { RowActions } from '../../actions/buttons/RowActions.tsx';
import { Cell } from '../../cells/Cell.tsx';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { recordName } from '../../console/recordName.ts';
import { searchMatch } from '../../console/searchMatch.ts';
import { MatchNote } from '../rows/MatchNote.tsx';
import { RowLink } from '../rows/RowLink.tsx';
import type { OpenRow } from '../rows/useOpenRow.ts';
import { useRowPath } from '../rows/useRowPath.ts';
import { RowCheckbox } from '../selection/RowCheckbox.tsx';
import type { RowSelection } from '../selection/useSelection.ts';
import type { CardLayout } from './cardLayout.ts';
import styles from './RecordCards.module.css';

interface CardLinesProps {
  readonly record: ApiRecord;
  readonly resource: ResolvedResource;
  readonly layout: CardLayout;
  /** The filter of the search that found the record. */
  readonly searched: ListFilter | undefined;
}

interface RecordCardProps extends CardLinesProps {
  readonly isSelected: boolean;
  /** Set while rows are being selected: a tap then selects and does not open. */
  readonly onSelect: RowSelection['toggle'] | undefined;
  readonly onOpen: OpenRow;
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

/** The fields in a card. */
function fieldsIn({ title, amount, status, details }: CardLayout): string[] {
  return [title, amount, status, ...details].flatMap((column) => column?.field ?? []);
}

/** The lines of a card, which do not depend on whether it is selected. */
const CardLines = memo(function CardLines({ record, resource, layout, searched }: CardLinesProps) {
  const translate = useTranslate();
  const match = searched && (() => searchMatch(resource.list, searched, record, fieldsIn(layout)));

  function hasValue({ field, type, text }: ResolvedColumn): boolean {
    // An id without a name is not informative in a card.
    if (type === 'relation' && record.related?.[field] === undefined && !(text && record[text])) return false;
    return record[field] !== null && record[field] !== undefined && record[field] !== '';
  }

  /** Whether a column has a value, or words for having none: a dash is left out. */
  function saysSomething(column: ResolvedColumn): boolean {
    return hasValue(column) || column.empty !== undefined;
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
    <>
      <div className={styles.line}>
        {layout.title && value(layout.title, styles.title)}
        {layout.amount && saysSomething(layout.amount) && value(layout.amount, styles.amount)}
      </div>
      <div className={styles.line}>
        <span className={styles.details}>{layout.details.filter(hasValue).map((column) => value(column))}</span>
        {layout.status && value(layout.status)}
      </div>
      <MatchNote match={match} />
    </>
  );
});

/** A record in two lines. The whole card is one link. */
export const RecordCard = memo(function RecordCard({ isSelected, onSelect, onOpen, ...lines }: RecordCardProps) {
  const { record, resource } = lines;
  const reader = useColumnReader();
  const path = useRowPath(resource)(record);
  const name = recordName(record, resource, reader);
  return (
    <li className={styles.card} data-selecting={onSelect !== undefined} data-selected={onSelect && isSelected}>
      {onSelect && <RowCheckbox id={record.id} label={name} isSelected={isSelected} onSelect={onSelect} fill />}
      {!onSelect && path !== undefined && <RowLink className={styles.open} path={path} label={name} onOpen={onOpen} />}
      <CardLines {...lines} />
      {resource.list.row_actions && !onSelect && <RowActions resource={resource} record={record} />}
    </li>
  );
});
