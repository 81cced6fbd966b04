import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { receiveDeposit } from '#server/domains/escrow/receiveDeposit.ts';
import { orderQueue } from '#server/domains/providers/orderQueue.ts';
import type { PayoutProvider } from '#server/domains/providers/PayoutProvider.ts';
import { simulatedProvider } from '#server/domains/providers/simulatedProvider.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { processDue } from '../helpers/processDue.ts';
import { type Person, signIn } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
/** Rp 5,000 and 11% tax. */
const COST = 5_550n;

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);
const proof = { confirmation: { type: 'pin', pin: DEMO_PIN } };
const OURS = `environment = $2 and 'biz_' || replace(business_id::text, '-', '') = $1`;

type Mode = 'DEVELOPMENT' | 'PRODUCTION';

async function query(text: string, mode: Mode = ENVIRONMENT, ...more: unknown[]) {
  return (await owner.test.database.pool.query(text, [owner.business, mode, ...more])).rows;
}

/** Balances of ledger accounts, and the sum of all. */
async function ledger(
  mode: Mode = ENVIRONMENT,
): Promise<Record<'BALANCE' | 'ESCROW' | 'FEES' | 'TAXES' | 'all', bigint>> {
  const rows = await query(
    `select account, sum(amount) as amount from ledger_entries where ${OURS} group by account`,
    mode,
  );
  const sums = Object.fromEntries(rows.map(({ account, amount }) => [account, BigInt(amount)]));
  const all = rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return { BALANCE: 0n, ESCROW: 0n, FEES: 0n, TAXES: 0n, ...sums, all };
}

/** What the escrow accounts hold, by three ways of adding it up. */
async function heldThrice(mode: Mode = ENVIRONMENT): Promise<bigint[]> {
  const sums = [
    'select sum(balance) s from escrow_accounts',
    'select sum(held_amount) s from escrow_customers',
    'select sum(amount) s from escrow_entries',
  ];
  return Promise.all(sums.map(async (sum) => BigInt((await query(`${sum} where ${OURS}`, mode))[0].s)));
}

interface Given {
  readonly person?: Person;
  readonly environment?: Mode;
  readonly given?: object;
}

function act(id: string, action: string, input: object, more: Given = {}) {
  return owner.act(`escrow-customers/${id}/actions/${action}`, input, { given: proof, ...more });
}

function customer(id: string) {
  return owner.read('escrow-customers', id);
}

function pay(id: string, amount: string, more: Given = {}) {
  return act(id, 'simulate', { amount }, { given: {}, ...more });
}

const BANK = { bank: 'BCA', account_number: '1234567890' };

async function activeAccount(): Promise<string> {
  const [account] = await owner.list('escrow-account', { status: ['ACTIVE'] });
  return account.id;
}

/** A new verified customer of an account. */
async function newCustomer(name: string, account_id: string): Promise<{ id: string; reference: string }> {
  const input = {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@pembeli.example`,
    type: 'BUYER',
    account_id,
  };
  const { json, status } = await owner.act('escrow-customers/actions/create', input);
  expect([status, json.errors]).toEqual([200, undefined]);
  expect((await owner.act(`escrow-customers/${json.id}/actions/verify`)).status).toBe(200);
  return customer(json.id);
}

async function entriesOf(id: string) {
  return owner.list('escrow-balance', { customer_id: id });
}

/** Has the banks answer what is due an hour from now. */
async function carry(provider: PayoutProvider = simulatedProvider(0)): Promise<void> {
  const queue = orderQueue(owner.test.services, { DEVELOPMENT: provider });
  await processDue(queue, owner.test.database, 3_600_000);
}

describe('escrow', () => {
  // Rule products.escrow-moves.
  it('of the demo is what its movements come to, and owed to others on the ledger', async () => {
    for (const mode of ['DEVELOPMENT', 'PRODUCTION'] as const) {
      const { ESCROW, all } = await ledger(mode);
      expect(ESCROW).toBeGreaterThan(0n);
      expect(await heldThrice(mode)).toEqual([ESCROW, ESCROW, ESCROW]);
      expect(all).toBe(0n);
      const chain = await query(
        `select count(*)::int n from (select amount, balance_after,
           coalesce(lag(balance_after) over (partition by account_id order by created, id), 0) before
           from escrow_entries where ${OURS}) e where before + amount <> balance_after or balance_after < 0`,
        mode,
      );
      expect(chain[0].n).toBe(0);
    }
  });

  // Rule products.escrow-moves.
  it('holds what is paid in apart from the balance, and releases it to another customer or the balance, less a fee', async () => {
    const account = await activeAccount();
    const buyer = await newCustomer('Ayu Pembeli', account);
    const seller = await newCustomer('Beni Penjual', account);
    const before = await ledger();
    expect((await pay(buyer.id, '1000000')).status).toBe(200);
    const paid = await ledger();
    expect([paid.BALANCE - before.BALANCE, paid.ESCROW - before.ESCROW]).toEqual([0n, 1_000_000n]);
    expect((await customer(buyer.id)).held_amount).toBe('1000000');

    const to = { release_to: 'RECIPIENT', recipient_id: seller.id, ...BANK };
    expect((await act(buyer.id, 'release', { amount: '400000', ...to })).status).toBe(200);
    expect((await act(buyer.id, 'release', { amount: '100000', release_to: 'BALANCE' })).status).toBe(200);
    const after = await ledger();
    expect(after.BALANCE - before.BALANCE).toBe(100_000n - COST);
    expect(after.ESCROW - before.ESCROW).toBe(500_000n);
    expect([after.FEES - before.FEES, after.TAXES - before.TAXES, after.all]).toEqual([10_000n, 1_100n, 0n]);

    const listed = await entriesOf(buyer.id);
    expect(listed.map(({ type, amount }: Record<string, string>) => [type, amount])).toEqual([
      ['FEE', String(-COST)],
      ['RELEASE', String(COST - 100_000n)],
      ['FEE', String(-COST)],
      ['RELEASE', String(COST - 400_000n)],
      ['DEPOSIT', '1000000'],
    ]);
    const [row] = await query(
      `select recipient_name, recipient_reference, bank, account_number from escrow_entries where ${OURS}
         and recipient_reference = $3`,
      ENVIRONMENT,
      seller.reference,
    );
    expect(row).toEqual({ recipient_name: 'Beni Penjual', recipient_reference: seller.reference, ...BANK });
    expect(await heldThrice()).toEqual([after.ESCROW, after.ESCROW, after.ESCROW]);
  });

  // Rule products.escrow-moves.
  it('refunds the depositor without a fee, also one who was blocked, to whom nothing else is possible', async () => {
    const account = await activeAccount();
    const buyer = await newCustomer('Citra Blokir', account);
    const seller = await newCustomer('Dodi Blokir', account);
    expect((await pay(buyer.id, '500000')).status).toBe(200);
    expect((await act(buyer.id, 'refund', { amount: '200000', ...BANK })).status).toBe(200);
    expect((await owner.act(`escrow-customers/${buyer.id}/actions/block`)).status).toBe(200);
    expect((await pay(buyer.id, '1')).status).toBe(409);
    expect((await act(buyer.id, 'release', { amount: '100000', release_to: 'BALANCE' })).status).toBe(409);
    expect((await act(buyer.id, 'refund', { amount: '100000', ...BANK })).status).toBe(200);
    expect((await customer(buyer.id)).held_amount).toBe('200000');
    // No money is released to a customer who is blocked.
    expect((await pay(seller.id, '500000')).status).toBe(200);
    const to = { release_to: 'RECIPIENT', recipient_id: buyer.id, ...BANK };
    const refused = await act(seller.id, 'release', { amount: '100000', ...to });
    expect([refused.status, refused.json.errors?.[0]]).toMatchObject([400, { field: 'recipient_id' }]);
    expect((await ledger()).all).toBe(0n);

    // Rule products.escrow-unblocked: it is verified again before money moves.
    expect((await owner.act(`escrow-customers/${buyer.id}/actions/unblock`)).status).toBe(200);
    expect((await customer(buyer.id)).status).toBe('PENDING');
    expect((await pay(buyer.id, '100000')).status).toBe(409);
    expect((await owner.act(`escrow-customers/${buyer.id}/actions/unblock`)).status).toBe(409);
    expect((await owner.act(`escrow-customers/${buyer.id}/actions/verify`)).status).toBe(200);
    expect((await pay(buyer.id, '100000')).status).toBe(200);
  });

  // Rule products.escrow-moves.
  it('never pays out more than is held, with many at once', async () => {
    const account = await activeAccount();
    const [one, two] = [await newCustomer('Eka Serentak', account), await newCustomer('Fajar Serentak', account)];
    for (const { id } of [one, two]) expect((await pay(id, '1000000')).status).toBe(200);
    const before = await ledger();
    const both = [one, two].flatMap(({ id }, index) => {
      const other = index === 0 ? two : one;
      const to = { release_to: 'RECIPIENT', recipient_id: other.id, ...BANK };
      return [
        ...[1, 2, 3].map(() => act(id, 'release', { amount: '300000', ...to })),
        ...[1, 2, 3].map(() => act(id, 'refund', { amount: '300000', ...BANK })),
      ];
    });
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(statuses.filter((status) => status === 400)).toHaveLength(6);
    for (const { id } of [one, two]) expect((await customer(id)).held_amount).toBe('100000');
    const after = await ledger();
    expect(before.ESCROW - after.ESCROW).toBe(1_800_000n);
    expect(await heldThrice()).toEqual([after.ESCROW, after.ESCROW, after.ESCROW]);
    expect(after.all).toBe(0n);

    const rest = await Promise.all([1, 2].map(() => act(one.id, 'refund', { amount: '100000', ...BANK })));
    expect(rest.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await act(one.id, 'release', { amount: '100000', release_to: 'BALANCE' })).status).toBe(409);
  });

  it('writes one movement for one key, however often it is sent', async () => {
    const { id } = await newCustomer('Gita Kunci', await activeAccount());
    const key = 'escrow-deposit-once-0001';
    const many = await Promise.all(
      [1, 2, 3].map(() => owner.act(`escrow-customers/${id}/actions/simulate`, { amount: '70000' }, { key })),
    );
    expect(many.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await customer(id)).held_amount).toBe('70000');
  });

  it('refuses amounts of zero, below it, of fractions, that do not cover the fee, and beyond every number', async () => {
    const { id } = await newCustomer('Hadi Angka', await activeAccount());
    for (const amount of ['0', '-1', '1.5', '99999999999999999999999', 'x'])
      expect((await pay(id, amount)).status).toBe(400);
    expect((await pay(id, '100000')).status).toBe(200);
    const small = await act(id, 'release', { amount: String(COST), release_to: 'BALANCE' });
    expect(small.json.errors[0]).toMatchObject({ field: 'amount', code: 'covers_fee' });
    const much = await act(id, 'release', { amount: '100001', release_to: 'BALANCE' });
    expect(much.json.errors[0]).toMatchObject({ field: 'amount', code: 'more_than_held', amount: '100000' });
    for (const missing of [{}, { recipient_id: id, ...BANK }, { ...BANK }]) {
      const { status } = await act(id, 'release', { amount: '50000', release_to: 'RECIPIENT', ...missing });
      expect(status).toBe(400);
    }
    expect(
      (await act(id, 'release', { amount: '100000', release_to: 'BALANCE', description: 'a'.repeat(201) })).status,
    ).toBe(400);
    expect((await act(id, 'release', { amount: String(COST + 1n), release_to: 'BALANCE' })).status).toBe(200);
  });

  // Rule products.escrow-moves.
  it('needs the PIN, the permission to withdraw, a verified customer and an active account of the business', async () => {
    const account = await activeAccount();
    const { id } = await newCustomer('Indra Izin', account);
    expect((await pay(id, '300000')).status).toBe(200);
    const out = { amount: '50000', release_to: 'BALANCE' };
    expect((await act(id, 'release', out, { given: {} })).status).not.toBe(200);
    expect((await act(id, 'refund', { amount: '50000', ...BANK }, { given: {} })).status).not.toBe(200);
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    for (const action of ['release', 'simulate'])
      expect((await act(id, action, out, { person: viewer })).status).toBe(404);
    const [pending] = await owner.list('escrow-customers', { status: ['PENDING'] });
    expect((await pay(pending.id, '1000')).status).toBe(409);
    // Customers of another business, or of the other environment, do not exist.
    const stranger = await signIn(owner.test, 'owner@pasar.test');
    expect((await act(id, 'release', out, { person: stranger })).status).not.toBe(200);
    expect((await act(id, 'release', out, { environment: 'PRODUCTION' })).status).toBe(404);
    const [live] = await owner.list('escrow-customers', { status: ['VERIFIED'] }, { environment: 'PRODUCTION' });
    expect((await pay(live.id, '1000', { environment: 'PRODUCTION' })).status).toBe(404);
    expect((await customer(id)).held_amount).toBe('300000');

    const [{ account_id: held }] = await query(
      `select account_id from escrow_customers where name = 'Indra Izin' and ${OURS}`,
    );
    const turn = (status: string) =>
      query(`update escrow_accounts set status = $3 where id = $4 and ${OURS}`, ENVIRONMENT, status, held);
    await turn('CLOSED');
    expect((await pay(id, '1000')).status).toBe(409);
    expect((await act(id, 'release', out)).status).toBe(409);
    // Rule products.escrow-closed: what a bank has returned meanwhile goes back to its customer.
    expect((await act(id, 'refund', { amount: '50000', ...BANK })).status).toBe(200);
    await turn('ACTIVE');
    expect((await act(id, 'release', out)).status).toBe(200);
  });

  // Rule actions.preview-of-money.
  it('previews the amount, its fee, and what reaches the balance', async () => {
    const { id } = await newCustomer('Joko Pratinjau', await activeAccount());
    expect((await pay(id, '300000')).status).toBe(200);
    const figures = async (action: string, input: object) => {
      const { json } = await owner.act(`escrow-customers/${id}/actions/${action}/preview`, input);
      return Object.fromEntries(json.figures.map((figure: { id: string; value: string }) => [figure.id, figure.value]));
    };
    expect(await figures('release', { amount: '100000', release_to: 'BALANCE' })).toMatchObject({
      amount: '100000',
      fee: '5000',
      tax: '550',
      total: '94450',
    });
    expect(await figures('refund', { amount: '100000', ...BANK })).toMatchObject({ amount: '100000', total: '0' });
    expect(await figures('simulate', { amount: '100000' })).toMatchObject({ amount: '100000', total: '0' });
    expect((await customer(id)).held_amount).toBe('300000');
  });

  // Rule products.escrow-returned.
  it('is held again when the bank cannot deliver it, once', async () => {
    const account = await activeAccount();
    const { id } = await newCustomer('Kiki Kembali', account);
    expect((await pay(id, '500000')).status).toBe(200);
    expect((await act(id, 'refund', { amount: '100000', ...BANK })).status).toBe(200);
    expect((await act(id, 'refund', { amount: '200000', bank: 'BNI', account_number: '5550000000' })).status).toBe(200);
    await carry();
    await carry();
    expect((await customer(id)).held_amount).toBe('400000');
    const [back, ...older] = await entriesOf(id);
    expect(back).toMatchObject({ type: 'DEPOSIT', amount: '200000', reference: older[0].reference });
    const news = await query(
      `select kind, values from notifications where ${OURS} and values ->> 'reference' = $3`,
      ENVIRONMENT,
      back.reference,
    );
    expect(news.map(({ kind }) => kind)).toEqual(['escrow-returned']);
    expect((await ledger()).all).toBe(0n);
  });

  // Rule products.escrow-moves.
  it('in live mode receives what a bank reports, through the same function', async () => {
    const [live] = await owner.list('escrow-customers', { status: ['VERIFIED'] }, { environment: 'PRODUCTION' });
    const [{ id, business_id: businessId, held_amount: held }] = await query(
      `select * from escrow_customers c where ${OURS} and 'esc_' || replace(id::text, '-', '') = $3
         and exists (select 1 from escrow_accounts a where a.id = c.account_id and a.status = 'ACTIVE')`,
      'PRODUCTION',
      live.id,
    );
    const scope = { businessId, environment: 'PRODUCTION' } as const;
    const before = await ledger('PRODUCTION');
    await inBusiness(owner.test.database.pool, scope, (transaction) =>
      receiveDeposit(transaction, scope, id, { amount: 250_000n }, new Date()),
    );
    const after = await ledger('PRODUCTION');
    expect([after.ESCROW - before.ESCROW, after.BALANCE - before.BALANCE, after.all]).toEqual([250_000n, 0n, 0n]);
    const { held_amount } = await owner.read('escrow-customers', live.id, { environment: 'PRODUCTION' });
    expect(held_amount).toBe(String(BigInt(held) + 250_000n));
  });

  it('logs what was done, and notifies of deposits', async () => {
    const { id } = await newCustomer('Lina Catatan', await activeAccount());
    expect((await pay(id, '300000')).status).toBe(200);
    expect((await act(id, 'release', { amount: '50000', release_to: 'BALANCE' })).status).toBe(200);
    const log = await owner.list('activity-logs', { target_id: id });
    expect(log.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'RECORD_CHANGED',
      'PAYMENT_SIMULATED',
    ]);
    const deposit = (await entriesOf(id)).at(-1);
    const news = await query(
      `select kind from notifications where ${OURS} and values ->> 'reference' = $3`,
      ENVIRONMENT,
      deposit.reference,
    );
    expect(news).toEqual([{ kind: 'escrow-deposit' }]);
  });
});
