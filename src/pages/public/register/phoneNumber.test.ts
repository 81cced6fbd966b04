import { describe, expect, it } from 'vitest';
import { phoneNumber } from './phoneNumber.ts';

describe('a phone number', () => {
  it.each([
    ['0812-3456-789', 'ID', '+628123456789'],
    ['8123456789', 'ID', '+628123456789'],
    ['+62 812 3456 789', 'PH', '+628123456789'],
    ['0917 123 4567', 'PH', '+639171234567'],
    ['9123 4567', 'SG', '+6591234567'],
  ] as const)('%s of %s is %s', (typed, country, number) => {
    expect(phoneNumber(typed, country)).toBe(number);
  });

  it.each(['', '12', 'kopi', '+0812345678', '0812345678901234'])('is not %j', (typed) => {
    expect(phoneNumber(typed, 'ID')).toBeUndefined();
  });
});
