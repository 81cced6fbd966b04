import { errorWords, IconShape, PUBLIC_ICON_PATHS, type Words } from '#runtime/index.ts';
import styles from '../parts/public.module.css';

interface SignInNoticeProps {
  readonly words: Words;
  readonly failure: unknown;
  readonly wait: number;
}

const REASON_WORDS: Readonly<Record<string, string>> = {
  'signed-out': 'sign_in.signed_out',
  'session-ended': 'sign_in.session_ended',
  'password-changed': 'sign_in.password_changed',
  unlocked: 'sign_in.unlocked',
  'email-confirmed': 'sign_in.email_confirmed',
};

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Why signing in failed or how long to wait; before the first try, why the page is shown. */
export function SignInNotice({ words, failure, wait }: SignInNoticeProps) {
  const reason = REASON_WORDS[new URLSearchParams(location.search).get('reason') ?? ''];
  if (failure === undefined && reason !== undefined) {
    return (
      <p className={styles.notice} role="status">
        {words(reason)}
      </p>
    );
  }
  return (
    <div role="alert">
      {failure !== undefined && (
        <p className={styles.notice} data-tone="critical">
          <IconShape path={PUBLIC_ICON_PATHS.alert} />
          <span>{errorWords(failure, words)}</span>
        </p>
      )}
      {wait > 0 && (
        <p className={styles.wait} aria-live="off">
          {words('sign_in.wait', { time: clock(wait) })}
        </p>
      )}
    </div>
  );
}
