import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext.ts';
import { useToast } from '../console/ToastProvider.tsx';
import { onAccessChange } from '../core/session/pageContext.ts';

/** Draws the console anew where the server says that what the person may see and do has changed, and tells them. */
export function useFollowAccess(): void {
  const { reload } = useConsole();
  const translate = useTranslate();
  const toast = useToast();
  useEffect(
    () =>
      onAccessChange(() => {
        // Out of reach: what is asked for next says it again.
        reload().then(
          () => toast(translate('shell.access_changed')),
          () => undefined,
        );
      }),
    [reload, translate, toast],
  );
}
