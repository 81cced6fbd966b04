/** The UTC day so many days from now, YYYY-MM-DD; days before today are negative. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
