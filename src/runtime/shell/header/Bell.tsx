import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useIslands } from '../../console/IslandsContext.ts';
import { whenIdle } from '../../parts/browser/whenIdle.ts';
import { Island } from '../../screens/Island.tsx';
import styles from './Header.module.css';

/** The bell of those who have a notification centre. It loads when the screen has its data; the header does without it where its code does not load. */
export function Bell() {
  const client = useQueryClient();
  const loaders = useIslands()?.header;
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
      {isQuiet && loaders && (
        <ErrorBoundary fallback={null}>
          <Island loaders={loaders} name="notification-bell" props={{}} fallback={null} />
        </ErrorBoundary>
      )}
    </span>
  );
}
