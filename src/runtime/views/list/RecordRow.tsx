import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from '../../providers/ApiRecord.ts';
import { alignOf } from '../../registry/alignOf.ts';
import { Cell } from '../../registry/Cell.tsx';
import { recordName } from '../recordName.ts';
import styles from './RecordTable.module.css';
import { useRowPath } from './useRowPath.ts';

interface RecordRowProps {
  readonly record: ApiRecord;
  readonly resource: ResolvedResource;
  readonly columns: readonly ResolvedColumn[];
  /** The field whose cell holds the link. */
  readonly link: string | undefined;
}

/** Whether a click meant something inside the row, or only selected text. */
function isMeantElsewhere(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target instanceof Element ? event.target.closest('a, button') : null;
  return target !== null || (getSelection()?.isCollapsed ?? true) === false;
}

/** A record in a table. A real link opens it by keyboard and in a new tab; a click anywhere in the row does too. */
export function RecordRow({ record, resource, columns, link }: RecordRowProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = useRowPath(resource)(record);
  const state = { list: pathname + search };

  function open(event: MouseEvent<HTMLElement>): void {
    if (path === undefined || isMeantElsewhere(event)) return;
    const wantsTab = event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsTab) window.open(path, '_blank', 'noopener');
    else if (event.button === 0) void navigate(path, { state });
  }

  return (
    <tr data-opens={path !== undefined} onClick={open} onAuxClick={open}>
      {columns.map((column) => (
        <td key={column.field} data-align={alignOf(column)} data-width={column.width}>
          {column.field === link && path !== undefined && (
            <Link
              className={styles.open}
              to={path}
              state={state}
              data-row
              aria-label={translate('list.open', { label: recordName(record, resource, translate) })}
            />
          )}
          <Cell column={column} record={record} />
        </td>
      ))}
    </tr>
  );
}
