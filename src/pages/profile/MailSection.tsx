import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MailPreference, MailPreferences } from '#contract/generated/api.ts';
import {
  Chip,
  ErrorMessage,
  request,
  Skeleton,
  useChange,
  useConsole,
  useRead,
  useToast,
} from '#runtime/islands/index.ts';
import styles from './profile.module.css';

interface KindProps {
  readonly kind: MailPreference;
  readonly busy: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** One kind of mail, with a switch if it can be turned off. */
function MailKind({ kind, busy, onChange }: KindProps) {
  const translate = useTranslate();
  const id = useId();
  const words = (
    <>
      <span className={styles.name} id={`${id}-label`}>
        {translate(kind.label)}
      </span>
      <span className={styles.text} id={`${id}-text`}>
        {translate(kind.text)}
      </span>
    </>
  );
  if (kind.notify === undefined) {
    return (
      <li className={styles.row}>
        <div className={styles.what}>{words}</div>
        <Chip tone="neutral">{translate('profile.mails_always')}</Chip>
      </li>
    );
  }
  return (
    <li className={`${styles.row} ${styles.beside}`}>
      <label className={styles.what} htmlFor={id}>
        {words}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        className={styles.switch}
        checked={kind.status === 'ACTIVE'}
        aria-checked={kind.status === 'ACTIVE'}
        aria-disabled={busy}
        onChange={({ target }) => !busy && onChange(target.checked)}
      />
    </li>
  );
}

/** The mails that the user receives for the current business, and which are turned off. */
export function MailSection() {
  const translate = useTranslate();
  const toast = useToast();
  const { console } = useConsole();
  const { busy, run } = useChange();
  const mails = useRead<MailPreferences>(['mail-preferences'], '/api/user/notifications', 0);

  async function choose({ notify, label }: MailPreference, isWanted: boolean): Promise<void> {
    const change = { notify, status: isWanted ? 'ACTIVE' : 'INACTIVE' };
    const body = { business_id: console.business.id, account_notifications: [change] };
    const isDone = await run(async () => {
      await request('/api/users/update_notification', { method: 'PATCH', body });
      await mails.refetch();
    });
    if (isDone) toast(translate(isWanted ? 'profile.mails_on' : 'profile.mails_off', { kind: translate(label) }));
  }

  return (
    <section className={styles.section} aria-labelledby="profile-mails">
      <h2 id="profile-mails">{translate('profile.mails')}</h2>
      <p className={styles.text}>{translate('profile.mails_text', { business: console.business.name })}</p>
      {mails.isPending && <Skeleton lines={3} height={40} />}
      {mails.isError && (
        <ErrorMessage title={translate('profile.mails')} error={mails.error} onRetry={() => void mails.refetch()} />
      )}
      {mails.data && (
        <ul className={styles.rows}>
          {mails.data.notifications.map((kind) => (
            <MailKind key={kind.id} kind={kind} busy={busy} onChange={(isWanted) => void choose(kind, isWanted)} />
          ))}
        </ul>
      )}
    </section>
  );
}
