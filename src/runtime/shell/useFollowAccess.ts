import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext.ts';
import { useToast } from '../console/ToastProvider.tsx';
import { onAccessChange } from '../core/session/pageContext.ts';

/**
 * Reloads the console when the server reports that the user's access has changed, and shows a toast. A change that follows
 * what the user has just done, such as sending the activation, needs none.
 */
export function useFollowAccess(): void {
  const { reload } = useConsole();
  const translate = useTranslate();
  const toast = useToast();
  useEffect(
    () =>
      onAccessChange((isOwn) => {
        // Not reached: the next response reports it again.
        reload().then(
          () => isOwn || toast(translate('shell.access_changed')),
          () => undefined,
        );
      }),
    [reload, translate, toast],
  );
}
