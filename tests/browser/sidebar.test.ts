import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

function currentItem(page: Page): Locator {
  return page.locator('nav a[aria-current="page"]', { has: page.locator('svg, span') }).first();
}

/** Waits until the current item of the sidebar is within what is seen of the sidebar. */
async function expectInSight(page: Page): Promise<void> {
  await currentItem(page).waitFor();
  await expect
    .poll(() =>
      currentItem(page).evaluate((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        const middle = document.elementFromPoint(item.getBoundingClientRect().left + 20, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && (middle === item || item.contains(middle));
      }),
    )
    .toBe(true);
}

describe('the current item of the sidebar', () => {
  // Rule navigation.active-item-in-view.
  it('is visible on load and on another screen, and the page stays at its top', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/settings/checkout');
    await waitForScreen(page, 'settings-checkout');
    await expectInSight(page);
    await page.goto('/home');
    await waitForScreen(page, 'home');
    await page.getByRole('link', { name: words('home.quick.payment_link') }).click();
    await waitForScreen(page, 'payment-links');
    await page.keyboard.press('Escape');
    await expectInSight(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  // Rule navigation.active-item-in-view.
  it('is visible when a phone opens the menu', async () => {
    const { page, words } = await visit({ as: OWNER, viewport: 'phone' });
    await page.goto('/settings/checkout');
    await waitForScreen(page, 'settings-checkout');
    await page.getByRole('button', { name: words('shell.menu.open') }).click();
    await page.getByRole('dialog', { name: words('shell.menu.label') }).waitFor();
    await expectInSight(page);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  it('is distinguished with forced colours, and so is the current tab', async () => {
    const { page } = await visit({ as: OWNER });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/disbursements');
    await waitForScreen(page, 'disbursements');
    // The sidebar is drawn after the screen.
    await currentItem(page).waitFor();
    const grounds = await page.locator('nav li > a').evaluateAll((links) => {
      const ground = (link: Element) => getComputedStyle(link).backgroundColor;
      const isCurrent = (link: Element) => link.getAttribute('aria-current') === 'page';
      return {
        current: links.filter(isCurrent).map(ground),
        others: links.filter((link) => !isCurrent(link)).map(ground),
      };
    });
    expect(grounds.current).toHaveLength(1);
    expect(grounds.others).not.toContain(grounds.current[0]);
    const lines = await page.locator('main button[aria-pressed]').evaluateAll((tabs) => ({
      current: tabs
        .filter((tab) => tab.getAttribute('aria-pressed') === 'true')
        .map((tab) => getComputedStyle(tab).borderBottomColor),
      others: tabs
        .filter((tab) => tab.getAttribute('aria-pressed') === 'false')
        .map((tab) => getComputedStyle(tab).borderBottomColor),
    }));
    expect(lines.others.length).toBeGreaterThan(0);
    expect(lines.others).not.toContain(lines.current[0]);
  });
});

// Rule navigation.main-menu-order, navigation.sections.
describe('the main menu', () => {
  it('has its items in their order', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    await currentItem(page).waitFor();
    const names = await page
      .locator('aside nav > div')
      .first()
      .locator(':scope > ul > li > *:first-child')
      .allInnerTexts();
    const at = (key: string) => names.findIndex((name) => name.startsWith(words(key)));
    const order = ['transactions.title', 'pending.title', 'navigation.reporting', 'recurring_new.title'].map(at);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('a group of the sidebar', () => {
  it('folds and stays so for the person, and opens itself for the current item', async () => {
    const { page, words, context, expectQuiet } = await visit({ as: 'owner@toko.test' });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    const group = page.getByRole('button', { name: words('navigation.configuration'), exact: true });
    const item = page.getByRole('link', { name: words('activity_logs.title'), exact: true });
    const isKept = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/user/sidebar' && response.ok(),
    );
    await item.waitFor();
    await group.press('Enter');
    expect(await group.getAttribute('aria-expanded')).toBe('false');
    await item.waitFor({ state: 'hidden' });
    await isKept;

    const other = await context.newPage();
    await other.goto('/home');
    await waitForScreen(other, 'home');
    const folded = other.getByRole('button', { name: words('navigation.configuration'), exact: true });
    expect(await folded.getAttribute('aria-expanded')).toBe('false');
    await expectAccessible(other);
    await other.goto('/activity-logs');
    await waitForScreen(other, 'activity-logs');
    expect(await folded.getAttribute('aria-expanded')).toBe('true');
    await expectInSight(other);
    await folded.click();
    await expect.poll(() => folded.getAttribute('data-holds-active')).toBe('true');
    expectQuiet();
  });
});
