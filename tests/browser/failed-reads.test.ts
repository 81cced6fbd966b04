import type { Request, Route } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import type { ConsoleScreen } from '../../scripts/lib/screensOf.ts';
import { startBrowser } from './browser.ts';
import { LOOKERS, ownScreensOf } from './lookAtScreens.ts';
import type { Person } from './people.ts';
import { goWithin, LOADING, screenOf, waitForLoaded, waitForScreen } from './screen.ts';
import { openVisit, type Visit } from './visit.ts';

startBrowser();

/** How the reads of a screen end. */
type Ending = 'answers' | 'error' | 'refused' | 'slowly';

/** How long a slow answer takes, in milliseconds: twice what a person waits without a sign. */
const SLOW = 800;

/** What the frame of every screen reads: the console, the bell, the tours. */
const FRAME = [
  /^\/api\/console/,
  /^\/api\/notifications\/stream/,
  /^\/api\/v2\/notifications\?limit=5\b/,
  /^\/api\/user\/tours/,
];

/**
 * Reads that a screen does without: it says nothing, and tries them again with the rest.
 * The columns and the view of a list are then as declared; tabs are without counts.
 */
const DONE_WITHOUT = [/^\/api\/list-preferences\//, /\/counts\?/];

/** What a page has read. */
interface Reads {
  ending: Ending;
  /** The addresses that were not answered, without their queries. */
  readonly missing: Map<string, string>;
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

async function end(route: Route, reads: Reads): Promise<void> {
  const request = route.request();
  const address = addressOf(request);
  const [path = ''] = address.split('?');
  if (request.method() !== 'GET' || FRAME.some((pattern) => pattern.test(address))) return route.continue();
  switch (reads.ending) {
    case 'answers':
      reads.missing.delete(path);
      return route.continue();
    case 'slowly':
      reads.missing.set(path, address);
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      return route.continue();
    case 'refused':
      reads.missing.set(path, address);
      return route.abort('connectionrefused');
    case 'error':
      reads.missing.set(path, address);
      return route.fulfill({ status: 500, json: { error_code: 'SERVER_ERROR', message: 'x', request_id: 'req_1' } });
  }
}

function neededOf({ missing }: Reads): string[] {
  return [...missing].filter(([, address]) => !DONE_WITHOUT.some((one) => one.test(address))).map(([path]) => path);
}

/** Everything that a screen reads ends badly: it says so in place, one press reads it all, and nothing is left over. */
async function expectRetry({ page, words }: Visit, reads: Reads, { id, path }: ConsoleScreen): Promise<boolean> {
  await goWithin(page, path);
  const screen = screenOf(page, id);
  await screen.waitFor();
  await waitForLoaded(screen);
  const needed = neededOf(reads);
  reads.ending = 'answers';
  if (needed.length === 0) return false;
  expect(await screen.locator('h1').count(), 'headings').toBe(1);
  // Rule notifications.centre-errors.
  const name = words(id === 'notification-center' ? 'shell.notifications.refresh' : 'shell.retry');
  // Of rows that another screen has read, the bar above says that they are old.
  const retry = page.getByRole('button', { name, exact: true });
  expect(await retry.count(), `buttons that read ${needed.join(' ')} again`).toBeGreaterThan(0);
  await retry.first().click();
  await expect.poll(() => retry.count(), { message: 'buttons that are left', timeout: 4_000 }).toBe(0);
  await waitForLoaded(screen);
  expect([...reads.missing.keys()], 'never read again').toEqual([]);
  expect(await screen.getByRole('alert').filter({ hasText: /\S/ }).count(), 'errors that are left').toBe(0);
  return true;
}

/** While a screen waits it has its heading and shows that it waits; then it does not. */
async function expectWaiting({ page }: Visit, reads: Reads, { id, path }: ConsoleScreen): Promise<boolean> {
  await goWithin(page, path);
  const screen = screenOf(page, id);
  await screen.waitFor();
  // The code of a screen may have to be fetched first.
  await expect
    .poll(() => reads.missing.size, { timeout: 1_500 })
    .toBeGreaterThan(0)
    .catch(() => undefined);
  if (neededOf(reads).length === 0) return false;
  expect(await screen.locator('h1').count(), 'headings').toBe(1);
  expect(await screen.locator(LOADING).filter({ visible: true }).count(), 'signs that it waits').toBeGreaterThan(0);
  reads.ending = 'answers';
  await waitForLoaded(screen);
  return true;
}

/** A screen of each kind: what is true of one list or record is true of the others. */
const KINDS = ['home', 'notification-center', 'settings-profile', 'transactions', 'customers', 'transactions-detail'];

// Rule errors.try-again.
describe.each(['error', 'refused', 'slowly'] as const)('reads that end: %s', (ending) => {
  const people: readonly Person[] = ending === 'error' ? LOOKERS : ['owner@kopi.test'];
  let looked = 0;

  it.each(people)('leave a way on at every screen of %s', { timeout: 240_000 }, async (person) => {
    const visit = await openVisit({ as: person });
    const reads: Reads = { ending: 'answers', missing: new Map() };
    await visit.page.route(/\/api\//, (route) => end(route, reads));
    await visit.page.goto('/error');
    await waitForScreen(visit.page, 'error');
    const screens = await ownScreensOf(person);
    const errors: string[] = [];
    for (const screen of screens) {
      if (ending !== 'error' && !KINDS.includes(screen.id)) continue;
      reads.missing.clear();
      reads.ending = ending;
      try {
        const hasRead = await (ending === 'slowly' ? expectWaiting : expectRetry)(visit, reads, screen);
        if (hasRead) looked += 1;
      } catch (error) {
        errors.push(`${screen.id} at ${screen.path}: ${error instanceof Error ? error.message : error}`);
      }
      reads.ending = 'answers';
    }
    await visit.context.close();
    expect(errors.join('\n\n')).toBe('');
  });

  afterAll(() => console.log(`${looked} screens whose reads end: ${ending}.`));
});
