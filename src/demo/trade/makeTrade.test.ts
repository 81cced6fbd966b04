import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { COFFEE } from '../data/trades/coffee.ts';
import { HOME_GOODS } from '../data/trades/homeGoods.ts';
import { SMALL_SHOP } from '../data/trades/smallShop.ts';
import type { Trade } from '../data/trades/trade.ts';
import { makeCustomers } from '../makeCustomers.ts';
import { createRandom } from '../random.ts';
import type { LedgerEntryRow, TransactionRow, VirtualAccountPaymentRow } from '../rows.ts';
import { DAY, weekdayOf } from './calendar.ts';
import { makeTrade } from './makeTrade.ts';

/** A Saturday, seven in the evening in Jakarta. */
const NOW = Date.parse('2026-11-21T12:00:00.000Z');

function make(trade: Trade, count: number, options: { now?: number; isTest?: boolean } = {}) {
  const { now = NOW, isTest = false } = options;
  const customers = makeCustomers(trade, 200, now, createRandom('customers'));
  const scope = { businessId: '00000000-0000-7000-8000-000000000001', environment: 'PRODUCTION' } as const;
  const timeZone = countryTimeZone(trade.country);
  const stream = { name: 'test', scope, timeZone, businessName: 'Kopi' };
  const chunks = makeTrade({ ...stream, trade, isTest, count, customers, now });
  const transactions: TransactionRow[] = [];
  const payments: VirtualAccountPaymentRow[] = [];
  const entries: LedgerEntryRow[] = [];
  const sizes: number[] = [];
  for (;;) {
    const { done, value } = chunks.next();
    if (done) return { transactions, payments, entries, sizes, accounts: value.accounts, customers };
    sizes.push(value.transactions.length);
    transactions.push(...value.transactions);
    payments.push(...value.payments);
    entries.push(...value.entries);
  }
}

function digest(value: unknown): string {
  const text = JSON.stringify(value, (_, cell) => (typeof cell === 'bigint' ? cell.toString() : cell));
  return createHash('sha256').update(text).digest('hex');
}

const kopi = make(COFFEE, 6_000);

describe('makeTrade', () => {
  it('is the same for the same moment, and another for another', () => {
    expect(digest(make(COFFEE, 300))).toBe(digest(make(COFFEE, 300)));
    expect(digest(make(COFFEE, 300))).not.toBe(digest(make(COFFEE, 300, { now: NOW + DAY })));
  });

  it('makes exactly the requested number of transactions, at any hour', () => {
    for (const now of [NOW, NOW + 5 * 3_600_000 + 1, NOW + 5.5 * 3_600_000]) {
      expect(make(HOME_GOODS, 701, { now }).transactions).toHaveLength(701);
    }
  });

  it('hands its rows over in chunks of 500 transactions', () => {
    expect(kopi.sizes.slice(0, -1)).toEqual(Array(kopi.sizes.length - 1).fill(500));
    expect(kopi.sizes.length).toBeGreaterThanOrEqual(12);
  });

  it('dates everything within the window, and nothing later than now', () => {
    for (const { created, updated, settled } of kopi.transactions) {
      expect(created.getTime()).toBeGreaterThan(NOW - 181 * DAY);
      for (const moment of [created, updated, settled]) expect(moment?.getTime() ?? 0).toBeLessThanOrEqual(NOW);
    }
    for (const { created } of kopi.entries) expect(created.getTime()).toBeLessThanOrEqual(NOW);
  });

  it('sells more on Fridays and Saturdays than on Mondays, and more at the end than at the beginning', () => {
    const byDay = [0, 0, 0, 0, 0, 0, 0];
    let early = 0;
    for (const { created } of kopi.transactions) {
      const day = weekdayOf(Math.floor((created.getTime() + 7 * 3_600_000) / DAY) * DAY, 0);
      byDay[day] = (byDay[day] ?? 0) + 1;
      if (created.getTime() < NOW - 90 * DAY) early++;
    }
    const [, monday = 0, , , , friday = 0, saturday = 0] = byDay;
    expect(friday / monday).toBeGreaterThan(1.3);
    expect(saturday / monday).toBeGreaterThan(1.4);
    expect(early).toBeLessThan(kopi.transactions.length * 0.48);
  });

  it('charges a fee and PPN of 11 % on it, and nets them', () => {
    for (const { type, status, amount, fee, tax, net_amount } of kopi.transactions) {
      // What a bank rejects or returns keeps its charges, which are credited with it.
      if (type === 'PAYMENT' && status === 'FAILED') expect([fee, tax, net_amount]).toEqual([0n, 0n, 0n]);
      else if (type === 'PAYMENT') expect(net_amount).toBe(amount - fee - tax);
      else expect(net_amount).toBe(-(amount + fee + tax));
      expect(Number(tax)).toBeCloseTo(Number(fee) * 0.11, -1);
      expect(amount % 500n).toBe(0n);
    }
  });

  // Rule transactions.types-and-statuses.
  it('knows every kind and end of a movement, and says why what failed did', () => {
    const kinds = new Set(kopi.transactions.map(({ type, status }) => `${type} ${status}`));
    for (const kind of [
      'PAYMENT COMPLETED',
      'PAYMENT FAILED',
      'DISBURSEMENT COMPLETED',
      'DISBURSEMENT FAILED',
      'DISBURSEMENT REVERSED',
      'REFUND COMPLETED',
      'WITHDRAWAL COMPLETED',
    ]) {
      expect(kinds).toContain(kind);
    }
    for (const { status, failure_code } of kopi.transactions) {
      expect(failure_code !== null).toBe(status === 'FAILED' || status === 'REVERSED');
    }
  });

  it('has a rejected and a returned payout and a refund to a card, however few transactions there are', () => {
    const { transactions } = make(COFFEE, 150);
    const kinds = transactions.map(({ type, status, channel_category }) => `${type} ${status} ${channel_category}`);
    expect(kinds.filter((kind) => kind.startsWith('DISBURSEMENT FAILED'))).not.toEqual([]);
    expect(kinds.filter((kind) => kind.startsWith('DISBURSEMENT REVERSED'))).not.toEqual([]);
    expect(kinds).toContain('REFUND COMPLETED CARD');
  });

  it('posts journals that sum to zero, in order, and keeps every balance right', () => {
    const journals = new Map<string, bigint>();
    const running = new Map<string, bigint>();
    let newest = 0;
    for (const { journal_id, account, amount, balance_after, created } of kopi.entries) {
      journals.set(journal_id, (journals.get(journal_id) ?? 0n) + amount);
      const after = (running.get(account) ?? 0n) + amount;
      expect(balance_after).toBe(after);
      running.set(account, after);
      expect(created.getTime()).toBeGreaterThanOrEqual(newest);
      newest = created.getTime();
      if (account === 'BALANCE' || account === 'PENDING') expect(after >= 0n).toBe(true);
    }
    for (const sum of journals.values()) expect(sum).toBe(0n);
    expect(Object.fromEntries(kopi.accounts.map(({ account, balance }) => [account, balance]))).toEqual(
      Object.fromEntries(running),
    );
  });

  it('moves the balance by what the transactions say', () => {
    const topUp = kopi.entries.find(({ type, account }) => type === 'TOP_UP' && account === 'BALANCE')?.amount ?? 0n;
    const lost = kopi.entries.filter(({ type, account }) => type === 'CHARGEBACK' && account === 'BALANCE');
    expect(lost.map(({ transaction_id }) => transaction_id)).toHaveLength(1);
    let settled = topUp + (lost[0]?.amount ?? 0n);
    let pending = 0n;
    for (const { status, settlement_status, net_amount } of kopi.transactions) {
      if (status === 'REVERSED' || status === 'FAILED') continue;
      if (settlement_status === 'SETTLED') settled += net_amount;
      else if (status === 'COMPLETED') pending += net_amount;
    }
    const balanceOf = (name: string) => kopi.accounts.find(({ account }) => account === name)?.balance;
    expect(balanceOf('BALANCE')).toBe(settled);
    expect(balanceOf('PENDING')).toBe(pending);
  });

  it('has a payment for every transaction by virtual account', () => {
    const ids = kopi.transactions
      .filter(({ channel_category }) => channel_category === 'VIRTUAL_ACCOUNT')
      .map(({ id }) => id);
    expect(kopi.payments.map(({ transaction_id }) => transaction_id).sort()).toEqual(ids.sort());
    for (const { status, created, paid } of kopi.payments) expect([status, paid]).toEqual(['COMPLETED', created]);
  });

  it('has lost a dispute over a payment by card that had been settled and not given back', () => {
    const lost = kopi.entries.find(({ type, account }) => type === 'CHARGEBACK' && account === 'BALANCE');
    const disputed = kopi.transactions.find(({ id }) => id === lost?.transaction_id);
    expect(disputed).toMatchObject({
      channel_category: 'CARD',
      settlement_status: 'SETTLED',
      amount: -(lost?.amount ?? 0n),
    });
    const refunded = kopi.transactions.filter(({ type }) => type === 'REFUND').map(({ description }) => description);
    expect(refunded).not.toContain(disputed?.external_id);
  });

  it('has no payment that has not ended', () => {
    const { transactions } = make(COFFEE, 60, { isTest: true });
    const open = [...transactions, ...kopi.transactions].filter(
      ({ type, status }) => type === 'PAYMENT' && status === 'PENDING',
    );
    expect(open).toEqual([]);
    expect(transactions).toHaveLength(60);
  });

  it('numbers what the business refers to by day, from one on', () => {
    const numbered = new Map<string, number[]>();
    for (const { external_id, created } of kopi.transactions) {
      const [, day = '', number = ''] = /-(\d{6})-(\d{4})$/.exec(external_id) ?? [];
      if (day === '') continue;
      expect(day).toBe(new Date(created.getTime() + 7 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', ''));
      numbered.set(day, [...(numbered.get(day) ?? []), Number(number)]);
    }
    expect(numbered.size).toBeGreaterThan(150);
    expect(Math.min(...[...numbered.values()].flat())).toBe(1);
    for (const numbers of numbered.values()) {
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(Math.min(...numbers)).toBeLessThanOrEqual(3);
      expect(Math.max(...numbers)).toBeLessThan(4 * numbers.length + 40);
    }
  });

  it('begins with a balance of 40 days of sales, and of 2,000 in test mode', () => {
    const prices = [...COFFEE.counter, ...COFFEE.orders].map(([, price]) => price);
    const usual = prices.reduce((sum, price) => sum + price, 0) / prices.length;
    for (const [isTest, sales] of [
      [false, 40],
      [true, 2_000],
    ] as const) {
      const [first] = make(COFFEE, 20, { isTest }).entries;
      const amount = Math.abs(Number(first?.amount));
      expect([first?.type, amount % COFFEE.step]).toEqual(['TOP_UP', 0]);
      expect(amount).toBeGreaterThanOrEqual(usual * sales);
      expect(amount).toBeLessThan(usual * sales + COFFEE.step);
      expect(first?.created.toISOString()).toBe('2026-05-25T18:00:00.000Z');
    }
  });

  it('has just charged a card in live mode, and withdraws at most once a banking day, from four o’clock on', () => {
    const { transactions } = make(COFFEE, 400);
    expect(transactions.at(-3)).toMatchObject({ type: 'PAYMENT', channel_category: 'CARD', status: 'COMPLETED' });
    const days = new Map<number, number>();
    for (const { type, created } of kopi.transactions) {
      if (type !== 'WITHDRAWAL') continue;
      const local = created.getTime() + 7 * 3_600_000;
      const day = Math.floor(local / DAY);
      days.set(day, (days.get(day) ?? 0) + 1);
      expect(local % DAY).toBeGreaterThanOrEqual(16 * 3_600_000);
      expect([0, 6]).not.toContain(weekdayOf(day * DAY, 0));
    }
    expect(days.size).toBeGreaterThan(0);
    expect(new Set(days.values())).toEqual(new Set([1]));
  });

  it('names only customers that had joined by then', () => {
    const joined = new Map(kopi.customers.map(({ id, created }) => [id, created.getTime()]));
    for (const { customer_id, created } of kopi.transactions) {
      if (customer_id) expect(joined.get(customer_id)).toBeLessThanOrEqual(created.getTime());
    }
  });

  it('keeps a small shop within IDR 3,000,000 a day', () => {
    const days = new Map<number, bigint>();
    for (const { type, status, created, amount } of make(SMALL_SHOP, 600).transactions) {
      if (type !== 'PAYMENT' || status !== 'COMPLETED') continue;
      const day = Math.floor((created.getTime() + 7 * 3_600_000) / DAY);
      days.set(day, (days.get(day) ?? 0n) + amount);
    }
    for (const sum of days.values()) expect(sum).toBeLessThanOrEqual(3_000_000n);
  });
});
