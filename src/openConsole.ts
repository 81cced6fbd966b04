import type { Boot, Language, PreferencesRequest } from '#contract/generated/api.ts';
import { isPublicPath, SIGN_IN_PATH } from '#contract/publicAddresses.ts';
import type { StartOutcome } from '#runtime/app/useConsoleStart.ts';
import { drawFrame } from '#runtime/core/boot/drawFrame.ts';
import { readTimeZone, storeTimeZone } from '#runtime/core/language/storedTimeZone.ts';
import { startConsole } from '#runtime/core/prefetch/consoleStart.ts';
import { awaitPrefetched } from '#runtime/core/prefetch/prefetchedRequests.ts';
import { RequestError } from '#runtime/core/session/RequestError.ts';
import { request } from '#runtime/core/session/request.ts';
import { returnAddress } from '#runtime/core/session/returnAddress.ts';

// Code for signed-in users that runs before React has loaded; the screens before sign-in load none of it.

/** How long the first render waits for its prefetched data, in milliseconds. */
const FIRST_DRAW_WAIT = 50;

type Mount = (boot: Boot, outcome: StartOutcome | Promise<StartOutcome>) => void;

/** Loads the code of the console, to be mounted in an element. Throws RequestError. */
export async function loadConsole(element: HTMLElement): Promise<Mount> {
  try {
    const { showIn } = await import('./console.ts');
    return (boot, outcome) => showIn(element, boot, outcome);
  } catch {
    throw new RequestError({ code: 'network', status: 0 });
  }
}

/** Replaces the address by the one that the user wanted before sign-in. */
function goToReturnAddress(): void {
  history.replaceState(null, '', returnAddress(location.search, location.origin));
  // Another public screen is not part of the console: it is loaded again, now for the signed-in user.
  if (isPublicPath(location.pathname)) location.reload();
}

/** Loads the console and prefetches the data of the current screen. */
async function fetchConsole(): Promise<StartOutcome> {
  if (location.pathname === SIGN_IN_PATH) goToReturnAddress();
  try {
    const start = await startConsole(location);
    // The first data of the screen was requested together with the console; waiting for it avoids a second render.
    await awaitPrefetched(FIRST_DRAW_WAIT);
    return { start };
  } catch (error) {
    // Nothing else is open to the user before the confirmation.
    if (error instanceof RequestError && error.code === 'EMAIL_NOT_CONFIRMED_ERROR') location.replace('/confirm_email');
    return { error };
  }
}

/** Shows the console to a user with a session: first its static frame, then its content. Throws RequestError. */
export async function showConsole(element: HTMLElement, boot: Boot): Promise<void> {
  // The slowest requests are sent before anything is rendered.
  const outcome = fetchConsole();
  drawFrame(element);
  const mount = await loadConsole(element);
  mount(boot, outcome);
}

/** Options of opening the console right after sign-in. */
export interface EnterOptions {
  /** The language chosen on the sign-in page, to keep in the console. */
  readonly language?: Language | undefined;
  /** Removes the sign-in page, which stays until the console has loaded. */
  readonly unmount: () => void;
}

/** Saves a preference. Returns whether the server has decided: what is not offered changes nothing. */
async function save(body: PreferencesRequest): Promise<boolean> {
  try {
    await request('/api/user', { method: 'PATCH', body });
    return true;
  } catch (error) {
    return error instanceof RequestError && error.status >= 400 && error.status < 500;
  }
}

/** Saves what was chosen before sign-in as the user's preferences. A time zone waits for the next sign-in if it could not be saved. */
export async function savePreferences(preferred_language?: Language): Promise<void> {
  const preferred_timezone = readTimeZone();
  if (preferred_language !== undefined) await save({ preferred_language });
  if (preferred_timezone !== undefined && (await save({ preferred_timezone }))) storeTimeZone(undefined);
}

/** Shows the console to a user who has just signed in. Throws RequestError. */
export async function enterConsole(
  element: HTMLElement,
  boot: Boot,
  { language, unmount }: EnterOptions,
): Promise<void> {
  await savePreferences(language);
  goToReturnAddress();
  const [mount, outcome] = await Promise.all([loadConsole(element), fetchConsole()]);
  unmount();
  mount(boot, outcome);
}
