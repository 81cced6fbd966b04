import { createRoot } from 'react-dom/client';
import type { Boot } from '#contract/generated/api.ts';
import { matchScreen } from './matchScreen.ts';
import { type Drawn, PublicApp } from './PublicApp.tsx';
import type { PublicOptions } from './PublicOptions.ts';
import { publicRedirect } from './publicRedirects.ts';
import { PUBLIC_SCREENS } from './publicScreens.ts';

/** Fetches the messages of these screens: the sign-in page carries none of them. */
async function withWords(boot: Boot): Promise<Boot> {
  const response = await fetch('/api/public-messages');
  if (!response.ok) throw new Error('The messages of this screen could not be loaded.');
  return { ...boot, messages: (await response.json()) as Boot['messages'] };
}

async function find(pathname: string): Promise<Drawn | undefined> {
  const match = matchScreen(PUBLIC_SCREENS, pathname);
  return match && { ...match, Screen: await match.screen.load() };
}

/** The result for an address of a public screen. */
export type PublicOutcome =
  /** The screen is mounted; `unmount` removes it. */
  | { readonly unmount: () => void }
  /** The user has to sign in first. */
  | 'sign-in'
  /** No screen has this address. */
  | 'none';

/** Shows the screen of the address in an element. Throws if its code or its messages do not load. */
export async function mountPublic(element: HTMLElement, options: PublicOptions): Promise<PublicOutcome> {
  const elsewhere = publicRedirect(location.pathname);
  if (elsewhere !== undefined) history.replaceState(null, '', elsewhere + location.search + location.hash);
  const match = matchScreen(PUBLIC_SCREENS, location.pathname);
  if (match === undefined || (match.screen.forGuests && options.isSignedIn)) return 'none';
  if (match.screen.needsSession && !options.isSignedIn) return 'sign-in';
  const [first, boot] = await Promise.all([find(location.pathname), withWords(options.boot)]);
  if (first === undefined) return 'none';
  const root = createRoot(element);
  root.render(<PublicApp {...options} boot={boot} first={first} find={find} />);
  return { unmount: () => root.unmount() };
}
