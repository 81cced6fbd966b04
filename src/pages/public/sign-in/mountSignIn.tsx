import { createRoot } from 'react-dom/client';
import type { Boot, Language } from '#contract/generated/api.ts';
import { SignInPage } from './SignInPage.tsx';

/** What the sign-in page needs of whoever shows it. */
export interface SignInOptions {
  readonly boot: Boot;
  /** Fetches what comes after signing in; called once the page has been painted, or at the first key. */
  readonly preload: () => void;
  /** Called once a session is kept, with the language that was chosen here; the page waits for it. */
  readonly onSignedIn: (language: Language | undefined) => Promise<void>;
}

/** Shows the sign-in page in an element; answers how to take it away. */
export async function mountSignIn(element: HTMLElement, options: SignInOptions): Promise<() => void> {
  // Only a demo downloads who can be tried, and before the page is drawn: nothing moves when it comes.
  const demo = options.boot.demo ? (await import('./DemoHint.tsx')).DemoHint : undefined;
  const root = createRoot(element);
  root.render(<SignInPage {...options} DemoHint={demo} />);
  return () => root.unmount();
}
