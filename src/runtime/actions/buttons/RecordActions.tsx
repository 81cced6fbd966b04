import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import { recordActionPath, recordPath } from '../../console/findScreen.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { PHONE, useMediaQuery } from '../../parts/browser/useMediaQuery.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { MenuButton } from '../../parts/overlays/MenuButton.tsx';
import { useStartAction } from '../dialog/useStartAction.tsx';
import { ActionButton } from './ActionButton.tsx';
import { ACTION_ICONS } from './actionIcons.ts';
import styles from './RecordActions.module.css';
import { useClosedActions } from './useClosedActions.tsx';
import { useResourceName } from './useResourceName.ts';

interface RecordActionsProps {
  readonly resource: ResolvedResource;
  readonly record: ApiRecord;
  /** Leaves the record's screen once an action has removed the record from its resource. */
  readonly leave?: () => void;
  /** The id of the action whose route the user is at: its form is open. */
  readonly routed?: string | undefined;
}

/** Number of buttons before the others move into a menu. */
const MOST = { wide: 3, narrow: 1 } as const;

/** The actions of the record; those that do not fit are in a menu. */
export function RecordActions({ resource, record, leave, routed }: RecordActionsProps) {
  const translate = useTranslate();
  const name = useResourceName(resource);
  const isPhone = useMediaQuery(PHONE);
  const navigate = useNavigate();
  const { start, busy, dialog } = useStartAction(undefined, leaveRoute);
  const closed = useClosedActions(resource, 'record');
  const open = resource.actions.filter(({ id, scope }) => scope === 'record' && record.can?.includes(id));
  const most = isPhone ? MOST.narrow : MOST.wide;
  const shown = open.slice(0, most);
  const rest = open.slice(most);
  const begin = (action: ResolvedAction) =>
    start({ name, resource, action, target: { scope: 'record', id: record.id, record }, leave });
  const startOn = (action: ResolvedAction) => () => {
    const path = routed === action.id ? undefined : recordActionPath(action, record.id);
    if (path === undefined) begin(action);
    else navigate(path);
  };

  function leaveRoute(): void {
    const path = routed === undefined ? undefined : recordPath(resource, record);
    if (path !== undefined) navigate(path, { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts with the route, not with each render of the record
  useEffect(() => {
    const action = open.find(({ id, form }) => id === routed && form !== undefined);
    if (action !== undefined) begin(action);
    else leaveRoute();
  }, [routed]);

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
      {rest.length + closed.choices.length > 0 && (
        <MenuButton
          label={translate('actions.more')}
          shape="icon"
          choices={[
            ...rest.map((action) => ({
              id: action.id,
              label: translate(action.label),
              icon: action.icon && ACTION_ICONS[action.icon],
              disabled: busy,
              onSelect: startOn(action),
            })),
            ...closed.choices,
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
      {dialog}
      {closed.dialog}
    </div>
  );
}
