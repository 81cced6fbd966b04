import { describe, expect, it } from 'vitest';
import { FIXTURE_CONSOLE } from '../fixtures/fixtureConsole.ts';
import { sanitizeConsole } from './sanitizeConsole.ts';

describe('a sound console', () => {
  it('is what it was where nothing is wrong', () => {
    expect(sanitizeConsole(FIXTURE_CONSOLE)).toBe(FIXTURE_CONSOLE);
  });

  it('keeps what is whole as the same value, and values that are no lists as they are', () => {
    const whole = { a: [1, 2], b: { c: 'x' } };
    const broken = { whole, list: [null, 1], nothing: null, text: 'x' };
    const sound = sanitizeConsole(broken);
    expect(sound).toEqual({ whole, list: [1], nothing: null, text: 'x' });
    expect(sound.whole).toBe(whole);
    expect([sanitizeConsole(null), sanitizeConsole('x'), sanitizeConsole([undefined, 'a'])]).toEqual([
      null,
      'x',
      ['a'],
    ]);
    expect(sanitizeConsole([[1, undefined], 2])).toEqual([[1]]);
  });

  it('loses holes, and what is no map among maps', () => {
    const broken = {
      columns: [{ field: 'a' }, null, 'b', 7, { field: 'c', values: ['X', null] }],
      sizes: [10, null, 25],
    };
    expect(sanitizeConsole(broken)).toEqual({
      columns: [{ field: 'a' }, { field: 'c', values: ['X'] }],
      sizes: [10, 25],
    });
  });
});
