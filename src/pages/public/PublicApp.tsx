import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import type { Boot, Language } from '#contract/generated/api.ts';
import { publicWords, readLanguage, request } from '#runtime/index.ts';
import type { ScreenMatch } from './matchScreen.ts';
import type { PublicOptions } from './mountPublic.tsx';
import type { PublicScreenProps } from './PublicScreen.ts';
import { PublicFrame } from './parts/PublicFrame.tsx';

/** What is drawn: the screen of the address as it is now. */
export interface Drawn extends ScreenMatch {
  readonly Screen: ComponentType<PublicScreenProps>;
}

interface PublicAppProps extends Omit<PublicOptions, 'boot'> {
  /** With the words of these screens in all languages. */
  readonly boot: Boot;
  readonly first: Drawn;
  /** Finds what is drawn at an address; `undefined` where another part of the product is at home. */
  readonly find: (pathname: string) => Promise<Drawn | undefined>;
  readonly isSignedIn: boolean;
}

/** Whose screen is shown where there is nothing; the address stays. */
const NOT_FOUND = '/404';

/** The screens that stand alone, one at a time; back and forward go between them. */
export function PublicApp({ boot, first, find, isSignedIn, onSignedIn }: PublicAppProps) {
  const [language, setLanguage] = useState(() => readLanguage(boot.languages));
  const [{ screen, params, Screen }, setDrawn] = useState(first);
  const words = useMemo(() => publicWords(boot, language), [boot, language]);

  const show = useCallback(
    async (pathname: string): Promise<void> => {
      const next = await find(pathname).catch(() => undefined);
      if (next === undefined) location.reload();
      else setDrawn(next);
    },
    [find],
  );
  const showNotFound = useCallback(() => void show(NOT_FOUND), [show]);

  useEffect(() => {
    const listen = () => void show(location.pathname);
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, [show]);

  function go(path: string): void {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }

  function choose(next: Language): void {
    setLanguage(next);
    // What is chosen here is the person's own choice, once it is known who they are.
    if (isSignedIn)
      void request('/api/user', { method: 'PATCH', body: { preferred_language: next } }).catch(() => undefined);
  }

  const title = words(`access.${screen.id.replaceAll('-', '_')}.title`);
  return (
    <PublicFrame boot={boot} language={language} onLanguage={choose} screen={screen.id} title={title}>
      <Screen
        key={screen.path}
        boot={boot}
        words={words}
        language={language}
        params={params}
        go={go}
        onNotFound={showNotFound}
        onSignedIn={onSignedIn}
      />
    </PublicFrame>
  );
}
