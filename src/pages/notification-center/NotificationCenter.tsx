import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '#runtime/islands/index.ts';
import styles from './NotificationCenter.module.css';
import { NotificationItems, ReadAllButton } from './NotificationItems.tsx';
import { useNotifications, useReadMarks } from './useNotifications.ts';

/** Notifications on a page. */
const LIMIT = 20;

/** All notifications of the person, in pages. Rule notifications.centre. */
export function NotificationCenter() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const list = useNotifications(LIMIT, page);
  const marks = useReadMarks();
  const total = list.data?.total_count ?? 0;
  return (
    <section className={styles.centre} aria-label={translate('notification_center.title')}>
      <div className={styles.top}>
        <ReadAllButton list={list} marks={marks} />
      </div>
      {/* Notifications take the place of their placeholder: a button above them may come with them. */}
      <div key={list.data === undefined ? 'loading' : 'loaded'} className={styles.list}>
        <NotificationItems list={list} marks={marks} />
      </div>
      {total > LIMIT && (
        <nav className={styles.pages} aria-label={translate('notification_center.title')}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('shell.notifications.newer')}
          </Button>
          <Button disabled={page * LIMIT >= total} onClick={() => setPage(page + 1)}>
            {translate('shell.notifications.older')}
          </Button>
        </nav>
      )}
    </section>
  );
}
