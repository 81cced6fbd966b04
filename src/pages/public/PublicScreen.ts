import type { ComponentType } from 'react';
import type { Boot, Language } from '#contract/generated/api.ts';
import type { Words } from '#runtime/index.ts';

/** Props of a screen before sign-in. */
export interface PublicScreenProps {
  readonly boot: Boot;
  /** All messages before sign-in: `access.*`, `sign_in.*`, `errors.*`. */
  readonly words: Words;
  readonly language: Language;
  /** The values of the route's parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Navigates to another address of this screen or of another one, without reloading the page. */
  readonly go: (path: string) => void;
  /** Shows the screen of unknown addresses instead. */
  readonly onNotFound: () => void;
  /** Called once the session is stored: the console replaces the screen. */
  readonly onSignedIn: () => Promise<void>;
}

/** A full screen without the console's sidebar. */
export interface PublicScreen {
  /** Its `data-screen`, and the key of its title, `access.<screen>.title`. */
  readonly id: string;
  /** Its route, such as /change_password/{token}. */
  readonly path: string;
  /** Users who are not signed in are sent to the sign-in page, which returns here. */
  readonly needsSession?: true;
  /** For signed-in users the console's own screen is at this address. */
  readonly forGuests?: true;
  /** It has the width of a page to read, and no picture beside it. */
  readonly isWide?: true;
  readonly load: () => Promise<ComponentType<PublicScreenProps>>;
}
