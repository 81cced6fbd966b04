import type { Language } from '../generated/api.ts';
import { formatDecimal } from './formatDecimal.ts';

/** Shows a count by language: "8,123" or "8.123". Not for amounts: those are decimal strings. */
export function formatNumber(count: number | bigint, language: Language): string {
  return formatDecimal(String(count), language);
}
