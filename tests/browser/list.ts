import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Words } from './words.ts';

/** The filters of a list. */
export function filtersOf(page: Page): Locator {
  return page.getByRole('search');
}

/** Opens the panel of a filter, by the label of its field. */
export async function openFilter(page: Page, label: string): Promise<Locator> {
  await filtersOf(page).getByRole('button', { name: label, exact: true }).click();
  const panel = page.getByRole('dialog', { name: label });
  await panel.waitFor();
  return panel;
}

/** Closes the panel that is open. */
export async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The texts of a column of the table, row by row; empty while the requested rows are loading. */
export function columnOf(page: Page, label: string): Promise<string[]> {
  return page.locator('main table').evaluate((table, name) => {
    if (table.querySelector('[data-stale="true"]') || table.getAttribute('aria-busy') === 'true') return [];
    const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent);
    const index = heads.indexOf(name);
    return [...table.querySelectorAll('tbody tr')].map((row) => row.children[index]?.textContent ?? '');
  }, label);
}

/** The addresses of the records in the table; empty while the requested rows are loading. */
export function recordsOf(page: Page): Promise<string[]> {
  return page.locator('main table').evaluate((table) => {
    if (table.querySelector('[data-stale="true"]') || table.getAttribute('aria-busy') === 'true') return [];
    return [...table.querySelectorAll('[data-row]')].map((link) => link.getAttribute('href') ?? '');
  });
}

/** Waits until the table shows a number of records, and answers their addresses. */
export async function waitForRecords(page: Page, count: number): Promise<string[]> {
  let records: string[] = [];
  const read = async () => {
    records = await recordsOf(page);
    return records.length;
  };
  await expect.poll(read).toBe(count);
  return records;
}

/** The labels of the table's columns, from left to right. */
export function headsOf(page: Page): Promise<string[]> {
  return page.locator('main table thead th').allTextContents();
}

/** Waits until every row says in a column what it should, and there is a row. */
export async function expectColumn(page: Page, label: string, isRight: (text: string) => boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        const texts = await columnOf(page, label);
        return texts.length === 0 ? ['no rows'] : texts.filter((text) => !isRight(text));
      },
      { message: `column ${label}` },
    )
    .toEqual([]);
}

/** An amount as it is read, in whole units of a currency without others. */
export function amountOf(text: string): number {
  return Number(text.replaceAll(/\D/g, '')) * (text.includes('−') ? -1 : 1);
}

/** Which rows of how many the pager says are shown. */
export function rangeOf(page: Page, words: Words): Locator {
  return page.getByRole('navigation', { name: words('list.pages') }).locator('p');
}

/** The part of the address that says what the list shows. */
export function stateOf(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams;
}

/** Opens the record of a row, or of the first row, by the keyboard: what a click meets depends on the columns. */
export async function openRow(within: Locator | Page): Promise<void> {
  await within.locator('a[data-row]').first().press('Enter');
}
