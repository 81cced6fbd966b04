import { type ReactNode, useEffect, useMemo } from 'react';
import type { Boot, Language } from '#contract/generated/api.ts';
import { BrandLogo, publicWords, storeLanguage } from '#runtime/index.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './public.module.css';
import { Scene } from './Scene.tsx';
import { TimeZoneChoice } from './TimeZoneChoice.tsx';

interface PublicFrameProps {
  readonly boot: Boot;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** Called with an IANA name; the next sign-in saves the choice. */
  readonly onTimeZone?: (zone: string) => void;
  /** `data-screen`: the id of the screen. */
  readonly screen: string;
  /** The page's title, without the brand. */
  readonly title: string;
  /** Whether it has the width of a page to read, and no picture beside it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The frame of every screen before sign-in: the brand, the language, the time zone, and the help link. */
export function PublicFrame(props: PublicFrameProps) {
  const { boot, language, onLanguage, onTimeZone, screen, title, isWide = false, children } = props;
  const { brand } = boot;
  const words = useMemo(() => publicWords(boot, language), [boot, language]);

  useEffect(() => {
    storeLanguage(language);
    document.title = `${title} · ${brand.name}`;
  }, [language, title, brand.name]);

  return (
    <div className={styles.page} data-wide={isWide}>
      <main className={styles.main} data-screen={screen}>
        <BrandLogo brand={brand} />
        <div className={styles.middle}>{children}</div>
        <footer className={styles.footer}>
          <div className={styles.choices}>
            <LanguageChoice languages={boot.languages} language={language} words={words} onChoose={onLanguage} />
            <TimeZoneChoice language={language} words={words} onChoose={onTimeZone} />
          </div>
          <p className={styles.support}>{words('sign_in.support', { support_email: brand.support_email })}</p>
          {brand.powered_by && <img src={brand.powered_by} alt={words('sign_in.powered_by')} height={20} />}
        </footer>
      </main>
      {!isWide && <Scene />}
    </div>
  );
}
