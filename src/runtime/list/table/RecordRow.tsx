import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import { RowActions } from '../../actions/buttons/RowActions.tsx';
import { alignOf } from '../../cells/alignOf.ts';
import { Cell } from '../../cells/Cell.tsx';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { recordName } from '../../console/recordName.ts';
import type { SearchMatch } from '../../console/searchMatch.ts';
import { isShortcut } from '../../parts/keys/shortcuts.ts';
import { MatchNote } from '../rows/MatchNote.tsx';
import { useRowPath } from '../rows/useRowPath.ts';
import { RowCheckbox } from '../selection/RowCheckbox.tsx';
import type { RowSelection } from '../selection/useSelection.ts';
import styles from './RecordTable.module.css';

interface RecordRowProps {
  readonly record: ApiRecord;
  readonly resource: ResolvedResource;
  readonly columns: readonly ResolvedColumn[];
  /** The field whose cell holds the link. */
  readonly link: string | undefined;
  /** Number of actions that are buttons. */
  readonly buttons: number;
  /** Set if rows can be selected. */
  readonly selection?: RowSelection | undefined;
  /** Why a search found the record, if no column explains it. */
  readonly match?: (() => SearchMatch | undefined) | undefined;
}

/** Whether a click was for an element inside the row, or only selected text. */
function isMeantElsewhere(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target instanceof Element ? event.target.closest('a, button, label') : null;
  return target !== null || (getSelection()?.isCollapsed ?? true) === false;
}

/** A record in a table. A link opens it by keyboard and in a new tab; a click anywhere in the row opens it too. */
export function RecordRow({ record, resource, columns, link, buttons, selection, match }: RecordRowProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = useRowPath(resource)(record);
  const opens = path !== undefined;
  const state = { list: pathname + search };
  const noted = columns.find(({ field }) => field === link) ?? columns[0];
  const name = recordName(record, resource, reader);

  function open(event: MouseEvent<HTMLElement>): void {
    if (path === undefined || isMeantElsewhere(event)) return;
    const wantsTab = event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsTab) window.open(path, '_blank', 'noopener');
    else if (event.button === 0) void navigate(path, { state });
  }

  function select(event: KeyboardEvent<HTMLElement>): void {
    const selectsRange = isShortcut(event, 'select_rows');
    if (!selectsRange && !isShortcut(event, 'select_row')) return;
    if (!(event.target instanceof Element && event.target.matches('[data-row]'))) return;
    event.preventDefault();
    selection?.toggle(record.id, selectsRange);
  }

  return (
    <tr
      data-opens={opens}
      data-selected={selection?.isSelected(record.id)}
      onClick={opens ? open : undefined}
      onAuxClick={opens ? open : undefined}
      onKeyDown={selection && select}
    >
      {selection && (
        <td className={styles.select}>
          <RowCheckbox id={record.id} label={name} selection={selection} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.field} data-align={alignOf(column)}>
          {column.field === link && opens && (
            <Link
              className={styles.open}
              to={path}
              state={state}
              data-row
              aria-label={translate('list.open', { label: name })}
            />
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
    </tr>
  );
}
