import type { PublicScreen } from './PublicScreen.ts';

/** A screen, and the values of its route's parameters. */
export interface ScreenMatch {
  readonly screen: PublicScreen;
  readonly params: Readonly<Record<string, string>>;
}

function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined && part !== text) return undefined;
    if (name !== undefined) params[name] = text;
  }
  return params;
}

/** Returns the screen of an address, or `undefined` if no screen matches. */
export function matchScreen(screens: readonly PublicScreen[], pathname: string): ScreenMatch | undefined {
  for (const screen of screens) {
    const params = paramsOf(screen.path, pathname);
    if (params !== undefined) return { screen, params };
  }
  return undefined;
}
