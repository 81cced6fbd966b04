import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from '../../console/ConsoleContext.ts';
import { cappedCount } from '../../core/cappedCount.ts';
import { signOut } from '../../core/session/signOut.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { ExplainSwitch } from '../explain/ExplainSwitch.tsx';
import { BusinessList } from './BusinessList.tsx';
import styles from './ProfilePanel.module.css';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';
import { ThemeControl } from './ThemeControl.tsx';

/** Maximum of the badge that counts businesses. Rule navigation.profile-badge. */
const HIGHEST_COUNT = 9;

interface ProfilePanelProps {
  readonly onClose: () => void;
  /** Controls that a desktop shows in the header and a phone shows here. */
  readonly children?: ReactNode;
}

/** The signed-in user and business, the other businesses, the appearance, and the sign-out button. */
export function ProfilePanel({ onClose, children }: ProfilePanelProps) {
  const translate = useTranslate();
  const { user, business } = useConsole().console;
  return (
    <div className={styles.panel}>
      <div className={styles.person}>
        <p className={styles.name}>{user.full_name}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
      <section aria-label={translate('shell.business.label')}>
        <p className={styles.current}>
          <Icon name="business" />
          <span>{business.name}</span>
          <Icon name="check" size={16} />
        </p>
        {business.business_count > 1 && (
          <>
            <p className={styles.label}>
              {translate('shell.business.switch')}
              <span className={styles.badge}>{cappedCount(business.business_count, HIGHEST_COUNT)}</span>
            </p>
            <BusinessList count={business.business_count} onSwitch={onClose} />
          </>
        )}
      </section>
      {children !== undefined && <div className={styles.controls}>{children}</div>}
      <Link className={styles.row} to="/settings/profile" onClick={onClose}>
        <Icon name="edit" />
        <span>{translate('shell.profile.edit')}</span>
      </Link>
      <ThemeControl />
      <SingleKeysSwitch />
      <ExplainSwitch className={styles.row} onChange={onClose} />
      <button type="button" className={styles.row} onClick={() => void signOut()}>
        <Icon name="sign-out" />
        <span>{translate('shell.sign_out')}</span>
      </button>
    </div>
  );
}
