import { enUS } from 'date-fns/locale/en-US';
import { id } from 'date-fns/locale/id';
import { expect, it } from 'vitest';
import { WEEKDAY_WORDS } from './weekdayWords.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

it('holds the words of the date-fns locales', () => {
  expect(WEEKDAY_WORDS.en).toEqual(DAYS.map((day) => enUS.localize.day(day, { width: 'abbreviated' })));
  expect(WEEKDAY_WORDS.id).toEqual(DAYS.map((day) => id.localize.day(day, { width: 'abbreviated' })));
});
