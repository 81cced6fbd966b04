import { startOfNextDay } from '#contract/dates/days.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import type { Queue, TaskResult, TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { isPayable } from '../payments/payables/payableState.ts';
import { paymentMethods } from '../payments/payables/paymentMethods.ts';
import { exceedsDay } from '../payments/requireAcceptedWithinDay.ts';
import { type DueRecord, dueRecord } from '../providers/queueOrder.ts';
import type { Acquirers, ChargeOrder } from './Acquirer.ts';
import { endClosedCycle, failAttempt, failCycle, payCycle, skipCycle } from './endCycle.ts';
import { lockCycle, lockDocument, type OpenCycle } from './OpenCycle.ts';
import { dueMoment, nextPlanDay } from './planDays.ts';
import { CYCLE_PREFIX } from './planRows.ts';
import { daysOf } from './runPlan.ts';

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
    // Rule recurring.restricted.
    if (await exceedsDay(open.transaction, business, cycle, now))
      return { end: (locked) => failAttempt(locked, 'DAILY_LIMIT') };
  } else {
    const document = await lockDocument(open);
    const ends = document?.payable.ends;
    if (document !== undefined && !isPayable(document.kind, document.payable.status, ['payer', 'provider']))
      return { end: endClosedCycle };
    until = startOfNextDay(typeof ends === 'string' ? ends : cycle.due_date, timeZone);
    const isOpen = document === undefined || isPayable(document.kind, document.payable.status, ['payer']);
    if (now >= until || !isOpen) return { end: (locked) => failCycle(locked, 'EXPIRED_PAYMENT') };
  }
  const { amount, currency } = cycle;
  const order = {
    id: formatRecordId(CYCLE_PREFIX, cycle.id),
    attempt: (cycle.attempts ?? 0) + 1,
    type: plan.type,
    amount: toDecimal(amount, currency),
    currency,
    methods: await paymentMethods(open.transaction, business),
    payer: plan.payer_email,
  };
  const nextDay = nextPlanDay(daysOf(plan, cycle.due_date), cycle.due_date);
  return { order, until, waits: until ?? dueMoment(nextDay, timeZone, limits.recurring.due_hour) };
}

async function poll(
  config: Services['config'],
  acquirers: Acquirers,
  { scope, recordId, given }: DueRecord,
  run: TaskRun,
): Promise<TaskResult> {
  const { database } = run;
  const now = run.now();
  const lock = async (transaction: BusinessTransaction) =>
    lockCycle(transaction, await loadBusiness(transaction, config, scope), recordId, now);
  const ending = (end: (open: OpenCycle) => Promise<void>): TaskResult => ({
    state: 'DONE',
    write: async (transaction) => {
      const open = await lock(transaction);
      if (open !== undefined) await end(open);
    },
  });
  const planned = await inBusiness(database.pool, scope, async (transaction) => {
    const open = await lock(transaction);
    return open && planOf(open);
  });
  if (planned === undefined) return { state: 'DONE' };
  if ('end' in planned) return ending(planned.end);
  const { order, until, waits } = planned;
  const acquirer = acquirers[scope.environment];
  if (acquirer === undefined) {
    // When an acquirer is configured later, only the newest pending payment is collected.
    if (now >= waits) return ending(abandon);
    return { state: 'AGAIN', due: earlier(new Date(now.getTime() + UNCONFIGURED_POLL_MS), waits) };
  }
  const result = await acquirer.collect({ ...order, given }, now);
  if (result.state === 'PENDING') return { state: 'AGAIN', due: earlier(result.nextPoll, until) };
  return ending((open) => (result.state === 'PAID' ? payCycle(open, result) : failAttempt(open, result.errorCode)));
}

/** Payments of recurring plans: each is submitted to the acquirer, polled, and its result is stored once. */
export function planPaymentQueue({ config }: Pick<Services, 'config'>, acquirers: Acquirers): Queue {
  return {
    name: 'plan-payment',
    followsTestClock: true,
    concurrency: 4,
    limits: { business: 1 },
    waits: PATIENT_WAITS,
    handle: (task, run) => poll(config, acquirers, dueRecord(task), run),
  };
}
