import { describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/dates/days.ts';
import { formatDay } from '#contract/dates/formatDates.ts';
import { formatNumber } from '#contract/money/formatNumber.ts';
import { startBrowser } from './browser.ts';
import {
  amountOf,
  closePanel,
  columnOf,
  expectColumn,
  filtersOf,
  openFilter,
  rangeOf,
  recordsOf,
  stateOf,
  waitForRecords,
} from './list.ts';
import { expectAccessible, waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const LIST = '/transactions-new';
const OWNER = 'owner@kopi.test';
const PENDING = 'values.transaction.status.PENDING';
const FAILED = 'values.transaction.status.FAILED';

/** An amount is filtered and ordered by its size: the sign is its direction. */
function sizeOf(text: string): number {
  return Math.abs(amountOf(text));
}

describe.each(['en', 'id'] as const)('filters in %s', (language) => {
  it('by status: ticked, in the URL, removed', async () => {
    const { page, words } = await visit({ as: OWNER, language });
    await page.goto(LIST);
    const label = words('fields.transaction.status');
    const panel = await openFilter(page, label);
    await panel.getByRole('checkbox', { name: words(FAILED) }).check();
    await expectColumn(page, label, (text) => text === words(FAILED));
    await panel.getByRole('checkbox', { name: words(PENDING) }).check();
    await expectAccessible(page);
    await closePanel(page);
    expect(stateOf(page).get('filter')).toBe('{"status":["PENDING","FAILED"]}');
    await filtersOf(page)
      .getByRole('button', { name: words('list.clear_filter', { label }) })
      .click();
    await expect.poll(() => page.url()).not.toContain('filter');
  });

  it('by typed text', async () => {
    const { page, words } = await visit({ as: OWNER, language });
    const { external_id } = await firstRecord(OWNER, '/api/transactions', { filter: { status: ['FAILED'] } });
    await page.goto(LIST);
    const search = filtersOf(page).getByRole('searchbox', { name: words('list.search') });
    await search.fill('K');
    await filtersOf(page)
      .getByText(words('list.search_minimum', { count: 3 }))
      .waitFor();
    expect(page.url()).not.toContain('filter');
    await search.fill(external_id?.toLowerCase() ?? '');
    await expectColumn(page, words('fields.transaction.external_id'), (text) => text.startsWith(external_id ?? ''));
    await filtersOf(page)
      .getByRole('button', { name: words('list.clear_search') })
      .click();
    await expect.poll(() => page.url()).not.toContain('filter');
  });

  it('by day, a quick range and typed days', async () => {
    const { page, words } = await visit({ as: OWNER, language });
    const now = today('Asia/Jakarta', new Date());
    const yesterday = formatDay(addDays(now, -1), language, 'ID');
    await page.goto(LIST);
    const label = words('fields.transaction.created');
    const panel = await openFilter(page, label);
    await panel.getByRole('button', { name: words('list.quick.yesterday') }).click();
    await expectColumn(page, label, (text) => text.startsWith(yesterday));

    await filtersOf(page)
      .getByRole('button', { name: `${label} ${words('list.quick.yesterday')}` })
      .click();
    await panel.getByRole('textbox', { name: words('list.from') }).fill(addDays(now, -3));
    await panel.getByRole('textbox', { name: words('list.to') }).fill(addDays(now, -5));
    await panel.getByText(words('list.date_order')).waitFor();
    await expectAccessible(page);
    await panel.getByRole('textbox', { name: words('list.to') }).fill(addDays(now, -3));
    await panel.getByRole('button', { name: words('list.apply') }).click();
    await expectColumn(page, label, (text) => text.startsWith(formatDay(addDays(now, -3), language, 'ID')));
  });

  it('by amount, as the currency writes it', async () => {
    const { page, words } = await visit({ as: OWNER, language });
    await page.goto(LIST);
    const label = words('fields.transaction.amount');
    const panel = await openFilter(page, label);
    await panel.getByLabel(words('list.minimum')).fill('1.000.000');
    await panel.getByLabel(words('list.maximum')).fill('500000');
    await panel.getByRole('button', { name: words('list.apply') }).click();
    await panel.getByText(words('list.amount_order')).waitFor();
    await panel.getByLabel(words('list.maximum')).fill('2000000');
    await panel.getByRole('button', { name: words('list.apply') }).click();
    await expectColumn(page, label, (text) => sizeOf(text) >= 1_000_000 && sizeOf(text) <= 2_000_000);
    const range = words('list.date_range', { from: 'Rp1.000.000', to: 'Rp2.000.000' });
    await filtersOf(page)
      .getByRole('button', { name: `${label} ${range}` })
      .waitFor();
  });
});

describe('ticked filter values', () => {
  it('all apply, at any speed', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(`${LIST}?perPage=100`);
    await waitForScreen(page, 'transactions');
    const panel = await openFilter(page, words('fields.transaction.status'));
    await panel.getByRole('checkbox').evaluateAll((boxes) => {
      for (const box of boxes.slice(0, 3)) (box as HTMLInputElement).click();
    });
    await expect.poll(() => stateOf(page).get('filter')).toBe('{"status":["PENDING","COMPLETED","FAILED"]}');
  });
});

describe('the order', () => {
  it('changes with a click on a heading, and is reversed with the next click', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(LIST);
    const label = words('fields.transaction.amount');
    const head = page.getByRole('columnheader', { name: label });
    for (const [order, sign] of [
      ['descending', -1],
      ['ascending', 1],
    ] as const) {
      await head.getByRole('button').click();
      await expect.poll(() => head.getAttribute('aria-sort')).toBe(order);
      await waitForRecords(page, 25);
      const amounts = (await columnOf(page, label)).map(sizeOf);
      expect(amounts).toEqual([...amounts].sort((a, b) => sign * (a - b)));
    }
    expect(stateOf(page).get('sort')).toBe('amount');
  });
});

describe('the pages', () => {
  it('go forwards, backwards, to the end and to the beginning, without a row twice', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/customers?perPage=25');
    await waitForScreen(page, 'customers');
    const range = rangeOf(page, words);
    const total = Number(/\d+$/.exec((await range.textContent())?.replaceAll(',', '') ?? '')?.[0]);
    async function step(to: string, from: number): Promise<string[]> {
      await page.getByRole('button', { name: words(`list.${to}_page`) }).click();
      const [first, last, all] = [from, from + 24, total].map((count) => formatNumber(count, 'en'));
      await range.getByText(words('list.range', { from: first ?? '', to: last ?? '', total: all ?? '' })).waitFor();
      return waitForRecords(page, 25);
    }

    const first = await recordsOf(page);
    const second = await step('next', 26);
    expect(second.filter((record) => first.includes(record))).toEqual([]);
    expect(await step('previous', 1)).toEqual(first);
    const last = await step('last', total - 24);
    expect(await page.getByRole('button', { name: words('list.next_page') }).isDisabled()).toBe(true);
    expect(last.filter((record) => second.includes(record))).toEqual([]);
    expect(await step('first', 1)).toEqual(first);
  });

  // Rule lists.page-sizes.
  it('have the selected number of rows', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/customers');
    await page.getByLabel(words('list.rows_per_page')).selectOption('50');
    await waitForRecords(page, 50);
    expect(stateOf(page).get('perPage')).toBe('50');
  });
});

describe('the URL', () => {
  // Rule lists.state-in-address.
  it('has the whole state: another window shows the same rows, and Back restores the former state', async () => {
    const { page, context, words } = await visit({ as: OWNER });
    const status = words('fields.transaction.status');
    await page.goto(LIST);
    const unfiltered = await waitForRecords(page, 25);
    const panel = await openFilter(page, status);
    await panel.getByRole('checkbox', { name: words(FAILED) }).check();
    await closePanel(page);
    await expectColumn(page, status, (text) => text === words(FAILED));
    const amount = page.getByRole('columnheader', { name: words('fields.transaction.amount') });
    await amount.getByRole('button').click();
    await expect.poll(() => stateOf(page).get('sort')).toBe('amount');
    // The address changes before the list does.
    await expect.poll(() => amount.getAttribute('aria-sort')).toBe('descending');
    const first = await waitForRecords(page, 25);
    await page.getByRole('button', { name: words('list.next_page') }).click();
    await expect.poll(() => stateOf(page).get('page')).toBe('2');
    const second = await waitForRecords(page, 25);
    expect(second).not.toEqual(first);

    const other = await context.newPage();
    await other.goto(page.url());
    await waitForScreen(other, 'transactions');
    expect(await recordsOf(other)).toEqual(second);
    expect(
      await other.getByRole('columnheader', { name: words('fields.transaction.amount') }).getAttribute('aria-sort'),
    ).toBe('descending');

    await page.goBack();
    await expect.poll(() => recordsOf(page)).toEqual(first);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.url()).not.toContain('?');
    await expect.poll(() => recordsOf(page)).toEqual(unfiltered);
  });

  // Rule lists.old-bookmark.
  it('of an old bookmark applies its valid parts', async () => {
    const { page, words } = await visit({ as: OWNER });
    const filter = '{"status":["FAILED","GONE"],"colour":"red","amount_gte":"a lot"}';
    await page.goto(`${LIST}?${new URLSearchParams({ filter, sort: 'colour', perPage: '7', page: 'x' })}`);
    await expectColumn(page, words('fields.transaction.status'), (text) => text === words(FAILED));
  });
});
