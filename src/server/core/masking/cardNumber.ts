import { isCardNumber } from '#contract/cards/cardNumbers.ts';

/** Card numbers of at least this length show an issuer identification number of eight digits, shorter ones of six. */
const LONG_ISSUER = 16;

/** The digits of a card number written with spaces or hyphens; `undefined` when the text is not a card number. */
export function parseCardNumber(text: string): string | undefined {
  const digits = text.replace(/[ -]/g, '');
  return /^\d+$/.test(digits) && isCardNumber(digits) ? digits : undefined;
}

/** The masked card number: its first eight digits (six of a short number) and its last four. */
export function maskCardNumber(digits: string): string {
  const start = digits.slice(0, digits.length >= LONG_ISSUER ? 8 : 6);
  const end = digits.slice(-4);
  return `${start}${'X'.repeat(digits.length - start.length - end.length)}${end}`;
}
