/** Formats a count up to a maximum, such as "9+". */
export function cappedCount(count: number, highest: number): string {
  return count > highest ? `${highest}+` : String(count);
}
