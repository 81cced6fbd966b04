import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tokens } from '#contract/generated/api.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { acceptPayment } from '#server/domains/payments/acceptPayment.ts';
import { SETTLEMENTS } from '#server/domains/settlements/settleDue.ts';
import { listUrl, type Person, personWith, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const MODE = 'environment=DEVELOPMENT';

let test: TestApp;
let master: Person;
let acting: Person;
let masterId: string;
let accountId: string;

function uuidOf(id: string): string {
  const uuid = parseRecordId('biz', id);
  if (uuid === undefined) throw new Error(`${id} is not the id of a business.`);
  return uuid;
}

beforeAll(async () => {
  test = await startTestApp();
  await test.database.pool.query(`delete from queue_tasks where queue = 'settlement'`);
  master = await signIn(test, 'owner@pasar.test');
  masterId = uuidOf((await master.request(`/api/console?${MODE}`)).json.business.id);
  const accounts = (await master.request(`/api/xenplatform-accounts?${MODE}`)).json;
  const { id } = accounts.find(({ name }: { name: string }) => name === 'Batik Laweyan');
  accountId = uuidOf(id);
  const other = await signIn(test, 'owner@pasar.test');
  const payload = { business_id: id };
  acting = personWith(
    test.app,
    (await other.request('/api/switch-business', { method: 'POST', payload })).json as Tokens,
  );
}, 120_000);
afterAll(() => test.close());

type Scope = { readonly businessId: string; readonly environment: 'DEVELOPMENT' };
const scopeOf = (businessId: string): Scope => ({ businessId, environment: 'DEVELOPMENT' });

/** Balances of the business's ledger accounts, minor units, and their sum. */
async function ledgerOf(businessId: string): Promise<{ total: bigint; BALANCE: bigint; PLATFORM: bigint }> {
  const { rows } = await test.database.pool.query(
    `select account, sum(amount) as amount from ledger_entries where environment = 'DEVELOPMENT' and business_id = $1
     group by account`,
    [businessId],
  );
  const sums = new Map<string, bigint>(rows.map(({ account, amount }) => [account, BigInt(amount)]));
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0n);
  return { total, BALANCE: sums.get('BALANCE') ?? 0n, PLATFORM: sums.get('PLATFORM') ?? 0n };
}

/** Accepts a payment of the sub-account; an e-wallet's waits for its settlement, a virtual account's does not. */
async function accept(channel_category: 'EWALLET' | 'VIRTUAL_ACCOUNT', amount: bigint, now: Date): Promise<string> {
  const scope = scopeOf(accountId);
  const settlement = { hour: 7, categories: { EWALLET: { days: 1, cut_off: 24 } } } as const;
  const limits = { settlement, virtualAccountSettlementDays: 0 };
  const business = { scope, country: 'ID', timeZone: 'Asia/Jakarta', limits, masterId } as const;
  const channel = channel_category === 'EWALLET' ? 'OVO' : 'BCA';
  const of = {
    channel_category,
    channel,
    external_id: `fee-${randomUUID()}`,
    reference: 'ref',
    currency: 'IDR',
  } as const;
  return inBusiness(test.database.pool, scope, (transaction) =>
    acceptPayment(transaction, business, { ...of, amount, fee: 1_000n }, now),
  );
}

async function moved(work: () => Promise<unknown>) {
  const before = [await ledgerOf(accountId), await ledgerOf(masterId)] as const;
  await work();
  const after = [await ledgerOf(accountId), await ledgerOf(masterId)] as const;
  // What businesses of a platform moved to each other is the same on both sides.
  const { rows } = await test.database.pool.query(
    `select sum(amount)::text as moved from ledger_entries where account = 'PLATFORM'`,
  );
  expect([after[0].total, after[1].total, rows]).toEqual([0n, 0n, [{ moved: '0' }]]);
  return { account: after[0].BALANCE - before[0].BALANCE, master: after[1].BALANCE - before[1].BALANCE };
}

describe('the fees of a platform', () => {
  // Rule platform.fees-taken.
  it('are taken from a payment that is in the balance at once, and shown to both', async () => {
    let id = '';
    // 1.5% of all payments and Rp1.500 of those by virtual account; fee 1.000, tax 110.
    const balances = await moved(async () => {
      id = await accept('VIRTUAL_ACCOUNT', 100_000n, new Date());
    });
    expect(balances).toEqual({ account: 100_000n - 1_110n - 3_000n, master: 3_000n });
    const shown = `txn_${id.replaceAll('-', '')}`;
    const payment = (await acting.request(`/api/transactions/${shown}?${MODE}`)).json;
    expect(payment).toMatchObject({ net_amount: '98890', platform_fee: '3000', after_platform_fee: '95890' });
    const filter = { type: ['PLATFORM_FEE'] };
    const url = listUrl('/api/transactions', { environment: 'DEVELOPMENT', range: [0, 9], filter });
    const [fee] = (await master.request(url)).json;
    expect(fee).toMatchObject({ amount: '3000', external_id: payment.external_id, description: 'Batik Laweyan' });
    const of = { sub_account_id: `biz_${accountId.replaceAll('-', '')}` };
    const seen = listUrl('/api/sub-account-transactions', { environment: 'DEVELOPMENT', range: [0, 9], filter: of });
    const [first] = (await master.request(seen)).json;
    expect(first).toMatchObject({ id: shown, platform_fee: '3000' });
  });

  // Rule platform.fees-taken.
  it('wait with the money of a payment for its settlement, at the fees of its acceptance', async () => {
    const now = new Date();
    const accepted = await moved(() => accept('EWALLET', 50_000n, now));
    expect(accepted).toEqual({ account: 0n, master: 0n });
    await inBusiness(test.database.pool, scopeOf(masterId), (transaction) =>
      transaction.execute(`update platform_fees set status = 'INACTIVE', updated = now() where status = 'ACTIVE'`),
    );
    const settled = await moved(async () => {
      expect(await processAt(SETTLEMENTS, test.database, addDays(now, 7))).toBe(true);
      expect(await processAt(SETTLEMENTS, test.database, addDays(now, 7))).toBe(false);
    });
    // 1.5% and 0.8%.
    expect(settled).toEqual({ account: 50_000n - 1_110n - 1_150n, master: 1_150n });
    expect(await moved(() => accept('VIRTUAL_ACCOUNT', 50_000n, now))).toEqual({ account: 48_890n, master: 0n });
  });

  // Rule platform.fees-taken.
  it('of twenty payments at once are each taken once', async () => {
    await inBusiness(test.database.pool, scopeOf(masterId), (transaction) =>
      transaction.execute(`update platform_fees set status = 'ACTIVE', updated = now() where name = 'Biaya layanan'`),
    );
    const balances = await moved(() =>
      Promise.all(Array.from({ length: 20 }, () => accept('VIRTUAL_ACCOUNT', 10_000n, new Date()))),
    );
    expect(balances).toEqual({ account: 20n * (10_000n - 1_110n - 150n), master: 20n * 150n });
  });

  it('are declared by people who administer the platform', async () => {
    const given = { business_id: `biz_${masterId.replaceAll('-', '')}`, environment: 'DEVELOPMENT' } as const;
    const input = { name: 'Biaya uji', unit: 'FLAT', amount: '500', channel_category: 'ALL' };
    const made = await write(master, '/api/xenplatform-platform-fee/actions/create', { ...given, input });
    expect(made.status).toBe(200);
    const balances = await moved(() => accept('VIRTUAL_ACCOUNT', 10_000n, new Date()));
    expect(balances.master).toBe(650n);
  });
});
