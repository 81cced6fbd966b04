import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { recordName } from '../../console/recordName.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { MenuButton } from '../../parts/overlays/MenuButton.tsx';
import { useStartAction } from '../dialog/useStartAction.tsx';
import { ACTION_ICONS } from './actionIcons.ts';
import styles from './RowActions.module.css';
import { MOST_ROW_BUTTONS } from './rowButtons.ts';
import { useResourceName } from './useResourceName.ts';

interface RowActionsProps {
  readonly resource: ResolvedResource;
  readonly record: ApiRecord;
  /** Shows each action as a button; one that is blocked is disabled, with the reason below. */
  readonly all?: boolean;
  /** Number of buttons if the list has more actions, which are in a menu; by default the maximum of a row. */
  readonly buttons?: number;
}

/** The actions of a record in its list. */
export function RowActions({ resource, record, all = false, buttons: most }: RowActionsProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const name = useResourceName(resource);
  const { start, busy, dialog } = useStartAction();
  const holds = (id: string) => record.can?.includes(id) === true;
  const named = resource.list.row_actions?.flatMap((id) => resource.actions.filter((action) => action.id === id)) ?? [];
  const offered = named.filter(({ id }) => holds(id) || (all && record.blocked?.[id] !== undefined));
  const shown = most ?? (named.length <= MOST_ROW_BUTTONS ? named.length : 1);
  const buttons = all ? offered : offered.slice(0, shown);
  const rest = offered.slice(buttons.length);
  const title = recordName(record, resource, reader);
  const noteId = useId();
  const notes = named.flatMap(({ id }) => record.blocked?.[id] ?? []);
  const startOn = (action: ResolvedAction) => () =>
    start({ name, resource, action, target: { scope: 'record', id: record.id } });
  return (
    <div className={styles.actions}>
      {buttons.map((action) => (
        <Button
          key={action.id}
          kind={all ? 'secondary' : 'plain'}
          disabled={!holds(action.id)}
          aria-disabled={busy}
          data-config={`actions.${action.id}`}
          aria-label={`${translate(action.label)}: ${title}`}
          aria-describedby={all && record.blocked?.[action.id] !== undefined ? noteId : undefined}
          onClick={busy ? undefined : startOn(action)}
        >
          {action.icon && <Icon name={ACTION_ICONS[action.icon]} size={16} />}
          {translate(action.label)}
        </Button>
      ))}
      {rest.length > 0 && (
        <MenuButton
          label={`${translate('actions.more')}: ${title}`}
          kind="plain"
          shape="icon"
          choices={rest.map((action) => ({
            id: action.id,
            label: translate(action.label),
            icon: action.icon && ACTION_ICONS[action.icon],
            disabled: busy,
            onSelect: startOn(action),
          }))}
        >
          <Icon name="more" />
        </MenuButton>
      )}
      {all && notes.length > 0 && (
        <p className={styles.note} id={noteId}>
          {[...new Set(notes)].map((note) => translate(note)).join(' ')}
        </p>
      )}
      {dialog}
    </div>
  );
}
