import type { Language } from '../generated/api.ts';

/** Short weekday words of date-fns' own locales, from Sunday; `weekdayWords.test.ts` compares. */
export const WEEKDAY_WORDS = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  id: ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'],
} as const satisfies Record<Language, readonly string[]>;
