import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PartBoundary } from '../boundary/PartBoundary.tsx';
import { useConsole } from '../console/ConsoleContext.ts';
import { Explaining } from '../explain/Explaining.tsx';
import { JobTray } from '../jobs/JobTray.tsx';
import { BrandLogo } from '../parts/BrandLogo.tsx';
import { preloadOverlays } from '../parts/overlays.tsx';
import { PHONE, useMediaQuery } from '../parts/useMediaQuery.ts';
import { whenQuiet } from '../parts/whenQuiet.ts';
import { PinOnRequest } from '../pin/PinOnRequest.tsx';
import { ScreenSwitch } from '../views/ScreenSwitch.tsx';
import { Header } from './Header.tsx';
import { NoticeBars } from './NoticeBars.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { CONTENT_ID } from './Screen.tsx';
import { ScreenTitleProvider } from './ScreenTitle.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { useFollowAccess } from './useFollowAccess.ts';
import { useFollowEnvironment } from './useFollowEnvironment.ts';

interface ShellProps {
  /** Nothing can be asked of this console any more; the next one is on its way. */
  readonly isLeaving?: boolean;
}

/** The frame of every screen: the way around, the header, the notices, and the screen itself. */
export function Shell({ isLeaving = false }: ShellProps) {
  const translate = useTranslate();
  const { brand } = useConsole().console;
  const isPhone = useMediaQuery(PHONE);
  useFollowAccess();
  useFollowEnvironment();
  useEffect(() => whenQuiet(preloadOverlays), []);
  return (
    <ScreenTitleProvider>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {translate('shell.skip_to_content')}
      </a>
      <div className={styles.shell} inert={isLeaving} aria-busy={isLeaving}>
        {!isPhone && (
          <aside className={styles.side}>
            <Link to="/" className={styles.logo}>
              <BrandLogo brand={brand} />
            </Link>
            <PartBoundary part="navigation">
              <Sidebar />
            </PartBoundary>
          </aside>
        )}
        <div className={styles.column}>
          {isPhone ? <PhoneHeader /> : <Header />}
          <PartBoundary part="notices">
            <NoticeBars />
          </PartBoundary>
          <ScreenSwitch />
        </div>
      </div>
      <PinOnRequest />
      <JobTray />
      <ToastRegion />
      <Explaining />
    </ScreenTitleProvider>
  );
}
