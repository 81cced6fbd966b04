import { createRoot } from 'react-dom/client';
import type { SignInOptions } from './SignInOptions.ts';
import { SignInPage } from './SignInPage.tsx';

/** Shows the sign-in page in an element; returns a function that removes it. */
export async function mountSignIn(element: HTMLElement, options: SignInOptions): Promise<() => void> {
  // Only a demo downloads its users, before the page is rendered, so that nothing moves.
  const demo = options.boot.demo ? (await import('./DemoHint.tsx')).DemoHint : undefined;
  const root = createRoot(element);
  root.render(<SignInPage {...options} DemoHint={demo} />);
  return () => root.unmount();
}
