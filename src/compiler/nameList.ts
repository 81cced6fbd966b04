/** The names in a text that separates them by commas. One that is missing between two commas is empty. */
export function nameList(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}
