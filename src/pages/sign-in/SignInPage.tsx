import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Language } from '#contract/generated/api.ts';
import { BrandLogo, publicWords, readLanguage, request, storeLanguage } from '#runtime/index.ts';
import type { DemoHintProps } from './DemoHint.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { SignInOptions } from './mountSignIn.tsx';
import { Scene } from './Scene.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './signIn.module.css';
import { usePreload } from './usePreload.ts';

interface SignInPageProps extends SignInOptions {
  /** Who can be tried in a demo. */
  readonly DemoHint?: ComponentType<DemoHintProps> | undefined;
}

/** The sign-in page: React and hand-made CSS, nothing of the console (design: "The browser"). */
export function SignInPage({ boot, preload, onSignedIn, DemoHint }: SignInPageProps) {
  const [language, setLanguage] = useState(() => readLanguage(boot.languages));
  const [chosen, setChosen] = useState(false);
  const words = useMemo(() => publicWords(boot, language), [boot, language]);
  const { brand } = boot;
  usePreload(preload);

  useEffect(() => {
    storeLanguage(language);
    document.title = `${words('sign_in.submit')} · ${brand.name}`;
  }, [language, words, brand.name]);

  function choose(next: Language): void {
    setLanguage(next);
    setChosen(true);
  }

  async function finish(): Promise<void> {
    // Whoever chose a language here wants it behind the door as well; where it is not offered, nothing changes.
    const body = { preferred_language: language };
    if (chosen) await request('/api/user', { method: 'PATCH', body }).catch(() => undefined);
    await onSignedIn();
  }

  return (
    <div className={styles.page}>
      <main className={styles.main} data-screen="login">
        <BrandLogo brand={brand} />
        <div className={styles.middle}>
          <h1 className={styles.title}>{words('sign_in.title', { brand: brand.name })}</h1>
          <SignInForm authentication={boot.authentication} words={words} DemoHint={DemoHint} onSignedIn={finish} />
        </div>
        <footer className={styles.footer}>
          <LanguageChoice languages={boot.languages} language={language} words={words} onChoose={choose} />
          <p className={styles.support}>{words('sign_in.support', { support_email: brand.support_email })}</p>
          {brand.powered_by && <img src={brand.powered_by} alt={words('sign_in.powered_by')} height={20} />}
        </footer>
      </main>
      <Scene />
    </div>
  );
}
