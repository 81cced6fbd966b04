import { describe, expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { signIn } from '../helpers/testApp.ts';

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

type Environment = 'DEVELOPMENT' | 'PRODUCTION';

function list(name: string, environment: Environment = 'DEVELOPMENT', filter: object = {}, person = owner.person) {
  return owner.list(name, filter, { person, environment });
}

function simulate(id: string, amount: string, environment: Environment = 'DEVELOPMENT', person = owner.person) {
  return owner.act(`top-ups/${id}/actions/simulate`, { amount }, { person, environment });
}

/** The sum of the ledger, and the balance in minor units. */
async function sums(): Promise<[total: bigint, balance: bigint]> {
  const { rows } = await owner.test.database.pool.query(
    `select sum(amount) as total, sum(amount) filter (where account = 'BALANCE') as balance from ledger_entries
     where environment = 'DEVELOPMENT' and 'biz_' || replace(business_id::text, '-', '') = $1`,
    [owner.business],
  );
  return [BigInt(rows[0].total), BigInt(rows[0].balance)];
}

describe('top-up accounts', () => {
  // Rule transactions.top-up.
  it('are one at each bank of the country, with other numbers in each mode', async () => {
    const [tests, live] = [await list('top-ups'), await list('top-ups', 'PRODUCTION')];
    const banksOf = (rows: readonly { bank: string }[]) => rows.map(({ bank }) => bank).sort();
    expect(banksOf(tests)).toEqual(['BCA', 'BNI', 'BRI', 'BSI', 'CIMB', 'MANDIRI', 'PERMATA']);
    expect(banksOf(live)).toEqual(banksOf(tests));
    const numbers = [...tests, ...live].map(({ account_number }) => account_number);
    expect(new Set(numbers).size).toBe(14);
    expect(numbers.every((number) => /^8808\d+$/.test(number))).toBe(true);
  });

  // Rule transactions.top-up.
  it('bring what is transferred to the balance at once, without a fee, as a transaction', async () => {
    const [, before] = await sums();
    const [account] = await list('top-ups');
    expect((await simulate(account.id, '125000')).status).toBe(200);
    const [total, after] = await sums();
    expect([total, after - before]).toEqual([0n, 125_000n]);
    const [transaction] = await list('transactions', 'DEVELOPMENT', { type: ['TOP_UP'] });
    expect(transaction).toMatchObject({
      status: 'COMPLETED',
      channel: account.bank,
      amount: '125000',
      net_amount: '125000',
      settlement_status: 'SETTLED',
    });
    expect((await list('balance', 'DEVELOPMENT', { type: ['TOP_UP'] }))[0]).toMatchObject({ amount: '125000' });
    const [logged] = await list('activity-logs', 'DEVELOPMENT', { target_id: account.id });
    expect(logged.action).toBe('PAYMENT_SIMULATED');
  });

  it('are used in test mode alone, by people who may withdraw, for amounts above zero', async () => {
    const [account] = await list('top-ups');
    const [live] = await list('top-ups', 'PRODUCTION');
    const [, before] = await sums();
    expect((await simulate(live.id, '10000', 'PRODUCTION')).status).toBe(404);
    expect((await simulate(account.id, '0')).status).toBe(400);
    expect((await simulate(account.id, '-1')).status).toBe(400);
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await simulate(account.id, '10000', 'DEVELOPMENT', viewer)).status).toBe(404);
    const other = await signIn(owner.test, 'owner@mitra.test');
    expect((await simulate(account.id, '10000', 'DEVELOPMENT', other)).status).toBeGreaterThanOrEqual(403);
    expect((await sums())[1]).toBe(before);
  });
});
