import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsDigitsOnly, readDigits } from './readDigits.ts';

// Rule forms.digits.
describe('digits as people write them', () => {
  it.each([
    ['1234567890', '1234567890'],
    [' 1234 5678 90 ', '1234567890'],
    ['123-456.789', '123456789'],
    ['1234\u00a05678', '12345678'],
    ['0012', '0012'],
    ['12O4', '12O4'],
    [' BCA 1234 ', 'BCA 1234'],
    ['', ''],
    ['--', '--'],
  ])('%j is read as %j', (typed, read) => {
    expect(readDigits(typed)).toBe(read);
  });

  it('are read once and stay as they are', () => {
    fc.assert(fc.property(fc.string(), (text) => readDigits(readDigits(text)) === readDigits(text)));
  });
});

describe('a pattern of digits', () => {
  it.each(['^[0-9]+$', '^[0-9]{5}$', '^[0-9]{6,20}$'])('is %s', (pattern) => {
    expect(acceptsDigitsOnly(pattern)).toBe(true);
  });

  it.each(['^[0-9]', '[0-9]+$', '^[0-9.-]+$', '^[0-9][0-9 -]+[0-9]$', '^[0-9]{6}|x$'])('is not %s', (pattern) => {
    expect(acceptsDigitsOnly(pattern)).toBe(false);
  });
});
