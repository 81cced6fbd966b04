import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NotificationItem, NotificationList } from '#contract/generated/api.ts';
import { type ReadValue, request, settledRead, useConsole, useToast } from '#runtime/islands/index.ts';
import { announceRead } from './followNotifications.ts';

/** Query key of all pages. */
export const NOTIFICATIONS = 'notifications';

/** Where notifications are read and marked, by the version that the person has. */
function useAddress(): string {
  return useConsole().console.notification_centre?.address ?? '/api/notifications';
}

/**
 * A page of the person's notifications. It is read again when the tab is looked at, for a stream that could not be had.
 * Reading it is no action of the person.
 */
export function useNotifications(limit: number, page = 1): ReadValue<NotificationList> {
  const address = useAddress();
  const query = useQuery<NotificationList>({
    queryKey: [NOTIFICATIONS, limit, page],
    queryFn: async ({ signal }) => {
      const path = `${address}?limit=${limit}&page=${page}`;
      return (await request(path, { signal, headers: { 'x-background': 'true' } })).body as NotificationList;
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    // Without a network they wait for it.
    networkMode: 'online',
  });
  return { ...settledRead(query), isFetching: query.isFetching, refetch: query.refetch };
}

/** Marks notifications as read. */
export interface ReadMarks {
  readonly busy: boolean;
  readonly markRead: (item: NotificationItem, title: string) => Promise<void>;
  readonly markAllRead: () => Promise<void>;
}

function withRead(list: NotificationList | undefined, id: string): NotificationList | undefined {
  const isUnread = list?.notifications.some((item) => item.id === id && !item.is_read);
  if (list === undefined || !isUnread) return list;
  return {
    ...list,
    unread_count: list.unread_count - 1,
    notifications: list.notifications.map((item) => (item.id === id ? { ...item, is_read: true } : item)),
  };
}

/** Marks are shown at once, and taken back with a toast where the server does not take them. Rule notifications.mark-read. */
export function useReadMarks(): ReadMarks {
  const client = useQueryClient();
  const translate = useTranslate();
  const toast = useToast();
  const address = useAddress();
  const { console } = useConsole();
  const [busy, setBusy] = useState(false);

  async function mark(path: string, method: 'PATCH' | 'POST', failed: string): Promise<void> {
    try {
      await request(`${address}${path}`, { method });
      announceRead(console);
    } catch {
      toast(failed, 'critical');
    } finally {
      await client.invalidateQueries({ queryKey: [NOTIFICATIONS] });
    }
  }

  return {
    busy,
    async markRead(item, title) {
      if (item.is_read) return;
      await client.cancelQueries({ queryKey: [NOTIFICATIONS] });
      client.setQueriesData<NotificationList>({ queryKey: [NOTIFICATIONS] }, (list) => withRead(list, item.id));
      const method = address.startsWith('/api/v2/') ? 'POST' : 'PATCH';
      await mark(`/${item.id}/read`, method, translate('shell.notifications.read_failed', { title }));
    },
    async markAllRead() {
      setBusy(true);
      await mark('/read-all', 'POST', translate('shell.notifications.read_all_failed'));
      setBusy(false);
    },
  };
}
