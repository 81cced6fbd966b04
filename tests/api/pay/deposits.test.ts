import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { depositQueue } from '#server/domains/deposits/depositQueue.ts';
import type {
  Deposit,
  PaymentProviders,
  ReceivingAccount,
} from '#server/domains/payments/providers/PaymentProvider.ts';
import { defaultPaymentProviders, simulatedPayers } from '#server/domains/payments/providers/simulatedPayers.ts';
import { dayFromNow } from '../../helpers/days.ts';
import { listUrl, signIn, startTestApp, write } from '../../helpers/testApp.ts';

const MINUTE = 60_000;
const environment = 'PRODUCTION';

/** A shop in live mode, whose providers are these. */
async function shopWith(paymentProviders: PaymentProviders) {
  const test = await startTestApp({ paymentProviders, doesBackgroundWork: false });
  const owner = await signIn(test, 'owner@kopi.test');
  const business = (await owner.request('/api/console')).json.business.id;
  const queue = depositQueue({ ...test.services, paymentProviders });
  const { pool } = test.database;
  const ours = `environment = '${environment}' and 'biz_' || replace(business_id::text, '-', '') = '${business}'`;
  return {
    test,
    read: async (api: string, id: string) => (await owner.request(`/api/${api}/${id}?environment=${environment}`)).json,
    list: async (api: string, filter = {}) =>
      (await owner.request(listUrl(`/api/${api}`, { environment, filter }))).json,
    act(address: string, input?: object) {
      const confirmation = { type: 'pin', pin: DEMO_PIN };
      return write(owner, `/api/${address}`, {
        business_id: business,
        environment,
        confirmation,
        ...(input && { input }),
      });
    },
    async make(api: string, input: object): Promise<string> {
      const { status, json } = await this.act(`${api}/actions/create`, input);
      expect([status, json.errors ?? json.error_code]).toEqual([200, undefined]);
      return json.id;
    },
    /** Does what is due after so many minutes. */
    async work(minutes: number): Promise<void> {
      while (await processAt(queue, test.database, new Date(Date.now() + minutes * MINUTE)));
    },
    async paymentsOf(id: string): Promise<string[]> {
      const { rows } = await pool.query(
        `select amount, (select count(*)::int from notifications n where n.record_id = t.id and kind = 'payment-not-applied') as notified
         from transactions t where ${ours} and paid_for = $1`,
        [id],
      );
      return rows.map(({ amount, notified }) => `${amount}${notified > 0 ? ' not applied' : ''}`).sort();
    },
    async balance(): Promise<{ balance: bigint; sum: bigint }> {
      const { rows } = await pool.query(
        `select sum(amount) filter (where account = 'BALANCE') as balance, sum(amount) as sum from ledger_entries where ${ours}`,
      );
      return { balance: BigInt(rows[0].balance), sum: BigInt(rows[0].sum) };
    },
  };
}

type Shop = Awaited<ReturnType<typeof shopWith>>;

const account = (amount?: string, type = 'SINGLE_USE') => ({
  bank: 'BNI',
  name: 'Sari Dewi',
  type,
  expires: dayFromNow(7),
  ...(amount !== undefined && { expected_amount: amount }),
});

// Rule accept.watched-numbers.
describe('in live mode of the demo, payers pay', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await shopWith(defaultPaymentProviders({ demo: true }));
  });
  afterAll(() => shop.test.close());

  it('into a virtual account, once, with what belongs to the payment', async () => {
    const id = await shop.make('virtual-accounts', account('150000'));
    await shop.work(1);
    expect((await shop.read('virtual-accounts', id)).status).toBe('ACTIVE');
    await shop.work(3);
    await shop.work(60);
    expect((await shop.read('virtual-accounts', id)).status).toBe('PAID');
    expect(await shop.paymentsOf(id)).toEqual(['150000']);
    const [payment] = await shop.list('virtual-account-payments', {});
    expect(payment).toMatchObject({ bank: 'BNI', amount: '150000' });
    const { rows } = await shop.test.database.pool.query(
      `select product from callbacks where environment = $1 and payload ->> 'virtual_account_id' = $2`,
      [environment, id],
    );
    expect(rows).toEqual([{ product: 'VIRTUAL_ACCOUNT_PAID' }]);
    expect((await shop.balance()).sum).toBe(0n);
  });

  it('by a QR code', async () => {
    const id = await shop.make('qr-codes', { name: 'Meja 4', type: 'DYNAMIC', amount: '45000' });
    await shop.work(3);
    expect(await shop.read('qr-codes', id)).toMatchObject({ status: 'PAID', paid_amount: '45000' });
    expect(await shop.paymentsOf(id)).toEqual(['45000']);
  });

  // Rule accept.money-without-record.
  it('twice into a number for single use, where the amount ends in 409: the business has both, and is notified', async () => {
    const id = await shop.make('virtual-accounts', account('80409'));
    await shop.work(5);
    expect(await shop.paymentsOf(id)).toEqual(['80409', '80409 not applied']);
    const both = await shop.make('virtual-accounts', account('70409', 'MULTIPLE_USE'));
    await shop.work(5);
    expect(await shop.paymentsOf(both)).toEqual(['70409', '70409']);
  });
});

/** A bank that reports what a test puts into its accounts. */
function bankOf(came: Map<string, Deposit[]>, seen: ReceivingAccount[]) {
  return {
    ...simulatedPayers(MINUTE),
    async readDeposits(one: ReceivingAccount, after: string | null, now: Date) {
      seen.push(one);
      const all = came.get(one.code) ?? [];
      const deposits = all.slice(all.findIndex(({ id }) => id === after) + 1);
      return { deposits, nextPoll: new Date(now.getTime() + 5 * MINUTE) };
    },
  };
}

// Rule accept.watched-numbers.
describe('a provider', () => {
  const came = new Map<string, Deposit[]>();
  const seen: ReceivingAccount[] = [];
  let shop: Shop;
  beforeAll(async () => {
    shop = await shopWith({ PRODUCTION: bankOf(came, seen) });
  });
  afterAll(() => shop.test.close());

  const deposit = (amount: string): Deposit => ({ id: randomUUID(), amount, taken: new Date() });

  // Rule accept.money-without-record.
  it('reports another amount, an account that is switched off, and what comes late: nothing is lost', async () => {
    const wrong = await shop.make('virtual-accounts', account('150000'));
    const off = await shop.make('virtual-accounts', account('60000', 'MULTIPLE_USE'));
    const late = await shop.make('virtual-accounts', account('90000'));
    expect((await shop.act(`virtual-accounts/${off}/actions/deactivate`)).status).toBe(200);
    await shop.test.database.pool.query(
      `update virtual_accounts set status = 'EXPIRED', expires = '2020-01-01' where 'vac_' || replace(id::text, '-', '') = $1`,
      [late],
    );
    const numbers = await Promise.all(
      [wrong, off, late].map(async (id) => (await shop.read('virtual-accounts', id)).account_number),
    );
    for (const [index, amount] of ['149999', '60000', '90000'].entries()) came.set(numbers[index], [deposit(amount)]);
    await shop.work(6);
    expect(await shop.paymentsOf(wrong)).toEqual(['149999 not applied']);
    expect(await shop.paymentsOf(off)).toEqual(['60000 not applied']);
    expect(await shop.paymentsOf(late)).toEqual(['90000 not applied']);
    expect((await shop.read('virtual-accounts', wrong)).status).toBe('ACTIVE');
    expect((await shop.balance()).sum).toBe(0n);
  });

  it('reports several at once into one number: each is stored once, also by two workers', async () => {
    const id = await shop.make('virtual-accounts', account(undefined, 'MULTIPLE_USE'));
    const { account_number } = await shop.read('virtual-accounts', id);
    came.set(account_number, ['10000', '20000', '30000'].map(deposit));
    await Promise.all([shop.work(6), shop.work(6)]);
    came.get(account_number)?.push(deposit('40000'));
    await Promise.all([shop.work(12), shop.work(12)]);
    expect(await shop.paymentsOf(id)).toEqual(['10000', '20000', '30000', '40000']);
  });

  // Rule transactions.top-up.
  it('reports a transfer to a top-up account of a business that registers: it reaches the balance', async () => {
    const { rows } = await shop.test.database.pool.query(
      `select replace(id::text, '-', '') as id, account_number from top_up_accounts where environment = $1 and bank = 'BCA'
       and business_id = (select business_id from businesses where name = 'Kopi Nusantara')`,
      [environment],
    );
    const before = await shop.balance();
    came.set(rows[0].account_number, [deposit('500000')]);
    await shop.work(30);
    const after = await shop.balance();
    expect([after.balance - before.balance, after.sum]).toEqual([500_000n, 0n]);
    expect(seen.find(({ code }) => code === rows[0].account_number)?.id).toBe(`tua_${rows[0].id}`);
  });
});

// Rule accept.watched-numbers.
it('no number or code is given out where no provider would report what is paid into it', async () => {
  const shop = await shopWith({});
  for (const [api, input] of [
    ['virtual-accounts', account('150000')],
    ['qr-codes', { name: 'Meja 4', type: 'DYNAMIC', amount: '45000' }],
  ] as const) {
    const { status, json } = await shop.act(`${api}/actions/create`, input);
    expect([api, status, json.error_code]).toEqual([api, 409, 'NOT_PAYABLE_ERROR']);
  }
  await shop.test.close();
});
