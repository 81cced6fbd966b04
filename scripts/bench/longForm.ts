import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { longFormOf } from '../../tests/helpers/longFormOf.ts';
import { chromiumPath } from '../lib/browser.mjs';
import { measured, median, print } from './measure.ts';
import { signedInContext } from './signedInContext.ts';

/** A phone of the middle range. */
const CPU_SLOWDOWN = 4;

/** The most script of a key until it is shown, in milliseconds of the processor. */
const AIM = 50;

const TEXT = 'Kopi Nusantara di Bandung Raya';

/** Milliseconds between two keys: of a person who types on, and of one who rests after each key. */
const PACES = { 'typed on': 120, 'with a rest after each': 900 } as const;

/** For how long a form is rendered and checked after it opens, in milliseconds: no key is measured before. */
const SETTLES_IN = 3_000;

const FORM_PATH = /\/api\/customers\/actions\/create\/form/;

/** What a key takes, in milliseconds. */
interface KeyCost {
  /** Processor time of script: a busy machine does not change it. */
  readonly script: number;
  /** From each key to the picture that shows it, sorted. */
  readonly shown: readonly number[];
}

/** Notes when the picture that shows a key is drawn, from the moment of the key. */
function watchKeys(): void {
  const times: number[] = [];
  Object.assign(globalThis, { keyTimes: times });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
        channel.port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}

async function typeInto(page: Page, session: CDPSession, field: string, pace: number): Promise<KeyCost> {
  const script = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  await page.locator(`#form_${field}`).focus();
  await page.evaluate(watchKeys);
  const before = await script();
  await page.keyboard.type(TEXT, { delay: pace });
  const spent = (await script()) - before;
  await page.waitForTimeout(1_000);
  const shown = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  return { script: spent / TEXT.length, shown: shown.toSorted((one, other) => one - other) };
}

async function keysIn(context: BrowserContext, url: string, count: number, pace: number): Promise<KeyCost> {
  const page = await context.newPage();
  await page.route(FORM_PATH, (route) => route.fulfill({ json: longFormOf(count) }));
  await page.goto(`${url}/customers`);
  await page.locator('main[data-screen="customers"]').waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add customer|Tambah pelanggan|New customer)/ })
    .first()
    .click();
  await page.locator('#form_f0').waitFor({ timeout: 60_000 });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(SETTLES_IN);
  const cost = await typeInto(page, session, `f${Math.floor(count / 16) * 8}`, pace);
  await page.close({ runBeforeUnload: false });
  return cost;
}

/** How long a key takes in forms of 10, 100 and 300 fields. */
export async function benchLongForm(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await signedInContext(browser, url, { width: 1280, height: 800 });
  console.log(`\nA key in a form, Chromium at ${CPU_SLOWDOWN}x CPU, ${TEXT.length} keys`);
  for (const [pace, milliseconds] of Object.entries(PACES)) {
    for (const count of [10, 100, 300]) {
      const { script, shown } = await keysIn(context, url, count, milliseconds);
      const late = shown[Math.floor(shown.length * 0.95)] ?? Number.NaN;
      const form = `${count} fields, ${pace}`;
      print(`  ${form}: script of a key`, measured(script, 'ms', 1), `at most ${AIM} ms`);
      print(`  ${form}: shown after`, measured(median(shown), 'ms'), `95 of 100 within ${late.toFixed(0)} ms`);
    }
  }
  await browser.close();
}
