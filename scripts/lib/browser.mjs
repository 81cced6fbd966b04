import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root, say } from './run.mjs';

/** The path in Debian's package. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

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

/**
 * Returns the path of a Chromium for the browser tests: an installed one, else Playwright's download, else Debian's
 * package. Exits with a message if none is available.
 */
export async function chromiumPath() {
  const here = process.env.CHROMIUM_PATH ?? systemChromium() ?? (await playwrightChromium());
  if (here) return here;
  say('Fetching a browser for the tests (Playwright) …');
  if (attempt(process.execPath, [`${root}node_modules/playwright/cli.js`, 'install', 'chromium'])) {
    const fetched = await playwrightChromium();
    if (fetched) return fetched;
  }
  say('Playwright has none for this machine; installing the package chromium …');
  if (attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', 'chromium'])) {
    const installed = systemChromium();
    if (installed) return installed;
  }
  console.error('The browser tests need Chromium. Install it and set CHROMIUM_PATH to it, then run npm test again.');
  return process.exit(1);
}
