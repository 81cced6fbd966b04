import type { Language } from '../generated/api.ts';

/**
 * Short month words of date-fns' own locales, which `monthWords.test.ts` compares. The locales themselves, with `format`,
 * would put 7 KiB (gzip) into every screen.
 */
export const MONTH_WORDS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'],
} as const satisfies Record<Language, readonly string[]>;
