import type { Boot, Language } from '#contract/generated/api.ts';
import { isPublicPath, SIGN_IN_PATH } from '#contract/publicAddresses.ts';
import '#runtime/core/theme/tokens.css';
import '#runtime/core/theme/base.css';
import { readBoot } from '#runtime/core/boot/readBoot.ts';
import { errorWords } from '#runtime/core/language/errorWords.ts';
import { publicWords } from '#runtime/core/language/publicWords.ts';
import { readLanguage } from '#runtime/core/language/storedLanguage.ts';
import { RequestError } from '#runtime/core/session/RequestError.ts';
import { signInAddress } from '#runtime/core/session/returnAddress.ts';
import { type SignInLink, takeSignInLink } from '#runtime/core/session/signInLink.ts';
import { readSession } from '#runtime/core/session/storedSession.ts';
import { showTheme } from '#runtime/core/theme/showTheme.ts';
import { readThemeChoice, showThemeChoice } from '#runtime/core/theme/themeChoice.ts';

// The root of the browser: opens the console if there is a session; otherwise shows the sign-in page or another public
// screen, and loads only that.

const element = document.getElementById('root') ?? document.body;

/** Loads the code for signed-in users; the server's page preloads it together with this file. Throws RequestError. */
async function loadSignedInApp() {
  try {
    return await import('./openConsole.ts');
  } catch {
    throw new RequestError({ code: 'network', status: 0 });
  }
}

async function showConsole(boot: Boot): Promise<void> {
  const { showConsole } = await loadSignedInApp();
  return showConsole(element, boot);
}

async function enterConsole(boot: Boot, unmount: () => void, language?: Language): Promise<void> {
  const { enterConsole } = await loadSignedInApp();
  return enterConsole(element, boot, { language, unmount });
}

/** Preloads the code of the console while the sign-in page is idle. */
async function preloadConsole(): Promise<void> {
  const { loadConsole } = await loadSignedInApp();
  await loadConsole(element);
}

async function showSignIn(boot: Boot): Promise<void> {
  if (location.pathname !== SIGN_IN_PATH) {
    history.replaceState(null, '', signInAddress(location.pathname + location.search + location.hash));
  }
  const { mountSignIn } = await import('./pages/public/sign-in/mountSignIn.tsx');
  const unmount = await mountSignIn(element, {
    boot,
    preload: () => void preloadConsole().catch(() => undefined),
    onSignedIn: (language) => enterConsole(boot, () => unmount(), language),
  });
}

/** Shows the public screen of the address, or the sign-in page or the console in its place. */
async function showPublic(boot: Boot): Promise<void> {
  const { mountPublic } = await import('./pages/public/mountPublic.tsx');
  const isSignedIn = readSession() !== undefined;
  const onSignedIn = () => enterConsole(boot, () => shown !== 'none' && shown !== 'sign-in' && shown.unmount());
  const shown = await mountPublic(element, { boot, isSignedIn, onSignedIn });
  if (shown === 'sign-in' || (shown === 'none' && !isSignedIn)) return showSignIn(boot);
  if (shown === 'none') return showConsole(boot);
}

/** Signs in by the link in the address, and shows the console at the address without the token. */
async function showByLink(boot: Boot, link: SignInLink): Promise<void> {
  const { openSignInLink } = await import('./pages/public/openSignInLink.ts');
  if (!(await openSignInLink(link, boot.authentication))) return;
  const { savePreferences } = await loadSignedInApp();
  await savePreferences();
  return showConsole(boot);
}

function show(boot: Boot): Promise<void> {
  const link = takeSignInLink();
  if (link !== undefined) return showByLink(boot, link);
  if (isPublicPath(location.pathname)) return showPublic(boot);
  return readSession() === undefined ? showSignIn(boot) : showConsole(boot);
}

function start(): void {
  const boot = readBoot();
  showThemeChoice(readThemeChoice());
  showTheme(boot.brand.theme);
  show(boot).catch((error: unknown) => {
    // The next chunk did not load: only these messages are available.
    element.textContent = errorWords(error, publicWords(boot, readLanguage(boot.languages)));
  });
}

start();
