import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { MOST_PINNED } from '#contract/pinnedScreens.ts';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const OWNER = 'owner@pasar.test';

/** The sidebar's parts about pins. */
function pinsOf(page: Page, words: Words) {
  const menu = page.getByRole('navigation', { name: words('shell.menu.label') });
  const group = menu.getByRole('list', { name: words('shell.pinned.title') });
  /** The toggle of a screen, in its own group where it is pinned too. */
  const toggle = (name: string) => menu.getByRole('button', { name: words('shell.pinned.pin', { name }), exact: true });
  return { menu, group, toggle };
}

/** Clicks or presses, and waits until the server has kept it. */
async function keeping(page: Page, act: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/user/pinned');
  await act();
  expect((await kept).ok()).toBe(true);
}

async function namesOf(group: Locator): Promise<string[]> {
  return group.getByRole('link').allInnerTexts();
}

/** Unpins what an earlier run has left. */
async function beginWithoutPins(): Promise<void> {
  const { access_token: token } = await sharedSession(OWNER);
  const { pinned = [] } = await callApi<Console>(siteUrl(), '/api/console', { token });
  for (const screen of pinned) {
    const body = { screen, pinned: false };
    await callApi(siteUrl(), '/api/user/pinned', { token, method: 'PATCH', body });
  }
}

/** Unpins what is pinned. */
async function unpinAll(page: Page, group: Locator): Promise<void> {
  for (let left = await group.getByRole('button').count(); left > 0; left -= 1) {
    await keeping(page, () => group.getByRole('button').first().press('Enter'));
  }
  await group.waitFor({ state: 'detached' });
}

// Rule navigation.pinned.
describe('screens that a person pins', () => {
  beforeEach(beginWithoutPins);

  it('are pinned by keyboard and by mouse, are in other tabs, and go back when they cannot be kept', async () => {
    const { page, words, context, allow, expectQuiet } = await visit({ as: OWNER });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    const other = await context.newPage();
    await other.goto('/home');
    await waitForScreen(other, 'home');
    const { menu, group, toggle } = pinsOf(page, words);
    const elsewhere = pinsOf(other, words).group;

    // By keyboard: the pin is the stop after its link.
    const customers = words('customers.title');
    await menu.getByRole('link', { name: customers, exact: true }).focus();
    await page.keyboard.press('Tab');
    expect(await toggle(customers).evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => toggle(customers).evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
    await keeping(page, () => page.keyboard.press('Space'));
    expect(await toggle(customers).last().getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => namesOf(elsewhere)).toEqual([customers]);

    // By mouse; a double click is one.
    const balance = words('balance.title');
    expect(await toggle(balance).evaluate((button) => getComputedStyle(button).opacity)).toBe('0');
    await menu.getByRole('link', { name: balance, exact: true }).hover();
    await keeping(page, () => toggle(balance).dblclick());
    await expect.poll(() => namesOf(group)).toEqual([customers, balance]);
    await expect.poll(() => namesOf(elsewhere)).toEqual([customers, balance]);
    await expectAccessible(page);

    // The search begins with them, and pins by Shift+Enter.
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: words('shell.search.label') });
    const options = dialog.getByRole('option');
    await expect.poll(async () => (await options.allInnerTexts()).slice(0, 2)).toEqual([customers, balance]);
    await dialog.getByRole('combobox').fill(words('transactions.title'));
    await keeping(page, () => page.keyboard.press('Shift+Enter'));
    await dialog.getByText(words('shell.pinned.done', { name: words('transactions.title') })).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => namesOf(group)).toEqual([customers, balance, words('transactions.title')]);

    // Without a network it goes back and says why.
    allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await context.setOffline(true);
    await group.getByRole('button', { name: words('shell.pinned.pin', { name: balance }) }).press('Enter');
    await page.getByText(words('errors.network')).first().waitFor();
    await expect.poll(() => namesOf(group)).toEqual([customers, balance, words('transactions.title')]);
    await context.setOffline(false);

    // The focus stays in the group until its last row is gone.
    await unpinAll(page, group);
    expect(await menu.evaluate((nav) => nav.contains(document.activeElement))).toBe(true);
    await expect.poll(() => elsewhere.count()).toBe(0);
    expectQuiet();
  });

  it('are pinned by touch in the menu of a phone, up to a limit', async () => {
    const { page, words, expectQuiet } = await visit({ as: OWNER, viewport: 'phone', language: 'id', touch: true });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    await page.getByRole('button', { name: words('shell.menu.open'), exact: true }).tap();
    const { menu, group } = pinsOf(page, words);
    await menu.waitFor();
    const free = menu.locator('button[aria-pressed="false"]').filter({ visible: true });
    for (let pinned = 0; pinned < MOST_PINNED; pinned += 1) {
      await keeping(page, () => free.first().tap());
      await expect.poll(() => group.getByRole('link').count()).toBe(pinned + 1);
    }
    await free.first().tap();
    await page.getByText(words('shell.pinned.full', { most: MOST_PINNED })).waitFor();
    expect(await group.getByRole('link').count()).toBe(MOST_PINNED);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await group.getByRole('link').last().tap();
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words('shell.menu.open'), exact: true }).tap();
    await expect.poll(() => group.locator('[aria-current="page"]').count()).toBe(1);
    await unpinAll(page, group);
    expectQuiet();
  });
});
