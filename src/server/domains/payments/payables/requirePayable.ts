import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Payable, PayableBusiness, PayableName } from './Payable.ts';
import { isPaid, isPayable, payableState } from './payableState.ts';

/**
 * Throws ALREADY_PAID_ERROR, PAYMENT_EXPIRED_ERROR or NOT_PAYABLE_ERROR when a payer cannot pay a locked record. Its last
 * day is that of the business, whether or not the clock has changed its state by now.
 * Rule accept.payable.
 */
export function requirePayable(
  kind: PayableName,
  payable: Payable,
  { timeZone }: Pick<PayableBusiness, 'timeZone'>,
  now: Date,
): void {
  switch (payableState(kind, payable, timeZone, now)) {
    case 'open':
      return;
    case 'expired':
      throw new ApiError('PAYMENT_EXPIRED_ERROR', 'It has expired and can no longer be paid.');
    case 'paid':
      throw new ApiError('ALREADY_PAID_ERROR', 'It has been paid already.');
    case 'inactive':
      throw new ApiError('NOT_PAYABLE_ERROR', `It cannot be paid: its status is ${payable.status}.`);
  }
}

/**
 * Throws ALREADY_PAID_ERROR or NOT_PAYABLE_ERROR when a locked record cannot have a payment that a provider took in time.
 * Rule accept.live-payments.
 */
export function requireTakeable(kind: PayableName, { status }: Payable): void {
  if (isPayable(kind, status, ['payer', 'provider'])) return;
  if (isPaid(kind, status)) throw new ApiError('ALREADY_PAID_ERROR', 'It has been paid already.');
  throw new ApiError('NOT_PAYABLE_ERROR', `It cannot be paid: its status is ${status}.`);
}

/**
 * The amount to pay, in minor units: that of the record, or the payer's where it has none. Throws WRONG_AMOUNT_ERROR at the
 * field `amount`: required, above zero, at most what a form accepts, and exactly that of the record.
 * Rule accept.paid-amount.
 */
export function amountToPay({ amount, currency }: Payable, given: bigint | undefined): bigint {
  const exact = amount === null ? undefined : toDecimal(amount, currency);
  const wrong = (code: string, message: string) =>
    new ApiError('WRONG_AMOUNT_ERROR', `The amount ${message}.`, [
      { field: 'amount', message, code, ...(exact !== undefined && { amount: exact }) },
    ]);
  if (amount !== null) {
    if (given === undefined || given === amount) return amount;
    throw wrong('exact_amount', `must be ${exact} ${currency}`);
  }
  if (given === undefined) throw wrong('required', 'is required');
  if (given <= 0n) throw wrong('more_than_nothing', 'must be greater than zero');
  if (!FORM_FORMATS.decimal.test(toDecimal(given, currency))) throw wrong('format_decimal', 'is too large');
  return given;
}
