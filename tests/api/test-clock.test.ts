import { describe, expect, it } from 'vitest';
import { dayOf, today } from '#contract/dates/days.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { FREE } from '#server/domains/billing/priceList.ts';
import { offerReference } from '#server/domains/capital/offerTerms.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { signIn } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Queues whose tasks happen in order while the clock moves. */
const FOLLOWERS = [
  'settlement',
  'order',
  'bank-account',
  'plan',
  'plan-payment',
  'report-schedule',
  'withdrawal-schedule',
  'loan',
  'card-spending',
  'chargeback-mail',
  'method-partner',
];

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);
const OURS = `environment = '${ENVIRONMENT}' and 'biz_' || replace(business_id::text, '-', '') = $1`;

async function query(text: string, ...more: unknown[]) {
  return (await owner.test.database.pool.query(text, [owner.business, ...more])).rows;
}

async function clock() {
  const [found] = await owner.list('test-clocks');
  return found;
}

function move(step: string, options: Parameters<typeof owner.act>[2] = {}) {
  return clock().then(({ id }) => owner.act(`test-clocks/${id}/actions/move`, { step }, options));
}

/** Moves the clock and waits until it has arrived. Returns how far it is ahead, in milliseconds. */
async function moveAndWait(step: string): Promise<number> {
  const { status, json } = await move(step);
  expect(status, JSON.stringify(json)).toBe(200);
  await expect.poll(async () => (await clock()).status, { timeout: 240_000, interval: 250 }).toBe('READY');
  return ahead();
}

async function ahead(): Promise<number> {
  const { json } = await owner.person.request(`/api/console?environment=${ENVIRONMENT}`);
  return json.clock_ahead ?? 0;
}

/** A link that is paid by a wallet, which settles on a later day; the transaction. */
async function sell() {
  const made = await owner.act('payment-links/actions/create', { title: 'Kopi Gayo', amount: '99000' });
  expect(made.status, JSON.stringify(made.json)).toBe(200);
  const paid = await owner.act(`payment-links/${made.json.id}/actions/simulate`, { channel: 'DANA' });
  expect(paid.status, JSON.stringify(paid.json)).toBe(200);
  const [row] = await query(
    `select id, created from transactions where type = 'PAYMENT' and amount = 99000 and ${OURS} order by id desc limit 1`,
  );
  return row as { id: string; created: Date };
}

function transaction(id: string) {
  return query(`select * from transactions where id = $2 and ${OURS}`, id).then(([row]) => row);
}

// Rule modes.test-clock.
describe('the clock of test mode', { timeout: 300_000 }, () => {
  it('settles what is due until the time that it is moved to, each at its time', async () => {
    const began = Date.now();
    const sold = await sell();
    expect(await transaction(sold.id)).toMatchObject({ settlement_status: 'PENDING' });
    const [task] = await query(
      `select due from queue_tasks where queue = 'settlement' and key = $2 and ${OURS}`,
      sold.id,
    );
    const due: Date = task.due;
    expect(due.getTime()).toBeGreaterThan(began);

    const moved = await moveAndWait('WEEK');
    expect(moved).toBeGreaterThan(7 * DAY - 60_000);
    expect(moved).toBeLessThan(7 * DAY + 60_000);
    const settled = await transaction(sold.id);
    expect(settled).toMatchObject({ settlement_status: 'SETTLED' });
    expect(Math.abs(settled.settled.getTime() - due.getTime())).toBeLessThan(60_000);
    const [{ total }] = await query(`select sum(amount) as total from ledger_entries where ${OURS}`);
    expect(BigInt(total)).toBe(0n);
    expect(new Date((await clock()).moved_to).getTime()).toBeGreaterThan(began + 7 * DAY - 60_000);

    // What is made now is made at that time, and its settlement is a week later as well.
    const later = await sell();
    expect(Math.abs(later.created.getTime() - Date.now() - moved)).toBeLessThan(60_000);
    const [next] = await query(
      `select due from queue_tasks where queue = 'settlement' and key = $2 and ${OURS}`,
      later.id,
    );
    expect(next.due.getTime() - Date.now()).toBeLessThan(5 * DAY);
  });

  it('moves to what is due next, and no further', async () => {
    const before = await ahead();
    const [{ due }] = await query(
      `select min(due) as due from queue_tasks where queue = any($2) and dead is null and due > now() and ${OURS}`,
      FOLLOWERS,
    );
    const wait = due.getTime() - Date.now();
    const moved = (await moveAndWait('NEXT')) - before;
    expect(Math.abs(moved - wait)).toBeLessThan(60_000);
  });

  it('expires what ends meanwhile at its time, and mails at once', async () => {
    const input = { recipient_email: 'budi@surat.example', recipient_name: 'Budi', amount: '50000' };
    const made = await owner.act('payouts/actions/create', input, {
      given: { confirmation: { type: 'pin', pin: DEMO_PIN } },
    });
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    const { expires } = await owner.read('payouts', made.json.id);
    await query(
      `update invoices set created = now() where ${OURS} and id in (select id from invoices where ${OURS} limit $2)`,
      FREE.invoice + 1,
    );
    // As if the loan of the demo were repaid: the next one is offered when a month has ended.
    await query(`update capital_loans set status = 'PAID', outstanding = 0 where status = 'ACTIVE' and ${OURS}`);
    await moveAndWait('MONTH');
    expect(await owner.read('payouts', made.json.id)).toMatchObject({ status: 'EXPIRED' });
    const [logged] = await query(
      `select created from activity_logs where action = 'RECORD_EXPIRED' and target_id = $2 and ${OURS}`,
      made.json.id,
    );
    const late = logged.created.getTime() - new Date(expires).getTime();
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(60_000);
    // Rule settings.billing-issued.
    const month = today('Asia/Jakarta', new Date()).slice(0, 7);
    const issued: { period: string; created: string }[] = await owner.list('billing-statements');
    const statement = issued.find(({ period }) => period === month);
    expect(dayOf(statement?.created ?? '', 'Asia/Jakarta')).toMatch(/-01$/);
    // Rule products.capital-offered.
    const offers: { reference: string }[] = await owner.list('xencapital');
    const next = dayOf(statement?.created ?? '', 'Asia/Jakarta').slice(0, 7);
    expect(offers.map(({ reference }) => reference)).toContain(offerReference(next));
    const [{ count }] = await query(
      `select count(*)::int as count from queue_tasks where queue = 'mail' and due > now() + interval '1 minute' and $1::text is not null`,
    );
    expect(count).toBe(0);
  });

  // Rule modes.test-clock-furthest.
  it('moves once at a time, in test mode, by whom it is offered to, at most 400 days', async () => {
    const both = await Promise.all([move('HOUR'), move('HOUR')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect.poll(async () => (await clock()).status, { timeout: 120_000 }).toBe('READY');
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await move('HOUR', { person: viewer })).status).toBe(404);
    expect((await move('HOUR', { environment: 'PRODUCTION' })).status).toBe(404);
    expect((await owner.person.request('/api/console?environment=PRODUCTION')).json.clock_ahead).toBeUndefined();
    await query(
      `update businesses set test_clock_ahead = 399::bigint * 86400000 where 'biz_' || replace(business_id::text, '-', '') = $1`,
    );
    await query(`delete from queue_tasks where due > now() + interval '23 hours' and ${OURS}`);
    expect(await moveAndWait('NEXT')).toBeLessThanOrEqual(400 * 86_400_000);
    const far = await move('WEEK');
    expect([far.status, far.json.errors[0]]).toMatchObject([400, { field: 'step', code: 'too_far_ahead' }]);
  });
});
