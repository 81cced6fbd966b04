import { useEffect } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { type ToastAction, useToast } from '../console/ToastProvider.tsx';

/** How long an undoable change can be undone by default, in milliseconds, as in react-admin. */
const UNDO_FOR = 5_000;

/**
 * Shows the notifications of react-admin's `useNotify` as toasts. An undoable one offers to undo the change, which is
 * sent when the offer expires.
 */
export function NotificationToasts() {
  const translate = useTranslate();
  const toast = useToast();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (taken === undefined) return;
    const { message, type, notificationOptions = {} } = taken;
    const { messageArgs, undoable, autoHideDuration } = notificationOptions;
    const text = typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : message;
    let isSettled = false;

    function undoAction(): ToastAction {
      const mutation = takeMutation();
      function settle(isUndo: boolean): void {
        if (isSettled) return;
        isSettled = true;
        mutation?.({ isUndo });
      }
      return {
        label: translate('actions.undo'),
        until: Date.now() + (autoHideDuration ?? UNDO_FOR),
        onSelect: () => settle(true),
        onExpire: () => settle(false),
      };
    }

    toast(text, type === 'error' ? 'critical' : 'positive', undoable === true ? undoAction() : undefined);
  }, [notifications, takeNotification, takeMutation, toast, translate]);
  return null;
}
