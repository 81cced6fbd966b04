import { errorWords, type Words } from '#runtime/index.ts';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';

interface SignInNoticeProps {
  readonly words: Words;
  readonly error: unknown;
  readonly wait: number;
}

const REASON_WORDS: Readonly<Record<string, string>> = {
  'signed-out': 'sign_in.signed_out',
  'session-ended': 'sign_in.session_ended',
  removed: 'sign_in.removed',
  locked: 'errors.USER_LOCKED_ERROR',
  'password-changed': 'sign_in.password_changed',
  unlocked: 'sign_in.unlocked',
  'email-confirmed': 'sign_in.email_confirmed',
};

/** Why sign-in did not succeed or how long to wait; before the first attempt, why the page is shown. */
export function SignInNotice({ words, error, wait }: SignInNoticeProps) {
  const reason = REASON_WORDS[new URLSearchParams(location.search).get('reason') ?? ''];
  if (error === undefined && reason !== undefined) {
    return (
      <p className={styles.notice} role="status">
        {words(reason)}
      </p>
    );
  }
  return <FormError words={words} error={error === undefined ? undefined : errorWords(error, words)} wait={wait} />;
}
