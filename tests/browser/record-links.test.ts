import { describe, expect, it } from 'vitest';
import { dayFromNow } from '../helpers/days.ts';
import { startBrowser } from './browser.ts';
import { openListForm } from './filling.ts';
import { openRow } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const FAILED_CARDS = '/transactions-new?filter={"status":["FAILED"],"type":["PAYMENT"],"channel_category":["CARD"]}';

// Rule details.transaction-source.
describe('a transaction', () => {
  it.each(['desktop', 'phone'] as const)(
    'on a %s, shows why it failed and links to its source record',
    async (viewport) => {
      const { page, words } = await visit({ as: OWNER, viewport });
      await page.goto(FAILED_CARDS);
      const list = await waitForScreen(page, 'transactions');
      if (viewport === 'phone') await list.locator('a[href*="txn_"]').first().click();
      else await openRow(list);
      const screen = await waitForScreen(page, 'transactions-detail');
      const reason = screen.getByRole('region', { name: words('fields.transaction.failure_code') });
      await reason.locator('small').waitFor();
      const tabs = await screen.getByRole('navigation', { name: words('detail.tabs') }).boundingBox();
      expect((await reason.boundingBox())?.y).toBeLessThan(tabs?.y ?? 0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const title = await screen.getByRole('heading', { level: 1 }).innerText();
      await screen.getByRole('link', { name: title.trim() }).click();
      const payment = await waitForScreen(page, 'credit-card-payments-detail');
      expect(await payment.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    },
  );

  // Rule details.empty-fields-fold.
  it('collapses the fields without a value', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(FAILED_CARDS);
    const list = await waitForScreen(page, 'transactions');
    await openRow(list);
    const screen = await waitForScreen(page, 'transactions-detail');
    const settled = screen.getByText(words('fields.transaction.settled'), { exact: true });
    expect(await settled.count()).toBe(0);
    const fold = screen.getByRole('button', { expanded: false, name: /empty field/ });
    await fold.click();
    await settled.waitFor();
    await screen.getByRole('button', { name: words('detail.hide_empty') }).click();
    expect(await settled.count()).toBe(0);
  });
});

describe('the activity log', () => {
  it('names the changed record, filters by its resource, and shows the change by field', async () => {
    const { page, words } = await visit({ as: OWNER });
    const value = `198.51.${Math.floor(Date.now() / 256) % 256}.${Date.now() % 256}`;
    await openListForm(page, words, {
      path: '/credit_cards/fraud_prevention/list/ip',
      screen: 'fraud-ip-list',
      action: 'fraud_lists.block',
    }).then(async ({ field, submit }) => {
      await field('value').fill(value);
      await submit.click();
    });
    await waitForScreen(page, 'fraud-ip-list-detail');
    await page.goto('/activity-logs');
    const list = await waitForScreen(page, 'activity-logs');
    await list.getByRole('button', { name: words('fields.activity_log.target_type'), exact: true }).click();
    const panel = page.getByRole('dialog', { name: words('fields.activity_log.target_type') });
    const search = panel.getByRole('searchbox');
    await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type(words('records.fraud_list_entry').slice(0, 12));
    await panel.getByRole('checkbox', { name: words('records.fraud_list_entry') }).check();
    await page.keyboard.press('Escape');
    const row = list.getByRole('row').filter({ hasText: value });
    await row.getByRole('link', { name: value }).waitFor();
    await expectAccessible(page);
    await openRow(row);
    const screen = await waitForScreen(page, 'activity-logs-detail');
    await screen.getByRole('link', { name: words('tabs.changes') }).click();
    const changed = screen.getByRole('row').filter({ hasText: words('fields.fraud_list_entry.action') });
    await changed.getByText(words('values.fraud_list_entry.action.BLOCK')).waitFor();
    await expectAccessible(page);
  });
});

describe('the filter of a date', () => {
  it('gets the focus, accepts a day in the country’s format, and returns the focus', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/transactions-new');
    await waitForScreen(page, 'transactions');
    const pill = page.getByRole('search').getByRole('button', { name: words('fields.transaction.created') });
    await pill.click();
    const panel = page.getByRole('dialog', { name: words('fields.transaction.created') });
    const from = panel.getByRole('textbox', { name: words('list.from') });
    await expect.poll(() => from.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('99-99-2026');
    await panel.getByText(words('list.day_invalid')).waitFor();
    await expectAccessible(page);
    const [year, month, day] = dayFromNow(-3).split('-');
    await from.fill(`${day}-${month}-${year}`);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => new URL(page.url()).searchParams.get('filter'))
      .toContain(`"created_gte":"${year}-${month}-${day}"`);
    await expect.poll(() => pill.first().evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

it('an export is one menu: a file at once, or a report', async () => {
  const { page, words } = await visit({ as: OWNER });
  await page.goto('/transactions-new');
  await waitForScreen(page, 'transactions');
  await page.getByRole('button', { name: words('list.export') }).click();
  await page.getByRole('menuitem', { name: words('list.export_csv') }).waitFor();
  await page.getByRole('menuitem', { name: words('list.send_report') }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});

it('the border of a list ends after its last row', async () => {
  const { page } = await visit({ as: OWNER });
  await page.goto('/credit_cards/fraud_prevention/list/country');
  const list = await waitForScreen(page, 'fraud-country-list');
  const last = await list.getByRole('row').last().boundingBox();
  const pager = await list.getByRole('navigation').last().boundingBox();
  expect((pager?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThan(64);
});
