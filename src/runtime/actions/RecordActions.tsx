import { useTranslate } from 'react-admin';
import type { ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import { Icon } from '../parts/Icon.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { PHONE, useMediaQuery } from '../parts/useMediaQuery.ts';
import type { ApiRecord } from '../providers/ApiRecord.ts';
import { ActionButton } from './ActionButton.tsx';
import { ACTION_ICONS } from './actionIcons.ts';
import { BlockedActions } from './BlockedActions.tsx';
import styles from './RecordActions.module.css';
import { useResourceName } from './useResourceName.ts';
import { useStartAction } from './useStartAction.tsx';

interface RecordActionsProps {
  readonly resource: ResolvedResource;
  readonly record: ApiRecord;
}

/** Buttons that stand side by side before the rest goes into a menu. */
const MOST = { wide: 3, narrow: 1 } as const;

/** What may be done with the record now; what does not fit is in a menu. */
export function RecordActions({ resource, record }: RecordActionsProps) {
  const translate = useTranslate();
  const name = useResourceName(resource);
  const isPhone = useMediaQuery(PHONE);
  const { start, busy, dialog } = useStartAction();
  const open = resource.actions.filter(({ id, scope }) => scope === 'record' && record.can?.includes(id));
  const most = isPhone ? MOST.narrow : MOST.wide;
  const shown = open.slice(0, most);
  const rest = open.slice(most);
  const startOn = (action: ResolvedAction) => () =>
    start({ name, resource, action, target: { scope: 'record', id: record.id, record } });
  return (
    <div className={styles.actions}>
      {shown.map((action, index) => (
        <ActionButton
          key={action.id}
          action={action}
          kind={index === 0 ? 'primary' : 'secondary'}
          busy={busy}
          onStart={startOn(action)}
        />
      ))}
      {rest.length > 0 && (
        <MenuButton
          label={translate('actions.more')}
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
      <BlockedActions resource={resource} record={record} />
      {dialog}
    </div>
  );
}
