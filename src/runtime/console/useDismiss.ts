import { useState } from 'react';
import { request } from '../core/session/request.ts';
import { useConsole } from './ConsoleContext.ts';
import { useChange } from './useChange.ts';

/** Puts notices, cards and tags away for the person; the server keeps it, and how long it lasts. */
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
    // The console that has just been read knows of it; where it could not be sent, it shows again.
    setGone((before) => before.filter((name) => name !== notify));
  }

  return {
    isGone: (notify: string | undefined) => notify !== undefined && gone.includes(notify),
    dismiss: (notify: string) => void dismiss(notify),
  };
}
