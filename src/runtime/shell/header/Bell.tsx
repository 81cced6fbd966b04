import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useConsole } from '../../console/ConsoleContext.ts';
import { whenIdle } from '../../parts/browser/whenIdle.ts';
import styles from './Header.module.css';

/** Without its code there is no bell; the rest of the header stays. */
const NotificationBell = lazy(() =>
  import('../notifications/NotificationBell.tsx').then(
    (code) => ({ default: code.NotificationBell as () => ReactNode }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/** The bell of those who have a notification centre. It loads when the screen has its data. */
export function Bell() {
  const client = useQueryClient();
  const { notification_centre: centre } = useConsole().console;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let cancel = whenIdle(look);
    function look(): void {
      if (client.isFetching() === 0) setQuiet(true);
      else cancel = whenIdle(look);
    }
    return () => cancel();
  }, [client]);
  if (centre === undefined) return null;
  return (
    <span className={styles.bell}>
      {isQuiet && (
        <Suspense>
          <NotificationBell />
        </Suspense>
      )}
    </span>
  );
}
