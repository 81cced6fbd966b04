import { useTranslate } from 'ra-core';
import { EnvironmentSwitch } from './EnvironmentSwitch.tsx';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { TimeZoneMenu } from './TimeZoneMenu.tsx';

/** The bar above every screen on a desk. */
export function Header() {
  const translate = useTranslate();
  return (
    <header className={styles.header} aria-label={translate('shell.header')}>
      <EnvironmentSwitch />
      <span className={styles.space} />
      <TimeZoneMenu />
      <LanguageMenu />
      <ProfileMenu />
    </header>
  );
}
