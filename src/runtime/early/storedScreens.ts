import type { Console } from '#contract/generated/api.ts';

const SCREENS_KEY = 'beranda.screens';

/** What of a console tells which answers a screen asks for first. */
export interface ScreenSource extends Pick<Console, 'version' | 'home' | 'resources' | 'pages'> {
  readonly user: Pick<Console['user'], 'preferred_timezone'>;
  readonly business: Pick<Console['business'], 'country'>;
}

/**
 * The screens of the last visit on this device. Only a guess of what to fetch before the console is here: an answer
 * is taken only when the console asks for the same, and the server decides each time what it may hold.
 */
export function readScreens(): ScreenSource | undefined {
  const text = localStorage.getItem(SCREENS_KEY);
  try {
    return text === null ? undefined : (JSON.parse(text) as ScreenSource);
  } catch {
    return undefined;
  }
}

/** Keeps the screens for the next visit. */
export function storeScreens({ version, home, resources, pages, user, business }: Console): void {
  const source: ScreenSource = {
    version,
    home,
    resources,
    pages,
    user: { preferred_timezone: user.preferred_timezone },
    business: { country: business.country },
  };
  localStorage.setItem(SCREENS_KEY, JSON.stringify(source));
}
