import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { defaultVerifiers } from '#server/domains/bankAccounts/simulatedVerifier.ts';
import { verificationQueue } from '#server/domains/bankAccounts/verificationQueue.ts';
import { orderQueue } from '#server/domains/providers/orderQueue.ts';
import { simulatedProvider } from '#server/domains/providers/simulatedProvider.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { mailsTo } from '../helpers/mails.ts';
import { processDue } from '../helpers/processDue.ts';
import { listUrl, signIn, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const MINUTE = 60_000;
/** Fee and tax of a withdrawal, in rupiah. */
const COST = 2_775n;

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

function act(address: string, input?: object, person = owner.person) {
  return owner.act(address, input, { person, given: { confirmation: { type: 'pin', pin: DEMO_PIN } } });
}

function withdraw(input: object, person = owner.person) {
  return act('withdrawals/actions/create', input, person);
}

async function read(address: string) {
  return (await owner.person.request(`/api/${address}?environment=${ENVIRONMENT}`)).json;
}

const { list } = owner;

const OURS = `environment = '${ENVIRONMENT}' and 'biz_' || replace(business_id::text, '-', '') = $1`;

async function balance(): Promise<bigint> {
  const { rows } = await owner.test.database.pool.query(
    `select balance from ledger_accounts where account = 'BALANCE' and ${OURS}`,
    [owner.business],
  );
  return BigInt(rows[0].balance);
}

/** The sum of every line of the ledger, and the sum of the lines of the balance. */
async function sums(): Promise<[total: bigint, ofBalance: bigint]> {
  const { rows } = await owner.test.database.pool.query(
    `select sum(amount) as total, sum(amount) filter (where account = 'BALANCE') as balance from ledger_entries where ${OURS}`,
    [owner.business],
  );
  return [BigInt(rows[0].total), BigInt(rows[0].balance)];
}

/** Sends every order to the simulated bank, an hour from now. */
async function carryAll(): Promise<void> {
  const queue = orderQueue(owner.test, { DEVELOPMENT: simulatedProvider(0) });
  await processDue(queue, owner.test.database, 60 * MINUTE);
}

async function addVerified(account_number: string): Promise<string> {
  const input = { bank: 'BCA', account_number, account_name: 'KOPI NUSANTARA' };
  const { json } = await act('bank-accounts/actions/create', input);
  const queue = verificationQueue(owner.test, defaultVerifiers({ demo: false }));
  await processDue(queue, owner.test.database, 12 * MINUTE);
  return json.id;
}

const field = (json: { errors?: readonly { field: string; code: string }[] }) =>
  json.errors?.map((error) => `${error.field} ${error.code}`);

describe('a withdrawal', () => {
  // Rule transactions.withdraw.
  it('leaves the balance with its fee and tax at once, and is completed by its bank', async () => {
    const before = await balance();
    const { status, json } = await withdraw({ amount: '50000' });
    expect([status, field(json)]).toEqual([200, undefined]);
    expect(before - (await balance())).toBe(50_000n + COST);
    const [primary] = (await list('bank-accounts')).filter((row: { is_primary: boolean }) => row.is_primary);
    const made = await read(`withdrawals/${json.id}`);
    expect(made).toMatchObject({
      status: 'PENDING',
      amount: '50000',
      fee: '2500',
      tax: '275',
      bank: primary.bank,
      account_number: primary.account_number,
    });
    await carryAll();
    expect(await read(`withdrawals/${json.id}`)).toMatchObject({ status: 'COMPLETED', failure_code: null });
    expect(await read(`transactions/${made.transaction_id}`)).toMatchObject({
      type: 'WITHDRAWAL',
      status: 'COMPLETED',
      net_amount: '-52775',
    });
    const entries = await list('balance', { type: ['WITHDRAWAL'] });
    expect(entries[0]).toMatchObject({ amount: '-52775', reference: made.external_id });
    expect(before - (await balance())).toBe(50_000n + COST);
    const mails = await mailsTo(owner.test, 'owner@kopi.test');
    expect(mails.filter(({ text }) => text.includes(made.external_id)).map(({ subject }) => subject)).toEqual([
      'Penarikan dana Rp50.000 berhasil',
    ]);
    const log = await list('activity-logs', { target_id: json.id });
    expect(log.map(({ actor_type }: { actor_type: string }) => actor_type)).toEqual(['SYSTEM', 'PERSON']);
    expect(await sums()).toEqual([0n, await balance()]);
  });

  // Rule transactions.withdraw.
  it('that its bank does not deliver returns to the balance with fee and tax', async () => {
    const account = await addVerified('7700009999');
    const before = await balance();
    const { json } = await withdraw({ amount: '20000', bank_account_id: account });
    await carryAll();
    const made = await read(`withdrawals/${json.id}`);
    expect(made).toMatchObject({ status: 'FAILED', failure_code: 'CHANNEL_UNAVAILABLE', completed: null });
    expect(await read(`transactions/${made.transaction_id}`)).toMatchObject({ status: 'FAILED' });
    expect(await balance()).toBe(before);
    expect((await list('balance', { type: ['WITHDRAWAL'] }))[0]).toMatchObject({ amount: '22775' });
    const mails = await mailsTo(owner.test, 'owner@kopi.test');
    expect(mails.filter(({ subject }) => subject === 'Penarikan dana Rp20.000 gagal')).toHaveLength(1);
    expect(await sums()).toEqual([0n, await balance()]);
  });

  // Rule actions.sandbox.
  it('is completed or fails as a user of the sandbox sets the bank’s response, once', async () => {
    const before = await balance();
    const [done, failed] = [await withdraw({ amount: '10000' }), await withdraw({ amount: '10000' })];
    expect((await act(`withdrawals/${done.json.id}/actions/complete`)).status).toBe(200);
    expect((await act(`withdrawals/${failed.json.id}/actions/fail`)).status).toBe(200);
    expect((await act(`withdrawals/${failed.json.id}/actions/fail`)).json.error_code).toBe(
      'ACTION_NOT_AVAILABLE_ERROR',
    );
    await carryAll();
    expect((await read(`withdrawals/${done.json.id}`)).status).toBe('COMPLETED');
    expect(await read(`withdrawals/${failed.json.id}`)).toMatchObject({
      status: 'FAILED',
      failure_code: 'INVALID_ACCOUNT',
    });
    expect(before - (await balance())).toBe(10_000n + COST);
  });

  // Rule transactions.withdraw.
  it('is refused for zero, for less than the minimum, and for more than the balance with its fee', async () => {
    const before = await balance();
    const most = before - COST;
    const refused = await Promise.all(['0', '-10000', '9999', '10000.5'].map((amount) => withdraw({ amount })));
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(refused[2]?.json.errors).toMatchObject([{ field: 'amount', code: 'minimum', amount: '10000' }]);
    expect((await withdraw({ amount: String(most + 1n) })).json.error_code).toBe('INSUFFICIENT_BALANCE_ERROR');
    expect(await balance()).toBe(before);
    expect((await withdraw({ amount: String(most) })).status).toBe(200);
    expect(await balance()).toBe(0n);
    const [{ id }] = await list('withdrawals', { status: ['PENDING'] });
    expect((await act(`withdrawals/${id}/actions/fail`)).status).toBe(200);
    expect(await balance()).toBe(before);
  });

  // Rule money.not-below-zero.
  it('never overdraws the balance, however many come at once', async () => {
    const before = await balance();
    const amount = String(before / 3n);
    const sent = await Promise.all(Array.from({ length: 8 }, () => withdraw({ amount })));
    const done = sent.filter(({ status }) => status === 200);
    expect(done).toHaveLength(2);
    expect(new Set(sent.filter(({ status }) => status !== 200).map(({ json }) => json.error_code))).toEqual(
      new Set(['INSUFFICIENT_BALANCE_ERROR']),
    );
    expect(await balance()).toBe(before - 2n * (before / 3n + COST));
    for (const { json } of done) await act(`withdrawals/${json.id}/actions/fail`);
    expect(await balance()).toBe(before);
    expect(await sums()).toEqual([0n, before]);
  });

  // Rule transactions.withdraw.
  it('goes to verified accounts of the owner.business alone', async () => {
    const { json: pending } = await act('bank-accounts/actions/create', {
      bank: 'BCA',
      account_number: '7711110001',
      account_name: 'KOPI NUSANTARA',
    });
    const toPending = await withdraw({ amount: '10000', bank_account_id: pending.id });
    expect([toPending.status, field(toPending.json)]).toEqual([400, ['bank_account_id gone']]);
    await act(`bank-accounts/${pending.id}/actions/delete`);
    const { rows } = await owner.test.database.pool.query(
      `select 'ba_' || replace(id::text, '-', '') as id from bank_accounts
       where status = 'VERIFIED' and 'biz_' || replace(business_id::text, '-', '') <> $1 limit 1`,
      [owner.business],
    );
    const toOthers = await withdraw({ amount: '10000', bank_account_id: rows[0].id });
    expect([toOthers.status, field(toOthers.json)]).toEqual([400, ['bank_account_id gone']]);
    await owner.test.database.pool.query(`update bank_accounts set is_primary = false where ${OURS}`, [owner.business]);
    const toNone = await withdraw({ amount: '10000' });
    expect(field(toNone.json)).toEqual(['bank_account_id not_verified']);
    await owner.test.database.pool.query(
      `update bank_accounts set is_primary = true where ${OURS} and account_number = '7700009999'`,
      [owner.business],
    );
  });

  // Rule access.balance-needs-withdraw, verification.pin-for-money.
  it('takes the permission to withdraw, and the PIN', async () => {
    for (const email of ['viewer@kopi.test', 'editor@kopi.test', 'owner@mitra.test']) {
      const other = await signIn(owner.test, email);
      expect((await withdraw({ amount: '10000' }, other)).status).toBeGreaterThanOrEqual(403);
      const found = await other.request(listUrl('/api/withdrawals', { environment: ENVIRONMENT }));
      if (email !== 'owner@mitra.test') expect(found.status).toBe(404);
    }
    const bound = { business_id: owner.business, environment: ENVIRONMENT, input: { amount: '10000' } } as const;
    const unproved = await write(owner.person, '/api/withdrawals/actions/create', bound);
    expect(unproved.json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
  });

  it('is made once for one idempotency key', async () => {
    const before = await balance();
    const send = () =>
      owner.person.request('/api/withdrawals/actions/create', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        payload: {
          business_id: owner.business,
          environment: ENVIRONMENT,
          input: { amount: '10000' },
          confirmation: { type: 'pin', pin: DEMO_PIN },
        },
      });
    const key = randomUUID();
    const [first, second] = [await send(), await send()];
    expect([first.status, second.json.id]).toEqual([200, first.json.id]);
    expect(before - (await balance())).toBe(10_000n + COST);
  });
});
