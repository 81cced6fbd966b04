import type { Separators } from './separators.ts';

/** The minus sign, as wide as a digit where figures are tabular; a hyphen is not. */
export const MINUS = '\u2212';

/** Groups the digits by threes and joins the fraction: ("1500000", "5") is "1.500.000,5" with dots. */
export function formatParts(whole: string, fraction: string, separators: Separators): string {
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separators.group);
  return fraction === '' ? grouped : `${grouped}${separators.decimal}${fraction}`;
}
