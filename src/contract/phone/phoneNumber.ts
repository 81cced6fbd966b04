/** Mobile numbers of the countries that people here have, behind the country's code. */
const MOBILE: Readonly<Record<string, RegExp>> = {
  '+62': /^8\d{7,11}$/,
  '+63': /^9\d{9}$/,
  '+65': /^[89]\d{7}$/,
};

/** E.164: a plus, a country, 8 to 15 digits in all. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/**
 * A mobile number in the international form, without what people put between digits: +6281234567890. `undefined`: it is
 * none (shell.md, section 5, phoneNumberInvalid).
 */
export function parsePhoneNumber(text: string): string | undefined {
  const number = text.replaceAll(/[\s().-]/g, '');
  if (!INTERNATIONAL.test(number)) return undefined;
  const mobile = MOBILE[number.slice(0, 3)];
  return mobile === undefined || mobile.test(number.slice(3)) ? number : undefined;
}
