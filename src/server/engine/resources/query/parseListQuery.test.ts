import { describe, expect, it } from 'vitest';
import { transactionAccess } from '../testing/transactionAccess.ts';
import { writeCursor } from './cursor.ts';
import { parseListQuery } from './parseListQuery.ts';

const context = {
  access: transactionAccess(),
  limits: { page_sizes: [10], count_cap: 10_000, search_minimum: 3, saved_views: 20, shared_views: 50 },
  timeZone: 'Asia/Jakarta',
  currency: 'IDR',
  now: new Date(),
};

function valuesOf(types: readonly string[]): unknown {
  return parseListQuery({ filter: JSON.stringify({ type: types }) }, context).conditions;
}

describe('a filter of a field that the list holds values of', () => {
  it('contains only values that the list contains', () => {
    expect(valuesOf(['PAYMENT', 'REFUND'])).toEqual([{ kind: 'one-of', field: 'type', values: ['PAYMENT'] }]);
    expect(valuesOf(['REFUND'])).toEqual([{ kind: 'one-of', field: 'type', values: [] }]);
  });
});

describe('the cursor of a list', () => {
  const cursorOf = (cursor: unknown) => parseListQuery({ cursor } as never, context).cursor;

  it('is that of its order, or none', () => {
    const id = '0190f4c0-a411-7111-8111-11111111dead';
    const row = { at: 'after', key: '2026-11-21 10:00:00+00', id } as const;
    expect(cursorOf('last')).toEqual({ at: 'end' });
    expect(cursorOf(writeCursor(row, context.access.defaultSort))).toEqual(row);
    expect([cursorOf(undefined), cursorOf('')]).toEqual([undefined, undefined]);
    for (const wrong of ['first', ['last'], writeCursor(row, { field: 'amount', order: 'asc' })])
      expect(() => cursorOf(wrong)).toThrow();
  });
});

describe('the sort and range of a list', () => {
  it('are those that the list offers', () => {
    const parse = (query: object) => parseListQuery(query as never, context);
    const [field = ''] = context.access.sortFields;
    expect(parse({ sort: JSON.stringify([field, 'ASC']) }).sort).toEqual({ field, order: 'asc' });
    for (const sort of [['channel', 'ASC'], [field, 'UP'], [field]])
      expect(() => parse({ sort: JSON.stringify(sort) }), sort.join()).toThrow();
    expect(() => parse({ range: '[0,9]' })).not.toThrow();
    for (const range of ['[9,0]', '[-1,3]', '[0,100000]', '[0]']) expect(() => parse({ range }), range).toThrow();
  });
});
