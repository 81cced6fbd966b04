import { describe, expect, it } from 'vitest';
import { maskValue } from './maskValue.ts';

describe('a mask', () => {
  it.each([
    ['+6281234567890', 4, '••••7890'],
    ['7890', 4, '••••'],
    ['890', 4, '••••'],
    ['+6281234567890', 0, '••••'],
    ['rekening 😀😀', 2, '••••😀😀'],
    ['', 4, ''],
  ])('of %s keeps %i: %s', (value, keep, shown) => {
    expect(maskValue(value, { keep })).toBe(shown);
  });

  it.each([
    ['4242424242424242', '424242••••4242'],
    ['4242 4242 4242 4242', '424242••••4242'],
    ['4242-4242-4242-4242', '424242••••4242'],
    ['424242XXXXXX4242', '424242••••4242'],
    ['4242••••4242', '4242••••4242'],
    ['42424242', '••••'],
    ['42424X2424', '••••'],
    ['<b>4242424242424242</b>', '••••'],
    ['4242424242424242 secret', '••••'],
  ])('of the card %s is %s', (value, shown) => {
    expect(maskValue(value, 'card')).toBe(shown);
  });
});
