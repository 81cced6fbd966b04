import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useToast } from '../../console/ToastProvider.tsx';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { download, saveFile } from '../../core/session/download.ts';
import { type ActionCall, actionAddress, isInstant } from '../send/ActionTarget.ts';
import { useSendAction } from '../send/useSendAction.ts';
import { ActionDialog } from './ActionDialog.tsx';

/** Actions that the user may start from one place. */
export interface ActionStart {
  /** Opens the action's dialog, or runs an action at once if it can be undone. */
  readonly start: (call: ActionCall) => void;
  readonly busy: boolean;
  /** The open dialog; it stays if the record no longer offers the action. */
  readonly dialog: ReactNode;
}

/**
 * Starts actions, one at a time. `onDone` receives the record's id, or none if a job has started; `onClose` is called
 * when the dialog closes.
 */
export function useStartAction(onDone?: (id: string | undefined) => void, onClose?: () => void): ActionStart {
  const translate = useTranslate();
  const toast = useToast();
  const describe = useDescribeError();
  const { busy, send } = useSendAction();
  const [opened, setOpened] = useState<ActionCall>();
  const [isTaking, setTaking] = useState(false);

  function close(): void {
    setOpened(undefined);
    onClose?.();
  }

  async function doAtOnce(call: ActionCall): Promise<void> {
    try {
      const id = await send(call, {});
      onDone?.(id);
    } catch (error) {
      toast(describe(error).text, 'critical');
    }
  }

  /** Downloads the file that an action returns. */
  async function take(call: ActionCall): Promise<void> {
    setTaking(true);
    try {
      saveFile(await download(`${actionAddress(call)}/file`));
      toast(translate(call.action.done, { count: 1 }));
    } catch (error) {
      toast(describe(error).text, 'critical');
    } finally {
      setTaking(false);
    }
  }

  return {
    busy: busy || isTaking,
    start: (call) => {
      if (call.action.gives) void (isTaking || take(call));
      else if (!isInstant(call.action)) setOpened(call);
      else if (!busy) void doAtOnce(call);
    },
    dialog: opened && <ActionDialog call={opened} onDone={onDone} onClose={close} />,
  };
}
