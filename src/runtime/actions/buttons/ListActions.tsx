import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACTION_PARAM } from '#contract/actionFormPath.ts';
import type { ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import type { PageInfo } from '#contract/listState/pageInfo.ts';
import { recordPath } from '../../console/findScreen.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { MenuButton } from '../../parts/overlays/MenuButton.tsx';
import { useStartAction } from '../dialog/useStartAction.tsx';
import { ActionButton } from './ActionButton.tsx';
import { useClosedActions } from './useClosedActions.tsx';
import { useResourceName } from './useResourceName.ts';

interface ListActionsProps {
  readonly resource: ResolvedResource;
  /** On the list's own screen: an action is open while the user is at its route, or at the list's with its id. */
  readonly followsRoute?: boolean;
  /** The first action with a form is opened with the screen: a singleton that does not exist yet is created there. */
  readonly startsFirst?: boolean;
  /** The response of the list; its `unavailable` actions are not shown. */
  readonly answer: PageInfo | undefined;
}

/** The actions that create a record of the list; the new record is then opened. */
export function ListActions({ resource, followsRoute = false, startsFirst = false, answer }: ListActionsProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const name = useResourceName(resource);
  const translate = useTranslate();
  const closed = useClosedActions(resource, 'list');
  const isKnown = answer !== undefined || resource.singleton !== true;
  const open = resource.actions.filter(
    ({ id, scope }) => scope === 'list' && isKnown && answer?.unavailable?.includes(id) !== true,
  );
  const { start, busy, dialog } = useStartAction(opened, leaveRoute);
  const first = startsFirst ? open.find(({ form }) => form !== undefined) : undefined;
  const query = new URLSearchParams(search);
  const named = query.get(ACTION_PARAM);
  const routed = followsRoute
    ? // A link may open a form; it never runs an action.
      open.find(({ id, path, form }) => path === pathname || (id === named && form !== undefined))
    : first;

  function opened(id: string | undefined): void {
    const path = id === undefined ? undefined : recordPath(resource, { id });
    if (path !== undefined) navigate(path);
  }

  function leaveRoute(): void {
    if (!followsRoute || routed === undefined || resource.path === undefined) return;
    query.delete(ACTION_PARAM);
    navigate({ pathname: resource.path, search: `${query}` }, { replace: true });
  }

  function begin(action: ResolvedAction): void {
    start({ name, resource, action, target: { scope: 'list' } });
  }

  function press(action: ResolvedAction): void {
    if (action.path === undefined || action.path === pathname) begin(action);
    else navigate({ pathname: action.path, search });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts with the screen, not with each render of the list
  useEffect(() => {
    if (routed !== undefined) begin(routed);
  }, [routed?.id]);

  return (
    <>
      {open.map((action, index) => (
        <ActionButton
          key={action.id}
          action={action}
          kind={index === 0 ? 'primary' : 'secondary'}
          busy={busy}
          onStart={() => press(action)}
        />
      ))}
      {closed.choices.length > 0 && (
        <MenuButton label={translate('actions.more')} shape="icon" choices={closed.choices}>
          <Icon name="more" />
        </MenuButton>
      )}
      {dialog}
      {closed.dialog}
    </>
  );
}
