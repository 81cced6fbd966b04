import { startOfNextDay } from '#contract/dates/days.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import type { Services } from '../../core/services.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { acceptedToday } from '../payments/acceptedToday.ts';
import { type DueRecord, type PollResult, pollNext } from '../providers/pollNext.ts';
import type { Acquirers, ChargeOrder } from './Acquirer.ts';
import { failAttempt, failCycle, payCycle, skipCycle } from './endCycle.ts';
import { lockCycle, type OpenCycle, readDocument } from './OpenCycle.ts';
import { dueMoment, nextPlanDay } from './planDays.ts';
import { CYCLE_PREFIX } from './planRows.ts';
import { daysOf } from './runPlan.ts';

type Collecting = Pick<Services, 'database' | 'config' | 'now'>;

/** Poll interval while no acquirer is configured, in milliseconds. */
const UNCONFIGURED_POLL_MS = 3_600_000;

/** What to do with a pending payment: end it without the acquirer, or poll the acquirer until a deadline. */
type Plan =
  | { readonly end: (open: OpenCycle) => Promise<void> }
  | {
      readonly order: Omit<ChargeOrder, 'given'>;
      readonly until: Date | undefined;
      /** How long it waits for an acquirer to be configured. */
      readonly waits: Date;
    };

function earlier(one: Date, other: Date | undefined): Date {
  return other === undefined || one < other ? one : other;
}

// Rule recurring.restricted.
async function isOverDay(open: OpenCycle): Promise<boolean> {
  const { transaction, business, cycle, now } = open;
  const limit = business.limits.acceptedPerDay;
  if (limit?.currency !== cycle.currency) return false;
  const accepted = await acceptedToday(transaction, business.scope, cycle.currency, business.timeZone, now);
  return accepted + cycle.amount > parseDecimal(String(limit.value), limit.currency);
}

/** Ends a payment that is no longer charged: failed if it was attempted, else skipped. */
function abandon(open: OpenCycle): Promise<void> {
  const { failure_code: errorCode } = open.cycle;
  return errorCode === null ? skipCycle(open) : failCycle(open, errorCode, false);
}

async function planOf(open: OpenCycle): Promise<Plan> {
  const { business, plan, cycle, now } = open;
  const { timeZone, limits } = business;
  let until: Date | undefined;
  if (plan.type === 'AUTOMATIC') {
    // The plan was paused or stopped meanwhile.
    if (plan.status !== 'ACTIVE') return { end: abandon };
    if (await isOverDay(open)) return { end: (locked) => failAttempt(locked, 'DAILY_LIMIT') };
  } else {
    const document = await readDocument(open);
    if (document !== undefined && !document.isOpen && document.status !== 'EXPIRED') return { end: skipCycle };
    until = startOfNextDay(document?.lastDay ?? cycle.due_date, timeZone);
    if (now >= until || document?.status === 'EXPIRED')
      return { end: (locked) => failCycle(locked, 'EXPIRED_PAYMENT') };
  }
  const { amount, currency } = cycle;
  const order = {
    id: formatRecordId(CYCLE_PREFIX, cycle.id),
    attempt: (cycle.attempts ?? 0) + 1,
    type: plan.type,
    amount: toDecimal(amount, currency),
    currency,
    country: business.country,
    payer: plan.payer_email,
  };
  const nextDay = nextPlanDay(daysOf(plan, cycle.due_date), cycle.due_date);
  return { order, until, waits: until ?? dueMoment(nextDay, timeZone, limits.recurring.due_hour) };
}

async function poll(
  services: Collecting,
  acquirers: Acquirers,
  { scope, recordId, given }: DueRecord,
): Promise<PollResult> {
  const { database, config } = services;
  const now = services.now();
  const lock = async (transaction: BusinessTransaction) =>
    lockCycle(transaction, await loadBusiness(transaction, config, scope), recordId, now);
  const ending = (end: (open: OpenCycle) => Promise<void>): PollResult => ({
    state: 'ENDED',
    write: async (transaction) => {
      const open = await lock(transaction);
      if (open !== undefined) await end(open);
    },
  });
  const planned = await inBusiness(database.pool, scope, async (transaction) => {
    const open = await lock(transaction);
    return open && planOf(open);
  });
  if (planned === undefined) return { state: 'GONE' };
  if ('end' in planned) return ending(planned.end);
  const { order, until, waits } = planned;
  const acquirer = acquirers[scope.environment];
  if (acquirer === undefined) {
    // When an acquirer is configured later, only the newest pending payment is collected.
    if (now >= waits) return ending(abandon);
    return { state: 'PENDING', nextPoll: earlier(new Date(now.getTime() + UNCONFIGURED_POLL_MS), waits) };
  }
  const result = await acquirer.collect({ ...order, given }, now);
  if (result.state === 'PENDING') return { state: 'PENDING', nextPoll: earlier(result.nextPoll, until) };
  return ending((open) => (result.state === 'PAID' ? payCycle(open, result) : failAttempt(open, result.errorCode)));
}

/**
 * Polls the acquirer about the plan payment that has been due longest, and stores the result. Returns `false` when nothing
 * is due.
 */
export function collectNext(services: Collecting, acquirers: Acquirers): Promise<boolean> {
  const provider = {
    records: ['recurring-cycle'],
    environments: ENVIRONMENTS,
    poll: (due: DueRecord) => poll(services, acquirers, due),
  } as const;
  return pollNext(services.database, provider, () => services.now());
}
