import { MoneyError } from './MoneyError.ts';

/** A decimal in parts. `whole` has no leading zeros, `fraction` is as written and may be empty. */
export interface DecimalParts {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

const DECIMAL = /^(-?)(0|[1-9]\d{0,39})(?:\.(\d{1,20}))?$/;

/**
 * Reads a decimal string of major units in wire format: "15000", "-125.50". Zero is never negative. Throws MoneyError
 * MALFORMED for anything else: spaces, signs other than "-", groups, exponents, leading zeros, more than 40 digits.
 */
export function splitDecimal(text: string): DecimalParts {
  const match = DECIMAL.exec(text);
  if (match === null) {
    throw new MoneyError('MALFORMED', `not a decimal number: ${JSON.stringify(text.slice(0, 60))}`);
  }
  const whole = match[2] ?? '0';
  const fraction = match[3] ?? '';
  return { negative: match[1] === '-' && /[1-9]/.test(whole + fraction), whole, fraction };
}
