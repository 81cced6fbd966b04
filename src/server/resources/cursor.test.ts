import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

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

  it('may say the end', () => {
    expect(readCursor('last', BY_CREATED)).toEqual({ at: 'end' });
  });
});
