import { describe, expect, it } from 'vitest';
import { tagsOf } from './tagsOf.ts';

const NAMES = ['Ani', 'Budi', 'Citra', 'Dewi', 'Eka', 'Fajar'];

function accounts(count: number) {
  return Array.from({ length: count }, (_, index) => ({ business_name: NAMES[index] ?? `Account ${index}` }));
}

const ABBREVIATED = { name: 'business_name', abbreviate: true } as const;

describe('tags', () => {
  // Rule team.account-names.
  it.each([
    [1, ['Ani'], 0],
    [4, ['Ani', 'Budi', 'Citra', 'Dewi'], 0],
    [5, ['Ani', 'Budi', 'Citra'], 2],
    [12, ['Ani', 'Budi', 'Citra'], 9],
    [13, ['Ani', 'Budi', 'Citra'], 10],
    [14, ['Ani', 'Budi', 'Citra'], 10],
    [200, ['Ani', 'Budi', 'Citra'], 10],
  ])('of %i accounts', (count, words, others) => {
    expect(tagsOf(accounts(count), ABBREVIATED)).toEqual({ words, others });
  });

  it('are all shown where the column does not abbreviate', () => {
    expect(tagsOf(NAMES, {})).toEqual({ words: NAMES, others: 0 });
  });

  it('are none for an empty list, or for values that are no texts', () => {
    for (const value of [[], 'Ani', null, [1], [{ name: 'Ani' }, null]])
      expect(tagsOf(value, ABBREVIATED)).toBe(undefined);
  });
});
