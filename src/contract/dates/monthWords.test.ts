import { enUS } from 'date-fns/locale/en-US';
import { id } from 'date-fns/locale/id';
import { expect, it } from 'vitest';
import { MONTH_WORDS } from './monthWords.ts';

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

it('holds the words of the date-fns locales', () => {
  expect(MONTH_WORDS.en).toEqual(MONTHS.map((month) => enUS.localize.month(month, { width: 'abbreviated' })));
  expect(MONTH_WORDS.id).toEqual(MONTHS.map((month) => id.localize.month(month, { width: 'abbreviated' })));
});
