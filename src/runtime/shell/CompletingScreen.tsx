import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext.ts';
import { Skeleton } from '../parts/loading/Skeleton.tsx';
import { ErrorMessage } from '../parts/messages/ErrorMessage.tsx';
import { Screen } from '../screens/Screen.tsx';
import styles from './CompletingScreen.module.css';

/** Takes the place of a screen whose declaration has not arrived yet, and requests it. */
export function CompletingScreen() {
  const { complete } = useConsole();
  const translate = useTranslate();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt requests it again.
  useEffect(() => {
    setError(undefined);
    complete?.().catch(setError);
  }, [complete, attempt]);

  return (
    <Screen id="loading" title={translate('shell.screen_loading')}>
      {error === undefined ? (
        <div className={styles.lines} aria-busy>
          <Skeleton width="30%" height={32} />
          <Skeleton lines={3} />
          <Skeleton width="60%" />
        </div>
      ) : (
        <ErrorMessage
          title={translate('shell.screen_error')}
          error={error}
          onRetry={() => setAttempt((before) => before + 1)}
        />
      )}
    </Screen>
  );
}
