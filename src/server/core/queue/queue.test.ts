import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { enqueue } from './enqueue.ts';
import { correctFuture, LEASE_MS, renewLeases, takeTask } from './leases.ts';
import { ofBusiness, type Queue, type Task, type TaskResult } from './Queue.ts';
import { QueueWorker } from './QueueWorker.ts';
import { deadTasks, queueFigures, reviveTask } from './queueFigures.ts';
import { doublingWaits } from './retryWaits.ts';
import { runTask, TaskDead } from './runTask.ts';
import { processAt } from './testing/processAt.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = new Date('2031-03-04T03:00:00Z').getTime();

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table effects (key text not null, at timestamptz not null)');
  await database.pool.query('grant insert on effects to beranda_request');
}, 60_000);
beforeEach(() => database.pool.query('truncate queue_tasks, effects'));
afterAll(() => database.close(), 60_000);

const newScope = (): BusinessScope => ({ businessId: randomUUID(), environment: 'PRODUCTION' });

/** Leaves a line in the transaction that removes the task. */
function effectOf({ key }: Task): TaskResult {
  const write = async (transaction: Pick<Database['drizzle'], 'execute'>) => {
    await transaction.execute(sql`insert into effects values (${key}, now())`);
  };
  return { state: 'DONE', write };
}

function queueOf(more: Partial<Queue> = {}): Queue {
  return { name: 'settlement', concurrency: 1, waits: [0], handle: async (task) => effectOf(task), ...more };
}

async function add(key: string, due: Date, scope = newScope(), shares: string[] = [], now = due): Promise<void> {
  const task = { queue: 'settlement', key, scope, due, shares } as const;
  await inBusiness(database.pool, scope, (transaction) => enqueue(transaction, task, now));
}

async function effects(): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>('select key from effects order by key');
  return rows.map(({ key }) => key);
}

async function waiting(): Promise<{ key: string; error: string | null; dead: boolean }[]> {
  return (await database.pool.query('select key, error, dead is not null as dead from queue_tasks order by key')).rows;
}

/** What a worker does next: with the task that it holds, or by taking one. */
const STEP = fc.record({
  worker: fc.nat(2),
  does: fc.constantFrom('take', 'take', 'finish', 'finish', 'finish twice', 'fail', 'crash', 'again', 'renew'),
});
const PASSES = fc.constantFrom(SECOND, 20 * SECOND, LEASE_MS, 2 * LEASE_MS);
/** A clock that is set wrong until the next jump. */
const JUMPS = fc.constantFrom(0, 2 * DAY, -2 * DAY, 90 * DAY);
const STEPS = fc.array(
  fc.oneof({ weight: 8, arbitrary: STEP }, { weight: 2, arbitrary: PASSES }, fc.record({ jump: JUMPS })),
  {
    minLength: 10,
    maxLength: 45,
  },
);

// Rule security.background-once. Rule security.clock-jumps.
describe('workers that crash, fail and have wrong clocks', () => {
  it('do each task once and lose none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), STEPS, async (count, steps) => {
        await database.pool.query('truncate queue_tasks, effects');
        let passed = 0;
        let ahead = 0;
        const now = () => new Date(BEGIN + passed + ahead);
        const keys = Array.from({ length: count }, (_, index) => `task-${index}`);
        for (const key of keys) await add(key, now());
        const held: (Task | undefined)[] = [undefined, undefined, undefined];
        const waits = doublingWaits(SECOND, HOUR, DAY);
        const runAs = (task: Task, handle: Queue['handle']) =>
          runTask(queueOf({ waits, handle }), task, { database, realTime: now, isStopping: () => false });
        for (const step of steps) {
          if (typeof step === 'number') passed += step;
          else if ('jump' in step) ahead = step.jump;
          else {
            const task = held[step.worker];
            if (task === undefined) {
              if (step.does === 'take') held[step.worker] = await takeTask(database, queueOf(), now());
              continue;
            }
            if (step.does === 'take') continue;
            if (step.does === 'renew') {
              await renewLeases(database, [task], now());
              continue;
            }
            held[step.worker] = undefined;
            if (step.does.startsWith('finish')) await runAs(task, async () => effectOf(task));
            if (step.does === 'finish twice') await runAs(task, async () => effectOf(task));
            if (step.does === 'again') await runAs(task, async () => ({ state: 'AGAIN', due: now() }));
            if (step.does === 'fail') {
              // Without an error when another worker has the task: nothing is written then.
              await runAs(task, async () => ({
                state: 'DONE',
                write: async (transaction) => {
                  await transaction.execute(sql`insert into effects values ('half done', now())`);
                  throw new Error('It fails.');
                },
              })).catch((error: Error) => expect(error.message).toBe('It fails.'));
            }
          }
        }
        // The processes are started again with a clock that is right.
        ahead = 0;
        await correctFuture(database, now());
        passed += 2 * HOUR;
        while (await processAt(queueOf({ waits }), database, now()));
        // What waits for the lease or the next attempt of a clock that was an hour ahead at most.
        passed += DAY;
        while (await processAt(queueOf({ waits }), database, now()));
        expect({ done: await effects(), left: await waiting() }).toEqual({ done: keys, left: [] });
      }),
      { numRuns: 30 },
    );
  }, 300_000);

  it('do each task once when several work at the same time', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `task-${String(index).padStart(2, '0')}`);
    for (const key of keys) await add(key, new Date(BEGIN));
    const failed = new Set<string>();
    const handle: Queue['handle'] = async (task) => {
      if (task.key.endsWith('7') && !failed.has(task.key)) {
        failed.add(task.key);
        throw new Error('It fails once.');
      }
      return effectOf(task);
    };
    const errors: unknown[] = [];
    const workers = Array.from({ length: 3 }, () => {
      const context = {
        database,
        realTime: () => new Date(BEGIN),
        onError: (error: unknown) => void errors.push(error),
      };
      return new QueueWorker([queueOf({ concurrency: 4, handle })], context);
    });
    for (const worker of workers) worker.start();
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(await effects()).toEqual(keys);
    expect(errors).toHaveLength(6);
  }, 90_000);
});

describe('a task', () => {
  it('is not queued when its transaction is rolled back, and once when it is queued twice', async () => {
    const scope = newScope();
    const task = { queue: 'settlement', key: 'one', scope, due: new Date(BEGIN) } as const;
    const failing = inBusiness(database.pool, scope, async (transaction) => {
      await enqueue(transaction, task, new Date(BEGIN));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await waiting()).toEqual([]);
    for (const _ of [1, 2]) {
      await inBusiness(database.pool, scope, (transaction) => enqueue(transaction, task, new Date(BEGIN)));
    }
    expect(await waiting()).toHaveLength(1);
  });

  it('of another business is rejected', async () => {
    const task = { queue: 'settlement', key: 'one', scope: newScope(), due: new Date(BEGIN) } as const;
    const stray = inBusiness(database.pool, newScope(), (tx) => enqueue(tx, task, new Date(BEGIN)));
    await expect(stray).rejects.toMatchObject({ cause: { code: '42501' } });
    const unbound = inBusiness(database.pool, newScope(), (tx) =>
      enqueue(tx, { ...task, scope: undefined }, new Date(BEGIN)),
    );
    await expect(unbound).rejects.toMatchObject({ cause: { code: '42501' } });
    // A message belongs to its address.
    const message = { ...task, queue: 'mail', scope: undefined } as const;
    await inBusiness(database.pool, newScope(), (tx) => enqueue(tx, message, new Date(BEGIN)));
  });

  it('waits longer after each error, and is kept with the last one when it is dead', async () => {
    await add('doomed', new Date(BEGIN));
    const buried: string[] = [];
    const queue = queueOf({
      waits: [10 * SECOND, 60 * SECOND],
      handle: async () => {
        throw new Error('The bank is closed.');
      },
      bury: async (_transaction, { key }) => void buried.push(key),
    });
    let now = BEGIN;
    for (const wait of [10 * SECOND, 60 * SECOND]) {
      await expect(processAt(queue, database, new Date(now))).rejects.toThrow('The bank is closed.');
      expect(await processAt(queue, database, new Date(now + wait - 1))).toBe(false);
      now += wait;
    }
    await expect(processAt(queue, database, new Date(now))).rejects.toThrow(TaskDead);
    expect(await processAt(queue, database, new Date(now + 90 * DAY))).toBe(false);
    expect(await waiting()).toEqual([{ key: 'doomed', error: 'The bank is closed.', dead: true }]);
    expect(buried).toEqual(['doomed']);

    // An operator sees it and makes it due again.
    const [dead] = await deadTasks(database, 10);
    expect(dead).toMatchObject({ queue: 'settlement', key: 'doomed', error: 'The bank is closed.' });
    await add('due', new Date(now - HOUR));
    await add('later', new Date(now + HOUR));
    const figures = { queue: 'settlement', waiting: 1, due: 1, running: 0, failing: 0, dead: 1, lag: 3600 };
    expect(await queueFigures(database, new Date(now))).toEqual([figures]);
    expect(await reviveTask(database, dead?.id ?? '', new Date(now - DAY))).toBe(true);
    expect(await reviveTask(database, dead?.id ?? '', new Date(now - DAY))).toBe(false);
    expect(await processAt(queueOf(), database, new Date(now))).toBe(true);
    expect(await effects()).toEqual(['doomed']);
  });

  it('whose workers end again and again without a result is dead, so that it ends no more of them', async () => {
    await add('poison', new Date(BEGIN));
    const queue = queueOf({ waits: [SECOND] });
    for (const take of [0, 1]) await takeTask(database, queue, new Date(BEGIN + take * 2 * LEASE_MS));
    await expect(processAt(queue, database, new Date(BEGIN + 4 * LEASE_MS))).rejects.toThrow(TaskDead);
    expect(await effects()).toEqual([]);
    expect(await waiting()).toMatchObject([{ dead: true, error: expect.stringContaining('without a result') }]);
  });

  it('is left alone by a worker whose lease is over while another one has it', async () => {
    await add('slow', new Date(BEGIN));
    const late = await takeTask(database, queueOf(), new Date(BEGIN));
    const again = new Date(BEGIN + LEASE_MS);
    const taken = await takeTask(database, queueOf(), again);
    const run = { database, realTime: () => again, isStopping: () => false };
    const fails = async () => Promise.reject(new Error('Too late.'));
    if (late === undefined || taken === undefined) throw new Error('Expected the task to be taken twice.');
    await expect(runTask(queueOf({ waits: [], handle: fails }), late, run)).rejects.toThrow('Too late.');
    await runTask(queueOf({ handle: async () => ({ state: 'AGAIN', due: again }) }), late, run);
    await runTask(queueOf(), late, run);
    await renewLeases(database, [late], new Date(BEGIN + DAY));
    expect([await effects(), await waiting()]).toEqual([[], [{ key: 'slow', error: null, dead: false }]]);
    expect(await takeTask(database, queueOf(), new Date(again.getTime() + LEASE_MS - 1))).toBeUndefined();
    await runTask(queueOf(), taken, run);
    expect([await effects(), await waiting()]).toEqual([['slow'], []]);
  });

  it('keeps a moment of its own through a clock that jumps', async () => {
    await add('on its day', new Date(BEGIN + 30 * DAY), newScope(), [], new Date(BEGIN));
    await correctFuture(database, new Date(BEGIN - 2 * DAY));
    await correctFuture(database, new Date(BEGIN));
    expect(await processAt(queueOf(), database, new Date(BEGIN))).toBe(false);
    expect(await processAt(queueOf(), database, new Date(BEGIN + 30 * DAY))).toBe(true);
  });
});

describe('the worker', () => {
  /** Starts a worker whose tasks wait until they are released. Returns the keys in the order in which they began. */
  function startHolding(queue: Partial<Queue>, now = () => new Date(BEGIN)) {
    const began: string[] = [];
    const release: (() => void)[] = [];
    const handle: Queue['handle'] = (task) => {
      began.push(task.key);
      return new Promise((resolve) => release.push(() => resolve(effectOf(task))));
    };
    const onError = (error: unknown) => expect.unreachable(String(error));
    const worker = new QueueWorker([queueOf({ handle, ...queue })], { database, realTime: now, onError });
    worker.start();
    return { worker, began, release };
  }

  it('gives no business more than its share, and takes its tasks in order', async () => {
    const [busy, quiet] = [newScope(), newScope()];
    for (let each = 0; each < 5; each++) await add(`busy-${each}`, new Date(BEGIN - HOUR + each), busy);
    await add('quiet-0', new Date(BEGIN), quiet);
    const { worker, began, release } = startHolding({ concurrency: 4, limits: { business: 1 } });
    await expect.poll(() => began, { timeout: 10_000 }).toEqual(['busy-0', 'quiet-0']);
    for (let ended = 0; ended < 6; ended++) {
      await expect.poll(() => release.length, { timeout: 10_000 }).toBeGreaterThan(ended);
      release[ended]?.();
    }
    await worker.stop();
    expect(began.filter((key) => key.startsWith('busy'))).toEqual(['busy-0', 'busy-1', 'busy-2', 'busy-3', 'busy-4']);
    expect(await waiting()).toEqual([]);
  });

  it('limits what tasks of several businesses share', async () => {
    for (let each = 0; each < 3; each++) await add(`shared-${each}`, new Date(BEGIN - HOUR), newScope(), ['host:a']);
    await add('alone', new Date(BEGIN), newScope(), ['host:b']);
    const { worker, began, release } = startHolding({ concurrency: 4, limits: { host: 2 } });
    await expect.poll(() => began, { timeout: 10_000 }).toHaveLength(3);
    expect(began.at(-1)).toBe('alone');
    const stopped = worker.stop();
    for (const each of release) each();
    await stopped;
    expect(await waiting()).toHaveLength(1);
  });

  it('does at its start what was due while no process ran', async () => {
    await add('missed', new Date(BEGIN - 3 * DAY));
    const { worker, began, release } = startHolding({});
    await expect.poll(() => began, { timeout: 10_000 }).toEqual(['missed']);
    for (const each of release) each();
    await worker.stop();
    expect(await effects()).toEqual(['missed']);
  });

  it('requires a business where the work is of one', () => {
    const task = { id: '', queue: 'settlement', lease: '', key: '', payload: {}, shares: [], attempts: 1 } as const;
    expect(() => ofBusiness({ ...task, scope: undefined, clockAhead: 0 })).toThrow('has no business');
  });
});
