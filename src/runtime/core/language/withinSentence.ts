/**
 * Writes a name as in the middle of a sentence: its first letter in lower case, unless it begins with an abbreviation
 * or a word like "E-receipt".
 */
export function withinSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}
