import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import type { ListFilter } from '#contract/listState/listFilter.ts';
import { RowActions } from '../../actions/buttons/RowActions.tsx';
import { alignOf } from '../../cells/alignOf.ts';
import { Cell } from '../../cells/Cell.tsx';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { recordName } from '../../console/recordName.ts';
import { searchMatch } from '../../console/searchMatch.ts';
import { isShortcut } from '../../parts/keys/shortcuts.ts';
import { MatchNote } from '../rows/MatchNote.tsx';
import { RowLink } from '../rows/RowLink.tsx';
import type { OpenRow } from '../rows/useOpenRow.ts';
import { useRowPath } from '../rows/useRowPath.ts';
import { RowCheckbox } from '../selection/RowCheckbox.tsx';
import type { RowSelection } from '../selection/useSelection.ts';
import styles from './RecordTable.module.css';

interface RowCellsProps {
  readonly record: ApiRecord;
  readonly resource: ResolvedResource;
  readonly columns: readonly ResolvedColumn[];
  /** The field whose cell holds the link. */
  readonly link: string | undefined;
  /** Number of actions that are buttons. */
  readonly buttons: number;
  /** The filter of the search that found the record. */
  readonly searched: ListFilter | undefined;
  readonly onOpen: OpenRow;
}

interface RecordRowProps extends RowCellsProps {
  readonly isSelected: boolean;
  /** Set if rows can be selected. */
  readonly onSelect: RowSelection['toggle'] | undefined;
}

/** Whether a click was for an element inside the row, or only selected text. */
function isMeantElsewhere(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target instanceof Element ? event.target.closest('a, button, label') : null;
  return target !== null || (getSelection()?.isCollapsed ?? true) === false;
}

/** The cells of a row, which do not depend on whether it is selected. */
const RowCells = memo(function RowCells({ record, resource, columns, link, buttons, searched, onOpen }: RowCellsProps) {
  const reader = useColumnReader();
  const path = useRowPath(resource)(record);
  const noted = columns.find(({ field }) => field === link) ?? columns[0];
  const fields = columns.map(({ field }) => field);
  const match = searched && (() => searchMatch(resource.list, searched, record, fields));
  return (
    <>
      {columns.map((column) => (
        <td key={column.field} data-align={alignOf(column)}>
          {column.field === link && path !== undefined && (
            <RowLink className={styles.open} path={path} label={recordName(record, resource, reader)} onOpen={onOpen} />
          )}
          <Cell column={column} record={record} />
          {column === noted && <MatchNote match={match} />}
        </td>
      ))}
      {resource.list.row_actions && (
        <td className={styles.actions}>
          <RowActions resource={resource} record={record} buttons={buttons} />
        </td>
      )}
    </>
  );
});

/** A record in a table. A link opens it by keyboard and in a new tab; a click anywhere in the row opens it too. */
export const RecordRow = memo(function RecordRow({ isSelected, onSelect, ...cells }: RecordRowProps) {
  const { record, resource, onOpen } = cells;
  const reader = useColumnReader();
  const path = useRowPath(resource)(record);
  const opens = path !== undefined;

  function open(event: MouseEvent<HTMLElement>): void {
    if (path === undefined || isMeantElsewhere(event)) return;
    const wantsTab = event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsTab) window.open(path, '_blank', 'noopener');
    else if (event.button === 0) onOpen(path);
  }

  function select(event: KeyboardEvent<HTMLElement>): void {
    const selectsRange = isShortcut(event, 'select_rows');
    if (!selectsRange && !isShortcut(event, 'select_row')) return;
    if (!(event.target instanceof Element && event.target.matches('[data-row]'))) return;
    event.preventDefault();
    onSelect?.(record.id, selectsRange);
  }

  return (
    <tr
      data-opens={opens}
      data-selected={onSelect && isSelected}
      onClick={opens ? open : undefined}
      onAuxClick={opens ? open : undefined}
      onKeyDown={onSelect && select}
    >
      {onSelect && (
        <td className={styles.select}>
          <RowCheckbox
            id={record.id}
            label={recordName(record, resource, reader)}
            isSelected={isSelected}
            onSelect={onSelect}
          />
        </td>
      )}
      <RowCells {...cells} />
    </tr>
  );
});
