import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedView, ViewState } from '#contract/generated/api.ts';
import { readListState, withListChange, writeListState } from '#contract/listState/listState.ts';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import {
  isLinkNarrowed,
  isSameState,
  isViewAlone,
  searchOf,
  searchOfView,
  viewParam,
  viewStateOf,
} from './viewSearch.ts';

const { list } = FIXTURE_PAYMENTS;

const anyState: fc.Arbitrary<ViewState> = fc.record(
  {
    filter: fc.record(
      {
        q: fc.string({ minLength: 3 }).filter((text) => text.trim().length >= 3),
        amount_gte: fc.integer({ min: 1, max: 1e9 }).map(String),
        created_lte: fc.constantFrom('2026-11-01', '2026-11-21'),
      },
      { requiredKeys: [] },
    ),
    sort: fc.record({
      field: fc.constantFrom('created', 'amount'),
      order: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    columns: fc.shuffledSubarray(
      list.columns.map(({ field }) => field),
      { minLength: 1 },
    ),
    per_page: fc.constantFrom(...list.page_sizes),
  },
  { requiredKeys: ['filter', 'sort', 'per_page'] },
);

function viewOf(state: ViewState): SavedView {
  return {
    id: 'view_1',
    resource: 'payments',
    name: 'One',
    shared: false,
    mine: true,
    editable: true,
    default: false,
    narrowed: false,
    state,
  };
}

describe('the address of a view', () => {
  it('holds the whole state, and names the view', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const search = searchOfView(viewOf(state), list);
        expect(isSameState(viewStateOf(search, list), state)).toBe(true);
        expect([viewParam(search), isViewAlone(search), isLinkNarrowed(search, list)]).toEqual([
          'view_1',
          false,
          false,
        ]);
        expect(isSameState(viewStateOf(searchOf(state, list), list), state)).toBe(true);
      }),
    );
  });

  it('is never taken for the view alone when everything has been cleared', () => {
    const search = searchOfView(viewOf({ filter: { amount_gte: '5' }, sort: list.sort, per_page: 10 }), list);
    const cleared = writeListState(withListChange(readListState(search, list), { filter: {} }), list, search);
    expect([viewParam(cleared), isViewAlone(cleared)]).toEqual(['view_1', false]);
    expect(isSameState(viewStateOf(cleared, list), viewStateOf(search, list))).toBe(false);
    expect(isViewAlone('?view=view_1')).toBe(true);
    expect([viewParam('?view=none'), isViewAlone('?view=none')]).toEqual([undefined, false]);
  });

  it('is the same for filters in another order, and another for columns in another order', () => {
    const base: ViewState = { filter: {}, sort: list.sort, per_page: 10 };
    const one = { ...base, filter: { status: ['PENDING', 'COMPLETED'], amount_gte: '1' } };
    expect(isSameState(one, { ...base, filter: { amount_gte: '1', status: ['COMPLETED', 'PENDING'] } })).toBe(true);
    expect(isSameState({ ...base, columns: ['a', 'b'] }, { ...base, columns: ['b', 'a'] })).toBe(false);
    expect(isSameState({ ...base, columns: ['a'] }, base)).toBe(false);
  });
});

describe('a link that holds more than the list has', () => {
  it.each([
    ['a field', `filter=${encodeURIComponent('{"fee_gte":"1"}')}`],
    ['a value', `filter=${encodeURIComponent('{"status":["PENDING","GONE"]}')}`],
    ['an order', 'sort=fee&order=ASC'],
    ['a column', 'columns=amount,fee'],
    ['a segment', 'segment=gone'],
    ['no filter at all', 'filter=x'],
  ])('is narrowed: %s', (_name, query) => {
    expect(isLinkNarrowed(`?${query}`, list)).toBe(true);
    expect(JSON.stringify(viewStateOf(`?${query}`, list))).not.toMatch(/fee|GONE|gone/);
  });

  it('is not narrowed when the list has it all', () => {
    expect(isLinkNarrowed('?sort=amount&order=ASC&columns=amount,created&page=2&cursor=x&perPage=25', list)).toBe(
      false,
    );
    expect(isLinkNarrowed('', list)).toBe(false);
  });
});
