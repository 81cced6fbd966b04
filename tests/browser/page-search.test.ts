import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

function searchOf(page: Page, words: Words): { dialog: Locator; field: Locator; options: Locator } {
  const name = words('shell.search.label');
  const dialog = page.getByRole('dialog', { name });
  return { dialog, field: dialog.getByRole('combobox', { name }), options: dialog.getByRole('option') };
}

describe('the search for pages', () => {
  // Rule navigation.find-pages.
  it('has what is typed while it is loaded', async () => {
    const { page, words } = await visit({ as: OWNER, ownWindow: true });
    await page.route('**/PageSearch-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('settlementz', { delay: 20 });
    await page.keyboard.press('Backspace');
    const { field } = searchOf(page, words);
    await field.waitFor();
    await page.keyboard.type('s', { delay: 20 });
    await expect.poll(() => field.inputValue()).toBe('settlements');
  });

  // Rule navigation.find-pages.
  it('opens by keys, finds by words of either language, and gives the focus back', async () => {
    const { page, words, expectQuiet } = await visit({ as: OWNER });
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    const { dialog, field, options } = searchOf(page, words);
    const home = page.getByRole('link', { name: words('home.title'), exact: true });
    await home.focus();
    await page.keyboard.press('/');
    await dialog.waitFor();
    await options.first().waitFor();
    await field.fill('payout');
    await expect
      .poll(() => options.allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringContaining(words('disbursements.title'))]));
    await field.fill('zebra');
    await dialog.getByText(words('shell.search.none', { typed: 'zebra' })).waitFor();
    await field.fill('zq');
    await dialog.getByText(words('shell.search.short', { typed: 'zq', least: '3' })).waitFor();
    await field.fill('4111 1111 1111 1111');
    await dialog.getByText(words('shell.search.card_number')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await home.evaluate((link) => link === document.activeElement)).toBe(true);

    await page.keyboard.press('Control+k');
    await field.fill('tarik dana');
    await expect.poll(() => options.first().innerText()).toContain(words('withdrawals.title'));
    await page.keyboard.press('Enter');
    await waitForScreen(page, 'withdrawals');
    expectQuiet();
  });

  // Rule navigation.find-actions, navigation.action-address.
  it.each([
    ['desktop', 'en', 'light'],
    ['phone', 'id', 'dark'],
  ] as const)(
    'finds actions beside pages and opens the form of one, on a %s, in %s and %s',
    async (viewport, language, colours) => {
      const { page, words, expectQuiet } = await visit({ as: OWNER, viewport, language, colours });
      await page.goto('/customers');
      await waitForScreen(page, 'customers');
      const { dialog, field, options } = searchOf(page, words);
      const heading = (key: string) => dialog.getByRole('presentation').filter({ hasText: words(key) });
      await page.keyboard.press('Control+k');
      await heading('shell.search.actions').waitFor();
      await heading('shell.search.pages').waitFor();
      // By a name of its screen in the other language; then by its own.
      await field.fill('kirim uang');
      const withIcon = options.filter({ has: page.locator('svg') });
      const sends = withIcon.filter({ hasText: words('disbursements.create') });
      await sends.locator('small', { hasText: words('disbursements.title') }).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await field.fill(words('payment_links.create'));
      const named = options.filter({ hasText: words('payment_links.create') });
      await expect.poll(() => named.count()).toBeGreaterThan(1);
      const shown = await named.allTextContents();
      expect(new Set(shown).size).toBe(shown.length);
      await field.fill(words('withdrawals.create'));
      await expect
        .poll(() => options.first().textContent())
        .toBe(words('withdrawals.create') + words('withdrawals.title'));
      await page.keyboard.press('Enter');
      const form = await waitForForm(page, words, 'withdrawals.create');
      expect(page.url()).toContain('/withdrawals?action=create');
      await page.keyboard.press('Escape');
      await form.dialog.waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).search).toBe('');
      // An action is not kept among what was opened.
      await page.keyboard.press('Control+k');
      await heading('shell.search.actions').waitFor();
      expect(await heading('shell.search.recent').count()).toBe(0);
      expectQuiet();
    },
  );

  // Rule lists.search-everywhere.
  it('finds records of every list, and opens the one that is chosen', async () => {
    const { page, words, expectQuiet } = await visit({ as: OWNER });
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    const { dialog, field, options } = searchOf(page, words);
    await page.keyboard.press('Control+k');
    await field.fill('budi');
    const heading = dialog.getByRole('presentation').filter({ hasText: words('customers.title') });
    const found = heading.locator('xpath=following-sibling::*[@role="option"][1]');
    await found.getByText('Budi').first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await found.click();
    await waitForScreen(page, 'customers-detail');
    // It is the first of those that were opened last.
    await page.keyboard.press('Control+k');
    await dialog
      .getByRole('presentation')
      .filter({ hasText: words('shell.search.recent') })
      .waitFor();
    await options.first().getByText('Budi').first().waitFor();
    await expectAccessible(page);
    expectQuiet();
  });

  it('is gone through by the arrow keys, Home and End, and leaves / to fields', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    const { dialog, field, options } = searchOf(page, words);
    await page.getByRole('searchbox').first().focus();
    await page.keyboard.press('/');
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('Control+k');
    await options.first().waitFor();
    const active = () =>
      field.evaluate(
        (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
      );
    const texts = await options.allTextContents();
    const places = { ArrowDown: 1, ArrowUp: 0, End: texts.length - 1, Home: 0 };
    for (const [key, place] of Object.entries(places)) {
      await page.keyboard.press(key);
      await expect.poll(active).toBe(texts[place]);
    }
  });

  it.each([
    ['desktop', 'en', 'light'],
    ['phone', 'id', 'dark'],
  ] as const)('is at the head of the menu on a %s, in %s and %s', async (viewport, language, colours) => {
    const { page, words } = await visit({ as: OWNER, viewport, language, colours });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    if (viewport === 'phone') await page.getByRole('button', { name: words('shell.menu.open'), exact: true }).click();
    const { dialog, field, options } = searchOf(page, words);
    const opener = page.getByRole('button', { name: words('shell.search.label') });
    await opener.click();
    await field.fill('va');
    await expect.poll(() => options.first().innerText()).toContain(words('virtual_accounts.title'));
    await expectAccessible(page);
    // A desktop that becomes narrow draws another menu, without the control that opened the search.
    if (viewport === 'phone') await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
