/** The words of a text in small letters without marks: `São Tomé` is `sao` and `tome`. */
export function normalizeWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether each wanted word begins one of the words. */
export function matchesWords(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((wish) => words.some((word) => word.startsWith(wish)));
}
