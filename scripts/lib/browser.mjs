import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root, say } from './run.mjs';

/** Debian's package of Chromium without a window: a page costs a third less than in the one with a window. */
const SHELL = 'chromium-headless-shell';

/** The paths in Debian's packages. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

function systemShell() {
  return [`/usr/bin/${SHELL}`].find((path) => existsSync(path));
}

function systemChromium() {
  return SYSTEM_CHROMIUM.find((path) => existsSync(path));
}

async function playwrightChromium() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function attempt(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' }).status === 0;
}

function installShell() {
  say(`Installing the package ${SHELL} for the tests …`);
  return attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', SHELL])
    ? systemShell()
    : undefined;
}

/**
 * Returns the path of a Chromium for the browser tests: an installed one, else Playwright's download, else Debian's
 * package. In CI, Debian's package comes before an installed one with a window. Exits with a message if none is available.
 */
export async function chromiumPath() {
  const wanted = process.env.CHROMIUM_PATH ?? systemShell() ?? (process.env.CI ? installShell() : undefined);
  const here = wanted ?? systemChromium() ?? (await playwrightChromium());
  if (here) return here;
  say('Fetching a browser for the tests (Playwright) …');
  if (attempt(process.execPath, [`${root}node_modules/playwright/cli.js`, 'install', 'chromium'])) {
    const fetched = await playwrightChromium();
    if (fetched) return fetched;
  }
  const installed = installShell();
  if (installed) return installed;
  console.error('The browser tests need Chromium. Install it and set CHROMIUM_PATH to it, then run npm test again.');
  return process.exit(1);
}
