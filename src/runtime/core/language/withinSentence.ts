/** A name as it is written inside a sentence: its first letter small, unless it begins with an abbreviation or a word like "E-receipt". */
export function withinSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}
