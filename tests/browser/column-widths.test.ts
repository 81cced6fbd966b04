import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { resize } from './resize.ts';
import { waitForScreen } from './screen.ts';
import { newCustomer } from './sessions.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** Lists with more than three pages of 10 rows, whose rows are of different lengths, and a column that sorts each. */
const LISTS = [
  { path: '/transactions-new', screen: 'transactions', sorts: 'fields.transaction.amount' },
  { path: '/credit_cards/payments', screen: 'credit-card-payments', sorts: 'fields.credit_card_payment.amount' },
  { path: '/customers', screen: 'customers', sorts: 'fields.customer.created' },
] as const;

/** Where the heading of each column begins, in pixels. */
function columnPlaces(page: Page): Promise<number[]> {
  return page.locator('main th').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
}

function expectSamePlaces(places: readonly number[], before: readonly number[], when: string): void {
  expect(places, when).toHaveLength(before.length);
  const jumps = places.map((place, index) => Math.abs(place - (before[index] ?? Number.NaN)));
  expect(Math.max(...jumps), when).toBeLessThanOrEqual(1);
}

/** Waits for rows other than those shown when `act` began. */
async function waitForOthers(page: Page, act: () => Promise<void>): Promise<void> {
  const rows = page.locator('main tbody');
  const before = await rows.innerText();
  await act();
  await expect.poll(() => rows.innerText()).not.toBe(before);
  await page.locator('main tbody[data-stale="false"]').waitFor();
}

async function waitForRows(page: Page): Promise<void> {
  await page.locator('main table[aria-busy="false"] tbody td').first().waitFor();
}

async function next(page: Page, words: Words): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: words('list.next_page'), exact: true })
    .click();
}

describe('the columns of a list', () => {
  it.each(LISTS)('of $screen keep their positions from page to page and in another order', async (list) => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(`${list.path}?perPage=10`);
    await waitForScreen(page, list.screen);
    await waitForRows(page);
    const first = await columnPlaces(page);
    for (const number of [2, 3]) {
      await waitForOthers(page, () => next(page, words));
      expectSamePlaces(await columnPlaces(page), first, `page ${number}`);
    }
    const label = words(list.sorts);
    await waitForOthers(page, () => page.getByRole('columnheader', { name: label }).getByRole('button').click());
    expectSamePlaces(await columnPlaces(page), first, `by ${label}`);
  });

  it.each(['en', 'id'] as const)('have their final positions while the first rows load, in %s', async (language) => {
    const { page } = await visit({ as: OWNER, language });
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/transactions?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/transactions-new');
    await page.locator('main table[aria-busy="true"]').waitFor();
    const loading = await columnPlaces(page);
    answer();
    await waitForRows(page);
    expectSamePlaces(await columnPlaces(page), loading, 'with its rows');
  });

  it('are those of every row, of which none out of sight is laid out', async () => {
    const { page, expectQuiet } = await visit({ as: OWNER });
    await page.goto('/transactions-new?perPage=100');
    await waitForScreen(page, 'transactions');
    await waitForRows(page);
    const rows = page.locator('main tbody').getByRole('row');
    await expect.poll(() => rows.count()).toBe(100);
    const last = rows.last();
    const isLaidOut = () =>
      last
        .locator('td')
        .first()
        .evaluate((cell) => cell.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    const heads = await columnPlaces(page);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    for (const row of [rows.nth(90), last]) {
      const places = await row
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
      expectSamePlaces(places, heads, 'the cells of a row');
    }
    // Each would be a layer of its own, which the browser arranges again with every picture.
    const opacities = await last
      .locator('*')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
    expectQuiet();
  });

  it('show the whole of a text that is cut off when the pointer is on it', async () => {
    const long = 'Persekutuan Dagang Rempah dan Kopi Kepulauan Nusantara Sejahtera Bersama';
    // The newest is on top, however many other tests have added.
    await newCustomer(OWNER, long, 'persekutuan.dagang.rempah.dan.kopi.kepulauan.');
    const { page, expectQuiet } = await visit({ as: OWNER });
    await resize(page, { width: 1024, height: 800 });
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    await waitForRows(page);
    // A text that is cut off, and that a pointer reaches: not one below the actions of its row.
    const isCut = (element: Element) => {
      if (getComputedStyle(element).textOverflow !== 'ellipsis' || element.scrollWidth <= element.clientWidth)
        return false;
      const { x, y, width, height } = element.getBoundingClientRect();
      const reached = document.elementFromPoint(x + width / 2, y + height / 2);
      return reached !== null && element.contains(reached);
    };
    const cells = page.locator('main tbody td *, main tbody td');
    const firstCut = () =>
      cells.evaluateAll((elements, test) => {
        const cut = new Function(`return ${test}`)() as (element: Element) => boolean;
        return elements.findIndex(cut);
      }, isCut.toString());
    await expect.poll(firstCut).toBeGreaterThanOrEqual(0);
    const cell = cells.nth(await firstCut());
    await cell.hover();
    expect(await cell.getAttribute('title')).toBe(await cell.innerText());
    expectQuiet();
  });
});
