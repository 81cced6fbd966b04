import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, hourOfDay } from '#contract/dates/days.ts';
import { closeEndedDays } from '#server/domains/dailyCloses/dailyCloseWorker.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const ZONE = 'Asia/Jakarta';

let test: TestApp;
let owner: Person;
let businessId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  const { rows } = await test.database.pool.query(
    `select business_id as id from businesses where name = 'Kopi Nusantara'`,
  );
  businessId = rows[0].id;
});
afterAll(() => test.close());

async function closes(filter: object) {
  return (await owner.request(listUrl('/api/daily-closes', { environment: ENVIRONMENT, filter }))).json;
}

/** Closes what has ended at a moment, in two processes at once. */
async function closeAt(now: Date): Promise<void> {
  const kopi = { scope: { businessId, environment: ENVIRONMENT }, timeZone: ZONE } as const;
  await Promise.all([closeEndedDays(test.database, kopi, now), closeEndedDays(test.database, kopi, now)]);
}

// Rule transactions.daily-close.
describe('a day that has ended', () => {
  it('of the demo is closed, and adds up', async () => {
    const { rows } = await test.database.pool.query(
      `select count(*)::int as all, count(*) filter (where amount - fee - tax = net_amount and net_amount = ledger_amount
         and wrong_count = 0 and result = 'BALANCED')::int as balanced from daily_closes`,
    );
    expect(rows[0].all).toBeGreaterThan(100);
    expect(rows[0].balanced).toBe(rows[0].all);
  });

  it('is closed an hour later, once, and names a payment that the ledger has otherwise', async () => {
    const { pool } = test.database;
    // The newest day of the demo, as if it had just ended.
    const scope = [businessId, ENVIRONMENT];
    const { rows: last } = await pool.query(
      'select max(day)::text as day from daily_closes where business_id = $1 and environment = $2',
      scope,
    );
    const [{ day }] = last;
    await pool.query('delete from daily_closes where business_id = $1 and environment = $2 and day = $3', [
      ...scope,
      day,
    ]);
    const { rows } = await pool.query(
      `select t.id, t.channel from transactions t where t.business_id = $1 and t.environment = $2 and t.type = 'PAYMENT'
       and t.status = 'COMPLETED' and (t.created at time zone $3)::date = $4::date order by t.id limit 1`,
      [...scope, ZONE, day],
    );
    const [wrong] = rows;
    await pool.query('update transactions set fee = fee + 1 where id = $1', [wrong.id]);
    const end = hourOfDay(addDays(day, 1), 1, ZONE);
    const before = await closes({ result: ['DIFFERENT'] });
    expect(before).toEqual([]);
    await closeAt(new Date(end.getTime() - 1));
    expect(await closes({ result: ['DIFFERENT'] })).toEqual([]);
    await closeAt(end);
    const found = await closes({ result: ['DIFFERENT'] });
    expect(found).toMatchObject([{ day, channel: wrong.channel }]);
    const shown = await owner.request(`/api/daily-closes/${found[0].id}?environment=${ENVIRONMENT}`);
    const payment = `txn_${wrong.id.replaceAll('-', '')}`;
    expect(shown.json).toMatchObject({ wrong_count: 1, wrong_transaction_id: payment });
    await closeAt(end);
    expect(await closes({ result: ['DIFFERENT'] })).toHaveLength(1);
  });
});
