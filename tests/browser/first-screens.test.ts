import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { startBrowser } from './browser.ts';
import type { Person } from './people.ts';
import { waitForScreen } from './screen.ts';
import { siteUrl } from './site.ts';
import { type Visit, visit } from './visit.ts';

// What a page carries for a session cookie (rule navigation.page-carries-console), which other tests do without.

startBrowser();

/** A visit with a session cookie, as people have who sign in. */
async function visitByCookie(email: Person): Promise<Visit> {
  const opened = await visit({ ownWindow: true });
  const { page } = opened;
  const data = { email, password: 'Beranda2026' };
  const response = await page.request.post(`${siteUrl()}/api/sessions`, {
    data,
    headers: { 'x-csrf-protection': '1' },
  });
  const session: unknown = await response.json();
  await page.goto('/login');
  await page.evaluate((text) => localStorage.setItem('beranda.session', text), JSON.stringify(session));
  return opened;
}

async function consoleOf(page: Page): Promise<Console> {
  return (await page.request.get(`${siteUrl()}/api/console`)).json();
}

/** The texts that the screen lacked until the whole console was there. */
function lackedBy(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('mark').flatMap(({ name }) => (name.startsWith('missing message') ? name : [])),
  );
}

it('are rendered from what their page carries, and lack no text', { timeout: 600_000 }, async () => {
  for (const person of ['owner@kopi.test', 'owner@manila.test'] as const) {
    const { page, expectQuiet } = await visitByCookie(person);
    const { pages, resources } = await consoleOf(page);
    const screens = [
      ...Object.values(pages).flatMap(({ screen, path, island }) => (island === undefined ? { screen, path } : [])),
      ...Object.values(resources).flatMap(({ list, path, singleton }) =>
        path === undefined || singleton ? [] : { screen: list.screen, path },
      ),
    ];
    expect(screens.length).toBeGreaterThan(50);
    for (const { screen, path } of screens) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await response?.text(), path).toMatch(/id="console">\{"first":/);
      await waitForScreen(page, screen);
      expect(await lackedBy(page), path).toEqual([]);
      expectQuiet();
    }
  }
});

it('are followed by the rest of the console, which another screen waits for', async () => {
  const { page, words, allow } = await visitByCookie('owner@kopi.test');
  allow(/Failed to load resource/);
  await page.goto('/transactions-new');
  await waitForScreen(page, 'transactions');
  await page.route(/\/api\/console\?/, (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/customers');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByText(words('shell.screen_error')).waitFor();
  await page.unroute(/\/api\/console\?/);
  await page.getByRole('button', { name: words('shell.retry') }).click();
  await waitForScreen(page, 'customers');
  await page.locator('a[data-row]').first().waitFor();
});
