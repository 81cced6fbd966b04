import type { Language } from '#contract/generated/api.ts';
import type { Country } from '#contract/generated/config.ts';

function isLanguage(code: string | undefined): code is Language {
  return code === 'en' || code === 'id';
}

/**
 * The language of a person: what they chose for themselves, else what their browser asks for, else their country's.
 * The Philippines has no choice of language and reads English.
 */
export function languageOf(chosen: Language | null, acceptLanguage: string | undefined, country: Country): Language {
  if (country === 'PH') return 'en';
  if (chosen !== null) return chosen;
  const asked = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? (country === 'ID' ? 'id' : 'en');
}
