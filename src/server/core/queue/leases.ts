import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Environment } from '#contract/generated/config.ts';
import { scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import { businesses, queue_tasks } from '../../database/schema/index.ts';
import { clockAheadIn, realTimeOf } from '../clock/businessTime.ts';
import { LONGEST_AHEAD } from '../clock/clockJumps.ts';
import { loggedError } from '../errors/loggedError.ts';
import { businessShare, type Queue, type QueueName, type Task, type TaskPayload } from './Queue.ts';

/** Lease: no other worker takes a task within this time, in milliseconds. A worker extends it while the task is in progress. */
export const LEASE_MS = 60_000;

/** Maximum length of a stored error. */
const ERROR_LENGTH = 400;

const BUSINESS = businessShare('');

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly key: string;
  readonly lease: string;
  readonly business_id: string | null;
  readonly environment: Environment | null;
  readonly payload: TaskPayload;
  readonly shares: readonly string[];
  readonly attempts: number;
  readonly test_clock_ahead: number | null;
}

function at(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** The condition that a task may be taken. */
function isFree(now: Date): SQL {
  return sql`dead is null and due <= ${at(now)} and (leased_until is null or leased_until <= ${at(now)})`;
}

function isHeldBy({ id, lease }: Task): SQL | undefined {
  return and(eq(queue_tasks.id, id), eq(queue_tasks.lease, lease));
}

/** The condition that a task is of the test mode of these businesses. */
function isOfTestMode(businessIds: readonly string[]): SQL {
  return sql`business_id = any(${sql.param(businessIds)}::uuid[]) and environment = 'DEVELOPMENT'`;
}

/** Which of these queues have a task that may be taken; one statement for all of them. `only` as in `takeTask`. */
export async function dueQueues(
  { drizzle }: Database,
  names: readonly QueueName[],
  now: Date,
  only?: readonly string[],
): Promise<QueueName[]> {
  const isTheirs = only === undefined ? sql`true` : isOfTestMode(only);
  const { rows } = await drizzle.execute<{ name: QueueName }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as name
        where exists (select 1 from ${queue_tasks} where queue = name and ${isFree(now)} and ${isTheirs})`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Takes the task of a queue that has been due longest, except those with a share in `full`. Any number of workers may take
 * at the same moment: each gets another task. With `only`, of the test mode of these businesses.
 */
export async function takeTask(
  { drizzle }: Database,
  { name, environments }: Pick<Queue, 'name' | 'environments'>,
  now: Date,
  full: readonly string[] = [],
  only?: readonly string[],
): Promise<Task | undefined> {
  const conditions = [sql`queue = ${name}`, isFree(now)];
  if (environments !== undefined) conditions.push(sql`environment = any(${sql.param(environments)}::text[])`);
  const busy = full.filter((share) => share.startsWith(BUSINESS)).map((share) => share.slice(BUSINESS.length));
  if (busy.length > 0) conditions.push(sql`business_id <> all(${sql.param(busy)}::uuid[])`);
  if (only !== undefined) conditions.push(isOfTestMode(only));
  if (full.length > busy.length) conditions.push(sql`not shares && ${sql.param(full)}::text[]`);
  const { rows } = await drizzle.execute<Row>(
    sql`update ${queue_tasks} set lease = ${randomUUID()}::uuid, leased_until = ${at(later(now, LEASE_MS))},
          scheduled = ${at(now)}, attempts = attempts + 1, held = false
        where id = (select id from ${queue_tasks} where ${sql.join(conditions, sql` and `)}
          order by due, id limit 1 for update skip locked)
        returning id, key, lease, business_id, environment, payload, shares, attempts,
          (select b.test_clock_ahead::float8 from ${businesses} b where b.business_id = ${queue_tasks}.business_id) as test_clock_ahead`,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { id, key, lease, business_id, environment, payload, shares, attempts, test_clock_ahead } = row;
  const scope = business_id === null || environment === null ? undefined : scopeOf({ business_id, environment });
  const clockAhead = scope === undefined ? 0 : clockAheadIn(scope.environment, test_clock_ahead ?? 0);
  return { id, queue: name, lease, key, scope, payload, shares, attempts, clockAhead };
}

/** Extends the leases of tasks in progress. */
export async function renewLeases({ drizzle }: Database, tasks: readonly Task[], now: Date): Promise<void> {
  const ids = tasks.map(({ id }) => id);
  const leases = tasks.map(({ lease }) => lease);
  await drizzle.execute(
    sql`update ${queue_tasks} q set leased_until = ${at(later(now, LEASE_MS))}, scheduled = ${at(now)}
        from unnest(${sql.param(ids)}::uuid[], ${sql.param(leases)}::uuid[]) as held_by (id, lease)
        where q.id = held_by.id and q.lease = held_by.lease`,
  );
}

/** When a task is due again, by the time of its business, and what else changes. */
interface Return {
  readonly due: Date;
  readonly held?: boolean;
  readonly shares?: readonly string[];
}

/** Returns a task to the queue, as if it had not been taken. `now` is the real time. */
export async function returnTask(
  { drizzle }: Database,
  task: Task,
  { due, held = false, shares }: Return,
  now: Date,
): Promise<void> {
  await drizzle
    .update(queue_tasks)
    .set({
      due: task.scope === undefined ? due : realTimeOf(task.scope, due),
      held,
      scheduled: now,
      attempts: 0,
      lease: null,
      leased_until: null,
      error: null,
      ...(shares !== undefined && { shares: [...shares] }),
    })
    .where(isHeldBy(task));
}

/** Removes a task in the caller's transaction. Returns whether the lease was still this worker's. */
export async function removeTask(transaction: Pick<Database['drizzle'], 'delete'>, task: Task): Promise<boolean> {
  const { rowCount } = await transaction.delete(queue_tasks).where(isHeldBy(task));
  return rowCount !== 0;
}

/** Stores an error: the task is due again after its next wait, or dead after the last one. Returns whether it is dead. */
export async function failTask(
  { drizzle }: Database,
  { waits, bury }: Pick<Queue, 'waits' | 'bury'>,
  task: Task,
  error: unknown,
  now: Date,
): Promise<boolean> {
  const text = (error instanceof Error ? loggedError(error).message : String(error)).slice(0, ERROR_LENGTH);
  const released = { error: text, scheduled: now, lease: null, leased_until: null };
  const wait = waits[task.attempts - 1];
  if (wait !== undefined) {
    await drizzle
      .update(queue_tasks)
      .set({ ...released, due: later(now, wait) })
      .where(isHeldBy(task));
    return false;
  }
  return drizzle.transaction(async (transaction) => {
    const { rowCount } = await transaction
      .update(queue_tasks)
      .set({ ...released, dead: now })
      .where(isHeldBy(task));
    if (rowCount === 0) return false;
    await bury?.(transaction, task);
    return true;
  });
}

/**
 * Corrects what a wrong clock has set more than an hour ahead: leases end, and tasks that were due at once, after an
 * error or because they were held are due now. Tasks that wait for a moment of their own keep it.
 * Rule security.clock-jumps.
 */
export async function correctFuture({ drizzle }: Database, now: Date): Promise<void> {
  await drizzle.execute(
    sql`update ${queue_tasks} set leased_until = null, lease = null, scheduled = ${at(now)},
          due = case when attempts > 0 or held or due <= scheduled then least(due, ${at(now)}) else due end
        where dead is null and scheduled > ${at(later(now, LONGEST_AHEAD))}`,
  );
}
