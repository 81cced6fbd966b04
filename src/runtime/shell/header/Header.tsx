import { Bell } from './Bell.tsx';
import { EnvironmentSwitch } from './EnvironmentSwitch.tsx';
import styles from './Header.module.css';
import { HeaderIsland } from './HeaderIsland.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { TestClockTime } from './TestClockTime.tsx';
import { TimeZoneMenu } from './TimeZoneMenu.tsx';

/** The bar above every screen on a desktop. Rule navigation.header. */
export function Header() {
  return (
    <header className={styles.header} data-print="never">
      <EnvironmentSwitch />
      <TestClockTime />
      <span className={styles.space} />
      <Bell />
      <HeaderIsland name="help-menu" />
      <TimeZoneMenu />
      <LanguageMenu />
      <ProfileMenu />
    </header>
  );
}
