import type { Language } from '../generated/api.ts';
import { formatParts, MINUS } from './formatParts.ts';
import { LANGUAGE_SEPARATORS } from './separators.ts';
import { splitDecimal } from './splitDecimal.ts';

/** Shows a decimal string that is not money, by language: "1,234.5" or "1.234,5". Throws MoneyError MALFORMED. */
export function formatDecimal(decimal: string, language: Language): string {
  const { negative, whole, fraction } = splitDecimal(decimal);
  return `${negative ? MINUS : ''}${formatParts(whole, fraction, LANGUAGE_SEPARATORS[language])}`;
}
