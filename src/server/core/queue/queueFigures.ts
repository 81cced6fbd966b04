import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { queue_tasks } from '../../database/schema/index.ts';
import type { QueueName } from './Queue.ts';

/** Figures of a queue, over all businesses and processes. */
export interface QueueFigures {
  readonly queue: QueueName;
  /** Tasks whose time has not come. */
  readonly waiting: number;
  /** Tasks that may be taken. */
  readonly due: number;
  /** Tasks under a lease. */
  readonly running: number;
  /** Tasks whose last attempt failed. */
  readonly failing: number;
  /** Tasks that are never taken again. */
  readonly dead: number;
  /** How long the oldest due task has waited, in seconds. */
  readonly lag: number;
}

/** The figures of each queue that has tasks. */
export async function queueFigures({ drizzle }: Database, now: Date): Promise<QueueFigures[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const running = sql`dead is null and leased_until > ${moment}`;
  const due = sql`dead is null and due <= ${moment} and (leased_until is null or leased_until <= ${moment})`;
  const { rows } = await drizzle.execute<QueueFigures & Record<string, unknown>>(
    sql`select queue,
          (count(*) filter (where dead is null and due > ${moment} and not coalesce(${running}, false)))::int as waiting,
          (count(*) filter (where ${due}))::int as due,
          (count(*) filter (where ${running}))::int as running,
          (count(*) filter (where dead is null and error is not null))::int as failing,
          (count(dead))::int as dead,
          coalesce(extract(epoch from ${moment} - min(due) filter (where ${due})), 0)::int as lag
        from ${queue_tasks} group by queue order by queue`,
  );
  return rows;
}

/** A task that is never taken again. */
export interface DeadTask {
  /** UUID. */
  readonly id: string;
  readonly queue: QueueName;
  readonly key: string;
  readonly dead: Date;
  readonly error: string | null;
}

/** The tasks that died last. */
export async function deadTasks({ pool }: Database, limit: number): Promise<DeadTask[]> {
  const { rows } = await pool.query<DeadTask>(
    'select id, queue, key, dead, error from queue_tasks where dead is not null order by dead desc, id limit $1',
    [limit],
  );
  return rows;
}

/** Makes a dead task due now, as if it had never been tried. Returns whether there was one. */
export async function reviveTask({ pool }: Database, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update queue_tasks set dead = null, due = $2, scheduled = $2, attempts = 0, held = false
     where id::text = $1 and dead is not null`,
    [id, now],
  );
  return rowCount !== 0;
}
