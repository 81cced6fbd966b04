import type { Boot } from '#contract/generated/api.ts';
import './runtime/theme/base.css';
import { readBoot } from './runtime/boot/readBoot.ts';
import { startConsole } from './runtime/early/consoleStart.ts';
import { errorWords } from './runtime/language/errorWords.ts';
import { publicWords } from './runtime/language/publicWords.ts';
import { readLanguage } from './runtime/language/storedLanguage.ts';
import { RequestError } from './runtime/session/RequestError.ts';
import { readSession } from './runtime/session/storedSession.ts';
import { SIGN_IN_PATH, signInAddress, wantedAddress } from './runtime/session/wantedAddress.ts';
import { showTheme } from './runtime/theme/showTheme.ts';
import { readThemeChoice, showThemeChoice } from './runtime/theme/themeChoice.ts';

// The root of the browser: what signed-in people need is fetched before React is here.

const element = document.getElementById('root') ?? document.body;

function loadConsole() {
  return import('./runtime/console/mountConsole.tsx');
}

/** Goes to where the person wanted to be, and starts to fetch what is shown there. */
function beginConsole() {
  if (location.pathname === SIGN_IN_PATH)
    history.replaceState(null, '', wantedAddress(location.search, location.origin));
  const start = startConsole(location);
  // Until the console is here to show a failure, nobody listens.
  start.catch(() => undefined);
  return start;
}

async function showConsole(boot: Boot): Promise<void> {
  const start = beginConsole();
  const { mountConsole } = await loadConsole();
  mountConsole(element, boot, start);
}

async function showSignIn(boot: Boot): Promise<void> {
  if (location.pathname !== SIGN_IN_PATH) {
    history.replaceState(null, '', signInAddress(location.pathname + location.search + location.hash));
  }
  const { mountSignIn } = await import('./pages/sign-in/mountSignIn.tsx');
  const unmount = mountSignIn(element, {
    boot,
    preload: () => void loadConsole(),
    onSignedIn: async () => {
      const start = beginConsole();
      const { mountConsole } = await loadConsole();
      // The sign-in page stays until there is something to show in its place.
      await start.catch(() => undefined);
      unmount();
      mountConsole(element, boot, start);
    },
  });
}

function start(): void {
  const boot = readBoot();
  showThemeChoice(readThemeChoice());
  showTheme(boot.brand.theme);
  const shown = readSession() === undefined ? showSignIn(boot) : showConsole(boot);
  shown.catch(() => {
    // The next part of the code did not come: there is nothing to draw with but these words.
    const failure = new RequestError({ code: 'network', status: 0 });
    element.textContent = errorWords(failure, publicWords(boot, readLanguage(boot.languages)));
  });
}

start();
