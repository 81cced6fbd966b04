import type { Boot } from '#contract/generated/api.ts';
import './runtime/theme/base.css';
import { isPublicPath } from './pages/public/publicSections.ts';
import { drawFrame } from './runtime/boot/drawFrame.ts';
import { readBoot } from './runtime/boot/readBoot.ts';
import type { StartOutcome } from './runtime/console/useConsoleStart.ts';
import { startConsole } from './runtime/early/consoleStart.ts';
import { awaitEarly } from './runtime/early/early.ts';
import { errorWords } from './runtime/language/errorWords.ts';
import { publicWords } from './runtime/language/publicWords.ts';
import { readLanguage } from './runtime/language/storedLanguage.ts';
import { RequestError } from './runtime/session/RequestError.ts';
import { type SignInLink, takeSignInLink } from './runtime/session/signInLink.ts';
import { readSession } from './runtime/session/storedSession.ts';
import { SIGN_IN_PATH, signInAddress, wantedAddress } from './runtime/session/wantedAddress.ts';
import { showTheme } from './runtime/theme/showTheme.ts';
import { readThemeChoice, showThemeChoice } from './runtime/theme/themeChoice.ts';

// The root of the browser: what signed-in people need is fetched before React is here.

/** How long the first drawing waits for its figures and rows, in milliseconds. */
const MOMENT = 50;

const element = document.getElementById('root') ?? document.body;

/** Fetches the code of the console. Throws RequestError. */
async function loadConsole() {
  try {
    const [{ mountConsole }, { ISLANDS }] = await Promise.all([
      import('./runtime/console/mountConsole.tsx'),
      import('./pages/islands.ts'),
    ]);
    return (boot: Boot, outcome: StartOutcome | Promise<StartOutcome>) => mountConsole(element, boot, outcome, ISLANDS);
  } catch {
    throw new RequestError({ code: 'network', status: 0 });
  }
}

/** Goes to where the person wanted to be when they came to the sign-in page or another screen that stands alone. */
function goWhereWanted(): void {
  history.replaceState(null, '', wantedAddress(location.search, location.origin));
  // Another screen that stands alone is no part of the console: it begins anew, now for somebody who is signed in.
  if (isPublicPath(location.pathname)) location.reload();
}

/** Fetches the console, and what is shown where the person is. */
async function fetchConsole() {
  if (location.pathname === SIGN_IN_PATH) goWhereWanted();
  try {
    const start = await startConsole(location);
    // What the screen shows first is on its way since the console was asked for; drawn with it, it is drawn once.
    await awaitEarly(MOMENT);
    return { start };
  } catch (failure) {
    // Nothing else is theirs until then (shell.md, section 5).
    if (failure instanceof RequestError && failure.code === 'EMAIL_NOT_CONFIRMED_ERROR')
      location.replace('/confirm_email');
    return { failure };
  }
}

async function showConsole(boot: Boot, outcome: Promise<StartOutcome>): Promise<void> {
  drawFrame(element);
  const mount = await loadConsole();
  mount(boot, outcome);
}

/** Fetches the console for whoever has just signed in; what they signed in with stays until it is here. */
async function goBehindTheDoor(boot: Boot, unmount: () => void): Promise<void> {
  goWhereWanted();
  const [mount, outcome] = await Promise.all([loadConsole(), fetchConsole()]);
  unmount();
  mount(boot, outcome);
}

async function showSignIn(boot: Boot): Promise<void> {
  if (location.pathname !== SIGN_IN_PATH) {
    history.replaceState(null, '', signInAddress(location.pathname + location.search + location.hash));
  }
  const { mountSignIn } = await import('./pages/public/sign-in/mountSignIn.tsx');
  const unmount = await mountSignIn(element, {
    boot,
    preload: () => void loadConsole().catch(() => undefined),
    onSignedIn: () => goBehindTheDoor(boot, () => unmount()),
  });
}

/** Shows a screen that stands alone, or what is there in its place. */
async function showPublic(boot: Boot): Promise<void> {
  const { mountPublic } = await import('./pages/public/mountPublic.tsx');
  const isSignedIn = readSession() !== undefined;
  const onSignedIn = () => goBehindTheDoor(boot, () => shown !== 'none' && shown !== 'sign-in' && shown.unmount());
  const shown = await mountPublic(element, { boot, isSignedIn, onSignedIn });
  if (shown === 'sign-in' || (shown === 'none' && !isSignedIn)) return showSignIn(boot);
  if (shown === 'none') return showConsole(boot, fetchConsole());
}

/** Signs in by what stood in the address, and shows the console there. */
async function showByLink(boot: Boot, link: SignInLink): Promise<void> {
  const { openSignInLink } = await import('./pages/public/openSignInLink.ts');
  if (await openSignInLink(link, boot.authentication)) return showConsole(boot, fetchConsole());
}

function show(boot: Boot, outcome: Promise<StartOutcome> | undefined, link: SignInLink | undefined): Promise<void> {
  if (link !== undefined) return showByLink(boot, link);
  if (isPublicPath(location.pathname)) return showPublic(boot);
  return outcome === undefined ? showSignIn(boot) : showConsole(boot, outcome);
}

function start(): void {
  const link = takeSignInLink();
  // What takes longest is asked for before anything is drawn.
  const isConsole = link === undefined && readSession() && !isPublicPath(location.pathname);
  const outcome = isConsole ? fetchConsole() : undefined;
  const boot = readBoot();
  showThemeChoice(readThemeChoice());
  showTheme(boot.brand.theme);
  const shown = show(boot, outcome, link);
  shown.catch((error: unknown) => {
    // The next part of the code did not come: there is nothing to draw with but these words.
    element.textContent = errorWords(error, publicWords(boot, readLanguage(boot.languages)));
  });
}

start();
