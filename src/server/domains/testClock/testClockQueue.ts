import type { BusinessWork } from '../../core/periodic/forEachBusiness.ts';
import { workOf } from '../../core/periodic/workOf.ts';
import { dueQueues, takeTask } from '../../core/queue/leases.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { runTask } from '../../core/queue/runTask.ts';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { test_clocks } from '../../database/schema/index.ts';
import { billing } from '../billing/billingWorker.ts';
import { loanOffers } from '../capital/offerWorker.ts';
import { dailyCloses } from '../dailyCloses/dailyCloseWorker.ts';
import { nextExpiry } from '../expiry/expireRecords.ts';
import { recordExpiry } from '../expiry/recordExpiryWorker.ts';
import { payerReminders } from '../reminders/payerReminderWorker.ts';
import { taxInvoices } from '../taxInvoices/taxInvoiceWorker.ts';
import { type ClockFamily, moveFamily, readAhead, readFamily, untilNextTask } from './clockFamily.ts';
import { FURTHEST } from './moveClock.ts';

/** Longest step of a moving clock, in milliseconds: payers are reminded within this time. */
const LONGEST_STEP = 3 * 3_600_000;

/** Furthest that the clock moves to what is due next, in milliseconds. */
const FURTHEST_NEXT = 60 * 24 * 3_600_000;

/** What a moving clock works with. */
interface Mover {
  readonly services: Services;
  readonly followers: readonly Queue[];
  /** What has no task, in the order in which it is done: what expires, days and months that end, payers to remind. */
  readonly periodic: readonly BusinessWork[];
  readonly onError: (error: unknown) => void;
}

/** Does what is due of a family, one task after the other. Returns the number of tasks done. */
async function doDueTasks({ services, followers, onError }: Mover, family: ClockFamily, run: TaskRun): Promise<number> {
  const { database, realTime } = services;
  const worker = { database, realTime, isStopping: run.isStopping };
  const names = followers.map(({ name }) => name);
  const due = new Set(await dueQueues(database, names, realTime(), family.ids));
  let done = 0;
  for (const queue of followers.filter(({ name }) => due.has(name))) {
    while (!run.isStopping()) {
      const task = await takeTask(database, queue, realTime(), [], family.ids);
      if (task === undefined) break;
      await runTask(queue, task, worker).catch(onError);
      done += 1;
    }
  }
  return done;
}

/** Does what has no task. */
async function doPeriodicWork({ services, periodic, onError }: Mover, family: ClockFamily, time: Date): Promise<void> {
  for (const member of family.members) {
    for (const { work } of await workOf(services, periodic, member, time)) await work(member, time).catch(onError);
  }
}

/** Milliseconds until the next record of a family expires, or a day ends. */
async function untilNextExpiry({ services }: Mover, family: ClockFamily, time: Date): Promise<number> {
  let next = LONGEST_STEP;
  for (const member of family.members) {
    const expiry = await nextExpiry(services, member, time);
    next = Math.min(next, expiry.getTime() - time.getTime());
  }
  return next;
}

/** Where the clock moves to: a time of the business, or the next task within a time. */
interface Destination {
  readonly until: Date;
  readonly stopsAtTask: boolean;
}

/** Moves the clock step by step, and does what is due at each. Returns whether it has arrived. */
async function moveTo(mover: Mover, businessId: string, destination: Destination, run: TaskRun): Promise<boolean> {
  const { database, realTime } = mover.services;
  const family = await readFamily(database, businessId);
  const queues = mover.followers.map(({ name }) => name);
  await doDueTasks(mover, family, run);
  for (;;) {
    const ahead = await readAhead(database, businessId);
    const time = realTime();
    const left = destination.until.getTime() - time.getTime() - ahead;
    const wait = await untilNextTask(database, family, queues, time);
    if (left <= 0 || (destination.stopsAtTask && wait === undefined)) return true;
    if (run.isStopping()) return false;
    const expiry = await untilNextExpiry(mover, family, new Date(time.getTime() + ahead));
    const step = Math.min(left, expiry, wait ?? expiry);
    await moveFamily(database, family, step, time);
    const done = await doDueTasks(mover, family, run);
    await doPeriodicWork(mover, family, new Date(realTime().getTime() + ahead + step));
    if (destination.stopsAtTask && done > 0) return true;
  }
}

async function handle(mover: Mover, { scope, key }: BusinessTask, run: TaskRun): Promise<TaskResult> {
  const { pool, database, realTime } = mover.services;
  const isThis = isRecord(test_clocks, scope, key);
  const [clock] = await inBusiness(pool, scope, (transaction) => transaction.select().from(test_clocks).where(isThis));
  if (clock?.status !== 'MOVING') return { state: 'DONE' };
  const furthest = new Date(Math.min(clock.updated.getTime() + FURTHEST_NEXT, realTime().getTime() + FURTHEST));
  const destination = { until: clock.until ?? furthest, stopsAtTask: clock.until === null };
  const hasArrived = await moveTo(mover, scope.businessId, destination, run);
  if (!hasArrived) return { state: 'AGAIN', due: run.now() };
  const time = new Date(realTime().getTime() + (await readAhead(database, scope.businessId)));
  return {
    state: 'DONE',
    async write(transaction) {
      const arrived = { status: 'READY', until: null, moved_to: time, updated: time } as const;
      await transaction.update(test_clocks).set(arrived).where(isThis);
    },
  };
}

/**
 * Test clocks that move: each goes from one due task to the next and does it, so that everything that was due until then
 * happens in its order and has its time. `queues`: all queues; those that call others follow meanwhile, by any worker.
 * Rule modes.test-clock.
 */
export function testClockQueue(services: Services, queues: readonly Queue[], onError: (error: unknown) => void): Queue {
  const followers = queues.filter(({ followsTestClock }) => followsTestClock === true);
  const works = [recordExpiry, dailyCloses, taxInvoices, billing, loanOffers, payerReminders];
  const periodic = works.map((workWith) => workWith(services));
  return {
    name: 'test-clock',
    concurrency: 2,
    limits: { business: 1 },
    environments: ['DEVELOPMENT'],
    waits: PATIENT_WAITS,
    handle: (task, run) => handle({ services, followers, periodic, onError }, ofBusiness(task), run),
  };
}
