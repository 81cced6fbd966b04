import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { ApiRecord } from '../providers/ApiRecord.ts';
import { useColumnReader } from '../registry/columns/useColumnReader.ts';
import { recordName } from '../views/recordName.ts';
import { ACTION_ICONS } from './actionIcons.ts';
import styles from './RowActions.module.css';
import { useResourceName } from './useResourceName.ts';
import { useStartAction } from './useStartAction.tsx';

interface RowActionsProps {
  readonly resource: ResolvedResource;
  readonly record: ApiRecord;
  /** Those that do not hold for the record are there too, and cannot be pressed; where it says why, so does this. */
  readonly all?: boolean;
}

/** What may be done with a record where it stands in a list. */
export function RowActions({ resource, record, all = false }: RowActionsProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const name = useResourceName(resource);
  const { start, busy, dialog } = useStartAction();
  const holds = (id: string) => record.can?.includes(id) === true;
  const named = resource.list.row_actions?.flatMap((id) => resource.actions.filter((action) => action.id === id)) ?? [];
  const title = recordName(record, resource, reader);
  const noteId = useId();
  const notes = named.flatMap(({ id }) => record.blocked?.[id] ?? []);
  return (
    <div className={styles.actions}>
      {named
        .filter(({ id }) => all || holds(id))
        .map((action) => (
          <Button
            key={action.id}
            kind="plain"
            disabled={!holds(action.id)}
            aria-disabled={busy}
            data-config={`actions.${action.id}`}
            aria-label={`${translate(action.label)}: ${title}`}
            aria-describedby={all && record.blocked?.[action.id] !== undefined ? noteId : undefined}
            onClick={() => !busy && start({ name, resource, action, target: { scope: 'record', id: record.id } })}
          >
            {action.icon && <Icon name={ACTION_ICONS[action.icon]} size={16} />}
            {translate(action.label)}
          </Button>
        ))}
      {all && notes.length > 0 && (
        <p className={styles.note} id={noteId}>
          {[...new Set(notes)].map((note) => translate(note)).join(' ')}
        </p>
      )}
      {dialog}
    </div>
  );
}
