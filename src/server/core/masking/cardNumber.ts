import { isCardNumber } from '#contract/cards/cardNumbers.ts';

/** From this length on, the issuer's part of a number is told by eight digits and not by six. */
const LONG_ISSUER = 16;

/** The digits of a card's number as somebody wrote it, with spaces or hyphens; `undefined` where it is none. */
export function parseCardNumber(text: string): string | undefined {
  const digits = text.replace(/[ -]/g, '');
  return /^\d+$/.test(digits) && isCardNumber(digits) ? digits : undefined;
}

/** What may be kept of a number for people to read: its first eight digits, or six of a short one, and its last four. */
export function maskCardNumber(digits: string): string {
  const start = digits.slice(0, digits.length >= LONG_ISSUER ? 8 : 6);
  const end = digits.slice(-4);
  return `${start}${'X'.repeat(digits.length - start.length - end.length)}${end}`;
}
