import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MessageConsent, PermissionsAnswer } from '#contract/generated/api.ts';
import { ErrorMessage, request, Skeleton, useChange, useRead, useToast } from '#runtime/islands/index.ts';
import styles from './profile.module.css';

/** How long permissions stay fresh, in milliseconds. */
const STALE = 60_000;

/** The consent of an administrator to messages by instant messenger. Others have no such section. Rule notices.message-consent. */
export function ConsentSection() {
  const translate = useTranslate();
  const toast = useToast();
  const id = useId();
  const { busy, run } = useChange();
  const access = useRead<PermissionsAnswer>(['permissions'], '/api/permissions', STALE);
  const isAdministrator = access.data?.granted.includes('can_administer') === true;
  const consent = useRead<MessageConsent>(['message-consent'], '/api/user/im-consent', 0, isAdministrator);
  if (!isAdministrator) return null;

  async function choose(accepted: boolean): Promise<void> {
    const isDone = await run(async () => {
      await request('/api/user/im-consent', { method: 'PATCH', body: { im_consent: { accepted } } });
      await consent.refetch();
    });
    if (isDone) toast(translate(accepted ? 'profile.consent_on' : 'profile.consent_off'));
  }

  const isAccepted = consent.data?.im_consent.accepted === true;
  return (
    <section className={styles.section} aria-labelledby="profile-consent">
      <h2 id="profile-consent">{translate('profile.consent')}</h2>
      {consent.isPending && <Skeleton lines={1} height={40} />}
      {consent.isError && (
        <ErrorMessage
          title={translate('profile.consent')}
          error={consent.error}
          onRetry={() => void consent.refetch()}
        />
      )}
      {consent.data && (
        <div className={`${styles.row} ${styles.beside}`}>
          <label className={styles.what} htmlFor={id}>
            <span className={styles.name}>{translate('profile.consent_label')}</span>
            <span className={styles.text}>{translate('profile.consent_text')}</span>
          </label>
          <input
            id={id}
            type="checkbox"
            role="switch"
            className={styles.switch}
            checked={isAccepted}
            aria-checked={isAccepted}
            aria-disabled={busy}
            onChange={({ target }) => !busy && void choose(target.checked)}
          />
        </div>
      )}
    </section>
  );
}
