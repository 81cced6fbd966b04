import type { Country } from '#contract/generated/config.ts';
import { internationalNumber } from '#contract/phone/phoneNumber.ts';

/** What stands in the place of the first zero, or before the number, by country. */
const PREFIX: Readonly<Record<Country, string>> = { ID: '+62', PH: '+63', SG: '+65' };

/** A phone number as people write it at home, in E.164; `undefined` when it is none. A business may have a landline. */
export function phoneNumber(typed: string, country: Country): string | undefined {
  const text = typed.trim();
  return internationalNumber(text.startsWith('+') ? text : PREFIX[country] + text.replace(/^\D*0?/, ''));
}
