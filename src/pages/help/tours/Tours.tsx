import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ResolvedTour } from '#contract/generated/api.ts';
import { PHONE, request, useChange, useConsole, useMediaQuery } from '#runtime/islands/index.ts';

/** Tours that were closed before their end stay closed in this tab. */
const CLOSED = 'beranda.closed_tours';

function closedTours(): readonly string[] {
  return (sessionStorage.getItem(CLOSED) ?? '').split(' ');
}

function keepClosed(id: string): void {
  sessionStorage.setItem(CLOSED, [...closedTours(), id].join(' '));
}

/** Whether something else has the person's attention. */
function isBusy(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/** Begins the first tour that the person has not read, where it may begin; its code loads then. Rule notifications.tours. */
export function Tours() {
  const translate = useTranslate();
  const { console, reload } = useConsole();
  const { run } = useChange();
  const { pathname } = useLocation();
  const isPhone = useMediaQuery(PHONE);
  const closed = closedTours();
  // One without a screen begins where the person begins: who follows a link has come for something else.
  const tour = console.tours?.find(({ id, at = console.home }) => at === pathname && !closed.includes(id));

  async function keepRead({ notify }: ResolvedTour): Promise<void> {
    const body = { account_notifications: [{ notify, status: 'INACTIVE' }], business_id: console.business.id };
    await request('/api/users/update_notification', { method: 'PATCH', body });
    await reload();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a tour begins once for each screen.
  useEffect(() => {
    if (tour === undefined) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    async function begin(begun: ResolvedTour): Promise<void> {
      const { startTour } = await import('./startTour.ts');
      if (isGone || isBusy()) return;
      stop = startTour(begun, { isPhone, translate }, (isRead) => {
        // It does not begin again before the server has kept it.
        keepClosed(begun.id);
        if (isRead) void run(() => keepRead(begun));
      });
    }
    const wait = isPhone ? (tour.phone_delay_ms ?? 0) : 0;
    const timer = setTimeout(() => void begin(tour).catch(() => undefined), wait);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [tour?.id, pathname, isPhone]);
  return null;
}
