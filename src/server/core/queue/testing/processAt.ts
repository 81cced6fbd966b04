import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../database/database.ts';
import { LEASE_MS } from '../leases.ts';
import type { Queue } from '../Queue.ts';
import { processNext } from '../runTask.ts';

/** How often a worker's task in progress is looked up, in milliseconds. */
const LOOKUP_INTERVAL_MS = 20;

/** Whether a worker has a task of the queue in progress. */
async function isUnderway({ name }: Queue, { pool }: Database, now: Date): Promise<boolean> {
  const { rows } = await pool.query('select 1 from queue_tasks where queue = $1 and leased_until > $2 limit 1', [
    name,
    now,
  ]);
  return rows.length > 0;
}

/** Whether a task of the queue is due: the app's own worker may be about to take it, in a transaction that is not over. */
async function isDue({ name }: Queue, { pool }: Database, now: Date): Promise<boolean> {
  const { rows } = await pool.query('select 1 from queue_tasks where queue = $1 and due <= $2 limit 1', [name, now]);
  return rows.length > 0;
}

/** Times that a task is looked for again which is due and which no worker has in progress. */
const LOOKUPS_OF_DUE = 5;

/**
 * Does the task of a queue that is due at a moment. When nothing is due it waits for the tasks that the app's own worker
 * has in progress. Returns `false` when nothing was due or in progress.
 */
export async function processAt(queue: Queue, database: Database, now: Date): Promise<boolean> {
  const run = { database, realTime: () => now, isStopping: () => false };
  for (let lookups = 0; ; lookups++) {
    if (await processNext(queue, run)) return true;
    if (await isUnderway(queue, database, now)) break;
    if (lookups === LOOKUPS_OF_DUE || !(await isDue(queue, database, now))) return false;
    await wait(LOOKUP_INTERVAL_MS);
  }
  for (let lookups = 0; lookups < LEASE_MS / LOOKUP_INTERVAL_MS; lookups++) {
    await wait(LOOKUP_INTERVAL_MS);
    if (!(await isUnderway(queue, database, now))) return true;
  }
  throw new Error(`A task of the queue ${queue.name} is in progress for longer than a lease.`);
}
