import { describe, expect, it } from 'vitest';
import { FIXTURE_PAYMENTS } from '#runtime/fixtures/fixtureConsole.ts';
import { listAddress, listRequest } from './listRequest.ts';
import { type ListState, readListState, withListChange, writeListState } from './listState.ts';

const { list } = FIXTURE_PAYMENTS;
const DECLARED: ListState = { filter: {}, sort: { field: 'created', order: 'desc' }, perPage: 10, page: 1 };

describe('the state of a list in the URL', () => {
  it('is as declared where the URL says nothing, and says nothing where it is as declared', () => {
    expect(readListState('', list)).toEqual(DECLARED);
    expect(writeListState(DECLARED, list)).toBe('');
  });

  // Rule lists.state-in-address.
  it('comes back as it was written', () => {
    const states: ListState[] = [
      { ...DECLARED, filter: { q: 'inv-1', status: ['PENDING'], created_gte: '2026-11-01', amount_lte: '125.50' } },
      { ...DECLARED, sort: { field: 'amount', order: 'asc' }, perPage: 25, page: 3, cursor: 'abc_-' },
      { ...DECLARED, fromEnd: 1, cursor: 'last' },
      { ...DECLARED, fromEnd: 2, cursor: 'xyz' },
    ];
    for (const state of states) expect(readListState(writeListState(state, list), list)).toEqual(state);
  });

  it.each([
    '?perPage=7&sort=reference&order=ASC&page=-1&fromEnd=x&filter={',
    '?filter=[1]&perPage=1e3&page=99999999999',
    '?filter="q"&sort=__proto__',
  ])('is as declared where %s makes no sense', (search) => {
    expect(readListState(search, list)).toEqual(DECLARED);
  });

  it.each([
    ['?perPage=25', { perPage: 25 }],
    ['?page=2', { page: 2 }],
    ['?page=0', { page: 1 }],
    ['?page=999999999', { page: 999_999_999 }],
    ['?page=1000000000', { page: 1 }],
    ['?sort=amount', { sort: { field: 'amount', order: 'desc' } }],
    ['?sort=amount&order=asc', { sort: { field: 'amount', order: 'asc' } }],
    ['?sort=amount&order=up', { sort: { field: 'amount', order: 'desc' } }],
    ['?order=ASC', { sort: DECLARED.sort }],
    ['?cursor=c', { cursor: 'c' }],
    ['?fromEnd=1&cursor=c', { fromEnd: 1, cursor: 'last' }],
    ['?fromEnd=2&cursor=c', { fromEnd: 2, cursor: 'c' }],
    // Only the last page is found without a cursor.
    ['?fromEnd=2', {}],
    ['?segment=other', {}],
  ] as const)('is what %s says', (search, state) => {
    expect(readListState(search, list)).toEqual({ ...DECLARED, ...state });
  });

  it('has a segment that the list has', () => {
    const segments = [
      { id: 'failed', label: 'failed' },
      { id: 'open', label: 'open' },
    ] as never;
    const state = { ...DECLARED, segment: 'open' };
    expect(readListState('?segment=open', { ...list, segments })).toEqual(state);
    expect(writeListState(state, list)).toBe('?segment=open');
    expect(withListChange({ ...state, page: 4 }, { perPage: 25 })).toEqual({ ...state, perPage: 25 });
  });

  it('says only what is not as declared', () => {
    const written = (change: Partial<ListState>, search = '') =>
      writeListState({ ...DECLARED, ...change }, list, search);
    expect(written({ sort: { field: 'created', order: 'asc' } })).toBe('?sort=created&order=ASC');
    expect(written({ sort: { field: 'amount', order: 'desc' } })).toBe('?sort=amount&order=DESC');
    expect([written({ page: 1 }), written({ page: 2 }), written({ perPage: 25 })]).toEqual([
      '',
      '?page=2',
      '?perPage=25',
    ]);
    expect(written({ fromEnd: 1, cursor: 'last', page: 5 })).toBe('?fromEnd=1');
    expect(written({ fromEnd: 2, cursor: 'c', page: 5 })).toBe('?fromEnd=2&cursor=c');
    expect(written({}, '?view=v&segment=x&cursor=c')).toBe('?view=v&filter=%7B%7D');
  });

  it("leaves what is not the list's in the query", () => {
    expect(writeListState({ ...DECLARED, page: 2, cursor: 'c' }, list, '?tab=refunds&page=9')).toBe(
      '?tab=refunds&page=2&cursor=c',
    );
  });

  it('returns to the first page on a change', () => {
    const deep: ListState = { ...DECLARED, fromEnd: 3, cursor: 'c' };
    expect(withListChange(deep, { filter: { q: 'abc' } })).toEqual({ ...DECLARED, filter: { q: 'abc' } });
  });
});

describe('the address of a list', () => {
  it('has the range of the page, or behind a cursor only its size', () => {
    const read = (search: string) => {
      const address = listAddress(
        '/api/payments',
        listRequest(readListState(search, list), 'Asia/Jakarta', { by: 'x' }),
      );
      return Object.fromEntries(new URL(address, 'https://x.example').searchParams);
    };
    expect(read('?page=3')).toEqual({
      sort: '["created","DESC"]',
      range: '[20,29]',
      filter: '{"by":"x"}',
      time_zone: 'Asia/Jakarta',
    });
    expect(read('?page=3&cursor=c')).toMatchObject({ range: '[0,9]', cursor: 'c' });
    expect(read('?fromEnd=1')).toMatchObject({ range: '[0,9]', cursor: 'last' });
  });
});
