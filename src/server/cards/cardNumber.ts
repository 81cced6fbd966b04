/** The length of a card's number: ISO/IEC 7812. */
const SHORTEST = 13;
const LONGEST = 19;

/** From this length on, the issuer's part of a number is told by eight digits and not by six. */
const LONG_ISSUER = 16;

/** Whether the last digit fits the others (Luhn). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The digits of a card's number as somebody wrote it, with spaces or hyphens; `undefined` where it is none. */
export function parseCardNumber(text: string): string | undefined {
  const digits = text.replace(/[ -]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < SHORTEST || digits.length > LONGEST) return undefined;
  return hasCheckDigit(digits) ? digits : undefined;
}

/** What may be kept of a number for people to read: its first eight digits, or six of a short one, and its last four. */
export function maskCardNumber(digits: string): string {
  const start = digits.slice(0, digits.length >= LONG_ISSUER ? 8 : 6);
  const end = digits.slice(-4);
  return `${start}${'X'.repeat(digits.length - start.length - end.length)}${end}`;
}
