import type { BrowserContext } from 'playwright';

/** A mid-range phone on a good mobile network. */
export const CPU_SLOWDOWN = 4;
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (8.1 * 1024 * 1024) / 8,
  uploadThroughput: (1.35 * 1024 * 1024) / 8,
};

/** A page that is opened: its address, and what is there once it can be used. */
export interface OpenedPage {
  readonly url: string;
  /** Selector of an element. */
  readonly shown: string;
}

/** What opening a page took. */
export interface Opening {
  /** From the navigation until the element is there. */
  readonly ms: number;
  /** Bytes over the wire until then, of all kinds, compressed, with headers. */
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Processor time of the page's scripts until then, in milliseconds of the slowed processor. */
  readonly scriptMs: number;
}

/** Opens a page in a new tab of a phone. */
export async function openPage(context: BrowserContext, { url, shown }: OpenedPage): Promise<Opening> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Set<string>();
  let [bytes, scriptBytes] = [0, 0];
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    (selector) => (document.querySelector(selector) ? performance.now() : undefined),
    shown,
    { polling: 'raf' },
  );
  const ms = (await handle.jsonValue()) ?? Number.NaN;
  const opening = { bytes, scriptBytes };
  const { metrics } = await session.send('Performance.getMetrics');
  const scriptMs = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  await page.close();
  return { ms, scriptMs, ...opening };
}
