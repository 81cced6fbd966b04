import { hasCheckDigit } from '#contract/cards/cardNumbers.ts';

/** Digits with the one that makes them fit as a card's number. */
export function withCheckDigit(digits: string): string {
  return digits + [...'0123456789'].find((last) => hasCheckDigit(digits + last));
}
