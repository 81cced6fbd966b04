import { createRoot } from 'react-dom/client';
import type { Boot, Language } from '#contract/generated/api.ts';
import { SignInPage } from './SignInPage.tsx';

/** Options of showing the sign-in page. */
export interface SignInOptions {
  readonly boot: Boot;
  /** Preloads the code for signed-in users; called once the page has been painted, or at the first key. */
  readonly preload: () => void;
  /** Called once a session is stored, with the language chosen here; the page waits for it. */
  readonly onSignedIn: (language: Language | undefined) => Promise<void>;
}

/** Shows the sign-in page in an element; returns a function that removes it. */
export async function mountSignIn(element: HTMLElement, options: SignInOptions): Promise<() => void> {
  // Only a demo downloads its users, before the page is rendered, so that nothing moves.
  const demo = options.boot.demo ? (await import('./DemoHint.tsx')).DemoHint : undefined;
  const root = createRoot(element);
  root.render(<SignInPage {...options} DemoHint={demo} />);
  return () => root.unmount();
}
