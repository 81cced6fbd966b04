import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import type { Boot, Language, PreferencesRequest } from '#contract/generated/api.ts';
import { publicWords, readLanguage, request, storeTimeZone } from '#runtime/index.ts';
import type { ScreenMatch } from './matchScreen.ts';
import type { PublicOptions } from './PublicOptions.ts';
import type { PublicScreenProps } from './PublicScreen.ts';
import { PublicFrame } from './parts/PublicFrame.tsx';

/** What is rendered: the screen of the current address. */
export interface Drawn extends ScreenMatch {
  readonly Screen: ComponentType<PublicScreenProps>;
}

interface PublicAppProps extends Omit<PublicOptions, 'boot'> {
  /** With the messages of these screens in all languages. */
  readonly boot: Boot;
  readonly first: Drawn;
  /** Finds the screen of an address; `undefined` if the address belongs to another part of the product. */
  readonly find: (pathname: string) => Promise<Drawn | undefined>;
  readonly isSignedIn: boolean;
}

/** The step at the end of a route: a screen keeps what was entered from one step to the next. */
const STEP = /\/\{step\}$/;

/** The screen of unknown addresses; the address stays. */
const NOT_FOUND = '/404';

/** The public screens, one at a time; back and forward navigate between them. */
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

  /** Saves a choice as the signed-in user's preference. */
  async function save(body: PreferencesRequest): Promise<void> {
    if (!isSignedIn) return;
    try {
      await request('/api/user', { method: 'PATCH', body });
      if (body.preferred_timezone !== undefined) storeTimeZone(undefined);
    } catch {
      // The language is on this device, and the time zone is saved by the next sign-in.
    }
  }

  function choose(next: Language): void {
    setLanguage(next);
    void save({ preferred_language: next });
  }

  const title = words(`access.${screen.id.replaceAll('-', '_')}.title`);
  return (
    <PublicFrame
      boot={boot}
      language={language}
      onLanguage={choose}
      onTimeZone={(preferred_timezone) => void save({ preferred_timezone })}
      screen={screen.id}
      title={title}
      isWide={screen.isWide === true}
    >
      <Screen
        key={screen.path.replace(STEP, '')}
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
