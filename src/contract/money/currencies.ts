import type { Country } from '../generated/api.ts';
import type { Separators } from './separators.ts';
import { COMMA_GROUPS, DOT_GROUPS } from './separators.ts';

interface CurrencyRule extends Separators {
  /** How many decimals its minor unit has, and how many are shown. */
  readonly exponent: number;
  /** Shown before the figure without a space, as in Indonesian spelling and in local products. */
  readonly symbol: string;
}

/**
 * The currencies of the product. The currency decides how an amount is grouped, in every language:
 * "IDR uses id, PHP en-PH, otherwise en-US; Indonesian formatting groups with dots".
 * Rule money.decimals, money.grouping.
 */
export const CURRENCIES = {
  IDR: { exponent: 0, symbol: 'Rp', ...DOT_GROUPS },
  PHP: { exponent: 2, symbol: '₱', ...COMMA_GROUPS },
  USD: { exponent: 2, symbol: 'US$', ...COMMA_GROUPS },
} as const satisfies Record<string, CurrencyRule>;

export type Currency = keyof typeof CURRENCIES;

// Rule money.currencies.
const COUNTRY_CURRENCY = { ID: 'IDR', PH: 'PHP', SG: 'USD' } as const satisfies Record<Country, Currency>;

/** What a business of a country is paid in; the regional remittance variant, SG, uses dollars. */
export function countryCurrency(country: Country): Currency {
  return COUNTRY_CURRENCY[country];
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code);
}
