import type { Country } from '../generated/config.ts';

/** Mobile numbers of the countries that people here have, behind the country's code. Rule verification.phone-format. */
const MOBILE: Readonly<Record<string, RegExp>> = {
  '+62': /^8\d{7,11}$/,
  '+63': /^9\d{9}$/,
  '+65': /^[89]\d{7}$/,
};

/** E.164: a plus, a country, 8 to 15 digits in all. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/** The country code, which replaces the first zero or is put before the number. */
const PREFIX: Readonly<Record<Country, string>> = { ID: '+62', PH: '+63', SG: '+65' };

/**
 * A number of any line in the international form, without what people put between digits; one without a country's code
 * is taken as people write it at home in `country`. `undefined` if it is not one.
 */
export function internationalNumber(typed: string, country?: Country): string | undefined {
  const text = typed.trim().replaceAll(/[\s().-]/g, '');
  const isHome = country !== undefined && text !== '' && !text.startsWith('+');
  const number = isHome ? fromHome(text, PREFIX[country]) : text;
  return INTERNATIONAL.test(number) ? number : undefined;
}

/** Many write the country's code of a mobile number and leave the plus out. */
function fromHome(text: string, prefix: string): string {
  const international = `+${text}`;
  const isWithCode = international.startsWith(prefix) && MOBILE[prefix]?.test(international.slice(prefix.length));
  return isWithCode ? international : prefix + text.replace(/^0/, '');
}

/**
 * A mobile number in the international form: +6281234567890, also where it is written as at home in `country`.
 * `undefined` if it is not one.
 */
export function parsePhoneNumber(text: string, country?: Country): string | undefined {
  const number = internationalNumber(text, country);
  const mobile = number && MOBILE[number.slice(0, 3)];
  return number && mobile && !mobile.test(number.slice(3)) ? undefined : number;
}
