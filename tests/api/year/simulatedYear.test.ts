import { expect, it } from 'vitest';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { Random } from '../../helpers/random/Random.ts';
import { startTestApp } from '../../helpers/testApp.ts';
import { BackgroundWork } from './BackgroundWork.ts';
import { Books } from './Books.ts';
import { makeBusinesses } from './businesses.ts';
import { CallbackReceiver } from './CallbackReceiver.ts';
import { Shop } from './Shop.ts';
import { STEPS } from './steps.ts';

const SEED = Number(process.env.SIMULATION_SEED ?? 20_310_115);

/** Changes of state until the year ends; by default as many as a test run has time for on the embedded database. */
const TRANSITIONS = Number(process.env.SIMULATION_TRANSITIONS ?? 4_000);

const BUSINESSES = 50;
const DAYS = 364;

/** A year of a hundred thousand changes has each of its days, and prints how far it is. */
const IS_LONG = TRANSITIONS >= 100_000;

/** Days by which the clock is moved each time. */
const DAYS_AT_ONCE = IS_LONG ? 1 : 28;

const DAY = 86_400;

/** Share of the workers that end before the result of their work is stored. */
const CRASHING = 0.02;

// Rule money.ledger-balances, money.not-below-zero, callbacks.at-least-once, actions.idempotent, security.background-once.
it(`a year of ${BUSINESSES} businesses keeps its books`, { timeout: 24 * 3_600_000 }, async () => {
  const test = await startTestApp({ doesBackgroundWork: false });
  const random = new Random(SEED);
  const receiver = new CallbackReceiver(20);
  await test.database.pool.query('delete from queue_tasks');
  const businesses = await makeBusinesses(test, BUSINESSES, await receiver.listen());
  const work = new BackgroundWork(test, random);
  const books = new Books(test.database);
  const outcomes = new Map<string, number>();
  const shops = businesses.map(
    (business) =>
      new Shop(business, test, random, (write, { status, json }) => {
        const fields = (json?.errors ?? []).map(
          ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
        );
        const outcome = `${write} ${status} ${json?.error_code ?? ''} ${fields.join(', ')}`.trim();
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }),
  );
  for (const shop of shops) {
    shop.below.push(...shops.filter(({ business }) => shop.business.accounts.includes(business.id)));
  }
  const weights = Object.fromEntries(Object.entries(STEPS).map(([name, { weight }]) => [name, weight]));
  const began = performance.now();
  const spent = { steps: 0, work: 0, expiry: 0, checks: 0 };
  let steps = 0;
  async function check(after: string): Promise<void> {
    const from = performance.now();
    expect(await books.check(), `seed ${SEED}, step ${steps}: ${after}`).toEqual([]);
    spent.checks += performance.now() - from;
  }
  async function measured(kind: keyof typeof spent, doing: () => Promise<unknown>): Promise<void> {
    const from = performance.now();
    await doing();
    spent[kind] += performance.now() - from;
  }
  await books.open();
  const rate = () =>
    `${books.transitions} changes of state, ${(books.transitions / ((performance.now() - began) / 1000)).toFixed(0)} a second`;
  for (let day = 0; day < DAYS; day += DAYS_AT_ONCE) {
    test.travel(day * DAY);
    await measured('expiry', () => work.expire(businesses));
    await check('records expired');
    await measured('work', () => work.workOff(CRASHING));
    await check('background work');
    const until = ((day + DAYS_AT_ONCE) / DAYS) * TRANSITIONS;
    while (books.transitions < until) {
      const name = random.weighted(weights);
      const step = STEPS[name];
      if (step === undefined) throw new Error(`There is no step ${name}.`);
      const able = shops.filter(({ business }) => step.of === undefined || business.speciality === step.of);
      await measured('steps', () => step.run(random.pick(able), random, test.services.realTime()));
      steps += 1;
      await check(name);
    }
    if (IS_LONG && day % 28 === 0) console.log(`seed ${SEED}, day ${day + 1} of ${DAYS}: ${rate()}`);
  }
  // What waits for its day, its next attempt or the end of a lease.
  for (let day = 1; day <= 10; day++) {
    test.travel((DAYS + day) * DAY);
    await work.workOff(0);
    await check('the days after the year');
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `seed ${SEED}: ${books.transitions} changes of state, ${books.lines} lines of journals, ${steps} steps, ${work.tasks} tasks, ` +
      `${work.crashes} crashes, ${receiver.accepted.size} callbacks in ${seconds.toFixed(0)} s: ` +
      `${(books.transitions / seconds).toFixed(0)} a second; ${JSON.stringify(spent, (_, v) => (typeof v === 'number' ? Math.round(v / 1000) : v))}`,
  );
  if (process.env.SIMULATION_DETAILS) {
    console.log(
      [...outcomes]
        .map(([what, times]) => `${times} ${what}`)
        .sort()
        .join('\n'),
    );
    console.log(
      [...books.changes]
        .map(([what, times]) => `${times} ${what}`)
        .sort()
        .join('\n'),
    );
  }
  const ids = businesses.map(({ scope }) => scope.businessId);
  expect(await books.checkWhole(ids)).toEqual([]);
  const { rows } = await test.database.pool.query<{ id: string; status: string }>(
    'select id, status from callbacks where business_id = any($1::uuid[])',
    [ids],
  );
  const lost = rows.filter(
    ({ id, status }) => status !== 'COMPLETED' || !receiver.accepted.has(formatRecordId('cb', id)),
  );
  expect(lost).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
  receiver.close();
  await test.close();
});
