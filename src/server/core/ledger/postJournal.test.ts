import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import { ledger_accounts, ledger_entries } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { paymentLines, payoutLines, settlementLines, topUpLines } from '../../domains/payments/paymentLines.ts';
import type { Journal } from './journal.ts';
import { postJournal } from './postJournal.ts';

const NOW = new Date('2026-11-21T03:00:00.000Z');

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close(), 60_000);

function newScope(): BusinessScope {
  return { businessId: randomUUID(), environment: 'PRODUCTION' };
}

function journal(lines: Journal['lines'], type: Journal['type'] = 'PAYMENT'): Journal {
  return { type, reference: 'INV-1', description: null, transactionId: null, lines };
}

function post(scope: BusinessScope, posted: Journal, now = NOW) {
  return inBusiness(database.pool, scope, (transaction) => postJournal(transaction, scope, posted, now));
}

function readAccounts(scope: BusinessScope) {
  return inBusiness(database.pool, scope, (transaction) =>
    transaction.select().from(ledger_accounts).where(eq(ledger_accounts.business_id, scope.businessId)),
  );
}

function readEntries(scope: BusinessScope) {
  return inBusiness(database.pool, scope, (transaction) =>
    transaction
      .select()
      .from(ledger_entries)
      .where(eq(ledger_entries.business_id, scope.businessId))
      .orderBy(asc(ledger_entries.created), asc(ledger_entries.id)),
  );
}

async function balancesOf(scope: BusinessScope): Promise<Record<string, bigint>> {
  const accounts = await readAccounts(scope);
  return Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]));
}

describe('postJournal', () => {
  it('moves a payment through pending to the balance, with fee and tax apart', async () => {
    const scope = newScope();
    const payment = { currency: 'IDR', amount: 100_000n, fee: 4_000n, tax: 440n } as const;
    await post(scope, journal(paymentLines('PENDING', payment)));
    await post(scope, journal(settlementLines(payment), 'SETTLEMENT'));
    expect(await balancesOf(scope)).toEqual({
      BALANCE: 95_560n,
      CLEARING: -100_000n,
      FEES: 4_000n,
      PENDING: 0n,
      TAXES: 440n,
    });
  });

  it('posts each journal later than the previous one of the same account, even when the clock goes back', async () => {
    const scope = newScope();
    const first = await post(scope, journal(topUpLines({ currency: 'IDR', amount: 5n }), 'TOP_UP'));
    const second = await post(
      scope,
      journal(topUpLines({ currency: 'IDR', amount: 5n }), 'TOP_UP'),
      new Date(NOW.getTime() - 60_000),
    );
    expect(first.created).toEqual(NOW);
    expect(second.created.getTime()).toBe(NOW.getTime() + 1);
  });

  it('does not follow entries that a clock two days ahead has posted, for days, but takes the time of now', async () => {
    const scope = newScope();
    const topUp = (now: Date) => post(scope, journal(topUpLines({ currency: 'IDR', amount: 5n }), 'TOP_UP'), now);
    const jumped = new Date(NOW.getTime() + 2 * 86_400_000);
    const back = new Date(NOW.getTime() + 1_000);
    expect((await topUp(NOW)).created).toEqual(NOW);
    expect((await topUp(jumped)).created).toEqual(jumped);
    expect((await topUp(back)).created).toEqual(back);
    expect((await topUp(back)).created.getTime()).toBe(back.getTime() + 1);
    const hourAhead = new Date(back.getTime() + 3_600_000);
    expect((await topUp(hourAhead)).created).toEqual(hourAhead);
    expect((await topUp(back)).created.getTime()).toBe(hourAhead.getTime() + 1);
    expect(await balancesOf(scope)).toEqual({ BALANCE: 30n, CLEARING: -30n });
  });

  // Rule money.not-below-zero.
  it('refuses what the balance does not cover and writes nothing of it', async () => {
    const scope = newScope();
    await post(scope, journal(topUpLines({ currency: 'PHP', amount: 1_000n }), 'TOP_UP'));
    const payout = payoutLines({ currency: 'PHP', amount: 1_000n, fee: 1n, tax: 0n });
    await expect(post(scope, journal(payout, 'WITHDRAWAL'))).rejects.toThrow(
      'insufficient balance: 1 PHP minor units missing',
    );
    expect(await balancesOf(scope)).toEqual({ BALANCE: 1_000n, CLEARING: -1_000n });
    expect(await readEntries(scope)).toHaveLength(2);
  });

  it('keeps every sum and chain when journals are posted at once', async () => {
    const scope = newScope();
    const payment = { currency: 'IDR', amount: 10_000n, fee: 100n, tax: 11n } as const;
    const payout = { currency: 'IDR', amount: 5_000n, fee: 0n, tax: 0n } as const;
    await post(scope, journal(topUpLines({ currency: 'IDR', amount: 1_000_000n }), 'TOP_UP'));
    const posts = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? post(scope, journal(paymentLines('BALANCE', payment)))
        : post(scope, journal(payoutLines(payout), 'DISBURSEMENT')),
    );
    await Promise.all(posts);

    const running = new Map<string, bigint>();
    for (const entry of await readEntries(scope)) {
      const after = (running.get(entry.account) ?? 0n) + entry.amount;
      expect(entry.balance_after).toBe(after);
      running.set(entry.account, after);
    }
    expect(Object.fromEntries(running)).toEqual(await balancesOf(scope));
    expect(running.get('BALANCE')).toBe(1_000_000n + 20n * (9_889n - 5_000n));
    expect([...running.values()].reduce((sum, balance) => sum + balance, 0n)).toBe(0n);
  });
});
