import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

// Rule forms.numbers.
describe('a number as people type it', () => {
  it.each([
    ['2.000', 2000],
    ['2,000', 2000],
    ['1 250 000', 1_250_000],
    ['12', 12],
    ['1,5', 1.5],
    ['2.50', 2.5],
    ['0.500', 0.5],
    ['1.000,5', '1.000,5'],
    ['0x10', '0x10'],
    ['1e3', '1e3'],
    ['', undefined],
    ['  ', undefined],
  ])('%j is %j where it is a whole number', (typed, read) => {
    expect(readNumber(typed, { whole: true })).toBe(read);
  });

  it.each([
    ['1,5', 1.5],
    ['1.125', 1.125],
    ['33,333', 33.333],
  ])('%j is %j where it has decimals', (typed, read) => {
    expect(readNumber(typed, { whole: false })).toBe(read);
  });

  it('is the same however its thousands are written', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom('en', 'id', 'fr'), (number, language) => {
        expect(readNumber(number.toLocaleString(language), { whole: true })).toBe(number);
      }),
    );
  });
});
