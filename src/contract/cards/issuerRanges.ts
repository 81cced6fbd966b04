/**
 * First digits that issuers of cards have, and how long their numbers are (ISO/IEC 7812; the networks' published ranges, as
 * the card forms of Braintree and Stripe know them too). Numbers shorter than 14 digits are issued no more; GPN cards of
 * Indonesia have numbers of the networks below, or begin with 6.
 */
const RANGES: readonly { readonly from: string; readonly to: string; readonly lengths: readonly number[] }[] = [
  // JCB and Mir.
  { from: '1800', to: '1800', lengths: [16] },
  { from: '2131', to: '2131', lengths: [16] },
  { from: '2200', to: '2204', lengths: [16, 17, 18, 19] },
  // Mastercard.
  { from: '2221', to: '2720', lengths: [16] },
  // Diners Club, American Express and JCB.
  { from: '300', to: '305', lengths: [14, 16, 19] },
  { from: '3528', to: '3589', lengths: [16, 17, 18, 19] },
  { from: '34', to: '34', lengths: [15] },
  { from: '36', to: '36', lengths: [14, 16, 19] },
  { from: '37', to: '37', lengths: [15] },
  { from: '38', to: '39', lengths: [14, 16, 19] },
  // Visa.
  { from: '4', to: '4', lengths: [16, 18, 19] },
  // Maestro and Mastercard.
  { from: '50', to: '50', lengths: [16, 17, 18, 19] },
  { from: '51', to: '55', lengths: [16] },
  { from: '56', to: '59', lengths: [16, 17, 18, 19] },
  // Discover, Maestro, RuPay, UnionPay.
  { from: '6', to: '6', lengths: [16, 17, 18, 19] },
  { from: '81', to: '82', lengths: [16, 17, 18, 19] },
  { from: '9792', to: '9792', lengths: [16] },
];

/** Fewest and most digits of a number that an issuer's range has. */
export const CARD_LENGTH = { shortest: 14, longest: 19 } as const;

/** Whether an issuer has numbers of this length that begin like this. */
export function isIssued(digits: string): boolean {
  return RANGES.some(({ from, to, lengths }) => {
    const start = digits.slice(0, from.length);
    return start >= from && start <= to && lengths.includes(digits.length);
  });
}
