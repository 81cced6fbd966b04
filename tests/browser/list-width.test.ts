import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Console, ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import type { Person } from './people.ts';
import { resize } from './resize.ts';
import { expectAccessible, goWithin, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { openVisit } from './visit.ts';

startBrowser();

/** Between them they have every list. Each list is looked at once, as the first of them who has it. */
const PEOPLE: readonly Person[] = [
  'owner@kopi.test',
  'owner@manila.test',
  'owner@warung.test',
  'owner@remit.test',
  'owner@pasar.test',
  'staff@beranda.test',
];

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

/** A moment and a day whose texts are long in both languages. */
const MOMENT = '2030-12-28T16:59:00Z';
const DAY = '2030-12-28';

/** The values of a column that its list can hold: those of its filter and of its rows, or all where neither has any. */
function valuesOf({ list }: ResolvedResource, { field, values = [] }: ResolvedColumn, rows: readonly Row[]): unknown[] {
  const filter = list.filters.find((each) => 'field' in each && each.field === field);
  const offered = filter && 'values' in filter ? filter.values?.map(({ value }) => value) : undefined;
  const known = values.map(({ value }) => value);
  const held = rows.map((row) => row[field]).filter((value) => known.some((each) => each === value));
  const possible = [...new Set([...(offered ?? []), ...held])];
  return possible.length > 0 ? possible : known;
}

/** The value that a column of the `index`th row shows: each known value once, and no empty dates. */
function stateOf({ type }: ResolvedColumn, values: readonly unknown[], value: unknown, index: number): unknown {
  if (type !== 'tags' && values.length > 0) return values[index % values.length];
  if (value !== null && value !== undefined) return value;
  if (type === 'datetime' || type === 'relative-time') return MOMENT;
  return type === 'date' ? DAY : value;
}

/** The rows of a list in every state: each value of its columns, each of its row actions first. */
function inEveryState(resource: ResolvedResource, rows: readonly Row[]): Row[] {
  const { list } = resource;
  const actions = list.row_actions ?? [];
  const columns = list.columns.filter(({ hidden }) => !hidden);
  const values = columns.map((column) => valuesOf(resource, column, rows));
  const count = Math.max(rows.length, actions.length, ...values.map(({ length }) => length));
  return Array.from({ length: rows.length === 0 ? 0 : count }, (_, index) => {
    const row = rows[index % rows.length] as Row;
    const states = columns.map((column, place) => [
      column.field,
      stateOf(column, values[place] ?? [], row[column.field], index),
    ]);
    const id = index < rows.length ? row.id : `${row.id}${index}`;
    const first = actions.length === 0 ? 0 : index % actions.length;
    const can = [...actions.slice(first), ...actions.slice(0, first)];
    return { ...row, ...Object.fromEntries(states), id, can: can.slice(0, Math.max(actions.length - first, 2)) };
  });
}

/** The lists on the page that are wider than their cards, by name. */
function tooWide(page: Page): Promise<string[]> {
  return page.locator('main section:has(> table)').evaluateAll((regions) =>
    regions.flatMap((region) => {
      const over = region.scrollWidth - region.clientWidth;
      return over > 0 ? [`${region.getAttribute('aria-label')}: ${over} px`] : [];
    }),
  );
}

/** The labels of chips in lists on the page that are wider than their chips. */
function cutChips(page: Page): Promise<string[]> {
  return page
    .locator('main td [data-tone]')
    .evaluateAll((chips) =>
      chips.flatMap((chip) => (chip.scrollWidth > chip.clientWidth ? [`${chip.textContent}: cut off`] : [])),
    );
}

/** The addresses of the screens with lists, by screen. */
function listScreens({ pages, resources }: Console): Map<string, string> {
  const found = new Map<string, string>();
  for (const [id, { path, singleton }] of Object.entries(resources)) {
    // The address of a singleton shows its record.
    if (path !== undefined && !singleton) found.set(id, path);
  }
  for (const [id, { path, blocks }] of Object.entries(pages)) {
    if (blocks.some(({ type }) => type === 'records' || type === 'list')) found.set(id, path);
  }
  return found;
}

describe.each(['en', 'id'] as const)('at 1440 px, in %s', (language) => {
  const seen = new Set<string>();

  it.each(PEOPLE)(
    'no list of %s is wider than its card, and no label than its chip, in any state of its rows',
    { timeout: 600_000 },
    async (person) => {
      const { access_token: token } = await sharedSession(person);
      const shown = await callApi<Console>(siteUrl(), '/api/console?environment=PRODUCTION', { token });
      const screens = [...listScreens(shown)].filter(([id]) => !seen.has(id));
      const { page, context, expectQuiet } = await openVisit({ as: person, language });
      for (const resource of Object.values(shown.resources)) {
        await page.route(
          ({ pathname }) => pathname === resource.api,
          async (route) => {
            const response = await route.fetch();
            const body: unknown = response.ok() ? await response.json() : undefined;
            await route.fulfill({ response, ...(Array.isArray(body) && { json: inEveryState(resource, body) }) });
          },
        );
      }
      const wide: string[] = [];
      for (const [id, path] of screens) {
        await (id === screens[0]?.[0] ? page.goto(path) : goWithin(page, path));
        await waitForScreen(page, id);
        wide.push(...[...(await tooWide(page)), ...(await cutChips(page))].map((found) => `${path}: ${found}`));
      }
      await context.close();
      expectQuiet();
      expect(wide).toEqual([]);
      // What was not looked at to the end is looked at when the test is tried again.
      for (const [id] of screens) seen.add(id);
    },
  );
});

describe('a list that is wider than its card', () => {
  it('has a shadow at the edges with hidden columns', async () => {
    const { page, context } = await openVisit({ as: 'owner@kopi.test' });
    const edges = () =>
      page
        .locator('main div:has(> section > table)')
        .evaluate((frame) => [getComputedStyle(frame, '::before').opacity, getComputedStyle(frame, '::after').opacity]);
    await resize(page, { width: 768, height: 1024 });
    await page.goto('/transactions-new');
    await waitForScreen(page, 'transactions');
    await expect.poll(edges).toEqual(['0', '1']);
    await page.locator('main section:has(> table)').evaluate((region) => region.scrollBy(100, 0));
    await expect.poll(edges).toEqual(['1', '1']);
    await page.locator('main section:has(> table)').evaluate((region) => region.scrollBy(5_000, 0));
    await expect.poll(edges).toEqual(['1', '0']);
    await resize(page, { width: 1440, height: 900 });
    await expect.poll(edges).toEqual(['0', '0']);
    // The saved views lead the toolbar, right beside the title.
    const places = await page
      .locator('main h1 ~ *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));
    expect(Math.min(...places)).toBe(places[0]);
    await context.close();
  });
});

describe.each(['en', 'id'] as const)('on a tablet of 768 px, in %s', (language) => {
  // Rule navigation.filters-collapse.
  it('the filters of every list take two rows, and others are behind a button', { timeout: 300_000 }, async () => {
    const { access_token: token } = await sharedSession('owner@kopi.test');
    const shown = await callApi<Console>(siteUrl(), '/api/console?environment=PRODUCTION', { token });
    const { page, words, context } = await openVisit({ as: 'owner@kopi.test', language });
    await resize(page, { width: 768, height: 1024 });
    const bar = page.getByRole('search', { name: words('list.filters') });
    const high: string[] = [];
    const screens = Object.entries(shown.resources).filter(([, { path, list }]) => path && list.filters.length > 0);
    for (const [id, { path = '' }] of screens) {
      await (id === screens[0]?.[0] ? page.goto(path) : goWithin(page, path));
      await waitForScreen(page, id);
      const height = (await bar.boundingBox())?.height ?? 0;
      // Two controls of 36 px and the gap between them.
      if (height > 80) high.push(`${path}: ${height} px`);
    }
    expect(high).toEqual([]);

    await goWithin(page, '/transactions-new');
    await waitForScreen(page, 'transactions');
    const amount = bar.getByRole('button', { name: words('fields.transaction.amount'), exact: true });
    expect(await amount.isVisible()).toBe(false);
    await bar.getByRole('button', { name: words('list.more_filters') }).click();
    await amount.click();
    await expectAccessible(page);
    await context.close();
  });
});

describe('the toolbar of a list at 320 px', () => {
  /** With a help link; with a selection; with a long action; with few tools. */
  const LISTS = {
    transactions: '/transactions-new',
    disbursements: '/disbursements',
    customers: '/customers',
    tax: '/tax',
  };

  it.each(['en', 'id'] as const)('has its icons on one line, beside the views, in %s', async (language) => {
    const { page, context } = await openVisit({ as: 'owner@kopi.test', language });
    await resize(page, { width: 320, height: 700 });
    const lines: Record<string, string> = {};
    for (const [id, path] of Object.entries(LISTS)) {
      await page.goto(path);
      await waitForScreen(page, id);
      const [views, ...tools] = await page
        .locator('main > :has(> h1) > div')
        .evaluateAll((groups) =>
          groups.flatMap((group) => [group, ...group.children]).map((each) => each.getBoundingClientRect()),
        );
      const middles = [views, ...tools].map((box) => Math.round((box?.top ?? 0) + (box?.height ?? 0) / 2));
      lines[id] = [...new Set(middles)].join();
    }
    await context.close();
    expect(Object.entries(lines).filter(([, middles]) => middles.includes(','))).toEqual([]);
  });

  it('leaves the id of a record on one line', async () => {
    const { page, context } = await openVisit({ as: 'owner@kopi.test' });
    await resize(page, { width: 320, height: 700 });
    await page.goto('/transactions-new');
    await waitForScreen(page, 'transactions');
    await page.locator('main a[href*="/txn_"]').first().click();
    await waitForScreen(page, 'transactions-detail');
    const id = page.locator('main header code');
    expect((await id.textContent())?.length).toBe(36);
    expect(await id.evaluate((code) => code.getClientRects().length)).toBe(1);
    await context.close();
  });
});
