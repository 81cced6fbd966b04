import { useState } from 'react';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { readPendingSignIn, withNext } from '../parts/pendingSignIn.ts';
import styles from '../parts/public.module.css';
import { CheckMail } from './CheckMail.tsx';

/** The screen for users who have not confirmed their e-mail. */
export function ConfirmEmailLanding({ words }: PublicScreenProps) {
  const [pending] = useState(readPendingSignIn);
  return (
    <>
      <h1 className={styles.title}>{words('access.confirm_email.title')}</h1>
      <CheckMail words={words} email={pending?.email} />
      <p className={styles.links}>
        <a href={withNext('/login')}>{words('access.to_sign_in')}</a>
      </p>
    </>
  );
}
