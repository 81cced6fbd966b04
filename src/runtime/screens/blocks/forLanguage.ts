import type { Language } from '#contract/generated/api.ts';

/** Returns the cards for a language. */
export function forLanguage<T extends { readonly languages?: Language[] }>(
  cards: readonly T[],
  language: Language,
): T[] {
  return cards.filter(({ languages }) => languages === undefined || languages.includes(language));
}
