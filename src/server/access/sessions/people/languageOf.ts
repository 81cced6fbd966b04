import type { Language } from '#contract/generated/api.ts';
import type { Country } from '#contract/generated/config.ts';

function isLanguage(code: string | undefined): code is Language {
  return code === 'en' || code === 'id';
}

/**
 * The language of a user: their setting, else the browser's Accept-Language, else the country's default. In the Philippines
 * always English.
 * Rule languages.choice, languages.philippines.
 */
export function languageOf(chosen: Language | null, acceptLanguage: string | undefined, country: Country): Language {
  if (country === 'PH') return 'en';
  if (chosen !== null) return chosen;
  const accepted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return accepted.find(isLanguage) ?? (country === 'ID' ? 'id' : 'en');
}
