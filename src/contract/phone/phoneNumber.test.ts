import { describe, expect, it } from 'vitest';
import { internationalNumber, parsePhoneNumber } from './phoneNumber.ts';

// Rule verification.phone-format.
describe('a mobile number', () => {
  it.each([
    ['+6281234567890', '+6281234567890'],
    ['+62 812-3456-789', '+628123456789'],
    ['+63 917 123 4567', '+639171234567'],
    ['+65 8123 4567', '+6581234567'],
    ['+1 (415) 555.0100', '+14155550100'],
  ])('%s is %s', (typed, number) => {
    expect(parsePhoneNumber(typed)).toBe(number);
  });

  it.each([
    '',
    '081234567890',
    '6281234567890',
    '+62 21 1234567',
    '+63 2 8123 4567',
    '+65 6123 4567',
    '+0812345678',
    '+62',
    '+62812345678901234',
    'x+628123456789',
    '+62812abc5678',
  ])('%s is not one', (typed) => {
    expect(parsePhoneNumber(typed)).toBeUndefined();
  });
});

describe('a number as people write it at home', () => {
  it.each([
    ['0812-3456-789', 'ID', '+628123456789'],
    ['8123456789', 'ID', '+628123456789'],
    ['+62 812 3456 789', 'PH', '+628123456789'],
    ['0917 123 4567', 'PH', '+639171234567'],
    ['9123 4567', 'SG', '+6591234567'],
    ['62 812-3456-7890', 'ID', '+6281234567890'],
    ['639171234567', 'PH', '+639171234567'],
  ] as const)('%s of %s is %s', (typed, country, number) => {
    expect(internationalNumber(typed, country)).toBe(number);
    expect(parsePhoneNumber(typed, country)).toBe(number);
  });

  it.each(['', '12', 'kopi', '+0812345678', '0812345678901234'])('is not %j', (typed) => {
    expect(internationalNumber(typed, 'ID')).toBeUndefined();
  });

  it('may be a landline, which is no mobile one', () => {
    expect(internationalNumber('021 7654 321', 'ID')).toBe('+62217654321');
    expect(parsePhoneNumber('021 7654 321', 'ID')).toBeUndefined();
  });
});
