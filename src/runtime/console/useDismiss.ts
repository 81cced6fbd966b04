import { useState } from 'react';
import { request } from '../core/session/request.ts';
import { useConsole } from './ConsoleContext.ts';
import { useChange } from './useChange.ts';

/** Dismisses notices, cards and tags for the user; the server stores the dismissal and its duration. */
export function useDismiss() {
  const { console, reload } = useConsole();
  const { run } = useChange();
  const [gone, setGone] = useState<readonly string[]>([]);

  async function send(notify: string): Promise<void> {
    const body = {
      account_notifications: [{ notify, status: 'INACTIVE' }],
      business_id: console.business.id,
    };
    await request('/api/users/update_notification', { method: 'PATCH', body });
    await reload();
  }

  async function dismiss(notify: string): Promise<void> {
    setGone((before) => [...before, notify]);
    await run(() => send(notify));
    // The reloaded console reflects the dismissal; if the request did not succeed, the notice is shown again.
    setGone((before) => before.filter((name) => name !== notify));
  }

  return {
    isGone: (notify: string | undefined) => notify !== undefined && gone.includes(notify),
    dismiss: (notify: string) => void dismiss(notify),
  };
}
