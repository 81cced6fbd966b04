import { today } from '#contract/dates/days.ts';
import type { PayerState } from '#contract/generated/api.ts';
import type { TransitionCause } from '#contract/generated/config.ts';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import type { DeclaredEvent } from '#contract/transitions.ts';
import type { Payable, PayableName } from './Payable.ts';

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
  const { expire: _expire, ...others }: Readonly<Record<string, DeclaredEvent>> = TRANSITIONS[kind].events;
  return paidStates(Object.values(others), TRANSITIONS[kind].events.pay.to).has(status);
}

/** Whether an event of the record lets this cause pay it in its state (config/transitions). */
export function isPayable(kind: PayableName, status: string, causes: readonly TransitionCause[]): boolean {
  const events: readonly (DeclaredEvent & { readonly journal?: string })[] = Object.values(TRANSITIONS[kind].events);
  return events.some(
    ({ from, by, journal }) =>
      journal === 'PAYMENT' && from?.includes(status) === true && by.some((cause) => causes.includes(cause)),
  );
}

function hasEnded({ ends }: Pick<Payable, 'ends'>, timeZone: string, now: Date): boolean {
  if (ends === null) return false;
  return typeof ends === 'string' ? ends < today(timeZone, now) : ends <= now;
}

/**
 * What a record is for its payer. After its end, in the time zone of the business, it is expired, also before the worker has
 * stored that.
 * Rule accept.payable.
 */
export function payableState(
  kind: PayableName,
  payable: Pick<Payable, 'status' | 'ends'>,
  timeZone: string,
  now: Date,
): PayerState {
  const { status } = payable;
  if (isPayable(kind, status, ['payer'])) return hasEnded(payable, timeZone, now) ? 'expired' : 'open';
  const { expire }: Readonly<Record<string, DeclaredEvent>> = TRANSITIONS[kind].events;
  if (status === expire?.to) return 'expired';
  return isPaid(kind, status) ? 'paid' : 'inactive';
}
