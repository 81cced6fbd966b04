import type { Language, ResolvedColumn } from '../generated/api.ts';
import { formatDecimal } from '../money/formatDecimal.ts';
import { withoutLeadingZeros } from '../text/trimText.ts';
import { roundDecimal } from './roundDecimal.ts';

/** A hundred times a decimal string. Exact. */
function timesHundred(decimal: string): string {
  const negative = decimal.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? decimal.slice(1) : decimal).split('.');
  const digits = withoutLeadingZeros(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`);
  const rest = fraction.slice(2);
  return `${negative ? '-' : ''}${digits}${rest === '' ? '' : `.${rest}`}`;
}

/**
 * Shows a decimal string by language, in the format of a column: "1,234.5", "1.5%" for 0.015, rounded to its decimals.
 * Throws MoneyError MALFORMED for what is no decimal.
 */
export function formatFigure(
  decimal: string,
  language: Language,
  { format, decimals }: Pick<ResolvedColumn, 'format' | 'decimals'>,
): string {
  // Reject anything but a decimal before moving its digits.
  const plain = formatDecimal(decimal, language);
  if (format !== 'percent' && decimals === undefined) return plain;
  const scaled = format === 'percent' ? timesHundred(decimal) : decimal;
  const figure = formatDecimal(decimals === undefined ? scaled : roundDecimal(scaled, decimals), language);
  return format === 'percent' ? `${figure}%` : figure;
}
