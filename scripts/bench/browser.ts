import Fastify, { type FastifyInstance } from 'fastify';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumPath } from '../lib/browser.mjs';
import { median, print } from './measure.ts';
import { signedInContext } from './signedInContext.ts';

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

/** Figures of the same measurement on a reference machine, in seconds; only their ratios carry over. */
const FLOORS = {
  cold: { vanilla: 0.6, react: 0.7, 'ra-core': 0.92, demo: 2.45 },
  warm: { vanilla: 0.4, 'ra-ui list': 0.83, demo: 1.06 },
};

/** Returns the milliseconds from the navigation to the first row, and the transferred bytes of script. */
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

/**
 * The floor: a page without a library that requests rows once and shows them, from the same machine in the same run.
 */
const VANILLA_PAGE = `<!doctype html><meta charset="utf-8"><title>floor</title><main></main><script type="module" src="/floor.js"></script>`;
const VANILLA_SCRIPT = `const rows = await (await fetch('/rows')).json();
document.querySelector('main').innerHTML = rows.map((row) => '<a data-row href="#">' + row.id + '</a>').join('');`;

async function vanillaServer(): Promise<FastifyInstance> {
  const app = Fastify();
  const rows = Array.from({ length: 10 }, (_, id) => ({ id, created: new Date().toISOString(), amount: '15000' }));
  app.get('/transactions-new', (_request, reply) => reply.type('text/html').send(VANILLA_PAGE));
  app.get('/floor.js', (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'max-age=3600').send(VANILLA_SCRIPT),
  );
  app.get('/rows', () => rows);
  return app;
}

/** Time to the first row of a list by its address, with a session: cold (nothing cached), then warm. */
export async function benchBrowser(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
  const vanilla = await vanillaServer();
  const vanillaUrl = await vanilla.listen({ port: 0, host: '127.0.0.1' });
  const signedIn = await signedInContext(browser, url, { width: 412, height: 915 });
  const storageState = await signedIn.storageState();
  await signedIn.close();
  const times = { cold: [] as number[], warm: [] as number[], floorCold: [] as number[], floorWarm: [] as number[] };
  let bytes = 0;
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
    const first = await firstRow(context, url);
    bytes = first.scriptBytes;
    times.cold.push(first.ms);
    times.warm.push((await firstRow(context, url)).ms);
    times.floorCold.push((await firstRow(context, vanillaUrl)).ms);
    times.floorWarm.push((await firstRow(context, vanillaUrl)).ms);
    await context.close();
  }
  await browser.close();
  await vanilla.close();
  const seconds = (list: number[]): number => median(list.sort((a, b) => a - b)) / 1000;
  console.log(`\nFirst row of a list, Chromium at ${CPU_SLOWDOWN}x CPU and fast 4G, median of ${RUNS}`);
  for (const name of ['cold', 'warm'] as const) {
    const ours = seconds(times[name]);
    const floor = seconds(times[name === 'cold' ? 'floorCold' : 'floorWarm']);
    const { vanilla: reference, demo } = FLOORS[name];
    const share = ours / floor / (demo / reference);
    print(
      `  ${name}: Beranda / a page without a library`,
      `${ours.toFixed(2)} / ${floor.toFixed(2)} s`,
      `${(ours / floor).toFixed(2)}×`,
    );
    const others = Object.entries(FLOORS[name]).map(([what, figure]) => `${what} ${(figure / reference).toFixed(2)}×`);
    print(
      `    as a share of react-admin's own demo`,
      share.toFixed(2),
      `aim ${name === 'cold' ? 0.6 : 0.5}; reference: ${others.join(', ')}`,
    );
  }
  print('  script over the wire, cold', `${(bytes / 1024).toFixed(0)} KiB`);
}
