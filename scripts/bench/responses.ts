import { type BrowserContext, chromium, type Page } from 'playwright';
import type { Console } from '#contract/generated/api.ts';
import { chromiumPath } from '../lib/browser.mjs';
import { layoutShiftOf, MOST_LAYOUT_SHIFT } from '../lib/layoutShift.ts';
import { screensOf } from '../lib/screensOf.ts';
import { measured, median, print } from './measure.ts';
import { OPTIONS } from './options.ts';
import { fillLists, ROWS } from './responses/fillLists.ts';
import { INTERACTIONS, type Interaction } from './responses/interactions.ts';
import { signedInContext } from './signedInContext.ts';

/** A phone of the middle range. */
const CPU_SLOWDOWN = 4;

/** The longest time from an event to the picture that answers it, in milliseconds. */
const AIM = 100;

/** Shorter times are not reported by the browser, in milliseconds. */
const SHORTEST = 16;

/** For how long rows and code that an interaction has requested may arrive, in milliseconds. */
const SETTLES_IN = 1_500;

/** Says that a part of a screen is loading. */
const LOADING = 'main :is([aria-busy="true"], [data-skeleton]:not([data-sample] *))';

const RUNS = OPTIONS.BENCH_RUNS;

const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const LISTS = OPTIONS.BENCH_LISTS.split(' ');

/** Collects the durations of all interactions of a page. */
function watchInteractions(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  interface Timing extends PerformanceEntry {
    readonly interactionId: number;
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timing[]) if (entry.interactionId > 0) durations.push(entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Returns the durations since the last call. */
function takeDurations(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations.splice(0));
}

/** Returns the longest duration of an interaction; `undefined` where the page does not have its target. */
async function measure(page: Page, { target, act, before, after }: Interaction): Promise<number | undefined> {
  await before?.(page);
  const found = target(page);
  // The rows of the interaction before may still come.
  await page.waitForTimeout(SETTLES_IN);
  if (!(await found.isVisible())) return undefined;
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (box === null) return undefined;
  await takeDurations(page);
  await act(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  await page.waitForTimeout(SETTLES_IN);
  const durations = await takeDurations(page);
  await after?.(page);
  return Math.max(SHORTEST, ...durations);
}

async function openList(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await fillLists(page);
  await page.goto(address);
  await page.locator('main a[data-row], main tbody tr button').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

async function measureList(context: BrowserContext, url: string, path: string): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run++) {
    const page = await openList(context, `${url}${path}?perPage=${ROWS}`);
    for (const interaction of INTERACTIONS) {
      const time = await measure(page, interaction);
      if (time !== undefined) times.set(interaction.name, [...(times.get(interaction.name) ?? []), time]);
    }
    await page.close({ runBeforeUnload: false });
  }
  return times;
}

/** Prints the layout shift of every screen that moves while it loads; returns how many screens were opened. */
async function measureShifts(context: BrowserContext, url: string, viewport: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  const read = async <T>(address: string): Promise<T> => {
    const response = await context.request.get(`${url}${address}`, { headers: { 'x-new-authentication': 'true' } });
    if (!response.ok()) throw new Error(`${address} answers ${response.status()}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const screens = await screensOf(read, await read<Console>('/api/console?environment=PRODUCTION'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  for (const { id, path } of screens) {
    await page.goto(`${url}${path}`);
    await page
      .locator(`main[data-screen="${id}"]`)
      .waitFor({ timeout: 10_000 })
      .catch(() => console.log(`  ${id} did not open`));
    await page
      .waitForFunction((loading) => document.querySelector(loading) === null, LOADING, { timeout: 10_000 })
      .catch(() => console.log(`  ${id} still loads`));
    await page.waitForTimeout(SETTLES_IN / 2);
    const { total, moved } = await layoutShiftOf(page);
    if (total > MOST_LAYOUT_SHIFT / 2) {
      print(`  ${id}`, measured(total, '', 3), `at most ${MOST_LAYOUT_SHIFT}`, `${id}, ${viewport}: layout shift`);
      for (const line of moved.slice(0, 4)) console.log(`      ${line}`);
    }
  }
  await page.close();
  return screens.length;
}

/** How soon a list of a hundred rows answers a key or a tap, and how far every screen moves while it loads. */
export async function benchResponses(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    const context = await signedInContext(browser, url, viewport);
    console.log(
      `\nLists of ${ROWS} rows, ${name}, Chromium at ${CPU_SLOWDOWN}x CPU: from the event to its picture, ${RUNS} runs`,
    );
    for (const path of LISTS) {
      console.log(` ${path}`);
      for (const [interaction, times] of await measureList(context, url, path)) {
        const middle = median(times.toSorted((one, other) => one - other));
        const worst = Math.max(...times);
        const against = `under ${AIM} ms, worst ${worst} ms`;
        print(`  ${interaction}`, measured(middle, 'ms'), against, `${path}, ${name}: ${interaction}`);
      }
    }
    console.log(`\nLayout shift of every screen, ${name}`);
    console.log(`  ${await measureShifts(context, url, name)} screens`);
    await context.close();
  }
  await browser.close();
}
