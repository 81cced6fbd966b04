import { describe, expect, it } from 'vitest';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { spendingQueue } from '#server/domains/issuing/spendingQueue.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { signIn } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const DAY = 86_400_000;
const LIMIT = 1_000_000n;

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);
const OURS = `environment = '${ENVIRONMENT}' and 'biz_' || replace(business_id::text, '-', '') = $1`;

async function query(text: string, ...more: unknown[]) {
  return (await owner.test.database.pool.query(text, [owner.business, ...more])).rows;
}

async function sums(): Promise<[total: bigint, balance: bigint]> {
  const [row] = await query(
    `select sum(amount) as total, sum(amount) filter (where account = 'BALANCE') as balance from ledger_entries where ${OURS}`,
  );
  return [BigInt(row.total), BigInt(row.balance)];
}

async function workAt(time: number): Promise<void> {
  const queue = spendingQueue(owner.test.services);
  while (await processAt(queue, owner.test.database, new Date(time)));
}

function spend(
  id: string,
  amount: string,
  person = owner.person,
  environment: 'DEVELOPMENT' | 'PRODUCTION' = ENVIRONMENT,
) {
  const merchant = { merchant_name: 'Kereta Api', merchant_category: 'TRAVEL', merchant_country: 'ID' };
  return owner.act(
    `issuing-cards/${id}/actions/simulate`,
    { type: 'PURCHASE', amount, ...merchant },
    { person, environment },
  );
}

function act(id: string, action: string, input?: object) {
  return owner.act(`issuing-transactions/${id}/actions/${action}`, input);
}

/** Card transactions, newest first, whole. */
async function transactionsOf(id: string) {
  const listed = await owner.list('issuing-transactions', { issued_card_id: id });
  return Promise.all(listed.map((row: { id: string }) => owner.read('issuing-transactions', row.id)));
}

/** A new card with a limit of a million. */
async function issue(type: 'VIRTUAL' | 'PHYSICAL' = 'VIRTUAL'): Promise<string> {
  const products = await owner.list('issuing-card-products', { status: ['ACTIVE'], type: [type] });
  const given = { card_product_id: products[0].id, holder_name: 'Sari Dewi', card_limit: String(LIMIT) };
  const { status, json } = await owner.act('issuing-cards/actions/create', given);
  expect([status, json.errors]).toEqual([200, undefined]);
  return json.id;
}

describe('an issued card', () => {
  // Rule products.card-spending.
  it('spends the balance, which a reversal and refunds give back', async () => {
    const [, before] = await sums();
    const card = await issue();
    for (const amount of ['300000', '200000']) expect((await spend(card, amount)).status).toBe(200);
    expect((await sums())[1] - before).toBe(-500_000n);
    expect((await owner.read('issuing-cards', card)).spent).toBe('500000');

    const [last, first] = await transactionsOf(card);
    expect([first.amount, first.status, last.amount]).toEqual(['300000', 'PENDING', '200000']);
    expect((await act(last.id, 'reverse')).status).toBe(200);
    expect((await act(last.id, 'settle')).status).toBe(409);
    expect((await owner.read('issuing-cards', card)).spent).toBe('300000');
    expect((await act(first.id, 'refund', { amount: '1000' })).status).toBe(409);

    await workAt(Date.now() + 2 * DAY + 1_000);
    expect(await owner.read('issuing-transactions', first.id)).toMatchObject({ status: 'SETTLED' });
    expect(await owner.read('issuing-transactions', last.id)).toMatchObject({ status: 'REVERSED' });

    expect((await act(first.id, 'refund', { amount: '100000' })).status).toBe(200);
    expect((await act(first.id, 'refund', { amount: '200001' })).json.errors[0]).toMatchObject({ field: 'amount' });
    const both = await Promise.all([0, 1].map(() => act(first.id, 'refund', { amount: '150000' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [total, after] = await sums();
    expect([total, after - before]).toEqual([0n, -50_000n]);
  });

  // Rule products.card-spending, products.card-limit-monthly.
  it('declines above its limit of the month, in every status but active, and without balance', async () => {
    const card = await issue();
    const many = await Promise.all(Array.from({ length: 6 }, () => spend(card, '300000')));
    expect(many.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const reasons = (await transactionsOf(card)).map(({ decline_reason }) => decline_reason);
    expect(reasons.filter((reason) => reason === 'LIMIT_EXCEEDED')).toHaveLength(3);
    expect((await owner.read('issuing-cards', card)).spent).toBe('900000');

    await workAt(Date.now() + 32 * DAY);
    expect((await owner.read('issuing-cards', card)).spent).toBe('0');

    const [account] = await query(`select balance from ledger_accounts where account = 'BALANCE' and ${OURS}`);
    const other = await issue();
    await query(`update ledger_accounts set balance = 5 where account = 'BALANCE' and ${OURS}`);
    expect((await spend(other, '10')).status).toBe(200);
    await query(`update ledger_accounts set balance = $2 where account = 'BALANCE' and ${OURS}`, account.balance);
    expect((await transactionsOf(other))[0]).toMatchObject({
      status: 'DECLINED',
      decline_reason: 'INSUFFICIENT_BALANCE',
    });

    expect((await owner.act(`issuing-cards/${other}/actions/block`)).status).toBe(200);
    expect((await spend(other, '10')).status).toBe(200);
    expect((await transactionsOf(other))[0]).toMatchObject({ decline_reason: 'INACTIVE_CARD' });
    await query(`update issued_cards set expiry = '01/20' where holder_name = 'Sari Dewi' and ${OURS}`);
    expect((await spend(card, '10')).status).toBe(200);
    expect((await transactionsOf(card))[0]).toMatchObject({ decline_reason: 'EXPIRED_CARD' });
  });

  // Rule products.issued-card-status.
  it('begins inactive where it is physical, and spends nothing before its holder activates it', async () => {
    const card = await issue('PHYSICAL');
    expect(await owner.read('issuing-cards', card)).toMatchObject({ status: 'INACTIVE', spent: '0' });
    expect((await spend(card, '10')).status).toBe(200);
    expect((await owner.act(`issuing-cards/${card}/actions/activate`)).status).toBe(200);
    expect((await owner.read('issuing-cards', card)).status).toBe('ACTIVE');
    expect((await spend(card, '20')).status).toBe(200);
    expect(await transactionsOf(card)).toMatchObject([
      { amount: '20', status: 'PENDING', decline_reason: null },
      { amount: '10', status: 'DECLINED', decline_reason: 'INACTIVE_CARD' },
    ]);
    expect((await owner.read('issuing-cards', await issue())).status).toBe('ACTIVE');
  });

  // Rule actions.preview-of-money.
  it('previews that a purchase moves the balance, and that a declined one does not', async () => {
    const card = await issue();
    const previewOf = async (amount: string) => {
      const merchant = { merchant_name: 'Kereta Api', merchant_category: 'TRAVEL', merchant_country: 'ID' };
      const { json } = await owner.act(`issuing-cards/${card}/actions/simulate/preview`, {
        type: 'PURCHASE',
        amount,
        ...merchant,
      });
      return json.figures.find(({ id }: { id: string }) => id === 'total')?.value;
    };
    expect(await previewOf('300000')).toBe('-300000');
    expect(await previewOf('99000000')).toBe('0');
    expect(await transactionsOf(card)).toEqual([]);
  });

  it('is used in test mode alone, by people who may edit, for amounts above zero', async () => {
    const card = await issue();
    expect((await spend(card, '0')).status).toBe(400);
    expect((await spend(card, '-1')).status).toBe(400);
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await spend(card, '10', viewer)).status).toBe(404);
    const [live] = await owner.list('issuing-cards', {}, { environment: 'PRODUCTION' });
    expect((await spend(live.id, '10', owner.person, 'PRODUCTION')).status).toBe(404);
  });
});
