import { useTranslate } from 'react-admin';
import type { ErrorRemedy } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useRetryFailed } from '../../console/providers/useRetryFailed.ts';
import { leave } from '../../core/session/leave.ts';
import styles from '../buttons/Button.module.css';
import { Button } from '../buttons/Button.tsx';

interface RemedyProps {
  readonly remedy: ErrorRemedy;
  /** Retries the operation, and what else of the screen could not be read; by default, the page reloads. */
  readonly onRetry?: (() => void) | undefined;
}

/** What a user can do about an error. */
export function Remedy({ remedy, onRetry = () => location.reload() }: RemedyProps) {
  const translate = useTranslate();
  const { brand } = useConsole().console;
  const retryFailed = useRetryFailed();
  const retryAll = () => {
    onRetry();
    retryFailed();
  };
  const retry = <Button onClick={retryAll}>{translate('shell.retry')}</Button>;
  switch (remedy) {
    case 'retry':
      return retry;
    case 'reload':
      return <Button onClick={() => location.reload()}>{translate('shell.reload')}</Button>;
    case 'sign-out':
      return <Button onClick={() => leave('session-ended')}>{translate('shell.sign_in_again')}</Button>;
    case 'contact-support':
      return (
        <>
          {retry}
          <a className={styles.button} data-kind="secondary" data-shape="text" href={`mailto:${brand.support_email}`}>
            {translate('shell.contact_support')}
          </a>
        </>
      );
    case 'nothing':
      return null;
  }
}
