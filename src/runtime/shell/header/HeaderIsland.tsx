import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Islands } from '../../console/Islands.ts';
import { useIslands } from '../../console/IslandsContext.ts';
import { useOnline } from '../../core/useOnline.ts';
import { whenIdle } from '../../parts/browser/whenIdle.ts';
import { Island } from '../../screens/Island.tsx';
import styles from './Header.module.css';

/**
 * A part of the header that loads when the screen has its data and there is a network; the header does without it where its
 * code does not load.
 */
export function HeaderIsland({ name }: { readonly name: keyof Islands['header'] }) {
  const client = useQueryClient();
  const loaders = useIslands()?.header;
  const [isQuiet, setQuiet] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    let cancel = whenIdle(look);
    function look(): void {
      if (client.isFetching() === 0) setQuiet(true);
      else cancel = whenIdle(look);
    }
    return () => cancel();
  }, [client, isOnline]);
  return (
    <span className={styles.bell}>
      {isQuiet && loaders && (
        <ErrorBoundary fallback={null}>
          <Island loaders={loaders} name={name} props={{}} fallback={null} />
        </ErrorBoundary>
      )}
    </span>
  );
}
