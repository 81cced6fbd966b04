import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { orderQueue } from '#server/domains/providers/orderQueue.ts';
import { simulatedProvider } from '#server/domains/providers/simulatedProvider.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { processDue } from '../helpers/processDue.ts';

const HOUR = 3_600_000;
const PATIENCE = { timeout: 30_000 };
const GIVEN = { confirmation: { type: 'pin', pin: DEMO_PIN } };

const TRANSFER = {
  sender_name: 'Tan Wei Ling',
  sender_country: 'SG',
  relationship: 'FAMILY',
  purpose: 'FAMILY_SUPPORT',
  recipient_name: 'Siti Rahma',
  country: 'ID',
  bank: 'BCA',
  account_number: '0123456789',
  amount: '100.00',
};
/** By the end of its number the simulated bank does not know the account. */
const UNKNOWN = { ...TRANSFER, account_number: '0123450000' };

const owner = ownerOf('owner@remit.test', 'PRODUCTION');
beforeAll(async () => {
  // As a business that registers has it.
  await owner.test.database.pool.query(`update sending_settings set self_approval = false where business_id =
    (select business_id from businesses where name = 'Batam Remit')`);
});

async function act(address: string, input?: object): Promise<string> {
  const { status, json } = await owner.act(address, input, { given: GIVEN });
  expect([status, json.errors ?? json.error_code]).toEqual([200, undefined]);
  return json.id;
}

/** What the business can use, in minor units, and the sum of its ledger. */
async function money(): Promise<{ balance: bigint; sum: string }> {
  const { rows } = await owner.test.database.pool.query<{ balance: string; sum: string }>(
    `select (select balance from ledger_accounts a where a.business_id = b.business_id and environment = 'PRODUCTION'
       and account = 'BALANCE' and currency = 'USD')::text as balance,
     (select sum(amount) from ledger_entries e where e.business_id = b.business_id and environment = 'PRODUCTION')::text as sum
     from businesses b where name = 'Batam Remit'`,
  );
  return { balance: BigInt(rows[0]?.balance ?? 0), sum: rows[0]?.sum ?? '' };
}

async function callbacksOf(id: string) {
  const { rows } = await owner.test.database.pool.query(
    `select product, payload ->> 'status' as status, payload ->> 'failure_code' as failure_code from callbacks where reference = $1`,
    [id],
  );
  return rows;
}

/** How often people are notified of one kind about a record. */
async function noticesOf(kind: string, id: string): Promise<number> {
  const { rows } = await owner.test.database.pool.query<{ count: number }>(
    `select count(*)::int as count from notifications where kind = $1 and replace(record_id::text, '-', '') = $2`,
    [kind, id.split('_')[1]],
  );
  return rows[0]?.count ?? 0;
}

/** Has the bank answer all that it was given. */
async function carryAll(): Promise<void> {
  const queue = orderQueue(owner.test, { PRODUCTION: simulatedProvider(0) });
  await processDue(queue, owner.test.database, HOUR);
}

// Rule sending.rails, money.returns-whole.
describe('a live remittance', () => {
  it('that cannot be delivered fails with its reason, and is returned with fee and tax', async () => {
    const before = await money();
    const id = await act('remittance-payouts/actions/create', UNKNOWN);
    expect(await owner.read('remittance-payouts', id)).toMatchObject({ status: 'PENDING', failure_code: null });
    expect((await money()).balance).toBeLessThan(before.balance - 10_000n);
    await carryAll();
    const failed = await owner.read('remittance-payouts', id);
    expect(failed).toMatchObject({ status: 'FAILED', failure_code: 'INVALID_ACCOUNT', completed: null, can: [] });
    expect(await owner.read('transactions', failed.transaction_id)).toMatchObject({ status: 'FAILED' });
    expect(await money()).toEqual(before);
    const news = { product: 'DISBURSEMENT', status: 'FAILED', failure_code: 'INVALID_ACCOUNT' };
    expect([await callbacksOf(id), await noticesOf('remittance-failed', id)]).toEqual([[news], 1]);
  });
});

// Rule team.offered-remittance, access.remittance-transactions.
it('the owner has what is offered, and with it the balance and the approval of batches', async () => {
  const { json: console } = await owner.person.request('/api/console?environment=PRODUCTION');
  expect(Object.keys(console.resources)).toEqual(
    expect.arrayContaining(['balance', 'transactions', 'batch-remittances']),
  );
  expect(console.pages.home.blocks.map(({ id }: { id: string }) => id)).toContain('balance');
  expect((await owner.person.request('/api/balance?environment=PRODUCTION')).status).toBe(200);
  // Rule transactions.withdraw: what would only be of use for withdrawals is closed with them.
  for (const closed of ['withdrawals', 'bank-accounts'])
    expect((await owner.person.request(`/api/${closed}?environment=PRODUCTION`)).status).toBe(404);
});

// Rule sending.batch-unsent, sending.batch-counts, sending.self-approval.
describe('a batch of remittances', () => {
  it('is approved by its creator only while they are the only person of the business', async () => {
    const id = await act('batch-remittances/actions/create', { rows: [{ ...TRANSFER, amount: '20.00' }] });
    const { pool } = owner.test.database;
    const ofRemit = `business_id = (select business_id from businesses where name = 'Batam Remit')`;
    const { rows } =
      await pool.query(`insert into memberships select (jsonb_populate_record(m, jsonb_build_object('user_id',
        (select user_id from user_emails where email = 'viewer@kopi.test')))).* from memberships m where ${ofRemit} returning user_id`);
    const refused = await owner.act(`batch-remittances/${id}/actions/approve`, undefined, { given: GIVEN });
    expect([refused.status, refused.json.error_code]).toEqual([409, 'SELF_APPROVAL_ERROR']);
    await pool.query(`delete from memberships where user_id = $1 and ${ofRemit}`, [rows[0].user_id]);
    await act(`batch-remittances/${id}/actions/approve`);
    await expect.poll(async () => (await owner.read('batch-remittances', id)).status, PATIENCE).toBe('COMPLETED');
  });

  it('needs approval again for the rows that an error has left, and sends each once', async () => {
    const before = await money();
    const rows = ['101.00', '102.00', '103.00'].map((amount) => ({ ...TRANSFER, amount }));
    const id = await act('batch-remittances/actions/create', { rows });
    const batch = () => owner.read('batch-remittances', id);
    expect(await noticesOf('batch-remittance-needs-approval', id)).toBe(1);
    const { pool } = owner.test.database;
    await pool.query(`
      create function interrupt_batch() returns trigger language plpgsql as $$ begin raise exception 'interrupted'; end $$;
      create trigger interrupt_batch before update of status on remittance_payouts for each row
        when (new.status = 'PENDING' and new.amount = 10200) execute function interrupt_batch()`);
    try {
      await act(`batch-remittances/${id}/actions/approve`);
      await expect.poll(async () => (await batch()).status, PATIENCE).toBe('NEEDS_APPROVAL');
    } finally {
      await pool.query('drop function interrupt_batch cascade');
    }
    expect(await batch()).toMatchObject({ sent_count: 2, failed_count: 0, approved: null, completed: null });
    expect([await noticesOf('batch-remittance-needs-approval', id), await callbacksOf(id)]).toEqual([2, []]);
    const sent = before.balance - (await money()).balance;

    await act(`batch-remittances/${id}/actions/approve`);
    await expect.poll(async () => (await batch()).status, PATIENCE).toBe('COMPLETED');
    expect(await batch()).toMatchObject({ sent_count: 3, failed_count: 0 });
    const after = await money();
    // The fee of a transfer is the same for each amount.
    expect([before.balance - after.balance, after.sum]).toEqual([(sent - 20_400n) / 2n + sent + 10_200n, '0']);
    expect(await callbacksOf(id)).toMatchObject([{ product: 'BATCH_DISBURSEMENT', status: 'COMPLETED' }]);
  });
});
