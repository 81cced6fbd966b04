import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink, IconShape, Panel, useConsole } from '#runtime/islands/index.ts';
import { followNotifications } from './followNotifications.ts';
import { NotificationItems, ReadAllButton } from './NotificationItems.tsx';
import styles from './Notifications.module.css';
import { NOTIFICATIONS, useNotifications, useReadMarks } from './useNotifications.ts';

const BELL = 'M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6 2 6h-15s2-1 2-6M10 19.5a2.2 2.2 0 0 0 4 0';

/** Notifications of the list that opens from the bell. */
const NEWEST = 5;

/** Highest count of the badge. */
const HIGHEST_COUNT = 99;

/** Announcements that come within this time are answered by one request, in milliseconds. */
const GATHER = 500;

/** Reads notifications again when there are new ones, or another tab has read some. */
function useFollowed(): void {
  const client = useQueryClient();
  const { console } = useConsole();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function refetch(): void {
      timer = undefined;
      // A hidden tab reads them when it is looked at.
      const refetchType = document.hidden ? 'none' : 'active';
      void client.invalidateQueries({ queryKey: [NOTIFICATIONS], refetchType });
    }
    const stop = followNotifications(console, () => {
      timer ??= setTimeout(refetch, GATHER);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, console]);
}

/** The newest notifications, and the way to all. */
function Newest({ list }: { readonly list: ReturnType<typeof useNotifications> }) {
  const translate = useTranslate();
  const { notification_centre: centre } = useConsole().console;
  const marks = useReadMarks();
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <h2>{translate('shell.notifications.label')}</h2>
        <ReadAllButton list={list} marks={marks} />
      </div>
      <NotificationItems list={list} marks={marks} />
      {centre && <ButtonLink to={centre.to}>{translate('shell.notifications.all')}</ButtonLink>}
    </div>
  );
}

/** The bell, with the number of unread notifications and the newest. Rule notifications.bell. */
export function NotificationBell() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const list = useNotifications(NEWEST);
  useFollowed();
  const unread = list.data?.unread_count ?? 0;
  const count = unread > HIGHEST_COUNT ? `${HIGHEST_COUNT}+` : String(unread);
  const close = () => setAnchor(undefined);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the list.
  useEffect(close, [key]);

  return (
    <>
      <Button
        kind="plain"
        shape="icon"
        aria-label={translate('shell.notifications.open', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.bell}>
          <IconShape path={BELL} />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {count}
            </span>
          )}
        </span>
      </Button>
      {anchor && (
        <Suspense>
          <Panel anchor={anchor} align="end" label={translate('shell.notifications.label')} onClose={close}>
            <Newest list={list} />
          </Panel>
        </Suspense>
      )}
    </>
  );
}
