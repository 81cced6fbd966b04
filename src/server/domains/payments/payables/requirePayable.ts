import { today } from '#contract/dates/days.ts';
import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import type { TransitionCause } from '#contract/generated/config.ts';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { DeclaredEvent } from '#contract/transitions.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Payable, PayableBusiness, PayableName } from './Payable.ts';

/** The states that follow the last payment, that one included. */
function paidStates(events: readonly DeclaredEvent[], paid: string): ReadonlySet<string> {
  const states = new Set([paid]);
  for (const state of states) {
    for (const { from, to } of events) if (from?.includes(state)) states.add(to);
  }
  return states;
}

/** Whether a record in this state has had its last payment. */
export function isPaid(kind: PayableName, status: string): boolean {
  const { pay, expire: _expire, ...others } = TRANSITIONS[kind].events;
  return paidStates(Object.values(others), pay.to).has(status);
}

/** Whether an event of the record lets this cause pay it in its state (config/transitions). */
export function isPayable(kind: PayableName, status: string, causes: readonly TransitionCause[]): boolean {
  const events: readonly (DeclaredEvent & { readonly journal?: string })[] = Object.values(TRANSITIONS[kind].events);
  return events.some(
    ({ from, by, journal }) =>
      journal === 'PAYMENT' && from?.includes(status) === true && by.some((cause) => causes.includes(cause)),
  );
}

function hasEnded({ ends }: Payable, timeZone: string, now: Date): boolean {
  if (ends === null) return false;
  return typeof ends === 'string' ? ends < today(timeZone, now) : ends <= now;
}

function expired(): ApiError {
  return new ApiError('PAYMENT_EXPIRED_ERROR', 'It has expired and can no longer be paid.');
}

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
  const { expire } = TRANSITIONS[kind].events;
  const { status } = payable;
  if (!isPayable(kind, status, ['payer'])) {
    if (status === expire.to) throw expired();
    if (isPaid(kind, status)) throw new ApiError('ALREADY_PAID_ERROR', 'It has been paid already.');
    throw new ApiError('NOT_PAYABLE_ERROR', `It cannot be paid: its status is ${status}.`);
  }
  if (hasEnded(payable, timeZone, now)) throw expired();
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
