import type { Language } from '../generated/api.ts';
import { formatParts, MINUS } from './formatParts.ts';
import { LANGUAGE_SEPARATORS } from './separators.ts';
import { splitDecimal } from './splitDecimal.ts';

/** Units by thousands. In Indonesian M is miliar, 10^9; in English it is a million. */
const UNITS = {
  en: ['', 'K', 'M', 'B', 'T'],
  id: ['', '\u00a0rb', '\u00a0jt', '\u00a0M', '\u00a0T'],
} as const satisfies Record<Language, readonly string[]>;

/**
 * Shows a decimal string in as few characters as an axis has room for, rounded half away from zero to one decimal:
 * "1.2M" or "1,2 jt". Language decides unit and marks. Throws MoneyError MALFORMED.
 */
export function formatCompact(decimal: string, language: Language): string {
  const { negative, whole, fraction } = splitDecimal(decimal);
  const units = UNITS[language];
  const { unit, tenths } = units
    .map((each, step) => ({ unit: each, tenths: roundToTenths(whole, fraction, step * 3) }))
    // The first that has at most three digits before its mark, else the largest.
    .reduce((shown, larger) => (shown.tenths < 10_000n ? shown : larger));
  const rest = tenths % 10n;
  const figure = formatParts(String(tenths / 10n), rest === 0n ? '' : String(rest), LANGUAGE_SEPARATORS[language]);
  return `${negative && tenths > 0n ? MINUS : ''}${figure}${unit}`;
}

/** The decimal over 10^power, in tenths. */
function roundToTenths(whole: string, fraction: string, power: number): bigint {
  const digits = BigInt(whole + fraction);
  const divisor = 10n ** BigInt(power + fraction.length);
  return (digits * 10n + divisor / 2n) / divisor;
}
