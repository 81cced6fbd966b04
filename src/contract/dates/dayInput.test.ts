import { describe, expect, it } from 'vitest';
import { dayOrder, readTypedDay, writeTypedDay } from './dayInput.ts';

// Rule forms.day-order.
describe('a typed day', () => {
  it.each([
    ['ID', '22-11-2026'],
    ['PH', '11-22-2026'],
    ['SG', '22-11-2026'],
  ] as const)('has the order of its country: %s', (country, typed) => {
    const order = dayOrder(country);
    expect(writeTypedDay('2026-11-22', order)).toBe(typed);
    expect(readTypedDay(typed, order)).toBe('2026-11-22');
  });

  it.each(['5/1/2026', '05.01.2026', '05012026', '5 1 2026', ' 05-01-2026 ', '2026-01-05'])(
    'is read however it is parted: %s',
    (text) => {
      expect(readTypedDay(text, 'DMY')).toBe('2026-01-05');
    },
  );

  it('is read in the order of the country without separators, too', () => {
    expect(readTypedDay('11222026', 'MDY')).toBe('2026-11-22');
    expect(readTypedDay('11222026', 'DMY')).toBe('11222026');
  });

  it.each(['31-02-2026', '11-22-2026', '1-1-26', 'tomorrow', '', '1-1', '22-11-2026-1', '31022026', '5012026'])(
    'stays as it is when it is no day: %s',
    (text) => {
      expect(readTypedDay(text, 'DMY')).toBe(text);
      expect(writeTypedDay(text, 'DMY')).toBe(text);
    },
  );
});
