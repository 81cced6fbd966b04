import { useTranslate } from 'react-admin';
import type { SecurityAnswer } from '#contract/generated/api.ts';
import { ErrorMessage, Skeleton, useRead } from '#runtime/islands/index.ts';
import { AccessSection } from './AccessSection.tsx';
import { ConsentSection } from './ConsentSection.tsx';
import { DismissedSection } from './DismissedSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { PreferenceSection } from './PreferenceSection.tsx';
import styles from './profile.module.css';
import { SecuritySection } from './SecuritySection.tsx';
import { SessionSection } from './SessionSection.tsx';

/** The user's own settings, independent of the business: identity, credentials, sessions. Rule settings.own-profile. */
export function Profile() {
  const translate = useTranslate();
  const security = useRead<SecurityAnswer>(['security'], '/api/user/security', 0);
  return (
    <div className={styles.profile}>
      <PersonSection />
      <AccessSection />
      <PreferenceSection />
      <section className={styles.section} aria-labelledby="profile-security">
        <h2 id="profile-security">{translate('profile.security')}</h2>
        {security.isPending && <Skeleton lines={4} height={20} />}
        {security.isError && (
          <ErrorMessage
            title={translate('profile.security')}
            error={security.error}
            onRetry={() => void security.refetch()}
          />
        )}
        {security.data && <SecuritySection security={security.data} onChange={() => void security.refetch()} />}
      </section>
      <SessionSection />
      <MailSection />
      <ConsentSection />
      <DismissedSection />
    </div>
  );
}
