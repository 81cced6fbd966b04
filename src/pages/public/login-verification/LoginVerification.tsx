import { useState } from 'react';
import { Button, readChallenge } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import styles from '../parts/public.module.css';
import { CodeForm } from './CodeForm.tsx';

/** Opens the sign-in page, which keeps the address to return to. */
function signInAgain(): void {
  location.assign(`/login${location.search}`);
}

/** The second factor of a sign-in: one of the methods that the user has set up. */
export function LoginVerification({ boot, words, onSignedIn }: PublicScreenProps) {
  const [challenge] = useState(readChallenge);
  const [method, setMethod] = useState(challenge?.methods[0]);
  if (challenge === undefined || method === undefined) {
    return (
      <>
        <h1 className={styles.title}>{words('access.login_verification.gone_title')}</h1>
        <p>{words('access.login_verification.gone_text')}</p>
        <Button kind="primary" onClick={signInAgain}>
          {words('access.login_verification.sign_in')}
        </Button>
      </>
    );
  }
  const others = challenge.methods.filter((other) => other !== method);
  return (
    <>
      <h1 className={styles.title}>{words('access.login_verification.title')}</h1>
      <CodeForm
        key={method}
        authentication={boot.authentication}
        challenge={challenge}
        method={method}
        words={words}
        onSignedIn={onSignedIn}
        onGone={signInAgain}
      />
      {others.map((other) => (
        <Button key={other} kind="plain" onClick={() => setMethod(other)}>
          {words(`access.login_verification.use.${other}`)}
        </Button>
      ))}
      <Button kind="plain" onClick={signInAgain}>
        {words('access.login_verification.sign_in')}
      </Button>
    </>
  );
}
