import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { startBrowser } from './browser.ts';
import { waitForScreen } from './screen.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

// What a page carries for a session cookie. Rule navigation.page-carries-console.

startBrowser();

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
    const { page, expectQuiet } = await visit({ as: person, byCookie: true });
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
  const { page, words, allow } = await visit({ as: 'owner@kopi.test', byCookie: true });
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

it('are under a form of their address, which waits for its texts', async () => {
  const { page, words } = await visit({ as: 'owner@kopi.test', byCookie: true });
  await page.route(/\/api\/messages\//, async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(1_500);
    await route.fulfill({ response });
  });
  await page.goto('/customers?action=create');
  const form = page.getByRole('dialog');
  await form.waitFor();
  await page.waitForTimeout(1_000);
  // What is known of it is shown meanwhile.
  expect(await form.getByRole('heading', { name: words('customers.create') }).count()).toBe(1);
  await form.getByLabel(words('forms.customer.name'), { exact: true }).waitFor();
  expect(await lackedBy(page)).toEqual([]);
});
