import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Boot } from '#contract/generated/api.ts';
import type { Islands } from '../console/Islands.ts';
import { IslandsContext } from '../console/IslandsContext.ts';
import { keepSession } from '../core/session/keepSession.ts';
import { titleTruncatedText } from '../parts/browser/titleTruncatedText.ts';
import { ConsoleRoot } from './ConsoleRoot.tsx';
import type { StartOutcome } from './useConsoleStart.ts';

/**
 * Mounts the console in an element, replacing its content, and keeps the session alive from then on. Prefetched data is
 * rendered at once; until it arrives, the static frame is shown.
 */
export function mountConsole(
  element: HTMLElement,
  boot: Boot,
  first: StartOutcome | Promise<StartOutcome>,
  islands: Islands,
): void {
  keepSession();
  titleTruncatedText(document.body);
  const root = createRoot(element);
  flushSync(() =>
    root.render(
      <IslandsContext value={islands}>
        <ConsoleRoot boot={boot} first={first} />
      </IslandsContext>,
    ),
  );
}
