import { type ComponentType, useMemo, useState } from 'react';
import type { Language } from '#contract/generated/api.ts';
import { publicWords, readLanguage } from '#runtime/index.ts';
import { PublicFrame } from '../parts/PublicFrame.tsx';
import styles from '../parts/public.module.css';
import type { DemoHintProps } from './DemoHint.tsx';
import { SignInForm } from './SignInForm.tsx';
import type { SignInOptions } from './SignInOptions.ts';
import { usePreload } from './usePreload.ts';

interface SignInPageProps extends SignInOptions {
  /** The users of a demo. */
  readonly DemoHint?: ComponentType<DemoHintProps> | undefined;
}

/** The sign-in page: React and its own CSS, nothing of the console. */
export function SignInPage({ boot, preload, onSignedIn, DemoHint }: SignInPageProps) {
  const [language, setLanguage] = useState(() => readLanguage(boot.languages));
  const [chosen, setChosen] = useState<Language>();
  const words = useMemo(() => publicWords(boot, language), [boot, language]);
  usePreload(preload);

  function choose(next: Language): void {
    setLanguage(next);
    setChosen(next);
  }

  return (
    <PublicFrame boot={boot} language={language} onLanguage={choose} screen="login" title={words('sign_in.submit')}>
      <h1 className={styles.title}>{words('sign_in.title', { brand: boot.brand.name })}</h1>
      <SignInForm
        authentication={boot.authentication}
        words={words}
        DemoHint={DemoHint}
        onSignedIn={() => onSignedIn(chosen)}
      >
        <p className={styles.links}>
          <a href="/forgot_password">{words('sign_in.forgot')}</a>
          {boot.registration && <a href="/register/1">{words('sign_in.register')}</a>}
        </p>
      </SignInForm>
    </PublicFrame>
  );
}
