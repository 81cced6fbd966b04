/** Mobile numbers of the countries that people here have, behind the country's code. */
const MOBILE: Readonly<Record<string, RegExp>> = {
  '+62': /^8\d{7,11}$/,
  '+63': /^9\d{9}$/,
  '+65': /^[89]\d{7}$/,
};

/** E.164: a plus, a country, 8 to 15 digits in all. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/** A number of any line in the international form, without what people put between digits. `undefined`: it is none. */
export function internationalNumber(text: string): string | undefined {
  const number = text.replaceAll(/[\s().-]/g, '');
  return INTERNATIONAL.test(number) ? number : undefined;
}

/**
 * A mobile number in the international form: +6281234567890. `undefined`: it is none (shell.md, section 5,
 * phoneNumberInvalid).
 */
export function parsePhoneNumber(text: string): string | undefined {
  const number = internationalNumber(text);
  const mobile = number && MOBILE[number.slice(0, 3)];
  return number && mobile && !mobile.test(number.slice(3)) ? undefined : number;
}
