import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processAt } from '../../core/queue/testing/processAt.ts';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import {
  businesses,
  credit_card_payments,
  credit_card_settlements,
  ledger_accounts,
  queue_tasks,
  transactions,
} from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { acceptPayment } from '../payments/acceptPayment.ts';
import { endCardSettlement } from './settleCard.ts';
import { SETTLEMENTS } from './settleDue.ts';

const NOW = new Date('2031-01-10T03:00:00.000Z');
const GIVEN = addDays(NOW, 1);
const PAID_OUT = addDays(NOW, 3);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close(), 60_000);

function newScope(): BusinessScope {
  return { businessId: randomUUID(), environment: 'PRODUCTION' };
}

/** Runs work in the business; the queue of another test is not due then. */
function within<T>(scope: BusinessScope, work: (transaction: BusinessTransaction) => Promise<T>): Promise<T> {
  return inBusiness(database.pool, scope, work);
}

/** Accepts a payment whose money is PENDING for a day, as that of a card is; its transaction's id. */
async function acceptByCard(scope: BusinessScope): Promise<string> {
  const limits = { settlement: { hour: 7, categories: {} }, virtualAccountSettlementDays: 1 };
  const business = { scope, country: 'ID', timeZone: 'Asia/Jakarta', limits, masterId: null } as const;
  const payment = {
    external_id: 'KN-1',
    reference: randomUUID(),
    amount: 100_000n,
    fee: 4_000n,
    currency: 'IDR',
  } as const;
  return within(scope, async (transaction) => {
    const by = { channel_category: 'VIRTUAL_ACCOUNT', channel: 'BCA' } as const;
    const id = await acceptPayment(transaction, business, { ...payment, ...by }, NOW);
    await transaction.update(transactions).set({ channel_category: 'CARD', channel: 'VISA' });
    return id;
  });
}

/** The business, whose time zone decides the day of a settlement. */
async function makeBusiness({ businessId }: BusinessScope): Promise<void> {
  await database.drizzle.insert(businesses).values({
    business_id: businessId,
    name: 'Kopi Nusantara',
    email: 'halo@kopi.test',
    brand: 'main',
    entity: 'main',
    country: 'ID',
    go_live_status: 'LIVE',
    accounts: [],
    excluded_pages: [],
    flags: [],
    time_zone: 'Asia/Jakarta',
    internal: false,
    is_micro_ecommerce: false,
    micro_ecommerce_limits_applied: false,
    created: NOW,
    updated: NOW,
  });
}

/** The card payment of a transaction, and its settlement, which the acquirer pays out later. */
async function makeCardPayment(scope: BusinessScope, transactionId: string): Promise<void> {
  const owner = { business_id: scope.businessId, environment: scope.environment, created: NOW, updated: NOW };
  const payment_id = randomUUID();
  await database.drizzle.insert(credit_card_payments).values({
    ...owner,
    id: payment_id,
    status: 'CHARGED',
    external_id: 'KN-1',
    source: 'SDK',
    amount: 100_000n,
    refunded_amount: 0n,
    charged_back_amount: 0n,
    open_disputes: 0,
    fee: 4_000n,
    currency: 'IDR',
    card_number: '400000XXXXXX0002',
    card_digest: 'digest',
    card_brand: 'VISA',
    card_type: 'CREDIT',
    card_expiry: '12/39',
    risk_level: 'NORMAL',
    transaction_id: transactionId,
  });
  await database.drizzle.insert(credit_card_settlements).values({
    ...owner,
    id: randomUUID(),
    payment_id,
    status: 'PENDING',
    amount: 100_000n,
    fee: 4_000n,
    tax: 440n,
    net_amount: 95_560n,
    currency: 'IDR',
    mid: '000001',
    bank: 'BCA',
    expected: PAID_OUT,
  });
}

async function stateOf(scope: BusinessScope) {
  // The queue belongs to the workers: no request may read it.
  const due = await database.drizzle.select().from(queue_tasks);
  return within(scope, async (transaction) => {
    const [payment] = await transaction.select().from(credit_card_payments);
    const [settlement] = await transaction.select().from(credit_card_settlements);
    const [made] = await transaction.select().from(transactions);
    const accounts = await transaction.select().from(ledger_accounts);
    return {
      states: [payment?.status, settlement?.status, made?.settlement_status],
      balance: accounts.find(({ account }) => account === 'BALANCE')?.balance ?? 0n,
      due: due.filter(({ business_id }) => business_id === scope.businessId).map((entry) => entry.due),
    };
  });
}

it('the money of a card waits with the acquirer until the day of its settlement', async () => {
  const scope = newScope();
  await makeBusiness(scope);
  await makeCardPayment(scope, await acceptByCard(scope));
  expect(await processAt(SETTLEMENTS, database, GIVEN)).toBe(true);
  expect(await stateOf(scope)).toEqual({ states: ['SETTLING', 'PENDING', 'PENDING'], balance: 0n, due: [PAID_OUT] });
  expect(await processAt(SETTLEMENTS, database, new Date(PAID_OUT.getTime() - 1))).toBe(false);
  expect(await processAt(SETTLEMENTS, database, PAID_OUT)).toBe(true);
  expect(await stateOf(scope)).toEqual({ states: ['SETTLED', 'SETTLED', 'SETTLED'], balance: 95_560n, due: [] });
});

it('the money of a card that was refunded meanwhile waits as well', async () => {
  const scope = newScope();
  await makeBusiness(scope);
  await makeCardPayment(scope, await acceptByCard(scope));
  await within(scope, (transaction) => transaction.update(credit_card_payments).set({ status: 'REFUNDED' }));
  expect(await processAt(SETTLEMENTS, database, GIVEN)).toBe(true);
  expect(await stateOf(scope)).toEqual({ states: ['REFUNDED', 'PENDING', 'PENDING'], balance: 0n, due: [PAID_OUT] });
  expect(await processAt(SETTLEMENTS, database, PAID_OUT)).toBe(true);
  expect((await stateOf(scope)).states).toEqual(['REFUNDED', 'SETTLED', 'SETTLED']);
});

it('a transaction by card without a card payment is settled when it is due', async () => {
  const scope = newScope();
  const id = await acceptByCard(scope);
  await within(scope, (transaction) => endCardSettlement(transaction, scope, id, GIVEN));
  expect(await processAt(SETTLEMENTS, database, GIVEN)).toBe(true);
  expect(await stateOf(scope)).toEqual({ states: [undefined, undefined, 'SETTLED'], balance: 95_560n, due: [] });
});
