import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { transactionAccess } from '../testing/transactionAccess.ts';
import { writeCursor } from './cursor.ts';
import { parseListQuery, requestTimeZone } from './parseListQuery.ts';

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

/** A list with a filter of each type. */
const FILTERED = {
  ...context,
  access: {
    ...context.access,
    filters: [
      { type: 'select', field: 'status', values: ['PENDING', 'COMPLETED'] },
      { type: 'multi-select', field: 'channel', values: ['BCA', 'BNI'] },
      { type: 'boolean', field: 'paid' },
      { type: 'relation', field: 'customer_id' },
      { type: 'date-range', field: 'created' },
      { type: 'date-range', field: 'settled', future: true },
      { type: 'amount-range', field: 'amount' },
      { type: 'search', fields: ['external_id'] },
    ],
    tabs: { field: 'channel_category', values: ['CARD', 'QR_CODE'] },
    relatedBy: ['reference'],
  },
  currency: 'PHP',
  now: new Date('2026-11-21T10:00:00Z'),
} as never as typeof context;

/** The conditions of a query, or the fields with errors. */
function parsed(query: object, within: typeof context = FILTERED): unknown {
  try {
    return parseListQuery(query, within);
  } catch (error) {
    return error instanceof ApiError ? error.errors.map(({ field }) => field) : error;
  }
}

function filtered(filter: unknown): unknown {
  const read = parsed({ filter: JSON.stringify(filter) });
  return Array.isArray(read) ? read : (read as ReturnType<typeof parseListQuery>).conditions;
}

const CUSTOMER = 'cust_0190f4c0a411711181111111111100ad';
const oneOf = (field: string, ...values: string[]) => [{ kind: 'one-of', field, values }];

describe('the filter of a list', () => {
  it.each<[object, unknown]>([
    [{}, []],
    [{ status: 'PENDING' }, oneOf('status', 'PENDING')],
    [{ status: ['PENDING', 'COMPLETED'] }, ['filter.status']],
    [{ status: 'SECRET' }, ['filter.status']],
    [{ channel: ['BCA', 'BNI'] }, oneOf('channel', 'BCA', 'BNI')],
    [{ channel: [] }, ['filter.channel']],
    [{ channel: [1] }, ['filter.channel']],
    [{ channel: Array(200).fill('BCA') }, oneOf('channel', ...Array<string>(200).fill('BCA'))],
    [{ channel: Array(201).fill('BCA') }, ['filter.channel']],
    [{ paid: true }, oneOf('paid', 'true')],
    [{ paid: 'false' }, oneOf('paid', 'false')],
    [{ paid: 'yes' }, ['filter.paid']],
    [{ customer_id: CUSTOMER }, oneOf('customer_id', '0190f4c0-a411-7111-8111-1111111100ad')],
    [{ customer_id: 'txn_0190f4c0a411711181111111111100ad' }, ['filter.customer_id']],
    [{ reference: 'x'.repeat(200) }, oneOf('reference', 'x'.repeat(200))],
    [{ reference: 'x'.repeat(201) }, ['filter.reference']],
    [{ reference: 'a\u0000' }, ['filter.reference']],
    [{ channel_category: 'CARD' }, oneOf('channel_category', 'CARD')],
    [{ channel_category: 'CASH' }, ['filter.channel_category']],
    // A field that the list shows, but has no filter of.
    [{ description: 'x' }, ['filter.description']],
    [{ amount: '5' }, ['filter.amount']],
    [{ "a'b": 'x' }, ['filter']],
    [{ amount_gte: '1.50' }, [{ kind: 'from', field: 'amount', value: '150' }]],
    [{ amount_gte: '1.505' }, ['filter.amount_gte']],
    [{ amount_lte: 5 }, ['filter.amount_lte']],
    [{ amount_gte: '2', amount_lte: '1.99' }, ['filter.amount_gte']],
  ])('%j is read as %j', (filter, wanted) => {
    expect(filtered(filter)).toEqual(wanted);
  });

  it('of amounts is compared by size, not as text', () => {
    for (const [from, to] of [
      ['9', '10'],
      ['2', '2'],
      ['-10', '-9'],
    ])
      expect(filtered({ amount_gte: from, amount_lte: to })).toHaveLength(2);
    expect(filtered({ amount_gte: '10', amount_lte: '9' })).toEqual(['filter.amount_gte']);
  });

  it('of days holds both days whole, in the time zone of the request', () => {
    expect(filtered({ created_gte: '2026-11-20', created_lte: '2026-11-21' })).toEqual([
      { kind: 'from', field: 'created', value: '2026-11-19T17:00:00.000Z' },
      { kind: 'before', field: 'created', value: '2026-11-21T17:00:00.000Z' },
    ]);
    const { conditions } = parseListQuery(
      { filter: '{"created_gte":"2026-11-20"}', time_zone: 'America/New_York' },
      FILTERED,
    );
    expect(conditions).toEqual([{ kind: 'from', field: 'created', value: '2026-11-20T05:00:00.000Z' }]);
    expect(filtered({ created_gte: '2026-11-20T10:00:00+02:00' })).toEqual([
      { kind: 'from', field: 'created', value: '2026-11-20T08:00:00.000Z' },
    ]);
    expect(filtered({ created_gte: '2026-11-21', created_lte: '2026-11-21' })).toHaveLength(2);
    for (const wrong of ['2026-02-30', '2026-11-20 10:00', 'now', '2026-13-01T00:00:00Z', 5])
      expect([wrong, filtered({ created_gte: wrong })]).toEqual([wrong, ['filter.created_gte']]);
    expect(filtered({ created_gte: '2026-11-21', created_lte: '2026-11-20' })).toEqual(['filter.created_gte']);
  });

  it('of days ends today, which has begun somewhere, unless the field may be in the future', () => {
    // 10:00 UTC: at UTC+14 the 22nd has begun.
    expect(filtered({ created_lte: '2026-11-22' })).toHaveLength(1);
    expect(filtered({ created_lte: '2026-11-23' })).toEqual(['filter.created_lte']);
    expect(filtered({ created_gte: '2026-11-23' })).toHaveLength(1);
    expect(filtered({ settled_lte: '2027-11-23' })).toHaveLength(1);
  });

  it('searches only where the list does, from its shortest text on', () => {
    const searched = (q: unknown) => parsed({ filter: JSON.stringify({ q }) });
    expect(searched('INV 1')).toMatchObject({ search: { fields: ['external_id'], words: ['inv', '1'] } });
    for (const q of ['in', '', 5, 'x'.repeat(201), 'abc\u0000']) expect(searched(q)).toEqual(['filter.q']);
    expect(parsed({ filter: '{"q":"inv"}' }, context)).toEqual(['filter.q']);
  });

  it('is a JSON object', () => {
    for (const filter of ['[]', 'null', '"x"', '{', 5, ['{}']]) expect(parsed({ filter })).toEqual(['filter']);
  });
});

// Rule lists.pages-by-key.
describe('the page of a list', () => {
  it('has the rows of its range, both ends included, and at first the usual number', () => {
    const rows = (query: object) => {
      const read = parsed(query);
      return Array.isArray(read) ? read : [Reflect.get(Object(read), 'start'), Reflect.get(Object(read), 'size')];
    };
    expect(rows({})).toEqual([0, 10]);
    expect(parsed({}, { ...FILTERED, limits: { ...context.limits, page_sizes: [25, 50] } } as never)).toMatchObject({
      size: 25,
    });
    expect(parsed({}, { ...FILTERED, limits: { ...context.limits, page_sizes: [] } } as never)).toMatchObject({
      size: 10,
    });
    expect([rows({ range: '[0,9]' }), rows({ range: '[20,44]' }), rows({ range: '[5,5]' })]).toEqual([
      [0, 10],
      [20, 25],
      [5, 1],
    ]);
    expect([rows({ range: '[0,999]' }), rows({ range: '[0,1000]' })]).toEqual([[0, 1000], ['range']]);
    expect([rows({ range: '[9999,9999]' }), rows({ range: '[10000,10009]' })]).toEqual([[9999, 1], ['range']]);
    for (const range of ['[0,1.5]', '[0,"9"]', '{}', '[0,1,2]', '[5,4]']) expect(rows({ range })).toEqual(['range']);
  });

  it('may begin past the counted rows with a cursor, which belongs to the sort', () => {
    const id = '0190f4c0-a411-7111-8111-11111111dead';
    const cursor = writeCursor({ at: 'after', key: '150', id }, { field: 'amount', order: 'asc' });
    const sort = '["amount","ASC"]';
    expect(parsed({ sort, cursor, range: '[20000,20009]' })).toMatchObject({ start: 20_000, cursor: { key: '150' } });
    expect(parsed({ cursor, range: '[20000,20009]' })).toEqual(['cursor', 'range']);
    expect(
      parsed({ sort, cursor: writeCursor({ at: 'after', key: 'x', id }, { field: 'amount', order: 'asc' }) }),
    ).toEqual(['cursor']);
  });

  it('is sorted by one of its fields, in either order', () => {
    expect(parsed({})).toMatchObject({ sort: { field: 'created', order: 'desc' } });
    expect(parsed({ sort: '["amount","DESC"]' })).toMatchObject({ sort: { field: 'amount', order: 'desc' } });
    for (const sort of ['["amount"]', '["amount","asc"]', '["fee","ASC"]', '[1,"ASC"]', '["amount","ASC",""]'])
      expect(parsed({ sort })).toEqual(['sort']);
    expect(parsed({ sort: '["fee","UP"]', range: '[1,0]', filter: '5', time_zone: 'Mars' })).toEqual([
      'sort',
      'sort',
      'range',
      'time_zone',
      'filter',
    ]);
  });

  it('is in the time zone of the request, if it is one', () => {
    expect(requestTimeZone({ time_zone: 'Asia/Manila' }, 'Asia/Jakarta')).toBe('Asia/Manila');
    for (const time_zone of ['Mars/Olympus', 7, undefined])
      expect(requestTimeZone({ time_zone }, 'Asia/Jakarta')).toBe('Asia/Jakarta');
    expect([parsed({ time_zone: 7 }), parsed({ time_zone: '' })]).toEqual([['time_zone'], ['time_zone']]);
  });

  it('has the conditions of its segment', () => {
    const segments = [
      { id: 'failed', where: { status: ['FAILED'] } },
      { id: 'settled-today', days: { settled: 'today' } },
    ];
    const within = { ...FILTERED, access: { ...FILTERED.access, segments } } as never;
    expect(parsed({ segment: 'failed' }, within)).toMatchObject({ segment: oneOf('status', 'FAILED') });
    expect(parsed({ segment: 'settled-today' }, within)).toMatchObject({
      segment: [
        { kind: 'from', field: 'settled', value: '2026-11-20T17:00:00.000Z' },
        { kind: 'before', field: 'settled', value: '2026-11-21T17:00:00.000Z' },
      ],
    });
    expect([parsed({ segment: '' }, within), parsed({ segment: 'other' }, within)]).toMatchObject([
      { segment: [] },
      ['segment'],
    ]);
  });
});
