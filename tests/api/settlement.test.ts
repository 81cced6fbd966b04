import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { queueSettlement, SETTLEMENTS } from '#server/domains/settlements/settleDue.ts';
import { expectedPayment } from '../helpers/paying/expectedPayment.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const API = '/api/virtual-account-payments';
const MODE = 'environment=DEVELOPMENT';
const DAY = 86_400_000;

let test: TestApp;
let toko: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  toko = await signIn(test, 'owner@toko.test');
  business = (await toko.request(`/api/console?${MODE}`)).json.business.id;
  await test.database.pool.query(`delete from queue_tasks where queue = 'settlement'`);
});
afterAll(() => test.close());

/** A payment that is expected of a payer, in whole rupiah. */
function unpaid(amount: number): Promise<string> {
  return expectedPayment(test, toko, { amount: String(amount) });
}

function pay(id: string) {
  return toko.request(`${API}/${id}/actions/simulate?${MODE}`, {
    method: 'POST',
    headers: { 'idempotency-key': `pay-${id}` },
    payload: { business_id: business, environment: 'DEVELOPMENT' },
  });
}

async function settled(id: string): Promise<string> {
  const payment = (await toko.request(`${API}/${id}?${MODE}`)).json;
  return (await toko.request(`/api/transactions/${payment.transaction_id}?${MODE}`)).json.settlement_status;
}

async function sums(): Promise<{ total: string; entries: number }> {
  const { rows } = await test.database.pool.query(
    'select sum(amount)::text as total, count(*)::int as entries from ledger_entries',
  );
  return rows[0];
}

describe('a restricted account', () => {
  // Rule limits.restricted-settles.
  it('receives its virtual account payments after seven days, once', async () => {
    const id = await unpaid(100_000);
    expect((await pay(id)).status).toBe(200);
    expect(await settled(id)).toBe('PENDING');
    const now = Date.now();
    expect(await processAt(SETTLEMENTS, test.database, new Date(now + 7 * DAY - 60_000))).toBe(false);
    const before = await sums();
    const later = new Date(now + 7 * DAY + 60_000);
    await Promise.all([processAt(SETTLEMENTS, test.database, later), processAt(SETTLEMENTS, test.database, later)]);
    expect(await processAt(SETTLEMENTS, test.database, later)).toBe(false);
    expect(await settled(id)).toBe('SETTLED');
    const after = await sums();
    expect([after.total, after.entries - before.entries]).toEqual(['0', 2]);
  });

  // Rule limits.restricted-accepts.
  it('accepts its daily limit and not a rupiah more', async () => {
    await test.database.pool.query(
      `update transactions set created = created - interval '2 days' where environment = 'DEVELOPMENT'
       and business_id = (select business_id from businesses where name = 'Toko Kecil') and created > now() - interval '2 days'`,
    );
    const [first, over, last] = [await unpaid(2_900_000), await unpaid(100_001), await unpaid(100_000)];
    expect((await pay(first)).status).toBe(200);
    const before = await sums();
    await expect(unpaid(100_001)).rejects.toMatchObject({ code: 'DAILY_LIMIT_ERROR' });
    const refused = await pay(over);
    expect([refused.status, refused.json.error_code]).toEqual([409, 'DAILY_LIMIT_ERROR']);
    expect(await sums()).toEqual(before);
    expect((await toko.request(`${API}/${over}?${MODE}`)).json.status).toBe('PENDING');
    expect((await pay(last)).status).toBe(200);
  });
});

// Rule cards.settlement.
describe('a card payment', () => {
  it('is CHARGED, sent to the acquirer after a day, and settled on its day with its settlement', async () => {
    const { pool } = test.database;
    const { rows } = await pool.query(
      `select p.id, p.transaction_id, p.business_id, p.environment, s.expected from credit_card_payments p
       join credit_card_settlements s on s.payment_id = p.id and s.business_id = p.business_id and s.environment = p.environment
       join transactions t on t.id = p.transaction_id and t.business_id = p.business_id and t.environment = p.environment
       where p.status in ('CHARGED', 'SETTLING') and s.status = 'PENDING' and t.settlement_status = 'PENDING'
       order by s.expected desc limit 1`,
    );
    const [{ id, transaction_id, business_id, environment, expected }] = rows;
    await pool.query(`update credit_card_payments set status = 'CHARGED' where id = $1`, [id]);
    const given = new Date(expected.getTime() - DAY);
    const scope = { businessId: business_id, environment };
    await queueSettlement(test.database.drizzle, scope, { transactionId: transaction_id, due: given }, given);
    const states = async () => {
      const { rows: found } = await pool.query(
        `select p.status as payment, s.status as settlement, t.settlement_status as transaction from credit_card_payments p
         join credit_card_settlements s on s.payment_id = p.id join transactions t on t.id = p.transaction_id where p.id = $1`,
        [id],
      );
      return Object.values(found[0]);
    };
    expect(await processAt(SETTLEMENTS, test.database, new Date(given.getTime() - 1))).toBe(false);
    expect(await processAt(SETTLEMENTS, test.database, given)).toBe(true);
    expect(await states()).toEqual(['SETTLING', 'PENDING', 'PENDING']);
    expect(await processAt(SETTLEMENTS, test.database, new Date(expected.getTime() - 1))).toBe(false);
    expect(await processAt(SETTLEMENTS, test.database, expected)).toBe(true);
    expect(await states()).toEqual(['SETTLED', 'SETTLED', 'SETTLED']);
    expect((await sums()).total).toBe('0');
  });

  it('of the demo has no settlement that is overdue', async () => {
    const { rows } = await test.database.pool.query(
      `select payment_id, expected from credit_card_settlements where status = 'PENDING' and expected < now() - interval '10 minutes'`,
    );
    expect(rows).toEqual([]);
  });
});
