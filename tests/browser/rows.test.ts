import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import {
  closePanel,
  expectColumn,
  filtersOf,
  headsOf,
  openFilter,
  recordsOf,
  stateOf,
  waitForRecords,
} from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const LIST = '/transactions-new';
const FAILED = 'values.transaction.status.FAILED';

describe('a row', () => {
  // Rule lists.open-in-tab.
  it('opens its record by a click anywhere in it', async () => {
    const { page } = await visit({ as: OWNER });
    await page.goto(LIST);
    const [, second] = await waitForRecords(page, 25);
    await page.locator('main tbody tr').nth(1).locator('td', { hasText: 'Rp' }).click();
    await waitForScreen(page, 'transactions-detail');
    expect(new URL(page.url()).pathname).toBe(second);
  });

  // Rule lists.open-in-tab.
  it('opens its record in a new tab on a middle click or with Ctrl', async () => {
    const { page, context } = await visit({ as: OWNER });
    await page.goto(LIST);
    const [first] = await waitForRecords(page, 25);
    const opened = context.waitForEvent('page');
    await page
      .locator('main tbody tr')
      .first()
      .locator('td', { hasText: 'Rp' })
      .click({ modifiers: ['Control'] });
    await waitForScreen(await opened, 'transactions-detail');
    expect(new URL((await opened).url()).pathname).toBe(first);
    expect(new URL(page.url()).pathname).toBe(LIST);
  });

  it('links to the customer by the customer’s name', async () => {
    const { page } = await visit({ as: OWNER });
    await page.goto(LIST);
    await waitForRecords(page, 25);
    await page.locator('main tbody a[href^="/customers/"]').first().click();
    await waitForScreen(page, 'customers-detail');
  });
});

describe('the columns', () => {
  // Rule lists.columns-chosen.
  it('are chosen by each user, and are stored', async () => {
    const { page, words } = await visit({ as: 'editor@kopi.test' });
    const method = words('fields.transaction.channel_category');
    const type = words('fields.transaction.type');
    await page.goto(LIST);
    await waitForRecords(page, 25);
    const usual = await headsOf(page);
    expect(usual).not.toContain(method);
    await page.getByRole('button', { name: words('list.columns') }).click();
    const panel = page.getByRole('dialog', { name: words('list.columns_choose') });
    await panel.getByRole('checkbox', { name: method }).check();
    await panel.getByRole('checkbox', { name: type }).uncheck();
    await expectAccessible(page);
    await closePanel(page);
    const chosen = await headsOf(page);
    expect([chosen.includes(method), chosen.includes(type)]).toEqual([true, false]);

    await page.reload();
    await waitForRecords(page, 25);
    expect(await headsOf(page)).toEqual(chosen);
    await page.getByRole('button', { name: words('list.columns') }).click();
    await panel.getByRole('button', { name: words('list.columns_reset') }).click();
    await expect.poll(() => headsOf(page)).toEqual(usual);
  });
});

// Rule lists.empty-and-error.
describe('no rows', () => {
  it('without matches: one click shows all rows', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(`${LIST}?${new URLSearchParams({ filter: '{"q":"no-such-payment"}' })}`);
    await page.getByRole('heading', { name: words('list.no_match') }).waitFor();
    await expectAccessible(page);
    await page
      .locator('main section')
      .getByRole('button', { name: words('list.clear_filters') })
      .click();
    await waitForRecords(page, 25);
    expect(await filtersOf(page).getByRole('searchbox').inputValue()).toBe('');
  });

  it('without a connection: shows the error, keeps the filters, and retries', async () => {
    const { page, words, allow } = await visit({ as: OWNER });
    allow(/ERR_FAILED/);
    await page.goto(LIST);
    await waitForRecords(page, 25);
    await page.route('**/api/transactions?*', (route) => route.abort());
    const panel = await openFilter(page, words('fields.transaction.status'));
    await panel.getByRole('checkbox', { name: words(FAILED) }).check();
    await closePanel(page);
    await page.getByRole('heading', { name: words('list.error') }).waitFor();
    await page.getByText(words('errors.network')).waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/transactions?*');
    await page.getByRole('button', { name: words('shell.retry') }).click();
    await expectColumn(page, words('fields.transaction.status'), (text) => text === words(FAILED));
    expect(stateOf(page).get('filter')).toContain('FAILED');
  });

  // Rule errors.reference.
  it('after a server error: shows the request id for support', async () => {
    const { page, words, allow } = await visit({ as: OWNER });
    allow(/500/);
    const json = { error_code: 'SERVER_ERROR', message: 'x', request_id: 'req-4711' };
    await page.route('**/api/transactions?*', (route) => route.fulfill({ status: 500, json }));
    await page.goto(LIST);
    await page.getByText(words('errors.SERVER_ERROR')).waitFor();
    await page.getByText(words('errors.reference', { request_id: 'req-4711' })).waitFor();
  });
});

/** Waits until the page has loaded what it loads when it is idle: nothing has arrived for a second. */
async function waitForLoadedParts(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1_000);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 1_000);
        }).observe({ type: 'resource', buffered: true });
      }),
  );
}

describe('without a network', () => {
  // Rule actions.offline.
  it('the console shows a banner, and removes it', async () => {
    const { page, context, words } = await visit({ as: OWNER });
    await page.goto(LIST);
    const rows = await waitForRecords(page, 25);
    await waitForLoadedParts(page);
    await context.setOffline(true);
    await page.getByText(words('shell.offline')).waitFor();
    expect(await recordsOf(page)).toEqual(rows);
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByText(words('shell.offline')).waitFor({ state: 'detached' });
  });
});

describe.each(['en', 'id'] as const)('on a phone, in %s', (language) => {
  // Rule navigation.filters-collapse, navigation.phone-cards.
  it('filters and order are behind a button, and a card opens its record', async () => {
    const { page, words } = await visit({ as: OWNER, viewport: 'phone', language, colours: 'dark' });
    await page.goto(LIST);
    await waitForScreen(page, 'transactions');
    const status = filtersOf(page).getByRole('button', { name: words('fields.transaction.status'), exact: true });
    expect(await status.isVisible()).toBe(false);
    await filtersOf(page)
      .getByRole('button', { name: words('list.filters') })
      .click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const panel = await openFilter(page, words('fields.transaction.status'));
    await panel.getByRole('checkbox', { name: words(FAILED) }).check();
    await closePanel(page);
    await filtersOf(page).getByLabel(words('list.sort')).selectOption('desc amount');
    await expect.poll(() => stateOf(page).get('sort')).toBe('amount');
    const cards = page.getByRole('list', { name: words('transactions.title') }).getByRole('listitem');
    await expect
      .poll(async () => (await cards.allTextContents()).filter((text) => text.includes(words(FAILED))).length)
      .toBe(25);
    await cards.first().click();
    await waitForScreen(page, 'transactions-detail');
    await screenOf(page, 'transactions-detail').getByText(words(FAILED)).first().waitFor();
    await expectNoSidewaysScroll(page);
  });

  // Rule navigation.phone-width.
  it('the menu and the account are sheets over the screen', async () => {
    const { page, words } = await visit({ as: OWNER, viewport: 'phone', language });
    await page.goto('/home');
    await page.getByRole('button', { name: words('shell.menu.open'), exact: true }).click();
    const menu = page.getByRole('dialog', { name: words('shell.menu.label') });
    await expectAccessible(page);
    await menu.getByRole('link', { name: words('customers.title'), exact: true }).click();
    await waitForScreen(page, 'customers');
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words('shell.profile.open', { name: 'Sari Wulandari' }) }).click();
    await page
      .getByRole('dialog', { name: words('shell.profile.label') })
      .getByText('Manila Goods')
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
