import { useNavigate } from 'react-router-dom';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { recordPath } from '../views/findScreen.ts';
import { ActionButton } from './ActionButton.tsx';
import { useResourceName } from './useResourceName.ts';
import { useStartAction } from './useStartAction.tsx';

interface ListActionsProps {
  readonly resource: ResolvedResource;
}

/** What makes a new record of the list; once made, it is opened. */
export function ListActions({ resource }: ListActionsProps) {
  const navigate = useNavigate();
  const name = useResourceName(resource);
  const { start, busy, dialog } = useStartAction((id) => {
    const path = id === undefined ? undefined : recordPath(resource, { id });
    if (path !== undefined) navigate(path);
  });
  const open = resource.actions.filter(({ scope }) => scope === 'list');
  return (
    <>
      {open.map((action, index) => (
        <ActionButton
          key={action.id}
          action={action}
          kind={index === 0 ? 'primary' : 'secondary'}
          busy={busy}
          onStart={() => start({ name, resource, action, target: { scope: 'list' } })}
        />
      ))}
      {dialog}
    </>
  );
}
