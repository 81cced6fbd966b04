import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { loanQueue } from '#server/domains/capital/loanQueue.ts';
import { offerLoans } from '#server/domains/capital/offerWorker.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { signIn } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const DAY = 86_400_000;

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);
const proof = { confirmation: { type: 'pin', pin: DEMO_PIN } };
const OURS = `environment = '${ENVIRONMENT}' and 'biz_' || replace(business_id::text, '-', '') = $1`;

async function query(text: string, ...more: unknown[]) {
  return (await owner.test.database.pool.query(text, [owner.business, ...more])).rows;
}

async function balance(): Promise<bigint> {
  const [account] = await query(`select balance from ledger_accounts where account = 'BALANCE' and ${OURS}`);
  return BigInt(account.balance);
}

async function ledgerTotal(): Promise<bigint> {
  const [row] = await query(`select sum(amount) as total from ledger_entries where ${OURS}`);
  return BigInt(row.total);
}

function loan(id: string) {
  return owner.read('xencapital', id);
}

function repaymentsOf(id: string) {
  return owner.list('capital-repayments', { capital_loan_id: id });
}

async function uuidOf({ reference }: { readonly reference: string }): Promise<string> {
  const [row] = await query(`select id from capital_loans where reference = $2 and ${OURS}`, reference);
  return row.id;
}

/** Makes a loan be looked at now; the others of the demo wait for their day. */
async function makeDue(uuid: string): Promise<void> {
  await query(
    `update queue_tasks set due = due - interval '3 days' where queue = 'loan' and key = $2 and ${OURS}`,
    uuid,
  );
}

/** Does what the loans are due for at a time. */
async function workAt(time: number): Promise<void> {
  const queue = loanQueue(owner.test.services);
  while (await processAt(queue, owner.test.database, new Date(time)));
}

function repay(id: string, amount: string, person = owner.person, given: object = proof) {
  return owner.act(`xencapital/${id}/actions/repay`, { amount }, { person, given });
}

/** A loan that was offered, requested, approved and paid out, as if the one of the demo were repaid. */
async function lend(): Promise<{ id: string; reference: string; outstanding: string }> {
  await query(`update capital_loans set status = 'PAID', outstanding = 0 where status = 'ACTIVE' and ${OURS}`);
  const [kopi] = await query(
    `select business_id from businesses where $1 = 'biz_' || replace(business_id::text, '-', '')`,
  );
  const scope = { businessId: kopi.business_id, environment: ENVIRONMENT } as const;
  await offerLoans(owner.test.services, { scope, timeZone: 'Asia/Jakarta' }, new Date());
  const [requested] = await owner.list('xencapital', { status: ['OFFERED'] });
  expect((await owner.act(`xencapital/${requested.id}/actions/request`)).status).toBe(200);
  expect((await owner.act(`xencapital/${requested.id}/actions/approve`)).status).toBe(200);
  await workAt(Date.now() + 1_000);
  return loan(requested.id);
}

describe('a loan', () => {
  // Rule products.capital-repaid.
  it('waits a day for a balance that does not cover its share, which stays owed', async () => {
    const [active] = await owner.list('xencapital', { status: ['ACTIVE'] });
    const held = await balance();
    await query(`update ledger_accounts set balance = 0 where account = 'BALANCE' and ${OURS}`);
    const uuid = await uuidOf(active);
    await query(`update capital_repayments set day = day - 28 where capital_loan_id = $2 and ${OURS}`, uuid);
    await makeDue(uuid);
    await workAt(Date.now() + 1_000);
    const waiting = (await repaymentsOf(active.id)).filter(({ status }: { status: string }) => status === 'PENDING');
    expect(waiting.length).toBeGreaterThan(0);
    await workAt(Date.now() + 25 * 3_600_000);
    const ids = waiting.map(({ id }: { id: string }) => id);
    const ended = (await repaymentsOf(active.id)).filter(({ id }: { id: string }) => ids.includes(id));
    expect(ended.map(({ status }: { status: string }) => status)).toEqual(ids.map(() => 'FAILED'));
    expect((await loan(active.id)).outstanding).toBe(active.outstanding);
    await query(`update ledger_accounts set balance = $2 where account = 'BALANCE' and ${OURS}`, String(held));
  });

  // Rule products.capital-paid-out, products.capital-repaid, products.capital-repaid-early.
  it('reaches the balance once it is approved, and is repaid by shares of sales and early', async () => {
    const before = await balance();
    const lent = await lend();
    expect(lent).toMatchObject({ status: 'ACTIVE' });
    const { amount, fee, disbursed, due_date } = await loan(lent.id);
    expect((await balance()) - before).toBe(BigInt(amount));
    expect(BigInt(lent.outstanding)).toBe(BigInt(amount) + BigInt(fee));
    expect(new Date(`${due_date}T00:00:00Z`).getTime()).toBeGreaterThan(new Date(disbursed).getTime() + 88 * DAY);
    await workAt(Date.now() + 2_000);
    expect(await repaymentsOf(lent.id)).toEqual([]);

    // As if it had been paid out 28 days ago: the sales of the days since then are shared.
    const uuid = await uuidOf(lent);
    await query(`update capital_loans set disbursed = disbursed - interval '28 days' where id = $2 and ${OURS}`, uuid);
    await makeDue(uuid);
    await workAt(Date.now() + 3_000);
    const shares = await repaymentsOf(lent.id);
    expect(shares.length).toBeGreaterThan(0);
    let taken = 0n;
    for (const share of shares) {
      const [sales] = await query(
        `select sum(net_amount) as sum from transactions where type = 'PAYMENT' and status = 'COMPLETED' and ${OURS}
           and (created at time zone 'Asia/Jakarta')::date = $2::date`,
        share.day,
      );
      expect(share).toMatchObject({ status: 'COMPLETED', method: 'DAILY_SHARE' });
      expect(BigInt(share.amount)).toBe((BigInt(sales.sum) * 10n) / 100n);
      taken += BigInt(share.amount);
    }
    expect(new Set(shares.map(({ day }: { day: string }) => day)).size).toBe(shares.length);
    const owed = BigInt(lent.outstanding) - taken;
    expect((await loan(lent.id)).outstanding).toBe(String(owed));
    await makeDue(uuid);
    await workAt(Date.now() + 4_000);
    expect(await repaymentsOf(lent.id)).toHaveLength(shares.length);

    expect((await repay(lent.id, String(owed + 1n))).json.errors[0]).toMatchObject({ field: 'amount' });
    expect((await repay(lent.id, '0')).status).toBe(400);
    expect((await repay(lent.id, '-5')).status).toBe(400);
    expect((await repay(lent.id, '1000', owner.person, {})).status).not.toBe(200);
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await repay(lent.id, '1000', viewer)).status).toBe(404);

    const [all, rest] = await Promise.all([repay(lent.id, String(owed)), repay(lent.id, String(owed))]);
    expect([all.status, rest.status].sort()).toEqual([200, 409]);
    expect(await loan(lent.id)).toMatchObject({ status: 'PAID', outstanding: '0' });
    expect((await balance()) - before).toBe(-BigInt(fee));
    expect(await ledgerTotal()).toBe(0n);
  });
});
