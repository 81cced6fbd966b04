import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { QueueWorker } from '#server/core/queue/QueueWorker.ts';
import type { Services } from '#server/core/services.ts';
import type { Database } from '#server/database/database.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { callback_urls } from '#server/database/schema/index.ts';
import { addCallback } from '#server/domains/callbacks/addCallback.ts';
import { callbackQueue } from '#server/domains/callbacks/callbackQueue.ts';
import { measured, percentile, print } from './measure.ts';

const RECEIVERS = 100;
const CALLBACKS_EACH = 10;

/** How long the slow receiver takes, in milliseconds: less than the time that a callback may take. */
const SLOW = 5_000;

/** How many receivers never respond, and how many respond slowly. */
interface Troubled {
  readonly dead: number;
  readonly slow: number;
}

/**
 * Returns the milliseconds from the start of the worker until each callback of the receivers that respond has arrived,
 * sorted.
 */
async function run(database: Database, { dead, slow }: Troubled): Promise<number[]> {
  await database.pool.query('truncate queue_tasks, callback_circuits');
  const arrived: number[] = [];
  let begun = 0;
  const listener = createServer((request, response) => {
    if (request.url === '/dead') return;
    if (request.url === '/slow') {
      setTimeout(() => response.end(), SLOW);
      return;
    }
    arrived.push(performance.now() - begun);
    response.end();
  });
  const port = await new Promise<number>((resolve) => {
    listener.listen(0, () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const now = new Date();
  for (let index = 0; index < RECEIVERS; index++) {
    const scope = { businessId: randomUUID(), environment: 'PRODUCTION' } as const;
    const kind = index < dead ? 'dead' : index < dead + slow ? 'slow' : 'live';
    const url = `http://${kind === 'dead' ? 'localhost' : kind === 'slow' ? '127.0.0.2' : '127.0.0.1'}:${port}/${kind}`;
    const of = { business_id: scope.businessId, environment: scope.environment };
    await inBusiness(database.pool, scope, async (transaction) => {
      const row = { ...of, id: randomUUID(), created: now, updated: now, product: 'INVOICE' as const, url };
      await transaction.insert(callback_urls).values({ ...row, created_by: 'bench' });
      const callback = { product: 'INVOICE', reference: 'bench', externalId: null, payload: {}, sender: null } as const;
      for (let each = 0; each < CALLBACKS_EACH; each++) await addCallback(transaction, scope, callback, now);
    });
  }
  const wanted = (RECEIVERS - dead - slow) * CALLBACKS_EACH;
  const services = { database, pool: database.pool, env: { demo: true }, realTime: () => new Date() } as Services;
  const onError = (error: unknown) => console.error(error);
  const worker = new QueueWorker([callbackQueue(services)], { database, realTime: services.realTime, onError });
  begun = performance.now();
  worker.start();
  while (arrived.length < wanted && performance.now() - begun < 120_000) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  listener.closeAllConnections();
  listener.close();
  await worker.stop();
  return arrived.sort((a, b) => a - b);
}

/** Measures how much longer callbacks take if one of a hundred receivers never responds, and another one slowly. */
export async function benchCallbacks(database: Database): Promise<void> {
  await run(database, { dead: 0, slow: 0 });
  const [alive, troubled] = [await run(database, { dead: 0, slow: 0 }), await run(database, { dead: 1, slow: 1 })];
  const of = `1 of ${RECEIVERS} receivers dead, 1 slow`;
  for (const share of [0.5, 0.99]) {
    const at = (times: readonly number[]) => percentile(times, share);
    const ratio = at(troubled) / at(alive);
    const figures = `${at(alive).toFixed(0)} ms without, ${at(troubled).toFixed(0)} ms with`;
    print(`callbacks, p${share * 100}, ${of}`, measured(ratio, '×', 2), figures);
  }
  const perMinute = (times: readonly number[]) => Math.round((times.length / (times.at(-1) ?? Number.NaN)) * 60_000);
  print(`callbacks, ${of}`, measured(perMinute(troubled), 'a minute'), `at least 1,000; ${perMinute(alive)} without`);
}
