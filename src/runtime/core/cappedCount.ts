/** A count that shows no more than a highest figure: "9+". */
export function cappedCount(count: number, highest: number): string {
  return count > highest ? `${highest}+` : String(count);
}
