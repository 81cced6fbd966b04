import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectWords, waitForScreen } from './screen.ts';
import { type VisitOptions, visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

const LOOKS: readonly VisitOptions[] = [
  { viewport: 'desktop', language: 'en' },
  { viewport: 'phone', language: 'id' },
];

function firstRow(page: Page) {
  return page
    .locator('main')
    .getByText(/^KN-\d/)
    .first();
}

describe.each(LOOKS)('a $viewport in $language', (look) => {
  // Rule actions.offline, errors.data-stays.
  it('keeps a list readable without a network, and reads it again with one', async () => {
    const { page, context, words, allow } = await visit({ as: OWNER, ...look });
    // What loads when the page is idle may come too late.
    allow(/ERR_INTERNET_DISCONNECTED|CodeLoadError|dynamically imported/);
    await page.goto('/transactions-new');
    await waitForScreen(page, 'transactions');
    await firstRow(page).waitFor();
    await context.setOffline(true);
    await page.getByText(words('shell.offline')).waitFor();
    await page.getByRole('button', { name: words('list.refresh') }).click();
    await page.waitForTimeout(1_500);
    expect(await firstRow(page).isVisible()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    const isRead = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/transactions');
    await context.setOffline(false);
    expect((await isRead).ok()).toBe(true);
    await page.getByText(words('shell.offline')).waitFor({ state: 'hidden' });
  });

  // Rule errors.data-stays.
  it('says of when a list is that cannot be read again, and a button reads it', async () => {
    const { page, words, allow } = await visit({ as: OWNER, ...look });
    allow(/500/);
    await page.goto('/transactions-new');
    await waitForScreen(page, 'transactions');
    await firstRow(page).waitFor();
    await page.route(/\/api\/transactions\?/, (route) =>
      route.fulfill({ status: 500, json: { error_code: 'SERVER_ERROR', message: 'x', request_id: 'req_1' } }),
    );
    await page.getByRole('button', { name: words('list.refresh') }).click();
    const bar = page.getByRole('status').filter({ hasText: words('shell.outdated').split('%{time}')[0] ?? '' });
    await bar.waitFor();
    expect(await firstRow(page).isVisible()).toBe(true);
    await expectWords(page);
    await expectAccessible(page);
    await page.unroute(/\/api\/transactions\?/);
    await bar.getByRole('button', { name: words('shell.retry') }).click();
    await bar.waitFor({ state: 'hidden' });
  });

  // Rule errors.data-stays.
  it('takes a record away that is closed to the person', async () => {
    const { page, words, allow } = await visit({ as: OWNER, ...look });
    allow(/403/);
    await page.goto('/transactions-new');
    await waitForScreen(page, 'transactions');
    await firstRow(page).waitFor();
    await page.route(/\/api\/transactions\?/, (route) =>
      route.fulfill({ status: 403, json: { error_code: 'REQUEST_FORBIDDEN_ERROR', message: 'x' } }),
    );
    await page.getByRole('button', { name: words('list.refresh') }).click();
    await firstRow(page).waitFor({ state: 'hidden' });
  });

  // Rule actions.offline.
  it('keeps what is typed into a form while the network goes and comes', async () => {
    const { page, context, words, allow } = await visit({ as: OWNER, ...look });
    allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/customers?action=create');
    const form = page.getByRole('dialog');
    const name = form.getByRole('textbox').first();
    await name.fill('Ibu Sri');
    await context.setOffline(true);
    await page.getByText(words('shell.offline')).waitFor({ state: 'attached' });
    const isRead = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/customers');
    await context.setOffline(false);
    await isRead;
    expect(await name.inputValue()).toBe('Ibu Sri');
  });

  // Rule session.new-build.
  it('offers a newer build, which can be put off', async () => {
    const { page, words } = await visit({ as: OWNER, ...look });
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    expect(await page.getByText(words('shell.newer_build')).count()).toBe(0);
    await page.route(/\/api\/customers\?/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } });
    });
    await page.getByRole('button', { name: words('list.refresh') }).click();
    const bar = page.getByRole('status').filter({ hasText: words('shell.newer_build') });
    await bar.waitFor();
    await expectAccessible(page);
    await bar.getByRole('button', { name: words('shell.notice.dismiss') }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText(words('shell.newer_build')).waitFor();
    await page.unroute(/\/api\/customers\?/);
    await page.getByRole('button', { name: words('shell.reload') }).click();
    await waitForScreen(page, 'customers');
    await page.getByText(words('shell.newer_build')).waitFor({ state: 'hidden' });
  });
});
