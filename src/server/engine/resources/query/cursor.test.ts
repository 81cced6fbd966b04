import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorAt, readCursor, writeCursor } from './cursor.ts';

const BY_CREATED = { field: 'created', order: 'desc' };

describe('a cursor', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(fc.constantFrom('after' as const, 'before' as const), fc.string(), fc.uuid(), (at, key, id) => {
        expect(readCursor(writeCursor({ at, key, id }, BY_CREATED), BY_CREATED)).toEqual({ at, key, id });
      }),
    );
  });

  it('belongs to the order it was made for', () => {
    const text = writeCursor({ at: 'after', key: '1', id: '0190a2f0-0000-7000-8000-000000000000' }, BY_CREATED);
    expect(readCursor(text, { field: 'created', order: 'asc' })).toBeUndefined();
    expect(readCursor(text, { field: 'amount', order: 'desc' })).toBeUndefined();
  });

  it('is nothing else', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => fc.pre(text !== 'last') === undefined && readCursor(text, BY_CREATED) === undefined,
      ),
    );
  });

  it('has a row of which the id is a UUID and the value is text', () => {
    const id = '0190a2f0-0000-7000-8000-000000000000';
    const encoded = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const good = ['after', 'created', 'desc', '1', id];
    expect(readCursor(encoded(good), BY_CREATED)).toEqual({ at: 'after', key: '1', id });
    const wrong = [
      ['beside', ...good.slice(1)],
      [...good.slice(0, 3), 1, id],
      [...good.slice(0, 4), 1],
      [...good.slice(0, 4), `${id}0`],
      [...good.slice(0, 4), "1' or '1'='1"],
      good.slice(0, 4),
      [...good, ''],
      { ...good, length: 5 },
      null,
    ];
    for (const parts of wrong) expect([parts, readCursor(encoded(parts), BY_CREATED)]).toEqual([parts, undefined]);
  });

  it('may say the end', () => {
    expect(readCursor('last', BY_CREATED)).toEqual({ at: 'end' });
  });

  it.each([
    ['datetime', '2026-01-01 00:00:00.123456+00', ['2026-01-01 00:00:00+99', '2026-01-01 00:00:00-2147483648/-1', 'x']],
    ['date', '2026-01-01', ['2026-01-01 00:00:00+00', '', 'now']],
    ['money', '-150000', ['1e309', 'NaN', '9'.repeat(40), '1/0']],
    ['number', '12.5', ['Infinity', '0x1', '']],
    ['boolean', 'true', ['maybe']],
    ['text', '+99', []],
  ] as const)('holds a value of the field: %s', (kind, good, bad) => {
    const read = (key: string) => {
      const id = '0190a2f0-0000-7000-8000-000000000000';
      return readCursor(writeCursor({ at: 'after', key, id }, BY_CREATED), { ...BY_CREATED, kind });
    };
    expect(read(good)).toMatchObject({ key: good });
    for (const key of bad) expect(read(key), key).toBeUndefined();
  });
});

it('a cursor is of a row with an id and a sort value', () => {
  expect(cursorAt('after', ['id-1', 'Sari', '2026'])).toEqual({ at: 'after', key: '2026', id: 'id-1' });
  for (const row of [undefined, [], ['id-1', null], [null, '2026']]) expect(cursorAt('before', row)).toBeUndefined();
});
