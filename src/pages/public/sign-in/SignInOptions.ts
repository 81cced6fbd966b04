import type { Boot, Language } from '#contract/generated/api.ts';

/** Options of showing the sign-in page. */
export interface SignInOptions {
  readonly boot: Boot;
  /** Preloads the code for signed-in users; called once the page has been painted, or at the first key. */
  readonly preload: () => void;
  /** Called once a session is stored, with the language chosen here; the page waits for it. */
  readonly onSignedIn: (language: Language | undefined) => Promise<void>;
}
