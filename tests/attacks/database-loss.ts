import type { Attack } from './harness/Attack.ts';
import { businessOf, createCustomer, isRetried, WRITER } from './harness/createCustomer.ts';
import { onPostgres } from './harness/onPostgres.ts';
import type { Reply, Target } from './harness/Target.ts';

/** How often all connections are ended while requests run. */
const TERMINATIONS = 5;

/** How long the server of the database is stopped, in milliseconds: longer than a request waits for it. */
const STOPPED = 3_000;

/** Longest until a request is served again once the database accepts connections, in milliseconds. */
const MOST = 1_000;

/** Longest wait for it. */
const GIVES_UP = 20_000;

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Sends reads and writes until `end`. Answers every reply. */
function keepAsking(target: Target, business: string): { end(): Promise<Reply[]> } {
  const replies: Reply[] = [];
  let isOver = false;
  const askers = Array.from({ length: 6 }, async (_, nth) => {
    for (let turn = 0; !isOver; turn++) {
      const reply =
        nth % 2 === 0
          ? createCustomer(target, business, `Lost ${nth} ${turn}`)
          : target.send('/api/transactions?environment=DEVELOPMENT', { as: WRITER });
      replies.push(await reply);
      await wait(50);
    }
  });
  const asking = Promise.all(askers);
  // A product that has ended answers nothing, which `end` throws.
  asking.catch(() => undefined);
  return {
    async end() {
      isOver = true;
      await asking;
      return replies;
    },
  };
}

/** How long it takes until a request is served, in milliseconds. */
async function untilServed(target: Target): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < GIVES_UP) {
    const { status } = await target.send('/api/transactions?environment=DEVELOPMENT', { as: WRITER });
    if (status === 200) return performance.now() - begun;
    await wait(20);
  }
  return GIVES_UP;
}

export default {
  name: 'the database ends its connections, and is stopped and started, under requests',
  before: 'the process ended with the first connection that was lost',
  slow: true,
  run: ({ startProduct }) =>
    onPostgres(startProduct, async ({ server, product, target, administrator }) => {
      const asking = keepAsking(target, await businessOf(target));
      const client = await administrator();
      for (let round = 0; round < TERMINATIONS; round++) {
        await wait(200);
        await client.query(TERMINATE);
      }
      await server.stop();
      await wait(STOPPED);
      await server.start();
      const back = await untilServed(target);
      const replies = await asking.end();

      const retried = replies.filter(isRetried).length;
      const served = replies.filter(({ status }) => status === 200).length;
      const others = replies.filter((reply) => reply.status !== 200 && !isRetried(reply));
      const isAlive = product.child.exitCode === null && product.child.signalCode === null;
      return {
        held: isAlive && others.length === 0 && retried > 0 && back < MOST,
        now: `${served} served, ${retried} answered by 503 with Retry-After, ${others.length} otherwise (${others[0]?.status ?? 'none'}); back after ${back.toFixed(0)} ms`,
      };
    }),
} satisfies Attack;
