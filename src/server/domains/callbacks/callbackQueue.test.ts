import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { QueueWorker } from '../../core/queue/QueueWorker.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import { callback_events, callback_urls, callbacks, notifications } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { addCallback } from './addCallback.ts';
import { callbackQueue } from './callbackQueue.ts';
import { openMinutes } from './openMinutes.ts';
import { queueDelivery } from './queueDelivery.ts';
import type { Delivery, Outgoing } from './sendCallback.ts';

const TAKEN: Delivery = { code: 200, errorCode: null, durationMs: 1, response: '' };
const SILENT: Delivery = { code: 0, errorCode: 'TIMEOUT', durationMs: 10_000, response: null };

/** A delivery that a receiver has not answered yet. */
interface Pending {
  readonly url: string;
  answer(delivery: Delivery): void;
}

let database: Database;
let worker: QueueWorker | undefined;
let pending: Pending[] = [];
let clock = new Date('2026-11-22T03:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(async () => {
  const stopped = worker?.stop();
  for (const one of pending) one.answer(TAKEN);
  await stopped;
  pending = [];
  await database.pool.query('truncate queue_tasks, callback_circuits');
});

afterAll(() => database.close(), 60_000);

function startWorker(): void {
  const send = ({ url }: Outgoing) =>
    new Promise<Delivery>((resolve) => {
      pending.push({ url, answer: resolve });
    });
  const env = { demo: true } as Services['env'];
  const services = { database, pool: database.pool, env, realTime: () => clock } as Services;
  const onError = (error: unknown) => expect.unreachable(String(error));
  worker = new QueueWorker([callbackQueue(services, send)], { database, realTime: () => clock, onError });
  worker.start();
}

/** A business with a callback URL. */
async function addBusiness(url: string): Promise<BusinessScope> {
  const scope: BusinessScope = { businessId: randomUUID(), environment: 'PRODUCTION' };
  const of = { business_id: scope.businessId, environment: scope.environment };
  await inBusiness(database.pool, scope, (transaction) =>
    transaction.insert(callback_urls).values({
      ...of,
      id: randomUUID(),
      created: clock,
      updated: clock,
      product: 'INVOICE',
      url,
      created_by: 'a@b.c',
    }),
  );
  return scope;
}

async function queue(scope: BusinessScope, count: number, sender: string | null = null): Promise<void> {
  const callback = { product: 'INVOICE', reference: 'inv_1', externalId: null, payload: {}, sender } as const;
  await inBusiness(database.pool, scope, async (transaction) => {
    for (let each = 0; each < count; each++) await addCallback(transaction, scope, callback, clock);
  });
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It does not happen.');
}

function sentTo(url: string): Pending[] {
  return pending.filter((one) => one.url === url);
}

async function queued(scope: BusinessScope, condition = 'true'): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from queue_tasks where queue = 'callback' and business_id = $1 and ${condition}`,
    [scope.businessId],
  );
  return rows[0]?.count ?? 0;
}

function travel(seconds: number): void {
  clock = new Date(clock.getTime() + seconds * 1000);
}

it('delivers for others while one receiver answers nothing, and gives it no more than its lanes', async () => {
  const silent = 'http://silent.example/hook';
  await queue(await addBusiness(silent), 60);
  // Due later than all of the silent one's.
  travel(1);
  const others = Array.from({ length: 12 }, (_, index) => `http://other-${index}.example/hook`);
  for (const url of others) await queue(await addBusiness(url), 1);
  startWorker();
  await until(() => others.every((url) => sentTo(url).length === 1));
  expect(sentTo(silent)).toHaveLength(4);
});

// Rule callbacks.shares.
it('shares a host between businesses', async () => {
  for (let each = 0; each < 5; each++) await queue(await addBusiness(`http://shared.example/${each}`), 3);
  travel(1);
  const alone = 'http://alone.example/hook';
  await queue(await addBusiness(alone), 1);
  startWorker();
  await until(() => sentTo(alone).length === 1);
  expect(pending.filter(({ url }) => url.includes('shared'))).toHaveLength(8);
});

// Rule callbacks.circuit.
it('opens the circuit of a receiver that is silent, probes it once, and delivers what was held when it answers', async () => {
  const url = 'http://dead.example/hook';
  const scope = await addBusiness(url);
  await queue(scope, 40);
  startWorker();
  await until(() => pending.length === 4);
  for (const one of pending) one.answer(SILENT);
  await until(() => pending.length === 5);
  pending[4]?.answer(SILENT);
  // All that was due waits; the five that failed have a redelivery of their own, no earlier.
  await until(async () => (await queued(scope, 'held')) === 35);
  expect(pending).toHaveLength(5);

  travel(61);
  await until(() => pending.length === 6);
  // Half open: one probe at a time.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(pending).toHaveLength(6);
  pending[5]?.answer(TAKEN);
  await until(() => pending.length === 10);
  for (let answered = 6; answered < 45; answered++) {
    await until(() => pending.length > answered);
    pending[answered]?.answer(TAKEN);
  }
  await until(async () => (await queued(scope)) === 0);
});

it('sends what a person sends to a receiver whose circuit is open, one at a time', async () => {
  const url = 'http://dead-too.example/hook';
  const scope = await addBusiness(url);
  const of = [scope.businessId, scope.environment, url, 5, new Date(clock.getTime() + 60_000)];
  await database.pool.query('insert into callback_circuits values ($1, $2, $3, $4, $5)', of);
  await queue(scope, 10);
  // Due after the others: while one is sent, nothing else for its URL is looked at.
  travel(1);
  await queue(scope, 3, 'owner@kopi.test');
  startWorker();
  await until(() => pending.length === 1);
  await until(async () => (await queued(scope, 'held')) === 10);
  pending[0]?.answer(SILENT);
  await until(() => pending.length === 2);
  expect(await queued(scope, 'held')).toBe(10);
});

// Rule callbacks.retries, callbacks.sender.
it('sends a callback that is not taken again after 1, 5, 30, 120 and 720 minutes, then leaves it to people', async () => {
  const url = 'http://refusing.example/hook';
  const scope = await addBusiness(url);
  await queue(scope, 1);
  const begun = clock;
  startWorker();
  for (const [attempt, minutes] of [1, 5, 30, 120, 720, null].entries()) {
    await until(() => sentTo(url).length === attempt + 1);
    // The receiver answers, so that its circuit stays closed.
    sentTo(url)[attempt]?.answer({ code: 500, errorCode: null, durationMs: 1, response: '' });
    const due = minutes === null ? 0 : 1;
    await until(
      async () => (await queued(scope, `due > '${clock.toISOString()}'`)) === due && (await queued(scope)) === due,
    );
    if (minutes === null) break;
    const at = new Date(clock.getTime() + minutes * 60_000).toISOString();
    expect([attempt, await queued(scope, `due = '${at}'`)]).toEqual([attempt, 1]);
    travel(minutes * 60);
  }
  const senders = await inBusiness(database.pool, scope, (transaction) =>
    transaction.select({ sender: callback_events.sender }).from(callback_events),
  );
  expect(senders).toEqual(Array.from({ length: 6 }, () => ({ sender: null })));
  // Rule notifications.callback-failing.
  const news = await inBusiness(database.pool, scope, (transaction) =>
    transaction.select({ kind: notifications.kind, created: notifications.created }).from(notifications),
  );
  expect(news).toEqual([{ kind: 'callback-failing', created: new Date(begun.getTime() + 36 * 60_000) }]);
});

// Rule callbacks.completed-once.
it('keeps what was taken completed, and what a person resends takes no step of the schedule', async () => {
  const url = 'http://resent.example/hook';
  const scope = await addBusiness(url);
  await queue(scope, 1);
  startWorker();
  const rejected = { code: 500, errorCode: null, durationMs: 1, response: '' };
  const stateOf = async () => {
    const [found] = await inBusiness(database.pool, scope, (transaction) => transaction.select().from(callbacks));
    if (found === undefined) throw new Error('The callback was added.');
    return found;
  };
  async function answerNext(sent: number, delivery: Delivery) {
    await until(() => sentTo(url).length === sent);
    sentTo(url)[sent - 1]?.answer(delivery);
    await until(async () => (await stateOf()).attempts === sent);
    return stateOf();
  }
  async function resend() {
    const { id: callbackId, next_redelivery_schedule: waiting } = await stateOf();
    await inBusiness(database.pool, scope, (transaction) =>
      queueDelivery(transaction, { scope, callbackId, url, due: clock, sender: 'a@b.c', waiting }, clock),
    );
  }
  const failed = await answerNext(1, rejected);
  const retry = new Date(clock.getTime() + 60_000);
  expect([failed.status, failed.next_redelivery_schedule]).toEqual(['FAILED', retry]);
  await resend();
  const again = await answerNext(2, rejected);
  expect([again.status, again.next_redelivery_schedule, await queued(scope)]).toEqual(['FAILED', retry, 1]);
  travel(60);
  const second = await answerNext(3, rejected);
  // The second step of the schedule: what a person resent took none.
  expect(second.next_redelivery_schedule).toEqual(new Date(clock.getTime() + 5 * 60_000));
  await resend();
  const taken = await answerNext(4, TAKEN);
  expect([taken.status, taken.next_redelivery_schedule]).toEqual(['COMPLETED', null]);
  travel(5 * 60);
  await until(async () => (await queued(scope)) === 0);
  expect(sentTo(url)).toHaveLength(4);
  await resend();
  const rejectedLater = await answerNext(5, rejected);
  expect([rejectedLater.status, rejectedLater.next_redelivery_schedule]).toEqual(['COMPLETED', null]);
});

// Rule callbacks.removable.
it('does not send what waits for a URL that was removed', async () => {
  const url = 'http://removed.example/hook';
  const scope = await addBusiness(url);
  await queue(scope, 2);
  await inBusiness(database.pool, scope, (transaction) => transaction.delete(callback_urls));
  startWorker();
  await until(async () => (await queued(scope)) === 0);
  expect(pending).toEqual([]);
});

// Rule callbacks.circuit.
it('waits longer with each probe that gets no answer, and never more than half an hour', () => {
  expect([4, 5, 6, 7, 9, 10, 50].map(openMinutes)).toEqual([0, 1, 2, 4, 16, 30, 30]);
});
