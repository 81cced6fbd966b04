import { type Browser, chromium } from 'playwright';
import { beforeAll } from 'vitest';
import { siteUrl } from './site.ts';

/** Features of the browser outside the page, switched off: the two pages of its address bar alone cost more than the product's. */
const UNUSED_FEATURES = [
  'AimEnabled',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** `NetworkServiceInProcess2` saves a process; the others are Playwright's own, which the last list of features replaces. */
const FEATURES = ['NetworkServiceInProcess2', 'CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

/** A page of a test is too short to repay compilers that optimize, and code that it has run is wanted by the next page. */
const SCRIPT_FLAGS = [
  '--no-turbofan',
  '--no-maglev',
  '--no-flush-bytecode',
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
];

const FLAGS = [
  `--js-flags=${SCRIPT_FLAGS.join(' ')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  `--enable-features=${FEATURES.join()}`,
  `--disable-features=${UNUSED_FEATURES.join()}`,
];

/** Where a partner's people go. */
export const PARTNER_HOST = 'pay.mitraniaga.example';

/** The product's address, under another of its hosts if one is given. */
export function siteAddress(host?: string): string {
  const address = new URL(siteUrl());
  if (host !== undefined) address.hostname = host;
  return address.origin;
}

let browser: Browser | undefined;

async function launch(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  const args = [
    ...FLAGS,
    `--host-resolver-rules=MAP ${PARTNER_HOST} 127.0.0.1`,
    // As over https, which is how people have it.
    `--unsafely-treat-insecure-origin-as-secure=${siteAddress(PARTNER_HOST)}`,
  ];
  return chromium.launch({ args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) });
}

/** Gives a test file a browser: the worker's, which ends with it. Each visit has a window and storage of its own. */
export function startBrowser(): void {
  beforeAll(async () => {
    if (browser?.isConnected() !== true) browser = await launch();
  });
}

/** The browser of the worker. */
export function theBrowser(): Browser {
  if (browser === undefined) throw new Error('A test file that opens a page calls startBrowser() first.');
  return browser;
}
