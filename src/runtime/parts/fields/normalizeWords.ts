/** Splits a text into lower-case words without diacritics: `São Tomé` becomes `sao` and `tome`. */
export function normalizeWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether each wanted word is a prefix of one of the words. */
export function matchesWords(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((wish) => words.some((word) => word.startsWith(wish)));
}
