import type { Boot, Language } from '#contract/generated/api.ts';
import { isPublicPath, SIGN_IN_PATH } from '#contract/publicAddresses.ts';
import type { StartOutcome } from '#runtime/app/useConsoleStart.ts';
import { drawFrame } from '#runtime/core/boot/drawFrame.ts';
import { startConsole } from '#runtime/core/prefetch/consoleStart.ts';
import { awaitPrefetched } from '#runtime/core/prefetch/prefetchedRequests.ts';
import { RequestError } from '#runtime/core/session/RequestError.ts';
import { request } from '#runtime/core/session/request.ts';
import { returnAddress } from '#runtime/core/session/returnAddress.ts';

// What only a signed-in person needs, fetched before React is here; the screens before sign-in load nothing of it.

/** How long the first drawing waits for its figures and rows, in milliseconds. */
const FIRST_DRAW_WAIT = 50;

type Mount = (boot: Boot, outcome: StartOutcome | Promise<StartOutcome>) => void;

/** Fetches the code of the console, to be mounted in an element. Throws RequestError. */
export async function loadConsole(element: HTMLElement): Promise<Mount> {
  try {
    const [{ mountConsole }, { ISLANDS }] = await Promise.all([
      import('#runtime/app/mountConsole.tsx'),
      import('./pages/islands.ts'),
    ]);
    return (boot, outcome) => mountConsole(element, boot, outcome, ISLANDS);
  } catch {
    throw new RequestError({ code: 'network', status: 0 });
  }
}

/** Goes to where the person wanted to be when they came to the sign-in page or another screen that stands alone. */
function goToReturnAddress(): void {
  history.replaceState(null, '', returnAddress(location.search, location.origin));
  // Another screen that stands alone is no part of the console: it begins anew, now for somebody who is signed in.
  if (isPublicPath(location.pathname)) location.reload();
}

/** Fetches the console, and what is shown where the person is. */
async function fetchConsole(): Promise<StartOutcome> {
  if (location.pathname === SIGN_IN_PATH) goToReturnAddress();
  try {
    const start = await startConsole(location);
    // What the screen shows first is on its way since the console was asked for; drawn with it, it is drawn once.
    await awaitPrefetched(FIRST_DRAW_WAIT);
    return { start };
  } catch (error) {
    // Nothing else is theirs until then.
    if (error instanceof RequestError && error.code === 'EMAIL_NOT_CONFIRMED_ERROR') location.replace('/confirm_email');
    return { error };
  }
}

/** Shows the console to whoever came with a session: its lines at once, then what it holds. Throws RequestError. */
export async function showConsole(element: HTMLElement, boot: Boot): Promise<void> {
  // What takes longest is asked for before anything is drawn.
  const outcome = fetchConsole();
  drawFrame(element);
  const mount = await loadConsole(element);
  mount(boot, outcome);
}

/** Somebody who has just signed in. */
export interface EnterOptions {
  /** The language they chose before: they want it behind the door as well. */
  readonly language?: Language | undefined;
  /** Takes away what they signed in with, which stays until the console is here. */
  readonly unmount: () => void;
}

/** Shows the console to whoever has just signed in. Throws RequestError. */
export async function enterConsole(
  element: HTMLElement,
  boot: Boot,
  { language, unmount }: EnterOptions,
): Promise<void> {
  const body = { preferred_language: language };
  // Where the language is not offered, nothing changes.
  if (language !== undefined) await request('/api/user', { method: 'PATCH', body }).catch(() => undefined);
  goToReturnAddress();
  const [mount, outcome] = await Promise.all([loadConsole(element), fetchConsole()]);
  unmount();
  mount(boot, outcome);
}
