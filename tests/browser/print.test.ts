import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dayFromNow } from '../helpers/days.ts';
import { startBrowser } from './browser.ts';
import { headsOf } from './list.ts';
import { resize } from './resize.ts';
import { waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { type VisitOptions, visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** The width of A4 paper between its margins, in CSS pixels. */
const PAPER = { width: 703, height: 900 };

/** What is seen that only makes sense on a screen: buttons that are no labels, menus, inputs, bars. */
function pressables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, select, input, aside, nav[data-print], [data-print="never"]')]
      .filter((element) => element.checkVisibility() && element.getAttribute('data-print') !== 'label')
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

async function openOnPaper(options: VisitOptions, path: string, screen: string) {
  const visited = await visit({ as: OWNER, ...options });
  await visited.page.goto(path);
  await waitForScreen(visited.page, screen);
  return visited;
}

// Rule navigation.print.
describe('a printed screen', () => {
  it('has a list with all its headings, the brand, the business and the day, dark on light', async () => {
    const { page, words } = await openOnPaper({ colours: 'dark' }, '/transactions-new', 'transactions');
    const heads = await headsOf(page);
    const rows = await page.locator('tbody tr').count();
    await page.emulateMedia({ media: 'print' });
    await resize(page, PAPER);
    expect(await pressables(page)).toEqual([]);
    const table = page.getByRole('table');
    for (const head of heads) await table.getByRole('columnheader', { name: head }).waitFor();
    for (const head of heads) expect(await table.locator('thead').innerText()).toContain(head);
    await page.getByRole('button', { name: words('list.tab_all') }).waitFor();
    expect(await page.locator('tbody tr:visible').count()).toBe(rows);
    const top = page.locator('[data-print="only"]');
    expect(await top.innerText()).toContain('Kopi Nusantara');
    expect(await top.innerText()).toMatch(/Printed .*20\d\d/);
    expect(await top.locator('img:visible').getAttribute('src')).toContain('/logo.svg');
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return {
        backgroundColor,
        light: color
          .match(/\d+/g)
          ?.map(Number)
          .every((part) => part < 90),
      };
    });
    expect(colours).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', light: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  });

  it('shows the filters of a list', async () => {
    // External ids begin with the year of their day.
    const q = `KN-${dayFromNow(0).slice(2, 4)}`;
    const filter = new URLSearchParams({ filter: JSON.stringify({ status: ['FAILED'], q }) });
    const { page } = await openOnPaper({}, `/transactions-new?${filter}`, 'transactions');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('searchbox').inputValue()).toBe(q);
    expect(await page.getByRole('search').innerText()).toContain('Failed');
  });

  it('has a record with its values and the names of its tabs', async () => {
    const record = await firstRecord(OWNER, '/api/transactions');
    const { page, words } = await openOnPaper(
      { language: 'id', colours: 'dark' },
      `/transactions-new/${record.id}`,
      'transactions-detail',
    );
    const values = await page.locator('main dl').first().innerText();
    await page.emulateMedia({ media: 'print' });
    await resize(page, PAPER);
    expect(await pressables(page)).toEqual([]);
    expect(await page.locator('main dl').first().innerText()).toBe(values);
    expect(await page.getByRole('navigation', { name: words('detail.tabs') }).innerText()).not.toBe('');
    expect(await page.locator('[data-print="only"]').innerText()).toContain('Dicetak');
  });

  it('has a page with its title and figures, without links', async () => {
    const { page, words } = await openOnPaper({ environment: 'DEVELOPMENT' }, '/home', 'home');
    await page.emulateMedia({ media: 'print' });
    await resize(page, PAPER);
    expect(await pressables(page)).toEqual([]);
    await page.getByRole('heading', { level: 1, name: words('home.title') }).waitFor();
    await page.getByRole('region', { name: words('home.received'), exact: true }).waitFor();
    expect(await page.getByRole('region', { name: words('home.offers') }).count()).toBe(0);
    expect(await page.locator('[data-print="only"]').innerText()).toContain(words('shell.environment.test'));
  });
});
