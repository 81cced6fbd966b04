import type { Language } from '#contract/generated/api.ts';

const LANGUAGE_KEY = 'beranda.language';

/**
 * Returns the language last used on this device if it is among those given; else the browser's, else the first given.
 */
export function readLanguage(languages: readonly Language[]): Language {
  const wanted = [localStorage.getItem(LANGUAGE_KEY), ...navigator.languages.map((tag) => tag.split('-')[0])];
  for (const code of wanted) {
    const found = languages.find((language) => language === code);
    if (found !== undefined) return found;
  }
  return languages[0] ?? 'en';
}

/** Stores the language on this device and sets the page's `lang` attribute. */
export function storeLanguage(language: Language): void {
  if (localStorage.getItem(LANGUAGE_KEY) !== language) localStorage.setItem(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
}
