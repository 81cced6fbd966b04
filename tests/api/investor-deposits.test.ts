import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { receiveInvestorDeposit } from '#server/domains/investors/receiveInvestorDeposit.ts';
import { orderQueue } from '#server/domains/providers/orderQueue.ts';
import type { PayoutProvider, ProviderOrder } from '#server/domains/providers/PayoutProvider.ts';
import { simulatedProvider } from '#server/domains/providers/simulatedProvider.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { processDue } from '../helpers/processDue.ts';
import { type Person, signIn } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);
const proof = { confirmation: { type: 'pin', pin: DEMO_PIN } };
const OURS = `environment = $2 and 'biz_' || replace(business_id::text, '-', '') = $1`;

type Mode = 'DEVELOPMENT' | 'PRODUCTION';
type Out = 'fund' | 'repay' | 'withdraw';

async function query(text: string, mode: Mode = ENVIRONMENT, ...more: unknown[]) {
  return (await owner.test.database.pool.query(text, [owner.business, mode, ...more])).rows;
}

/** The balance of the business, what it owes investors, and the sum of all ledger accounts. */
async function ledger(mode: Mode = ENVIRONMENT): Promise<Record<'BALANCE' | 'INVESTORS' | 'all', bigint>> {
  const [row] = await query(
    `select sum(amount) as all, coalesce(sum(amount) filter (where account = 'BALANCE'), 0) as balance,
       coalesce(sum(amount) filter (where account = 'INVESTORS'), 0) as investors from ledger_entries where ${OURS}`,
    mode,
  );
  return { BALANCE: BigInt(row.balance), INVESTORS: BigInt(row.investors), all: BigInt(row.all) };
}

/** What investors have: as stored, and as their completed movements come to. */
async function ownedTwice(mode: Mode = ENVIRONMENT): Promise<bigint[]> {
  const stored = `select sum(balance) as sum from rdl_investors where ${OURS}`;
  const moved = `select sum(amount) as sum from rdl_transactions where status = 'COMPLETED' and ${OURS}`;
  return Promise.all([stored, moved].map(async (sum) => BigInt((await query(sum, mode))[0].sum)));
}

interface Given {
  readonly person?: Person;
  readonly environment?: Mode;
  readonly given?: object;
}

function deposit(id: string, amount: string, more: Given = {}) {
  return owner.act(`rdl-investors/${id}/actions/simulate`, { amount }, more);
}

function order(id: string, action: Out, amount: string, more: Given = {}) {
  return owner.act(`rdl-investors/${id}/actions/${action}`, { amount }, { given: proof, ...more });
}

function end(id: string, action: 'complete' | 'fail', failure_code?: string, more: Given = {}) {
  return owner.act(`rdl-transactions/${id}/actions/${action}`, failure_code ? { failure_code } : undefined, more);
}

function investor(id: string) {
  return owner.read('rdl-investors', id);
}

/** Movements of an investor, newest first, whole. */
async function movementsOf(id: string) {
  const listed = await owner.list('rdl-transactions', { investor_id: id });
  return Promise.all(listed.map((row: { id: string }) => owner.read('rdl-transactions', row.id)));
}

/** A new investor whose account is open, with a million. */
async function newInvestor(name: string): Promise<string> {
  const input = { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@dana.example`, bank: 'BCA' };
  const { json, status } = await owner.act('rdl-investors/actions/create', input);
  expect([status, json.errors]).toEqual([200, undefined]);
  expect((await deposit(json.id, '1000000')).status).toBe(409);
  expect((await owner.act(`rdl-investors/${json.id}/actions/activate`)).status).toBe(200);
  expect((await deposit(json.id, '1000000')).status).toBe(200);
  return json.id;
}

/** Has the banks answer what is due an hour from now. */
async function carry(provider: PayoutProvider): Promise<void> {
  const queue = orderQueue(owner.test.services, { DEVELOPMENT: provider });
  await processDue(queue, owner.test.database, 3_600_000);
}

describe('the deposit account of an investor', () => {
  // Rule products.investor-moves.
  it('of the demo has what its movements come to, owed to investors on the ledger', async () => {
    for (const mode of ['DEVELOPMENT', 'PRODUCTION'] as const) {
      const { INVESTORS, all } = await ledger(mode);
      expect(INVESTORS).toBeGreaterThan(0n);
      expect(await ownedTwice(mode)).toEqual([INVESTORS, INVESTORS]);
      expect(all).toBe(0n);
    }
  });

  // Rule products.investor-moves.
  it('takes deposits, funds a loan into the balance, is repaid out of it, and pays the investor out', async () => {
    const before = await ledger();
    const id = await newInvestor('Ani Investasi');
    expect(await investor(id)).toMatchObject({ status: 'ACTIVE', balance: '1000000', reserved: '0' });
    expect((await ledger()).BALANCE).toBe(before.BALANCE);

    expect((await order(id, 'fund', '600000')).status).toBe(200);
    expect(await investor(id)).toMatchObject({ balance: '1000000', reserved: '600000' });
    expect((await ledger()).BALANCE).toBe(before.BALANCE);
    const [funding] = await movementsOf(id);
    expect(funding).toMatchObject({ type: 'FUNDING', status: 'PENDING', amount: '-600000', completed: null });
    expect((await end(funding.id, 'complete')).status).toBe(200);
    expect((await end(funding.id, 'complete')).status).toBe(409);
    expect((await end(funding.id, 'fail', 'INVALID_ACCOUNT')).status).toBe(409);
    expect(await investor(id)).toMatchObject({ balance: '400000', reserved: '0' });
    expect((await ledger()).BALANCE - before.BALANCE).toBe(600_000n);

    expect((await order(id, 'repay', '650000')).status).toBe(200);
    expect((await investor(id)).balance).toBe('400000');
    expect((await ledger()).BALANCE - before.BALANCE).toBe(-50_000n);
    const [repayment] = await movementsOf(id);
    expect((await end(repayment.id, 'complete')).status).toBe(200);
    expect((await investor(id)).balance).toBe('1050000');

    expect((await order(id, 'withdraw', '1050000')).status).toBe(200);
    const [withdrawal] = await movementsOf(id);
    expect((await end(withdrawal.id, 'complete')).status).toBe(200);
    const after = await ledger();
    expect(await investor(id)).toMatchObject({ balance: '0', reserved: '0' });
    expect((await movementsOf(id)).map(({ type, status }) => `${type} ${status}`)).toEqual([
      'WITHDRAWAL COMPLETED',
      'REPAYMENT COMPLETED',
      'FUNDING COMPLETED',
      'DEPOSIT COMPLETED',
    ]);
    expect([after.BALANCE - before.BALANCE, after.INVESTORS - before.INVESTORS, after.all]).toEqual([-50_000n, 0n, 0n]);
    expect(await ownedTwice()).toEqual([after.INVESTORS, after.INVESTORS]);
  });

  // Rule products.investor-moves.
  it('has its money back when a bank does not carry a movement out, with the reason', async () => {
    const id = await newInvestor('Bima Gagal');
    const before = await ledger();
    for (const [action, code] of [
      ['fund', 'INSUFFICIENT_BALANCE'],
      ['repay', 'CHANNEL_UNAVAILABLE'],
      ['withdraw', 'INVALID_ACCOUNT'],
    ] as const) {
      expect((await order(id, action, '250000')).status).toBe(200);
      const [pending] = await movementsOf(id);
      expect((await end(pending.id, 'fail', 'NO_SUCH_CODE')).status).toBe(400);
      expect((await end(pending.id, 'fail', code)).status).toBe(200);
      expect(await owner.read('rdl-transactions', pending.id)).toMatchObject({ status: 'FAILED', failure_code: code });
      const news = await query(
        `select kind from notifications where ${OURS} and "values" ->> 'reference' = $3`,
        ENVIRONMENT,
        pending.reference,
      );
      expect(news).toEqual([{ kind: 'investor-transaction-failed' }]);
    }
    expect(await investor(id)).toMatchObject({ balance: '1000000', reserved: '0' });
    expect(await ledger()).toEqual(before);
  });

  // Rule products.investor-moves.
  it('never pays out more than there is, with many at once, nor what is reserved', async () => {
    const id = await newInvestor('Cinta Serentak');
    const many = [1, 2, 3, 4].flatMap(() => [order(id, 'withdraw', '300000'), order(id, 'fund', '300000')]);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(await investor(id)).toMatchObject({ balance: '1000000', reserved: '900000' });
    const refused = await order(id, 'withdraw', '100001');
    expect(refused.json.errors[0]).toMatchObject({ field: 'amount', code: 'more_than_held', amount: '100000' });
    expect((await order(id, 'withdraw', '100000')).status).toBe(200);
    expect((await order(id, 'withdraw', '1')).status).toBe(409);

    // Each ends once, however many say so at once.
    const pending = (await movementsOf(id)).filter(({ status }) => status === 'PENDING');
    const ends = pending.flatMap((row) => [end(row.id, 'complete'), end(row.id, 'fail', 'INVALID_ACCOUNT')]);
    const ended = (await Promise.all(ends)).map(({ status }) => status);
    expect(ended.filter((status) => status === 200)).toHaveLength(pending.length);
    const { INVESTORS, all } = await ledger();
    expect((await investor(id)).reserved).toBe('0');
    expect(await ownedTwice()).toEqual([INVESTORS, INVESTORS]);
    expect(all).toBe(0n);
  });

  // Rule products.investor-moves.
  it('is repaid only as far as the balance goes', async () => {
    const id = await newInvestor('Dewi Saldo');
    const { BALANCE } = await ledger();
    const refused = await order(id, 'repay', String(BALANCE + 1n));
    expect([refused.status, refused.json.error_code]).toEqual([409, 'INSUFFICIENT_BALANCE_ERROR']);
    expect((await movementsOf(id)).map(({ type }) => type)).toEqual(['DEPOSIT']);
    expect((await ledger()).BALANCE).toBe(BALANCE);
  });

  // Rule products.investor-moves, sending.rails.
  it('is moved by its bank, which gets each order once and says how it ended', async () => {
    const [good, bad] = [await newInvestor('Eko Bank'), await newInvestor('Fani Bank')];
    await query(`update rdl_investors set account_number = '7770000000' where name = 'Fani Bank' and ${OURS}`);
    expect((await order(good, 'fund', '200000')).status).toBe(200);
    expect((await order(bad, 'withdraw', '200000')).status).toBe(200);
    const orders: ProviderOrder[] = [];
    const sandbox = simulatedProvider(0);
    const bank: PayoutProvider = {
      submitOrPoll: (given, now) => {
        orders.push(given);
        return sandbox.submitOrPoll(given, now);
      },
    };
    await carry(bank);
    await carry(bank);
    const [funding] = await movementsOf(good);
    expect(orders.filter(({ id }) => id === funding.id)).toMatchObject([
      { record: 'rdl-transaction', movement: 'FUNDING', amount: '200000', channel: 'BCA' },
    ]);
    expect(await investor(good)).toMatchObject({ balance: '800000', reserved: '0' });
    expect((await movementsOf(bad))[0]).toMatchObject({ status: 'FAILED', failure_code: 'INVALID_ACCOUNT' });
    expect(await investor(bad)).toMatchObject({ balance: '1000000', reserved: '0' });
    const log = await owner.list('activity-logs', { target_id: funding.id });
    expect(log[0]).toMatchObject({ actor_type: 'SYSTEM', action: 'RECORD_CHANGED' });
    expect((await ledger()).all).toBe(0n);
  });

  // Rule products.investor-moves.
  it('needs the PIN, the permission to withdraw, an open account of the business, and amounts above zero', async () => {
    const id = await newInvestor('Galih Izin');
    for (const action of ['fund', 'repay', 'withdraw'] as const) {
      expect((await order(id, action, '1000', { given: {} })).status).not.toBe(200);
      for (const amount of ['0', '-5', '0.5', '99999999999999999999999'])
        expect((await order(id, action, amount)).status).toBe(400);
    }
    for (const amount of ['0', '-5', '99999999999999999999999']) expect((await deposit(id, amount)).status).toBe(400);
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await order(id, 'withdraw', '1000', { person: viewer })).status).toBe(404);
    expect((await deposit(id, '1000', { person: viewer })).status).toBe(404);
    const stranger = await signIn(owner.test, 'owner@pasar.test');
    expect((await order(id, 'withdraw', '1000', { person: stranger })).status).not.toBe(200);
    expect((await order(id, 'withdraw', '1000', { environment: 'PRODUCTION' })).status).toBe(404);
    const [closed] = await owner.list('rdl-investors', { status: ['CLOSED'] });
    expect((await deposit(closed.id, '1000')).status).toBe(409);
    expect((await order(closed.id, 'repay', '1000')).status).toBe(409);
    expect(await movementsOf(id)).toHaveLength(1);
  });

  // Rule products.investor-moves.
  it('in live mode is simulated by no person, and receives what a bank reports', async () => {
    const [live] = await owner.list('rdl-investors', { status: ['ACTIVE'] }, { environment: 'PRODUCTION' });
    expect((await deposit(live.id, '1000', { environment: 'PRODUCTION' })).status).toBe(404);
    const [pending] = await owner.list('rdl-transactions', { status: ['PENDING'] }, { environment: 'PRODUCTION' });
    expect((await end(pending.id, 'complete', undefined, { environment: 'PRODUCTION' })).status).toBe(404);
    const [{ id, business_id: businessId }] = await query(
      `select * from rdl_investors where ${OURS} and 'rdi_' || replace(id::text, '-', '') = $3`,
      'PRODUCTION',
      live.id,
    );
    const scope = { businessId, environment: 'PRODUCTION' } as const;
    const before = await ledger('PRODUCTION');
    await inBusiness(owner.test.database.pool, scope, (transaction) =>
      receiveInvestorDeposit(transaction, scope, id, 90_000n, new Date()),
    );
    const after = await ledger('PRODUCTION');
    expect([after.INVESTORS - before.INVESTORS, after.BALANCE - before.BALANCE, after.all]).toEqual([90_000n, 0n, 0n]);
  });

  // Rule actions.preview-of-money.
  it('previews what reaches or leaves the balance, and moves nothing', async () => {
    const id = await newInvestor('Hana Pratinjau');
    const figures = async (action: string) => {
      const { json } = await owner.act(`rdl-investors/${id}/actions/${action}/preview`, { amount: '100000' });
      return Object.fromEntries(json.figures.map((figure: { id: string; value: string }) => [figure.id, figure.value]));
    };
    expect(await figures('simulate')).toMatchObject({ amount: '100000', total: '0' });
    expect(await figures('fund')).toMatchObject({ amount: '100000', total: '0' });
    expect(await figures('withdraw')).toMatchObject({ amount: '100000', total: '0' });
    expect(await figures('repay')).toMatchObject({ amount: '100000', total: '-100000' });
    expect(await movementsOf(id)).toHaveLength(1);
  });
});
