import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '#contract/money/formatNumber.ts';
import { startBrowser } from './browser.ts';
import { closePanel, headsOf, rangeOf, stateOf, waitForRecords } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const LIST = '/transactions-new';
const FAILED = `?${new URLSearchParams({ filter: '{"status":["FAILED"]}' })}`;

async function openColumns(page: Page, words: Words) {
  await page.getByRole('button', { name: words('list.columns'), exact: true }).click();
  const panel = page.getByRole('dialog', { name: words('list.columns_choose') });
  await panel.waitFor();
  return panel;
}

async function chooseOption(page: Page, words: Words, key: string): Promise<void> {
  await page.getByRole('button', { name: words('views.options') }).click();
  await page.getByRole('menuitem', { name: words(key) }).click();
}

// The whole way of a view through two people's windows takes longer than one screen.
describe('a customised list', { timeout: 180_000 }, () => {
  it('has the chosen order, is saved as a view, shared, and narrowed for users who may see less', async () => {
    // Another name for each try: what a try has left behind has its own.
    const name = `Costly payments ${Date.now() % 10_000}`;
    const { page, words } = await visit({ as: 'mfa@kopi.test' });
    const [fee, amount, status] = ['fee', 'amount', 'status'].map((field) => words(`fields.transaction.${field}`));
    if (fee === undefined || amount === undefined || status === undefined) throw new Error('no words');
    await page.goto(LIST);
    await waitForRecords(page, 25);

    const panel = await openColumns(page, words);
    await panel.getByRole('checkbox', { name: fee, exact: true }).check();
    const last = (await panel.getByRole('listitem').allTextContents()).indexOf(fee);
    await panel.getByRole('button', { name: words('list.columns_move_up', { label: fee }) }).click();
    await panel.getByText(new RegExp(`^${fee}.*${last}`)).waitFor();
    // By the keyboard the row keeps the focus, so that it can go on.
    await page.keyboard.press('Enter');
    await expect.poll(() => panel.getByRole('listitem').allTextContents()).toContain(fee);
    const item = panel.getByRole('listitem').filter({ hasText: amount }).first();
    const [from, to] = [await item.locator('span').first().boundingBox(), await panel.boundingBox()];
    if (from === null || to === null) throw new Error('The panel is not there.');
    await page.mouse.move(from.x + 12, from.y + 18);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, to.y + 4, { steps: 8 });
    await page.mouse.up();
    await expectAccessible(page);
    await closePanel(page);
    const heads = await headsOf(page);
    expect([heads[0], heads.includes(fee)]).toEqual([amount, true]);

    await page.goto(LIST + FAILED);
    await waitForScreen(page, 'transactions');
    expect(await headsOf(page)).toEqual(heads);
    await chooseOption(page, words, 'views.save_new');
    const dialog = page.getByRole('dialog', { name: words('views.save_new') });
    await dialog.getByLabel(words('views.name')).fill(name);
    await dialog.getByLabel(words('views.share_with_business')).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('views.save_name') }).click();
    await page.getByRole('button', { name: words('views.chosen', { name }) }).waitFor();
    const view = stateOf(page).get('view') ?? '';
    expect(view).toMatch(/^view_/);

    const reset = await openColumns(page, words);
    await reset.getByRole('button', { name: words('list.columns_reset') }).click();
    await closePanel(page);
    await page.getByText(words('views.changed')).waitFor();
    await chooseOption(page, words, 'views.revert');
    await expect.poll(() => headsOf(page)).toEqual(heads);
    await page.reload();
    await waitForScreen(page, 'transactions');
    expect([await headsOf(page), await page.getByText(words('views.changed')).count()]).toEqual([heads, 0]);
    const link = page.url();

    const other = await visit({ as: 'viewer@kopi.test', language: 'id', viewport: 'desktop' });
    for (const [address, key] of [
      [`${LIST}?view=${view}`, 'views.narrowed'],
      [link.replace(`view=${view}&`, ''), 'views.link_narrowed'],
    ] as const) {
      await other.page.goto(address);
      await waitForScreen(other.page, 'transactions');
      await other.page.getByText(other.words(key)).waitFor();
      const seen = await headsOf(other.page);
      expect(seen).not.toContain(other.words('fields.transaction.fee'));
      expect(seen).toHaveLength(heads.length - 1);
      expect(stateOf(other.page).get('filter')).toBe('{"status":["FAILED"]}');
    }
    await expectWords(other.page);
    await expectAccessible(other.page);
    await expectNoSidewaysScroll(other.page);

    await chooseOption(page, words, 'views.delete');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('views.delete') })
      .click();
    await expect.poll(() => page.url()).not.toContain('view=');
    await page.goto(LIST);
    await waitForRecords(page, 25);
    const usual = await openColumns(page, words);
    await usual.getByRole('button', { name: words('list.columns_reset') }).click();
    await expect.poll(async () => (await headsOf(page)).includes(fee)).toBe(false);
  });

  it('is selected by row, by range, by page and all that match', async () => {
    const { page, words } = await visit({ as: 'mfa@kopi.test' });
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    const boxes = page.locator('tbody input[type="checkbox"]');
    const bar = page.getByRole('region', { name: words('selection.bar') });
    await boxes.nth(1).check();
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    await bar.getByText(words('selection.count', { count: 4 })).waitFor();
    await page.keyboard.press('Tab');
    await page.getByLabel(words('selection.page')).check();
    await bar.getByText(words('selection.count', { count: 25 })).waitFor();
    const total = /[\d,]+$/.exec((await rangeOf(page, words).textContent()) ?? '')?.[0] ?? '';
    expect(total).toBe(formatNumber(Number(total.replaceAll(',', '')), 'en'));
    await bar.getByRole('button', { name: words('selection.all', { count: total }) }).click();
    await bar.getByText(words('selection.all_count', { count: total })).waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await page.getByRole('button', { name: words('list.next_page') }).click();
    await expect.poll(() => stateOf(page).get('page')).toBe('2');
    await bar.getByText(words('selection.all_count', { count: total })).waitFor();
    await bar.getByRole('button', { name: words('selection.clear') }).click();
    await bar.waitFor({ state: 'detached' });
  });
});
