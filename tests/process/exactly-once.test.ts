import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { OPERATION_TRAITS } from '#contract/operations.ts';
import { LEASE_MS } from '#server/core/queue/leases.ts';
import type { Services } from '#server/core/services.ts';
import { openDatabase } from '#server/database/database.ts';
import { callbackQueue } from '#server/domains/callbacks/callbackQueue.ts';
import { CallbackReceiver } from '../api/year/CallbackReceiver.ts';
import { makePostgresServer, type PostgresServer } from '../attacks/harness/PostgresServer.ts';
import { processDue } from '../helpers/processDue.ts';
import { Random } from '../helpers/random/Random.ts';
import { sendWishes, type Wish, wrongWishes } from './exactlyOnce/apiWishes.ts';
import { Books } from './exactlyOnce/Books.ts';
import { Amounts, ConsoleProgram, declaredAction } from './exactlyOnce/ConsoleProgram.ts';
import { APPROVAL_FROM, fillDemo } from './exactlyOnce/fillDemo.ts';
import { KilledServer } from './exactlyOnce/KilledServer.ts';
import { APPROVED, DIRECT, transfers } from './exactlyOnce/moneyActions.ts';
import { copyCheckout } from './product.ts';

/** How often a server is killed. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** Programs that send requests with an API key all the time. */
const PROGRAMS = 3;

/** More than every fee, and other than the amounts that the programs send. */
const SMALLEST = 20_000;

const SEED = Number(process.env.SIMULATION_SEED ?? 20_310_115);

/** Deliveries are taken again once the lease of a killed worker is over. */
const LEASES_OVER = 600_000;

/** Longest that workers may take to send the rows of approved batches after the last round, in milliseconds: the last killed one may have held a lease. */
const BATCHES_SENT = LEASE_MS + 30_000;

const cleanUps: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** A checkout whose servers accept more requests a minute than these programs send. */
function checkoutWithoutLimits(): string {
  const checkout = copyCheckout();
  cleanUps.push(() => rmSync(checkout, { recursive: true, force: true }));
  const file = join(checkout, 'config/limits.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(_per_minute: )\d+/g, '$11000000'));
  return checkout;
}

/** What moves money by another operation of the movements, and an amount that is not entered. */
const BY_ANOTHER: ReadonlySet<string> = new Set([
  // The refund of a payment by e-wallet; tests/api/store-orders-cancelled.test.ts has it once for many at the same time.
  'store_orders.cancel_paid',
]);

it('every operation that moves money is among the movements', () => {
  const steps = [...DIRECT, ...APPROVED, ...transfers('', '')].flatMap((movement) => movement.steps);
  const pressed = new Set<string | undefined>(
    steps.map(({ resource, action }) => declaredAction(resource, action).run),
  );
  const moving = Object.entries(OPERATION_TRAITS).flatMap(([operation, { moves }]) => (moves ? [operation] : []));
  expect(moving.filter((operation) => !pressed.has(operation) && !BY_ANOTHER.has(operation))).toEqual([]);
});

describe('two servers on one PostgreSQL of which one is killed again and again', () => {
  // Rule actions.idempotent, security.background-once, callbacks.at-least-once, money.ledger-balances.
  it('do everything that was requested once, and lose nothing', { timeout: 30 * 60_000 }, async (context) => {
    const made = await makePostgresServer();
    if (typeof made === 'string') return context.skip(made);
    const postgres: PostgresServer = made;
    cleanUps.push(() => postgres.remove());
    await postgres.start();
    const began = performance.now();
    const passed = () => ((performance.now() - began) / 1000).toFixed(0);
    const receiver = new CallbackReceiver(1_000_000);
    cleanUps.push(() => receiver.close());
    const callbackUrl = await receiver.listen();
    const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
    cleanUps.push(() => database.close());
    const { shop, platform, account, key } = await fillDemo(database, callbackUrl);
    const books = new Books(database);
    expect(await books.problems()).toEqual([]);

    const random = new Random(SEED);
    const checkout = checkoutWithoutLimits();
    const servers = [new KilledServer(checkout, postgres.url), new KilledServer(checkout, postgres.url)];
    cleanUps.push(async () => {
      for (const server of servers) await server.end('SIGKILL');
    });
    await Promise.all(servers.map((server) => server.start()));
    console.log(`two servers are ready after ${passed()} s`);

    const businessId = (scope: typeof account) => formatRecordId(BUSINESS_ID_PREFIX, scope.businessId);
    const [small, large] = [new Amounts(SMALLEST), new Amounts(APPROVAL_FROM)];
    const between = transfers(businessId(platform.scope), businessId(account));
    const desks = [
      { of: shop, movements: DIRECT, amounts: small },
      { of: shop, movements: APPROVED, amounts: large },
      { of: platform, movements: between, amounts: small },
    ].map(({ of, movements, amounts }) => {
      const program = new ConsoleProgram(servers, random, database, of.scope, amounts);
      return { of, movements, program };
    });
    for (const { of, movements, program } of desks) {
      await program.signIn(of.owner.email);
      await program.prepare(movements);
    }

    const wishes: Wish[] = [];
    let isStopped = false;
    const programs = Array.from({ length: PROGRAMS }, () => sendWishes(servers, random, key, wishes, () => isStopped));
    const presses = desks.map(({ program, movements }) => program.run(movements, () => isStopped));
    const work = Promise.all([Promise.all(programs), Promise.all(presses)]);
    work.catch(() => undefined);
    for (let round = 0; round < ROUNDS; round++) {
      await new Promise((resolve) => setTimeout(resolve, random.between(200, 1_500)));
      const server = random.pick(servers);
      await server.end('SIGKILL');
      await server.start();
    }
    isStopped = true;
    const [lostWishes] = await work;

    const moved = desks.flatMap(({ program }) => program.moved);
    const scopes = [shop.scope, platform.scope, account];
    const wrongMovements = async () => {
      const effects = await books.effects(
        scopes,
        moved.map(({ amount }) => amount),
      );
      return moved.flatMap(({ movement: { steps, effects: expected }, amount, problems }) => {
        const found = effects.get(amount)?.join(', ') ?? 'nothing';
        if (found === expected.join(', ') && problems.length === 0) return [];
        const name = steps.map(({ resource, action }) => `${resource} ${action}`).join(', ');
        return [`${name}: ${[...problems, found].join('; ')}`];
      });
    };
    const patience = performance.now() + BATCHES_SENT;
    while ((await wrongMovements()).length > 0 && performance.now() < patience) {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    for (const server of servers) await server.end('SIGTERM');

    const services = { database, pool: database.pool, env: { demo: true }, realTime: () => new Date() } as Services;
    const queue = callbackQueue(services);
    await processDue(queue, database, LEASES_OVER);

    const lost = [...lostWishes, ...desks.map(({ program }) => program.lost)].reduce((sum, each) => sum + each, 0);
    const starts = servers.flatMap((server) => server.starts).sort((one, other) => one - other);
    const middle = starts[Math.floor(starts.length / 2)] ?? 0;
    console.log(
      `seed ${SEED}: ${wishes.length} requests of ${PROGRAMS} programs, ${moved.length} movements of ${desks.length} people, ` +
        `${ROUNDS} times killed, ${lost} answers lost and repeated; ` +
        `ready ${middle.toFixed(0)} ms after a start, at most ${(starts.at(-1) ?? 0).toFixed(0)} ms; ${passed()} s`,
    );
    expect(await wrongWishes(database, shop.scope, wishes)).toEqual([]);
    expect(await wrongMovements()).toEqual([]);
    expect(wishes.length).toBeGreaterThan(ROUNDS);
    expect(await books.problems()).toEqual([]);
  });
});
