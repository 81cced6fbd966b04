import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Avatar } from '../../parts/marks/Avatar.tsx';
import { BrandLogo } from '../../parts/marks/BrandLogo.tsx';
import { SideDrawer } from '../../parts/overlays/lazyOverlays.tsx';
import { useScreenTitle } from '../../screens/ScreenTitle.tsx';
import { PageSearchButton } from '../search/PageSearchButton.tsx';
import { PoweredBy } from '../sidebar/PoweredBy.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { Bell } from './Bell.tsx';
import { EnvironmentSwitch } from './EnvironmentSwitch.tsx';
import styles from './Header.module.css';
import { HeaderIsland } from './HeaderIsland.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { TestClockTime } from './TestClockTime.tsx';
import { TimeZoneMenu } from './TimeZoneMenu.tsx';

/** The bar above every screen on a phone: the menu, the screen's title, the account. */
export function PhoneHeader() {
  const translate = useTranslate();
  const { user, business, brand } = useConsole().console;
  const title = useScreenTitle();
  const { key } = useLocation();
  const [open, setOpen] = useState<'menu' | 'profile'>();
  const close = () => setOpen(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes open overlays.
  useEffect(close, [key]);

  return (
    <header className={styles.header} data-print="never">
      <Button
        kind="plain"
        shape="icon"
        aria-label={translate('shell.menu.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      >
        <Icon name="menu" />
      </Button>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <Bell />
      <HeaderIsland name="help-menu" />
      <Button
        kind="plain"
        shape="icon"
        aria-label={translate('shell.profile.open', { name: user.full_name })}
        aria-haspopup="dialog"
        onClick={() => setOpen('profile')}
      >
        <Avatar name={business.name} />
      </Button>
      <Suspense>
        {open === 'menu' && (
          <SideDrawer side="left" label={translate('shell.menu.label')} onClose={close}>
            <div className={styles.drawerTop}>
              <Link to="/" className={styles.home}>
                <BrandLogo brand={brand} />
              </Link>
              <Button kind="plain" shape="icon" aria-label={translate('shell.menu.close')} onClick={close}>
                <Icon name="close" />
              </Button>
            </div>
            <div className={styles.drawerSearch}>
              <PageSearchButton />
            </div>
            <Sidebar />
            <PoweredBy />
          </SideDrawer>
        )}
        {open === 'profile' && (
          <SideDrawer side="right" label={translate('shell.profile.label')} onClose={close}>
            <ProfilePanel onClose={close}>
              <EnvironmentSwitch />
              <TestClockTime />
              <TimeZoneMenu full />
              <LanguageMenu full />
            </ProfilePanel>
          </SideDrawer>
        )}
      </Suspense>
    </header>
  );
}
