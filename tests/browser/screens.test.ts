import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import type { Person } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';

startBrowser();

interface ScreenCase {
  readonly id: string;
  readonly path: string | (() => Promise<string>);
  /** The locale key of its title; a record's screen has the record's name. */
  readonly title?: string;
  /** What breaks on it. */
  readonly broken?: (visit: Visit) => Promise<void>;
}

/** An answer that no chart can be drawn from. */
async function breakChart({ page, allow }: Visit): Promise<void> {
  allow(/TypeError|reading 'every'|React error #520/);
  await page.route(/\/api\/.*volume/, (route) => route.fulfill({ json: {} }));
}

function recordOf(api: string, path: string): () => Promise<string> {
  return async () => `${path}/${(await firstRecord('owner@kopi.test', api)).id}`;
}

const SCREENS: readonly ScreenCase[] = [
  { id: 'login', path: '/login' },
  { id: 'home', path: '/home', title: 'home.title' },
  { id: 'transactions-detail', path: recordOf('/api/transactions', '/transactions-new') },
  // The browser logs the status of the page.
  {
    id: 'not-found',
    path: '/no-such-page',
    title: 'shell.not_found.title',
    broken: async ({ allow }) => allow(/404.*no-such-page/),
  },
  { id: 'error', path: '/error', title: 'shell.error.title' },
  // What cannot be drawn takes only its own place.
  { id: 'home', path: '/home', title: 'home.title', broken: breakChart },
];

const LOOKS: readonly VisitOptions[] = [
  { viewport: 'desktop', language: 'en', colours: 'light' },
  { viewport: 'phone', language: 'id', colours: 'dark' },
  { viewport: 'desktop', language: 'id', colours: 'dark' },
  { viewport: 'phone', language: 'en', colours: 'light' },
];

async function expectTitle(page: Page, title: string | undefined): Promise<void> {
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(heading).toBe(title ?? heading);
  expect(await page.title()).toBe(`${heading} · Beranda`);
}

for (const look of LOOKS) {
  describe(`${look.viewport}, ${look.language}, ${look.colours}`, () => {
    const visits = new Map<Person | undefined, Visit>();
    beforeAll(async () => {
      for (const as of [undefined, 'owner@kopi.test'] as const) {
        visits.set(as, await openVisit({ ...look, as }));
      }
    });
    afterAll(async () => {
      for (const { context } of visits.values()) await context.close();
    });

    it.each(SCREENS)('$id', async ({ id, path, title, broken }) => {
      const visit = visits.get(id === 'login' ? undefined : 'owner@kopi.test');
      if (visit === undefined) throw new Error('the visit has not started');
      const { page, words } = visit;
      await broken?.(visit);
      await page.goto(typeof path === 'string' ? path : await path());
      await waitForScreen(page, id);
      if (id !== 'login') await expectTitle(page, title && words(title));
      expect(await page.locator('html').getAttribute('lang')).toBe(look.language);
      await expectWords(page);
      await expectAccessible(page);
      if (look.viewport === 'phone') await expectNoSidewaysScroll(page);
      visit.expectQuiet();
      await page.unrouteAll();
    });
  });
}
