import type { ComponentType } from 'react';
import type { Boot, Language } from '#contract/generated/api.ts';
import type { Words } from '#runtime/index.ts';

/** What a screen before sign-in is given. */
export interface PublicScreenProps {
  readonly boot: Boot;
  /** All words before sign-in: `access.*`, `sign_in.*`, `errors.*`. */
  readonly words: Words;
  readonly language: Language;
  /** What stands in the address in the place of the pattern's braces. */
  readonly params: Readonly<Record<string, string>>;
  /** Goes to another address of this screen or of another one, without loading the page anew. */
  readonly go: (path: string) => void;
  /** There is nothing at the address after all: the screen of addresses that nobody has takes its place. */
  readonly onNotFound: () => void;
  /** To be called once the session is kept: the console takes the screen's place. */
  readonly onSignedIn: () => Promise<void>;
}

/** A full screen without the console's sidebar. */
export interface PublicScreen {
  /** Its `data-screen`, and the `access.<screen>.title` that the browser's tab shows. */
  readonly id: string;
  /** Its route, such as /change_password/{token}. */
  readonly path: string;
  /** Who is not signed in goes there first, and comes back. */
  readonly needsSession?: true;
  /** Who is signed in finds the console's own screen there. */
  readonly forGuests?: true;
  readonly load: () => Promise<ComponentType<PublicScreenProps>>;
}
