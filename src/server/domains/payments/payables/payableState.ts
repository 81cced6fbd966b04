import { startOfNextDay, today } from '#contract/dates/days.ts';
import type { PayerState } from '#contract/generated/api.ts';
import type { TransitionCause } from '#contract/generated/config.ts';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import type { DeclaredEvent } from '#contract/transitions.ts';
import type { Payable, PayableName } from './Payable.ts';

/** The states that only records have which were paid: that of the last payment, and those to which only paid states lead. */
function paidStates(events: readonly DeclaredEvent[], paid: string): ReadonlySet<string> {
  const states = new Set([paid]);
  const isOfPaid = (state: string) =>
    events.every(({ from = [], to }) => to !== state || from.every((before) => states.has(before)));
  for (const state of states) {
    for (const { from, to } of events) if (from?.includes(state) && isOfPaid(to)) states.add(to);
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
  const { expire, ...others }: Readonly<Record<string, DeclaredEvent>> = TRANSITIONS[kind].events;
  // A state to which a person leads as well, such as CANCELLED, does not say that the time is over.
  const isOfClock = Object.values(others).every(({ to }) => to !== status);
  if (status === expire?.to && isOfClock) return 'expired';
  return isPaid(kind, status) ? 'paid' : 'inactive';
}

/** The moment from which a record can no longer be paid; null: no end. UTC. */
export function endOf({ ends }: Pick<Payable, 'ends'>, timeZone: string): Date | null {
  return typeof ends === 'string' ? startOfNextDay(ends, timeZone) : ends;
}

/** What a provider took. */
export interface TakenMoney {
  /** Minor units. */
  readonly amount: bigint;
  /** When. UTC. */
  readonly taken: Date;
  /** From then on the provider was to take nothing; null: no end. UTC. */
  readonly ends: Date | null;
}

/** Whether a locked record can have what a provider took: its amount, in time or while it is still to be paid. */
export function canTake(
  kind: PayableName,
  payable: Payable,
  { amount, taken, ends }: TakenMoney,
  timeZone: string,
  now: Date,
): boolean {
  if (payable.amount !== null && payable.amount !== amount) return false;
  if (ends !== null && taken <= ends) return isPayable(kind, payable.status, ['payer', 'provider']);
  return payableState(kind, payable, timeZone, now) === 'open';
}
