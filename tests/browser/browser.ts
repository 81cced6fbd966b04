import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';

/** What the browser draws or asks for beside the page; its address bar's two pages alone cost more than the product's. */
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

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED_FEATURES.join()}`,
];

/** Where a partner's people go. */
export const PARTNER_HOST = 'pay.mitraniaga.example';

/** The product's address, under another of its hosts if one is given. */
export function siteAddress(host?: string): string {
  const address = new URL(inject('siteUrl'));
  if (host !== undefined) address.hostname = host;
  return address.origin;
}

let browser: Browser;

/** Gives a test file a browser. */
export function startBrowser(): void {
  beforeAll(async () => {
    const { CHROMIUM_PATH } = process.env;
    const args = [
      ...FLAGS,
      `--host-resolver-rules=MAP ${PARTNER_HOST} 127.0.0.1`,
      // As over https, which is how people have it.
      `--unsafely-treat-insecure-origin-as-secure=${siteAddress(PARTNER_HOST)}`,
    ];
    browser = await chromium.launch({ args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) });
  });
  afterAll(() => browser.close());
}

/** The browser of the test file that runs. */
export function theBrowser(): Browser {
  return browser;
}
