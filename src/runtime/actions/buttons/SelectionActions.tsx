import type { ResolvedResource } from '#contract/generated/api.ts';
import { useStartAction } from '../dialog/useStartAction.tsx';
import type { Selection } from '../send/Selection.ts';
import { ActionButton } from './ActionButton.tsx';

interface SelectionActionsProps {
  /** The resource's name. */
  readonly name: string;
  readonly resource: ResolvedResource;
  readonly selection: Selection;
  readonly count: number;
  /** Called once the work continues in the background. */
  readonly onStarted: () => void;
}

/** The actions for the selected records; the job tray shows their progress. */
export function SelectionActions({ name, resource, selection, count, onStarted }: SelectionActionsProps) {
  const { start, busy, dialog } = useStartAction(onStarted);
  const open = resource.actions.filter(({ scope }) => scope === 'selection');
  return (
    <>
      {open.map((action) => (
        <ActionButton
          key={action.id}
          action={action}
          kind="secondary"
          busy={busy}
          onStart={() => start({ name, resource, action, target: { scope: 'selection', selection, count } })}
        />
      ))}
      {dialog}
    </>
  );
}
