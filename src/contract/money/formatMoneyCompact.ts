import type { Language } from '../generated/api.ts';
import { CURRENCIES, isCurrency } from './currencies.ts';
import { formatCompact } from './formatCompact.ts';
import { MINUS } from './formatParts.ts';

/** `formatCompact` with the currency's symbol: "Rp1,2 jt", "−₱3.4K". Throws MoneyError MALFORMED. */
export function formatMoneyCompact(decimal: string, currency: string, language: Language): string {
  const compact = formatCompact(decimal, language);
  const symbol = isCurrency(currency) ? CURRENCIES[currency].symbol : `${currency}\u00a0`;
  return compact.startsWith(MINUS) ? `${MINUS}${symbol}${compact.slice(MINUS.length)}` : `${symbol}${compact}`;
}
