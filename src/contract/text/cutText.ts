/** The first UTF-16 units of a text, at most `length`. A character of two units, such as an emoji, is kept or left out whole. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
