import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { JobTray } from '../actions/jobs/JobTray.tsx';
import { PinOnRequest } from '../actions/pin/PinOnRequest.tsx';
import { useConsole } from '../console/ConsoleContext.ts';
import { PartBoundary } from '../parts/boundary/PartBoundary.tsx';
import { PHONE, useMediaQuery } from '../parts/browser/useMediaQuery.ts';
import { whenIdle } from '../parts/browser/whenIdle.ts';
import { Skeleton } from '../parts/loading/Skeleton.tsx';
import { BrandLogo } from '../parts/marks/BrandLogo.tsx';
import { preloadOverlays } from '../parts/overlays/lazyOverlays.tsx';
import { PrintHead } from '../parts/print/PrintHead.tsx';
import { CONTENT_ID } from '../screens/Screen.tsx';
import { ScreenTitleProvider } from '../screens/ScreenTitle.tsx';
import { Explaining } from './explain/Explaining.tsx';
import { Header } from './header/Header.tsx';
import { PhoneHeader } from './header/PhoneHeader.tsx';
import { NoticeBars } from './notices/NoticeBars.tsx';
import { ToastRegion } from './notices/ToastRegion.tsx';
import { PinnedProvider } from './pinned/PinnedProvider.tsx';
import { ScreenSwitch } from './ScreenSwitch.tsx';
import styles from './Shell.module.css';
import { PageSearchButton } from './search/PageSearchButton.tsx';
import { PageSearchProvider } from './search/PageSearchProvider.tsx';
import { ShortcutsKey } from './shortcuts/ShortcutsKey.tsx';
import { PoweredBy } from './sidebar/PoweredBy.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { SidebarFoldsProvider } from './sidebar/SidebarFoldsProvider.tsx';
import { useFollowAccess } from './useFollowAccess.ts';
import { useFollowEnvironment } from './useFollowEnvironment.ts';
import { useRetryOnline } from './useRetryOnline.ts';
import { useSwitchNotice } from './useSwitchNotice.ts';

interface ShellProps {
  /** Nothing more may be requested for this console; the next one is loading. */
  readonly isLeaving?: boolean;
}

function ShellProviders({ children }: { readonly children: ReactNode }) {
  return (
    <ScreenTitleProvider>
      <SidebarFoldsProvider>
        <PinnedProvider>
          <PageSearchProvider>{children}</PageSearchProvider>
        </PinnedProvider>
      </SidebarFoldsProvider>
    </ScreenTitleProvider>
  );
}

/** The frame of every screen: the navigation, the header, the notices, and the screen itself. */
export function Shell({ isLeaving = false }: ShellProps) {
  const translate = useTranslate();
  const { brand } = useConsole().console;
  const isPhone = useMediaQuery(PHONE);
  // The screen is shown first: the sidebar takes as long to render as a list.
  const hasSidebar = useDeferredValue(true, false);
  useFollowAccess();
  useFollowEnvironment();
  useRetryOnline();
  useSwitchNotice();
  useEffect(() => whenIdle(preloadOverlays), []);
  return (
    <ShellProviders>
      <a className={styles.skip} data-print="never" href={`#${CONTENT_ID}`}>
        {translate('shell.skip_to_content')}
      </a>
      <div className={styles.shell} inert={isLeaving} aria-busy={isLeaving}>
        {!isPhone && (
          <aside className={styles.side} data-print="never">
            <div className={styles.sideTop}>
              <Link to="/" className={styles.logo}>
                <BrandLogo brand={brand} />
              </Link>
              <PageSearchButton />
            </div>
            <PartBoundary part="navigation">
              {hasSidebar ? <Sidebar /> : <Skeleton lines={7} height={36} />}
            </PartBoundary>
            <PoweredBy />
          </aside>
        )}
        <div className={styles.column}>
          <PrintHead />
          {isPhone ? <PhoneHeader /> : <Header />}
          <PartBoundary part="notices">
            <NoticeBars />
          </PartBoundary>
          <ScreenSwitch />
          <JobTray />
        </div>
      </div>
      <PinOnRequest />
      <ShortcutsKey />
      <ToastRegion />
      <Explaining />
    </ShellProviders>
  );
}
