import { useState } from 'react';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { ExpiredLink } from '../parts/ExpiredLink.tsx';
import { readPendingSignIn } from '../parts/pendingSignIn.ts';
import styles from '../parts/public.module.css';
import { ChoosePassword } from './ChoosePassword.tsx';

/** Replaces the console for users whose password has expired. */
export function ExpiredPassword({ boot, words }: PublicScreenProps) {
  const [pending] = useState(readPendingSignIn);
  const [isGone, setGone] = useState(false);
  if (pending?.token === undefined || isGone) {
    return <ExpiredLink words={words} href="/forgot_password" label={words('access.forgot_password.again')} />;
  }
  return (
    <>
      <h1 className={styles.title}>{words('access.expired_password.title')}</h1>
      <p>{words('access.expired_password.text')}</p>
      <ChoosePassword
        boot={boot}
        words={words}
        token={pending.token}
        email={pending.email}
        onGone={() => setGone(true)}
      />
    </>
  );
}
