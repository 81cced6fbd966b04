import { expect, it } from 'vitest';
import { addDays, dayOf, startOfDay, today } from '#contract/dates/days.ts';
import type { Environment } from '#contract/generated/config.ts';
import { LEAST_VOLUME, offerReference } from '#server/domains/capital/offerTerms.ts';
import { offerLoans, offerWorker } from '#server/domains/capital/offerWorker.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { signIn } from '../helpers/testApp.ts';

const ZONE = 'Asia/Jakarta';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const owner = ownerOf('owner@kopi.test', 'PRODUCTION');

async function query<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await owner.test.database.pool.query<Row>(text, values)).rows;
}

const KOPI = `business_id = (select business_id from businesses where name = 'Kopi Nusantara')`;

function ours(environment: Environment = 'PRODUCTION'): string {
  return `${KOPI} and environment = '${environment}'`;
}

interface Offer {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
}

/** The month of a number of months from now: YYYY-MM, and the moment at which it begins in Jakarta. */
function monthAhead(count: number) {
  const [year = 0, month = 0] = today(ZONE, new Date()).split('-').map(Number);
  const name = new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7);
  return { month: name, begin: startOfDay(`${name}-01`, ZONE).getTime() };
}

/** Lets two processes look for an offer at one moment. */
async function lookAt(time: number, environment: Environment): Promise<void> {
  const [row] = await query<{ id: string }>(`select business_id as id from businesses where name = 'Kopi Nusantara'`);
  const business = { scope: { businessId: row?.id ?? '', environment }, timeZone: ZONE } as const;
  await Promise.all([1, 2].map(() => offerLoans(owner.test.services, business, new Date(time))));
}

/** Lets two processes look for an offer at one moment. Returns the offer of its month. */
async function offerAt(time: number, environment: Environment = 'PRODUCTION'): Promise<Offer | undefined> {
  await lookAt(time, environment);
  const month = dayOf(new Date(time - HOUR), ZONE).slice(0, 7);
  const loans: Offer[] = await owner.list('xencapital', {}, { environment });
  const made = loans.filter(({ reference }) => reference === offerReference(month));
  expect(made.length).toBeLessThan(2);
  return made[0];
}

/** Makes payments come to an amount of rupiah at a moment, and to nothing else within a year of it. */
async function takePayments(moment: number, amount: bigint, environment: Environment = 'PRODUCTION'): Promise<void> {
  await query(
    `update transactions set created = created - interval '3 years' where type = 'PAYMENT'
       and created > $1::timestamptz - interval '1 year' and created < $1::timestamptz + interval '1 year'
       and ${ours(environment)}`,
    new Date(moment),
  );
  const [moved] = await query<{ id: string }>(
    `update transactions set created = $1, amount = $2 where id = (
       select id from transactions where type = 'PAYMENT' and status = 'COMPLETED' and ${ours(environment)} limit 1)
     and ${ours(environment)} returning id`,
    new Date(moment),
    String(amount),
  );
  expect(moved).toBeDefined();
}

/** Ends every loan of Kopi Nusantara. */
async function endLoans(): Promise<void> {
  await query(
    `update capital_loans set status = 'EXPIRED' where ${KOPI} and status in ('OFFERED','REQUESTED','ACTIVE','OVERDUE')`,
  );
}

async function setBusiness(columns: string): Promise<void> {
  await query(`update businesses set ${columns} where name = 'Kopi Nusantara'`);
}

// Rule products.capital-offered.
it('a loan of half an average month is offered once, for 14 days, and administrators are notified', async () => {
  const { begin } = monthAhead(3);
  await takePayments(begin - DAY, 60_650_000n);
  await endLoans();
  expect(await offerAt(begin + HOUR - 1)).toBeUndefined();
  const offer = await offerAt(begin + HOUR);
  expect(await owner.read('xencapital', offer?.id ?? '')).toMatchObject({
    status: 'OFFERED',
    amount: '10100000',
    fee: '404000',
    outstanding: '0',
    term_days: 90,
    share_percent: 10,
    created: new Date(begin + HOUR).toISOString(),
    expires: startOfDay(addDays(dayOf(new Date(begin), ZONE), 15), ZONE).toISOString(),
  });
  const news = await query<{ mail_key: string }>(
    `select mail_key from notifications where kind = 'loan-offered' and ${ours()} and "values"->>'reference' = $1`,
    offer?.reference,
  );
  // Its mail is the kind that people choose.
  expect(news.map(({ mail_key }) => mail_key.split(' ')[0])).toEqual(['capital']);

  expect((await offerAt(begin + 5 * DAY))?.id).toBe(offer?.id);
  // Answered, it is not made again this month; the next month has one.
  expect((await owner.act(`xencapital/${offer?.id}/actions/decline`)).status).toBe(200);
  expect(await offerAt(begin + 6 * DAY)).toMatchObject({ id: offer?.id, status: 'REJECTED' });
  expect(await offerAt(monthAhead(4).begin + HOUR)).toMatchObject({ status: 'OFFERED' });
});

// Rule products.capital-offered.
it('none is made below the least amount, nor while a loan is not over', async () => {
  await endLoans();
  const { begin } = monthAhead(6);
  await takePayments(begin - DAY, LEAST_VOLUME - 1n);
  expect(await offerAt(begin + HOUR)).toBeUndefined();
  await query(`update transactions set amount = amount + 1 where created = $1 and ${ours()}`, new Date(begin - DAY));
  // Payments of the month that has not ended, and those of four months ago, do not count.
  await query(
    `update transactions set created = $2 where created = $1 and ${ours()}`,
    new Date(begin - DAY),
    new Date(begin),
  );
  expect(await offerAt(begin + HOUR)).toBeUndefined();
  const early = monthAhead(3).begin;
  await query(
    `update transactions set created = $2 where created = $1 and ${ours()}`,
    new Date(begin),
    new Date(early - 1),
  );
  expect(await offerAt(begin + HOUR)).toBeUndefined();
  await query(
    `update transactions set created = $2 where created = $1 and ${ours()}`,
    new Date(early - 1),
    new Date(early),
  );
  for (const status of ['OFFERED', 'REQUESTED', 'APPROVED', 'ACTIVE', 'OVERDUE']) {
    await query(
      `update capital_loans set status = $1 where id = (select id from capital_loans where ${ours()} order by id limit 1)
         and ${ours()}`,
      status,
    );
    expect(await offerAt(begin + HOUR), status).toBeUndefined();
  }
  await query(`update capital_loans set status = 'PAID' where status = 'OVERDUE' and ${ours()}`);
  expect(await offerAt(begin + HOUR)).toMatchObject({ status: 'OFFERED', amount: '1000000' });
});

// Rule products.capital-offered, products.capital-indonesia.
it('live mode has them for live businesses alone, and both modes with the flag', async () => {
  const { begin } = monthAhead(9);
  await endLoans();
  for (const environment of ['PRODUCTION', 'DEVELOPMENT'] as const) {
    await takePayments(begin - DAY, 90_000_000n, environment);
  }
  const without: readonly [string, string, readonly Environment[]][] = [
    [`flags = array_remove(flags, 'capital')`, `flags = flags || 'capital'::text`, ['PRODUCTION', 'DEVELOPMENT']],
    [`country = 'PH'`, `country = 'ID'`, ['PRODUCTION', 'DEVELOPMENT']],
    [`entity = 'second'`, `entity = 'main'`, ['PRODUCTION', 'DEVELOPMENT']],
    [`go_live_status = 'SUSPENDED'`, `go_live_status = 'LIVE'`, ['PRODUCTION']],
  ];
  for (const [change, back, environments] of without) {
    await setBusiness(change);
    const [row] = await query<{ count: number }>(`select count(*)::int as count from capital_loans where ${KOPI}`);
    for (const environment of environments) await lookAt(begin + HOUR, environment);
    expect(await query(`select count(*)::int as count from capital_loans where ${KOPI}`), change).toEqual([row]);
    await setBusiness(back);
  }
  await setBusiness(`go_live_status = 'SUSPENDED', flags = array_remove(flags, 'capital'), test_flags = '{capital}'`);
  for (const environment of ['PRODUCTION', 'DEVELOPMENT'] as const) await lookAt(begin + HOUR, environment);
  expect(
    await query(`select environment from capital_loans where ${KOPI} and created = $1`, new Date(begin + HOUR)),
  ).toEqual([{ environment: 'DEVELOPMENT' }]);
  await setBusiness(`go_live_status = 'LIVE', flags = flags || 'capital'::text`);
  expect(await offerAt(begin + HOUR, 'DEVELOPMENT')).toMatchObject({ status: 'OFFERED', amount: '15000000' });
  expect(await offerAt(begin + HOUR)).toMatchObject({ status: 'OFFERED', amount: '15000000' });
  await setBusiness(`test_flags = '{}'`);
});

// Rule products.capital-offered.
it('the worker makes them for every business that qualifies, and finds no more after that', async () => {
  const { begin } = monthAhead(12);
  await query(`update capital_loans set status = 'EXPIRED' where status = 'OFFERED' and ${ours()}`);
  await takePayments(begin - DAY, 90_000_000n);
  const services = { ...owner.test.services, realTime: () => new Date(begin + HOUR) };
  const errors: unknown[] = [];
  // Two servers at once.
  const workers = [1, 2].map(() => offerWorker(services, (error) => errors.push(error)));
  for (const worker of workers) worker.start();
  await Promise.all(workers.map((worker) => worker.ended()));
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(errors).toEqual([]);
  const made = await query(
    `select 1 from capital_loans where status = 'OFFERED' and created = $1 and ${ours()}`,
    new Date(begin + HOUR),
  );
  expect(made).toHaveLength(1);
});

// Rule products.capital-indonesia.
it('an offer is answered by administrators, until it is over', async () => {
  const [offer]: Offer[] = await owner.list('xencapital', { status: ['OFFERED'] });
  const viewer = await signIn(owner.test, 'viewer@kopi.test');
  expect((await owner.act(`xencapital/${offer?.id}/actions/request`, undefined, { person: viewer })).status).toBe(404);
  expect((await owner.act(`xencapital/${offer?.id}/actions/request`)).status).toBe(200);
  expect(await owner.read('xencapital', offer?.id ?? '')).toMatchObject({ status: 'REQUESTED' });
  // In test mode the business answers in the place of our reviewers.
  const test = { environment: 'DEVELOPMENT' } as const;
  const [tried]: Offer[] = await owner.list('xencapital', { status: ['OFFERED'] }, test);
  expect((await owner.act(`xencapital/${tried?.id}/actions/request`, undefined, test)).status).toBe(200);
  expect((await owner.act(`xencapital/${tried?.id}/actions/reject`, undefined, test)).status).toBe(200);
  expect(await owner.read('xencapital', tried?.id ?? '', test)).toMatchObject({ status: 'REJECTED' });
});
