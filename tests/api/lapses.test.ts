import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, startOfNextDay, today } from '#contract/dates/days.ts';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const ZONE = 'Asia/Jakarta';

let test: TestApp;
let owner: Person;
let business: string;
let businessId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request(`/api/console?environment=${ENVIRONMENT}`)).json.business.id;
  const { rows } = await test.database.pool.query<{ id: string }>(
    `select business_id as id from businesses where name = 'Kopi Nusantara'`,
  );
  businessId = rows[0]?.id ?? '';
}, 120_000);
afterAll(() => test.close());

async function make(resource: string, input: object): Promise<string> {
  const { status, json } = await owner.request(`/api/${resource}/actions/create?environment=${ENVIRONMENT}`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    payload: { business_id: business, environment: ENVIRONMENT, input },
  });
  expect([status, json.errors]).toEqual([200, undefined]);
  return json.id;
}

async function statusOf(resource: string, id: string): Promise<string> {
  return (await owner.request(`/api/${resource}/${id}?environment=${ENVIRONMENT}`)).json.status;
}

/** Two processes look at the same moment. */
async function lapseAt(now: Date): Promise<void> {
  const services = { pool: test.database.pool, config: test.config };
  const kopi = { scope: { businessId, environment: ENVIRONMENT }, timeZone: ZONE } as const;
  await Promise.all([expireRecords(services, kopi, now), expireRecords(services, kopi, now)]);
}

const MADE = [
  ['invoices', 'due_date', 'PENDING', { payer_email: 'payer@surat.example', amount: '50000', description: 'Kopi' }],
  ['payment-links', 'end_date', 'ACTIVE', { title: 'Kopi', amount: '50000', payer_email: 'payer@surat.example' }],
] as const;

describe('the demo', () => {
  it('has no record that should have expired', async () => {
    const { rows } = await test.database.pool.query<{ open: number }>(
      `select (select count(*) from invoices where status = 'PENDING' and due_date < current_date)::int
        + (select count(*) from payment_links where status = 'ACTIVE' and end_date < current_date)::int
        + (select count(*) from virtual_accounts where status in ('PENDING', 'ACTIVE') and expires < current_date)::int
        + (select count(*) from qr_codes where status = 'ACTIVE' and expires < now())::int
        + (select count(*) from credit_card_promotions where status in ('ACTIVE', 'PAUSED') and end_date < current_date)::int
        + (select count(*) from payouts where status = 'PENDING' and expires < now())::int
        + (select count(*) from payout_links where status = 'ACTIVE' and expires < now())::int
        + (select count(*) from capital_loans where (status = 'OFFERED' and expires < now())
           or (status = 'ACTIVE' and due_date < current_date))::int
        + (select count(*) from issued_cards where status in ('INACTIVE', 'ACTIVE', 'BLOCKED') and last_day < current_date)::int as open`,
    );
    // The workers that ran at the start found nothing either.
    const lapsed = await test.database.pool.query(
      `select target_id from activity_logs where action = 'RECORD_EXPIRED'`,
    );
    expect([rows[0]?.open, lapsed.rows]).toEqual([0, []]);
  });
});

// Rule invoices.due-date, invoices.link-limits, products.capital-indonesia, activity.expiry, activity.system.
describe('a record with a last day', () => {
  it.each(MADE)(
    'of %s can be paid until that day has ended where the business is',
    async (resource, day, open, input) => {
      const last = addDays(today(ZONE, new Date()), 3);
      const id = await make(resource, { ...input, [day]: last });
      const end = startOfNextDay(last, ZONE);
      await lapseAt(new Date(end.getTime() - 1000));
      expect(await statusOf(resource, id)).toBe(open);
      await lapseAt(end);
      expect(await statusOf(resource, id)).toBe('EXPIRED');
      const log = await owner.request(
        listUrl('/api/activity-logs', { environment: ENVIRONMENT, filter: { target_id: id } }),
      );
      expect(log.json.map(({ actor_type, action }: Record<string, string>) => `${actor_type} ${action}`)).toEqual([
        'SYSTEM RECORD_EXPIRED',
        'PERSON RECORD_CREATED',
      ]);
      const { rows } = await test.database.pool.query('select payload from callbacks where reference = $1', [id]);
      expect(rows).toMatchObject([{ payload: { id, status: 'EXPIRED', amount: '50000', currency: 'IDR' } }]);
    },
  );
});

// Rule products.card-valid-years.
it('a card of the business expires when its last month is over, with its activity', async () => {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `update issued_cards set expiry = '11/26' where id = (select id from issued_cards
      where business_id = $1 and environment = $2 and status = 'ACTIVE' limit 1)
      returning 'icrd_' || replace(id::text, '-', '') as id`,
    [businessId, ENVIRONMENT],
  );
  const id = rows[0]?.id ?? '';
  await lapseAt(startOfNextDay('2026-11-29', ZONE));
  expect(await statusOf('issuing-cards', id)).toBe('ACTIVE');
  await lapseAt(startOfNextDay('2026-11-30', ZONE));
  expect(await statusOf('issuing-cards', id)).toBe('EXPIRED');
  const { rows: logged } = await test.database.pool.query(
    `select count(*)::int as times from activity_logs where action = 'RECORD_EXPIRED' and target_id = $1`,
    [id],
  );
  expect(logged).toEqual([{ times: 1 }]);
});
