import { createRoot } from 'react-dom/client';
import type { Boot } from '#contract/generated/api.ts';
import type { ConsoleStart } from '../early/consoleStart.ts';
import { keepSession } from '../session/keepSession.ts';
import { ConsoleRoot } from './ConsoleRoot.tsx';

/** Shows the console in an element and keeps the session alive from then on. */
export function mountConsole(element: HTMLElement, boot: Boot, first: Promise<ConsoleStart>): void {
  keepSession();
  createRoot(element).render(<ConsoleRoot boot={boot} first={first} />);
}
