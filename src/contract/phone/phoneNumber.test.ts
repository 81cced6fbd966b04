import { describe, expect, it } from 'vitest';
import { parsePhoneNumber } from './phoneNumber.ts';

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
  ])('%s is none', (typed) => {
    expect(parsePhoneNumber(typed)).toBeUndefined();
  });
});
