import { splitDecimal } from '../money/splitDecimal.ts';

/** A decimal string with exactly so many decimals, rounded half away from zero. Throws MoneyError MALFORMED. */
export function roundDecimal(decimal: string, decimals: number): string {
  const { negative, whole, fraction } = splitDecimal(decimal);
  const kept = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  const up = Number(fraction[decimals] ?? '0') >= 5 ? 1n : 0n;
  const digits = String(kept + up).padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  const sign = negative && /[1-9]/.test(digits) ? '-' : '';
  return `${sign}${digits.slice(0, end)}${decimals === 0 ? '' : `.${digits.slice(end)}`}`;
}
