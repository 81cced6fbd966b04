import type { Country } from '#contract/generated/config.ts';

/** What stands in the place of the first zero, or before the number, by country. */
const PREFIX: Readonly<Record<Country, string>> = { ID: '+62', PH: '+63', SG: '+65' };

const E164 = /^\+[1-9]\d{7,14}$/;

/** A phone number as people write it, in E.164; `undefined` when it is none. */
export function phoneNumber(typed: string, country: Country): string | undefined {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  const number = digits.startsWith('+') ? digits : PREFIX[country] + digits.replace(/^0/, '');
  return E164.test(number) ? number : undefined;
}
