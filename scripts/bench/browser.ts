import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumPath } from '../lib/browser.mjs';
import { median, print } from './measure.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A mid-range phone on a good mobile network. */
const CPU_SLOWDOWN = 4;
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (8.1 * 1024 * 1024) / 8,
  uploadThroughput: (1.35 * 1024 * 1024) / 8,
};

const RUNS = 5;
const ROW = 'main a[data-row]';

/** Figures of the same measurement on one machine, in seconds, to hold the ratio against (stack/README.md). */
const FLOORS = {
  cold: { vanilla: 0.6, react: 0.7, 'ra-core': 0.92, demo: 2.45 },
  warm: { vanilla: 0.4, 'ra-ui list': 0.83, demo: 1.06 },
};

/** Milliseconds from the navigation to the first row, and the bytes of script that came over the wire. */
async function firstRow(context: BrowserContext, url: string): Promise<{ ms: number; scriptBytes: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Set<string>();
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(`${url}/transactions-new`, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    (row) => (document.querySelector(row) ? performance.now() : undefined),
    ROW,
    { polling: 'raf' },
  );
  const ms = (await handle.jsonValue()) ?? Number.NaN;
  await page.close();
  return { ms, scriptBytes };
}

async function signedInContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[type="email"]').fill('owner@kopi.test');
  await page.locator('input[type="password"]').fill('Beranda2026');
  await page.keyboard.press('Enter');
  await page.locator('main[data-screen]:not([data-screen="login"])').waitFor();
  await page.close();
  return context;
}

/** Time to the first row of a list by its address, with a session: cold (nothing cached), then warm. */
export async function benchBrowser(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
  const cold: number[] = [];
  const warm: number[] = [];
  let bytes = 0;
  const signedIn = await signedInContext(browser, url);
  const storageState = await signedIn.storageState();
  await signedIn.close();
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
    const first = await firstRow(context, url);
    bytes = first.scriptBytes;
    cold.push(first.ms);
    warm.push((await firstRow(context, url)).ms);
    await context.close();
  }
  await browser.close();
  console.log(`\nFirst row of a list, Chromium at ${CPU_SLOWDOWN}x CPU and fast 4G, median of ${RUNS}`);
  for (const [name, times] of [
    ['cold', cold],
    ['warm', warm],
  ] as const) {
    const seconds = median(times.sort((a, b) => a - b)) / 1000;
    const floors = Object.entries(FLOORS[name]).map(([floor, figure]) => `${floor} ${figure}`);
    const ratio = seconds / FLOORS[name].demo;
    print(
      `  ${name}`,
      `${seconds.toFixed(2)} s`,
      `${ratio.toFixed(2)}× of react-admin's demo, aim ${name === 'cold' ? 0.6 : 0.5}× (${floors.join(', ')})`,
    );
  }
  print('  script over the wire, cold', `${(bytes / 1024).toFixed(0)} KiB`);
}
