/** Names in a sentence as the language lists them: with `conjunction` "Sari, Budi and Ani", with `disjunction` "… or Ani". */
export function listNames(names: readonly string[], language: string, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(language, { type }).format(names);
}
