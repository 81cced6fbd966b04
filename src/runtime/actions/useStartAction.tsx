import { type ReactNode, useState } from 'react';
import { useFailure } from '../console/useFailure.ts';
import { useToast } from '../shell/ToastProvider.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { type ActionCall, isInstant } from './ActionTarget.ts';
import { useSendAction } from './useSendAction.ts';

/** Actions that a person may start from one place. */
export interface ActionStart {
  /** Asks first what the action asks, or does at once what can be taken back. */
  readonly start: (call: ActionCall) => void;
  readonly busy: boolean;
  /** What is asked now; it stays when the record no longer offers the action. */
  readonly dialog: ReactNode;
}

/** Starts actions, one at a time; `onDone` hears the id of the record, or of none where a job has begun. */
export function useStartAction(onDone?: (id: string | undefined) => void): ActionStart {
  const toast = useToast();
  const failure = useFailure();
  const { busy, send } = useSendAction();
  const [asked, setAsked] = useState<ActionCall>();

  async function doAtOnce(call: ActionCall): Promise<void> {
    try {
      const id = await send(call, {});
      onDone?.(id);
    } catch (error) {
      toast(failure(error).text, 'critical');
    }
  }

  return {
    busy,
    start: (call) => {
      if (!isInstant(call.action)) setAsked(call);
      else if (!busy) void doAtOnce(call);
    },
    dialog: asked && <ActionDialog call={asked} onDone={onDone} onClose={() => setAsked(undefined)} />,
  };
}
