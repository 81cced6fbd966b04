import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Tokens } from '#contract/generated/api.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { personWith, signIn } from '../helpers/testApp.ts';

const TRANSFERS = 'xenplatform-transfers';

const master = ownerOf('owner@pasar.test', 'DEVELOPMENT');

async function accountId(name: string): Promise<string> {
  const accounts: readonly { id: string; name: string }[] = await master.list('xenplatform-accounts');
  const found = accounts.find((account) => account.name === name);
  if (found === undefined) throw new Error(`There is no account ${name}.`);
  return found.id;
}

function transfer(
  input: object,
  { key = randomUUID() as string, pin = DEMO_PIN as string, person = master.person } = {},
) {
  const given = { confirmation: { type: 'pin', pin } };
  return master.act(`${TRANSFERS}/actions/create`, input, { person, key, given });
}

/** The sum of all ledger accounts, and the balance, minor units. */
async function ledgerOf(id: string): Promise<{ total: bigint; balance: bigint }> {
  const { rows } = await master.test.database.pool.query(
    `select sum(amount) as total, coalesce(sum(amount) filter (where account = 'BALANCE'), 0) as balance
     from ledger_entries where environment = 'DEVELOPMENT' and business_id = $1`,
    [parseRecordId('biz', id)],
  );
  return { total: BigInt(rows[0].total ?? 0), balance: BigInt(rows[0].balance) };
}

const codes = (json: { errors?: readonly { field: string; code: string }[] }) =>
  json.errors?.map(({ field, code }) => `${field} ${code}`);

// Rule platform.transfers.
describe('a transfer between a platform and an account', () => {
  it('moves money at once, with a record, an entry and a notification on the other side', async () => {
    const to_id = await accountId('Batik Laweyan');
    const before = [await ledgerOf(master.business), await ledgerOf(to_id)] as const;
    const input = { from_id: master.business, to_id, amount: '25000', description: 'Bonus November' };
    const { status, json } = await transfer(input);
    expect(status).toBe(200);
    const after = [await ledgerOf(master.business), await ledgerOf(to_id)] as const;
    expect([after[0].total, after[1].total]).toEqual([0n, 0n]);
    expect([after[0].balance - before[0].balance, after[1].balance - before[1].balance]).toEqual([-25_000n, 25_000n]);
    const own = await master.read(TRANSFERS, json.id);
    expect(own).toMatchObject({
      direction: 'OUT',
      account_name: 'Batik Laweyan',
      amount: '25000',
      status: 'COMPLETED',
    });
    expect(own.created_by).toBe('owner@pasar.test');

    const person = await signIn(master.test, 'owner@pasar.test');
    const payload = { business_id: to_id };
    const tokens = (await person.request('/api/switch-business', { method: 'POST', payload })).json as Tokens;
    const acting = personWith(master.test.app, tokens);
    const [received] = await master.list(TRANSFERS, {}, { person: acting });
    expect(received).toMatchObject({ direction: 'IN', account_name: 'Pasar Digital', external_id: own.external_id });
    const [entry] = await master.list('balance', { type: ['TRANSFER'] }, { person: acting });
    expect(entry).toMatchObject({ amount: '25000', reference: own.external_id });
    const { rows } = await master.test.database.pool.query(
      `select business_id from notifications where kind = 'transfer-received'`,
    );
    expect(rows).toEqual([{ business_id: parseRecordId('biz', to_id) }]);
    // An account below makes none itself.
    const back = { from_id: to_id, to_id: master.business, amount: '1000' };
    const given = { confirmation: { type: 'pin', pin: DEMO_PIN } };
    const tried = await master.act(`${TRANSFERS}/actions/create`, back, { person: acting, given });
    expect(tried.status).toBeGreaterThanOrEqual(403);
  });

  it('takes money from owned accounts, and never from managed ones or what the balance does not cover', async () => {
    const [owned, managed] = [await accountId('Batik Laweyan'), await accountId('Tenun Sumba')];
    const before = await ledgerOf(owned);
    expect((await transfer({ from_id: owned, to_id: master.business, amount: '5000' })).status).toBe(200);
    expect((await ledgerOf(owned)).balance).toBe(before.balance - 5_000n);
    const from = (from_id: string, to_id: string, amount = '1000') => transfer({ from_id, to_id, amount });
    expect(codes((await from(managed, master.business)).json)).toEqual(['from_id managed_account']);
    expect(codes((await from(owned, managed)).json)).toEqual(['to_id not_platform']);
    expect(codes((await from(master.business, master.business)).json)).toEqual(['to_id same_account']);
    expect((await from(master.business, managed)).status).toBe(200);
    const most = await from(owned, master.business, '900000000000');
    expect([most.status, most.json.error_code]).toEqual([409, 'INSUFFICIENT_BALANCE_ERROR']);
    expect((await from(master.business, owned, '0')).status).toBe(400);
    const kopi = (await (await signIn(master.test, 'owner@kopi.test')).request('/api/console')).json.business.id;
    expect((await from(master.business, kopi)).status).toBe(400);
  });

  it('happens once for one key, and only with the right PIN', async () => {
    const to_id = await accountId('Anyaman Rajapolah');
    const before = await ledgerOf(to_id);
    const input = { from_id: master.business, to_id, amount: '7000' };
    const wrong = await transfer(input, { pin: '135790' });
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => transfer(input, { key })));
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ json }) => json.id)).size).toBe(1);
    expect((await ledgerOf(to_id)).balance).toBe(before.balance + 7_000n);
  });

  it('never overdraws: of twenty at once, as many as the balance covers, in both directions', async () => {
    const owned = await accountId('Anyaman Rajapolah');
    const start = [await ledgerOf(master.business), await ledgerOf(owned)] as const;
    // The balance covers seven of them.
    const amount = String(start[1].balance / 7n - 1n);
    const all = Array.from({ length: 20 }, () => transfer({ from_id: owned, to_id: master.business, amount }));
    const others = Array.from({ length: 5 }, () => transfer({ from_id: master.business, to_id: owned, amount: '1' }));
    const answers = await Promise.all(all);
    const sent = await Promise.all(others);
    const done = BigInt(answers.filter(({ status }) => status === 200).length);
    expect(done).toBe(7n);
    expect(sent.every(({ status }) => status === 200)).toBe(true);
    const short = answers.filter(({ status }) => status !== 200).map(({ json }) => json.error_code);
    expect(new Set(short)).toEqual(new Set(['INSUFFICIENT_BALANCE_ERROR']));
    const end = [await ledgerOf(master.business), await ledgerOf(owned)] as const;
    expect(end[1].balance).toBe(start[1].balance - done * BigInt(amount) + 5n);
    expect(end[0].balance).toBe(start[0].balance + done * BigInt(amount) - 5n);
    expect([end[0].total, end[1].total, end[1].balance >= 0n]).toEqual([0n, 0n, true]);
  });
});
