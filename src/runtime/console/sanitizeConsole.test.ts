import { describe, expect, it } from 'vitest';
import { FIXTURE_CONSOLE } from '../fixtures/fixtureConsole.ts';
import { sanitizeConsole } from './sanitizeConsole.ts';

describe('a sound console', () => {
  it('is what it was where nothing is wrong', () => {
    expect(sanitizeConsole(FIXTURE_CONSOLE)).toBe(FIXTURE_CONSOLE);
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
