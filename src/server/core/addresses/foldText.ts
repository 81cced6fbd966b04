/** A text as it is searched: lower case without accents, each character in its place. */
export function foldText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every character beyond ASCII
  return text.toLowerCase().replace(/[^\x00-\x7f]/g, (letter) => letter.normalize('NFD').charAt(0));
}
