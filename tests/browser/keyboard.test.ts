import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { focusedOf, tabTo } from './focus.ts';
import { stateOf, waitForRecords } from './list.ts';
import { expectAccessible, screenOf, waitForScreen } from './screen.ts';
import { demoPayment } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

/** A dialog is drawn a moment after its key. */
async function expectStaysClosed(dialog: Locator): Promise<void> {
  await expect(dialog.waitFor({ timeout: 500 })).rejects.toThrow('Timeout');
}

const OWNER = 'owner@kopi.test';

// Rule navigation.keyboard.
describe('by keyboard alone', () => {
  it.each([
    ['en', 'light'],
    ['id', 'dark'],
  ] as const)('from the skip link to a record and back, in %s, %s', async (language, colours) => {
    const { page, words } = await visit({ as: OWNER, language, colours });
    await page.goto('/transactions-new');
    const [first] = await waitForRecords(page, 25);
    const [skip] = await tabTo(page, ({ href }) => href === '#content');
    expect(skip).toBe(words('shell.skip_to_content'));
    await page.keyboard.press('Enter');
    const stops = await tabTo(page, ({ href }) => href === first);
    expect(stops).not.toContain(words('home.title'));
    await page.keyboard.press('Enter');
    await waitForScreen(page, 'transactions-detail');
    expect(new URL(page.url()).pathname).toBe(first);
    // The new screen has the focus, so that it is read out and Tab goes on in it.
    expect(await screenOf(page, 'transactions-detail').evaluate((main) => main === document.activeElement)).toBe(true);
    await tabTo(page, ({ name }) => name === words('detail.back', { label: words('transactions.title') }));
    await page.keyboard.press('Enter');
    await waitForScreen(page, 'transactions');
  });

  it('j and k move through the rows, Enter opens one', async () => {
    const { page } = await visit({ as: OWNER });
    await page.goto('/customers');
    const rows = await waitForRecords(page, 25);
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
    expect((await focusedOf(page)).href).toBe(rows[1]);
    await page.keyboard.press('Enter');
    await waitForScreen(page, 'customers-detail');
    expect(new URL(page.url()).pathname).toBe(rows[1]);
  });

  // Rule navigation.single-keys.
  it('shortcuts of one key stop when they are turned off, and stay off after a reload', async () => {
    const { page, words, expectQuiet } = await visit({ as: OWNER });
    const search = page.getByRole('dialog', { name: words('shell.search.label') });
    await page.goto('/customers');
    await waitForRecords(page, 25);
    await page.keyboard.press('/');
    await search.waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words('shell.profile.open', { name: 'Sari Wulandari' }) }).click();
    await page.getByRole('checkbox', { name: words('shell.single_keys') }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await waitForRecords(page, 25);
    const before = await focusedOf(page);
    for (const key of ['/', 'j']) await page.keyboard.press(key);
    expect(await search.count()).toBe(0);
    expect((await focusedOf(page)).href).toBe(before.href);
    await page.keyboard.press('Control+k');
    await search.waitFor();
    expectQuiet();
  });

  // Rule navigation.shortcuts.
  it('? lists the shortcuts that work, and so does the help menu', async () => {
    const { page, words, expectQuiet } = await visit({ as: OWNER });
    await page.goto('/customers');
    await waitForRecords(page, 25);
    const list = page.getByRole('dialog', { name: words('shell.shortcuts.title') });
    await page.getByRole('searchbox').first().focus();
    await page.keyboard.press('?');
    await expectStaysClosed(list);
    await page.getByRole('searchbox').first().fill('');
    const home = page.getByRole('link', { name: words('home.title'), exact: true });
    await home.focus();
    await page.keyboard.press('?');
    await list.waitFor();
    const keysOf = (line: string) =>
      list
        .locator('div')
        .filter({ has: page.locator('dt', { hasText: words(line) }) })
        .last()
        .locator('kbd');
    expect(await keysOf('shell.shortcuts.keys.find').allTextContents()).toEqual(['Ctrl', 'K', '/']);
    expect(await keysOf('shell.shortcuts.keys.shortcuts').allTextContents()).toEqual(['?']);
    expect(await keysOf('shell.shortcuts.keys.select_rows').allTextContents()).toEqual([
      'Shift',
      'X',
      'Shift',
      'Space',
    ]);
    await expectAccessible(page);
    // A dialog keeps the keys to itself.
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await home.evaluate((link) => link === document.activeElement)).toBe(true);

    // Keys that are turned off are not listed, and ? is one of them.
    await page.evaluate(() => localStorage.setItem('beranda.single-keys', 'off'));
    await page.keyboard.press('?');
    await expectStaysClosed(list);
    await page.getByRole('button', { name: words('help.label'), exact: true }).click();
    await page.getByRole('menuitem', { name: words('shell.shortcuts.title') }).click();
    await list.getByText(words('shell.shortcuts.off')).waitFor();
    expect(await keysOf('shell.shortcuts.keys.find').allTextContents()).toEqual(['Ctrl', 'K']);
    expect(await list.getByText(words('shell.shortcuts.keys.shortcuts')).count()).toBe(0);
    expect(await list.getByText(words('shell.shortcuts.keys.open_row')).count()).toBe(1);
    await expectAccessible(page);
    expectQuiet();
  });

  it('a filter is opened, ticked and closed, and gets the focus back', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    const label = words('fields.transaction.status');
    await page.getByRole('search').getByRole('button', { name: label, exact: true }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: label });
    await expect
      .poll(() =>
        panel
          .getByRole('checkbox')
          .first()
          .evaluate((box) => box === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect(await panel.getByRole('checkbox').nth(1).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(async () => (await focusedOf(page)).name).toContain(label);
  });

  it('the arrow keys move through the bars of a chart, each with its day and its value', async () => {
    const { page, words } = await visit({ as: OWNER, colours: 'dark' });
    await page.goto('/home');
    const chart = page.getByRole('group', { name: words('home.volume') });
    await chart.locator('svg').waitFor();
    const days = page.getByRole('table', { name: words('home.volume') }).getByRole('row');
    // It says what to do before a day is read out.
    const stop = chart.getByRole('group', { name: words('block.chart_keys_open') });
    await stop.focus();
    expect(await stop.getAttribute('tabindex')).toBe('0');
    for (const place of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      const day = await days.nth(place).getByRole('rowheader').innerText();
      const figure = await days.nth(place).getByRole('cell').last().innerText();
      await chart.getByRole('img', { name: `${day}; ${words('home.volume')}; ${figure}` }).waitFor();
      await page.locator('.MuiChartsTooltip-root').getByText(figure, { exact: true }).waitFor();
    }
    await expectAccessible(page);
    // Rule home.figures-lead.
    const count = await days.nth(3).getByRole('cell').first().innerText();
    await page.keyboard.press('Enter');
    await page.waitForURL(/transactions-new/);
    await page
      .getByText(new RegExp(`\\b${count}$`))
      .first()
      .waitFor();
    // It was opened once.
    await page.goBack();
    await page.waitForURL(/\/home/);
  });

  it('typing continues while the list updates, and the order is reversed twice with the same key', async () => {
    const { page, words } = await visit({ as: OWNER });
    const { external_id = '' } = await demoPayment(OWNER);
    // As far as the year: more than one page has it.
    const year = external_id.slice(0, 'KN-00'.length);
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.keyboard.type(year.slice(0, -1));
    await expect.poll(() => stateOf(page).get('filter')).toBe(JSON.stringify({ q: year.slice(0, -1) }));
    await waitForRecords(page, 25);
    await page.keyboard.type(year.slice(-1));
    expect(await search.inputValue()).toBe(year);

    const head = page.getByRole('columnheader', { name: words('fields.transaction.amount') });
    await head.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await waitForRecords(page, 25);
    await page.keyboard.press('Enter');
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
  });

  it('the account menu opens and closes, and its button gets the focus back', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    const name = words('shell.profile.open', { name: 'Sari Wulandari' });
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: words('shell.profile.label') }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => (await focusedOf(page)).name).toBe(name);
  });
});
