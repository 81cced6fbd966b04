import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { NotificationItem, NotificationList } from '#contract/generated/api.ts';
import {
  Button,
  Icon,
  Message,
  type ReadValue,
  Skeleton,
  useConsole,
  useFormats,
  useOnline,
} from '#runtime/islands/index.ts';
import styles from './Notifications.module.css';
import type { ReadMarks } from './useNotifications.ts';

interface ItemsProps {
  readonly list: ReadValue<NotificationList>;
  readonly marks: ReadMarks;
}

interface ItemProps extends Pick<ItemsProps, 'marks'> {
  readonly item: NotificationItem;
}

/** A notification; opening it marks it as read. A picture or a video is a link, since pages load none from elsewhere. */
function Item({ item, marks }: ItemProps) {
  const translate = useTranslate();
  const { dateTime } = useFormats();
  const { language } = useConsole();
  const { target_url: to, media_url, media_type, is_read, created } = item;
  const title = item.title[language];

  const open = () => void marks.markRead(item, title);
  const content = (
    <>
      <span className={styles.name}>
        {!is_read && <span className="unseen">{translate('shell.notifications.unread')}: </span>}
        {title}
      </span>
      <span className={styles.text}>{item.message[language]}</span>
      <time className={styles.time} dateTime={created}>
        {dateTime(created)}
      </time>
    </>
  );
  return (
    <li className={styles.item} data-unread={!is_read}>
      {to === undefined ? (
        <button type="button" className={styles.open} onClick={open}>
          {content}
        </button>
      ) : (
        <Link className={styles.open} to={to} onClick={open}>
          {content}
        </Link>
      )}
      {media_url !== undefined && (
        <a className={styles.media} href={media_url} target="_blank" rel="noreferrer">
          {translate(media_type === 'VIDEO' ? 'shell.notifications.video' : 'shell.notifications.image')}
        </a>
      )}
    </li>
  );
}

/** Notifications, or why there are none to see. Rule notifications.centre-errors. */
export function NotificationItems({ list, marks }: ItemsProps) {
  const translate = useTranslate();
  const isOnline = useOnline();
  if (list.data === undefined && isOnline && !list.isError) return <Skeleton lines={5} height={56} />;
  if (list.data === undefined) {
    return (
      <Message icon="alert" title={translate('shell.notifications.fetch_failed')} role="alert">
        <Button onClick={() => void list.refetch()}>
          <Icon name="refresh" />
          {translate('shell.notifications.refresh')}
        </Button>
      </Message>
    );
  }
  if (list.data.notifications.length === 0) {
    const [title, text] = [translate('shell.notifications.empty'), translate('shell.notifications.empty_text')];
    return <Message title={title} text={text} />;
  }
  return (
    <ul className={styles.items}>
      {list.data.notifications.map((item) => (
        <Item key={item.id} item={item} marks={marks} />
      ))}
    </ul>
  );
}

/** Marks all as read; hidden while none is unread. */
export function ReadAllButton({ list, marks }: Pick<ItemsProps, 'list' | 'marks'>) {
  const translate = useTranslate();
  if ((list.data?.unread_count ?? 0) === 0) return null;
  return (
    <Button kind="plain" aria-disabled={marks.busy} onClick={() => marks.busy || void marks.markAllRead()}>
      <Icon name="check" />
      {translate('shell.notifications.read_all')}
    </Button>
  );
}
