/**
 * MALFORMED: not a plain decimal. TOO_MANY_DECIMALS: finer than the currency's minor unit.
 * OUT_OF_RANGE: more minor units than the database holds (a signed 64-bit whole number).
 */
export type MoneyErrorCode = 'MALFORMED' | 'TOO_MANY_DECIMALS' | 'OUT_OF_RANGE';

/** A text that is not an amount. */
export class MoneyError extends RangeError {
  readonly code: MoneyErrorCode;

  constructor(code: MoneyErrorCode, message: string) {
    super(message);
    this.name = 'MoneyError';
    this.code = code;
  }
}
