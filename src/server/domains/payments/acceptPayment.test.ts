import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Country } from '#contract/generated/config.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { processAt } from '../../core/queue/testing/processAt.ts';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import {
  ledger_accounts,
  ledger_entries,
  queue_tasks,
  settlements,
  transactions,
} from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { queueSettlement, SETTLEMENTS } from '../settlements/settleDue.ts';
import { acceptPayment } from './acceptPayment.ts';

const NOW = new Date('2026-11-21T03:00:00.000Z');
const DAYS = 2;
const DUE = new Date('2026-11-23T03:00:00.000Z');
const RULES = { hour: 7, categories: { EWALLET: { days: 2, cut_off: 12 } } };

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close(), 60_000);

interface Paid {
  readonly country: Country;
  readonly currency: Currency;
  readonly fee: bigint;
  readonly channel_category?: 'VIRTUAL_ACCOUNT' | 'QR_CODE' | 'EWALLET';
}

function accept(scope: BusinessScope, { country, currency, fee, channel_category = 'VIRTUAL_ACCOUNT' }: Paid) {
  const limits = { settlement: RULES, virtualAccountSettlementDays: DAYS };
  const business = { scope, country, timeZone: 'Asia/Jakarta', limits, masterId: null };
  const payment = { channel_category, channel: 'BCA', external_id: 'INV-1', reference: randomUUID() } as const;
  return inBusiness(database.pool, scope, (transaction) =>
    acceptPayment(transaction, business, { ...payment, amount: 100_000n, fee, currency }, NOW),
  );
}

function newScope(): BusinessScope {
  return { businessId: randomUUID(), environment: 'PRODUCTION' };
}

async function stateOf(scope: BusinessScope) {
  return inBusiness(database.pool, scope, async (transaction) => {
    const accounts = await transaction.select().from(ledger_accounts);
    const entries = await transaction.select().from(ledger_entries);
    const [payment] = await transaction.select().from(transactions);
    const balances = Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]));
    return { balances, entries: entries.length, payment };
  });
}

/** What the entries of a scope have in common, without repeats. */
async function journalOf(scope: BusinessScope) {
  const { type, reference, transaction_id, created } = ledger_entries;
  return inBusiness(database.pool, scope, (transaction) =>
    transaction.selectDistinct({ type, reference, transaction_id, created }).from(ledger_entries),
  );
}

// Rule money.fee-tax.
describe('a payment that is accepted', () => {
  it.each([
    ['ID', 'IDR', 4_000n, 440n],
    ['PH', 'PHP', 4_000n, 480n],
    ['SG', 'USD', 4_000n, 0n],
    // Half a unit counts as one.
    ['ID', 'IDR', 50n, 6n],
    ['ID', 'IDR', 49n, 5n],
  ] as const)('is taxed on its fee as in %s: %s %d gives %d', async (country, currency, fee, tax) => {
    const scope = newScope();
    await accept(scope, { country, currency, fee, channel_category: 'QR_CODE' });
    const { balances, payment } = await stateOf(scope);
    expect(payment).toMatchObject({
      tax,
      net_amount: 100_000n - fee - tax,
      settlement_status: 'SETTLED',
      settled: NOW,
    });
    expect(balances).toMatchObject({ BALANCE: 100_000n - fee - tax, FEES: fee });
    expect(payment).toMatchObject({ type: 'PAYMENT', status: 'COMPLETED', created: NOW, updated: NOW });
    expect(await journalOf(scope)).toEqual([
      { type: 'PAYMENT', reference: payment?.external_id, transaction_id: payment?.id, created: NOW },
    ]);
  });

  it('is settled once its days are over, and never twice', async () => {
    const scope = newScope();
    const id = await accept(scope, { country: 'ID', currency: 'IDR', fee: 4_000n });
    const accepted = await stateOf(scope);
    expect(accepted.balances).toMatchObject({ PENDING: 95_560n });
    expect(accepted.payment).toMatchObject({ settlement_status: 'PENDING', settled: null });
    expect(await processAt(SETTLEMENTS, database, new Date(DUE.getTime() - 1))).toBe(false);
    expect(await processAt(SETTLEMENTS, database, DUE)).toBe(true);
    const settled = await stateOf(scope);
    expect(settled.balances).toMatchObject({ PENDING: 0n, BALANCE: 95_560n });
    expect(settled.payment).toMatchObject({ settlement_status: 'SETTLED', settled: DUE });

    // An entry of the queue that came back, as after a restored backup.
    await queueSettlement(database.drizzle, scope, { transactionId: id, due: DUE }, DUE);
    expect(await processAt(SETTLEMENTS, database, DUE)).toBe(true);
    const after = await stateOf(scope);
    expect([after.balances, after.entries]).toEqual([settled.balances, settled.entries]);
    expect(await processAt(SETTLEMENTS, database, DUE)).toBe(false);
  });

  // Rule transactions.settlement.
  it('is settled by one of two processes that look at the same moment', async () => {
    const scope = newScope();
    const id = await accept(scope, { country: 'ID', currency: 'IDR', fee: 4_000n });
    await Promise.all([processAt(SETTLEMENTS, database, DUE), processAt(SETTLEMENTS, database, DUE)]);
    expect((await stateOf(scope)).balances).toMatchObject({ PENDING: 0n, BALANCE: 95_560n });
    expect(await database.drizzle.select().from(queue_tasks).where(eq(queue_tasks.key, id))).toEqual([]);
  });

  // Rule transactions.settlement-days, transactions.one-settlement.
  it('is paid out with the others of its channel and day, accepted at the same moment too', async () => {
    const scope = newScope();
    const paid = { country: 'ID', currency: 'IDR', fee: 4_000n, channel_category: 'EWALLET' } as const;
    await Promise.all([accept(scope, paid), accept(scope, paid), accept(scope, paid)]);
    const read = () => inBusiness(database.pool, scope, (transaction) => transaction.select().from(settlements));
    // Accepted on a Saturday.
    const sums = {
      day: '2026-11-24',
      payments_count: 3,
      amount: 300_000n,
      fee: 12_000n,
      tax: 1_320n,
      net_amount: 286_680n,
    };
    expect(await read()).toMatchObject([{ ...sums, status: 'PENDING', settled_count: 0, settled: null }]);
    const due = new Date('2026-11-24T00:00:00.000Z');
    expect(await processAt(SETTLEMENTS, database, new Date(due.getTime() - 1))).toBe(false);
    for (let paidOut = 0; paidOut < 3; paidOut++) {
      expect(await read()).toMatchObject([{ status: 'PENDING', settled_count: paidOut }]);
      expect(await processAt(SETTLEMENTS, database, due)).toBe(true);
    }
    expect(await read()).toMatchObject([{ ...sums, status: 'SETTLED', settled_count: 3, settled: due }]);
    expect((await stateOf(scope)).balances).toMatchObject({ PENDING: 0n, BALANCE: 286_680n });
  });
});
