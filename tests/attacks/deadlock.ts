import type pg from 'pg';
import type { Attack } from './harness/Attack.ts';
import { businessOf, createCustomer, isRetried } from './harness/createCustomer.ts';
import { onPostgres } from './harness/onPostgres.ts';
import type { Reply, Target } from './harness/Target.ts';

const ROUNDS = 4;

/** Longest wait until the request waits for a lock, in milliseconds. */
const GIVES_UP = 10_000;

/** Mostly the request; a worker of the demo that waits first makes the round one without a deadlock. */
const WAITING = `select 1 from pg_locks where not granted and relation = 'activity_logs'::regclass`;

async function untilWaiting(observer: pg.Client): Promise<void> {
  const begun = performance.now();
  while ((await observer.query(WAITING)).rowCount === 0) {
    if (performance.now() - begun > GIVES_UP) throw new Error('The request never waits for a lock.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** PostgreSQL may roll back either writer. */
function acceptDeadlock(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error;
}

/**
 * The request writes a customer, then its line of the activity log; the other writer locks them in the opposite order. The
 * request has waited longer, so that its back end finds the deadlock, and PostgreSQL rolls the request back.
 */
async function deadlock(target: Target, business: string, other: pg.Client, observer: pg.Client): Promise<Reply> {
  await other.query('begin');
  try {
    await other.query('lock table activity_logs in share mode');
    const reply = createCustomer(target, business, 'Deadlock');
    // Where it fails before it is awaited below, the attack fails by what comes first.
    reply.catch(() => undefined);
    await untilWaiting(observer);
    await other.query('lock table customers in share mode').catch(acceptDeadlock);
    await other.query('rollback');
    return await reply;
  } finally {
    await other.query('rollback');
  }
}

async function deadlocksOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks ?? 0);
}

export default {
  name: 'two writers of the database that lock in opposite order',
  before: 'SERVER_ERROR for each that PostgreSQL rolled back',
  slow: true,
  run: ({ startProduct }) =>
    onPostgres(startProduct, async ({ target, administrator }) => {
      const business = await businessOf(target);
      const [other, observer] = [await administrator(), await administrator()];
      const replies: Reply[] = [];
      for (let round = 0; round < ROUNDS; round++) replies.push(await deadlock(target, business, other, observer));
      const after = await createCustomer(target, business, 'After');

      const isAnsweredWell = (reply: Reply): boolean =>
        reply.status === 200 || reply.status === 409 || isRetried(reply);
      const deadlocks = await deadlocksOf(observer);
      return {
        held: deadlocks > 0 && replies.every(isAnsweredWell) && after.status === 200,
        now: `${deadlocks} deadlocks, answered by ${replies.map(({ status }) => status).join(', ')}; the next write by ${after.status}`,
      };
    }),
} satisfies Attack;
