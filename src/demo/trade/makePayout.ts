import { sendingCharges } from '#server/core/ledger/sendingCharges.ts';
import { payoutLines, reversedLines } from '#server/domains/payments/paymentLines.ts';
import type { Channel, ChannelCategory, DeclineCode } from '../data/channels.ts';
import { NAME_BOOKS } from '../data/names.ts';
import { businessName, personName } from '../makeCustomers.ts';
import type { TransactionRow } from '../rows.ts';
import { declineCodeOf, delayOf, referenceOf } from './basket.ts';
import { DAY } from './calendar.ts';
import type { TradeState } from './tradeState.ts';

/** Share of payouts that a bank returns days later, besides the first one of a trade. */
const RETURNED_SHARE = 0.004;

/** Maximum share of the balance that one payout uses, in percent. */
const LARGEST_SHARE = 60n;

const FREE = { fee: 0n, tax: 0n } as const;

interface Payout {
  readonly type: 'DISBURSEMENT' | 'REFUND' | 'WITHDRAWAL';
  readonly kind: string;
  readonly category: ChannelCategory;
  readonly channel: Channel;
  readonly amount: bigint;
  readonly isFree: boolean;
  readonly customer: { readonly id: string | null; readonly name: string } | undefined;
  readonly description: string;
}

/** Pays a supplier, a seller or wages, partially when the balance is too low. Returns whether it did. */
export function makeDisbursement(state: TradeState, time: number): boolean {
  const { trade, random, book } = state;
  const [purpose, from, to] = random.pick(trade.payouts);
  const wanted = BigInt(Math.round(random.whole(from, to) / trade.step) * trade.step);
  const most = inSteps((book.available * LARGEST_SHARE) / 100n, BigInt(trade.step));
  const amount = wanted < most ? wanted : most;
  if (amount <= 0n) return false;
  const channel = random.pick(trade.payoutBanks);
  const names = NAME_BOOKS[trade.country];
  const name = random.chance(0.5) ? businessName(names, random) : personName(names, random);
  const category = channel === 'GCASH' ? 'EWALLET' : 'BANK_TRANSFER';
  const payout: Payout = {
    type: 'DISBURSEMENT',
    kind: '-D',
    category,
    channel,
    amount,
    isFree: false,
    customer: { id: null, name },
    description: purpose,
  };
  // Each trade has one payout that the bank rejected.
  const declineCode = declineCodeOf(category, random) ?? (state.hasRejectedPayout ? undefined : 'INVALID_ACCOUNT');
  const end = time + delayOf(category, random);
  if (declineCode && end <= state.now) state.hasRejectedPayout = true;
  pay(state, payout, time, end, declineCode);
  return true;
}

/** Refunds a payment whose refund is due. Returns whether there was one and the balance was sufficient. */
export function makeRefund(state: TradeState, time: number): boolean {
  const refund = state.refunds.take(time)?.value;
  if (refund === undefined || refund.amount > state.book.available) return false;
  const { amount, category, channel, customer, externalId } = refund;
  const payout: Payout = {
    type: 'REFUND',
    kind: '-R',
    category,
    channel,
    amount,
    isFree: true,
    customer,
    description: externalId,
  };
  pay(state, payout, time, time + delayOf(category, state.random) * 20);
  return true;
}

/** Withdraws most of the balance to the business's own bank. Returns whether there was enough. */
export function makeWithdrawal(state: TradeState, time: number): boolean {
  const { trade, random, book, isTest } = state;
  const [least, most] = isTest ? [1, 3] : [45, 85];
  const step = BigInt(trade.step * 2);
  const amount = inSteps((book.available * BigInt(random.whole(least, most))) / 100n, step);
  if (amount < step) return false;
  const channel = trade.ownBank;
  const payout: Payout = {
    type: 'WITHDRAWAL',
    kind: '-W',
    category: 'BANK_TRANSFER',
    channel,
    amount,
    isFree: true,
    customer: undefined,
    description: state.businessName,
  };
  pay(state, payout, time, time + delayOf('BANK_TRANSFER', random) * 30);
  return true;
}

/** The largest multiple of a step up to an amount. */
function inSteps(amount: bigint, step: bigint): bigint {
  return (amount / step) * step;
}

/** A requested payout. The balance is charged at once, so it counts as settled while it is pending. */
function pendingPayout(state: TradeState, payout: Payout, time: number): TransactionRow {
  const { random, trade } = state;
  const { amount, category, channel } = payout;
  const { fee, tax } = payout.isFree ? FREE : sendingCharges(trade.currency, trade.country);
  const created = new Date(time);
  return {
    id: random.uuid(time),
    created,
    updated: created,
    type: payout.type,
    status: 'PENDING',
    channel_category: category,
    channel,
    external_id: state.nextExternalId(time, payout.kind),
    reference: referenceOf(category, channel, random),
    customer_id: payout.customer?.id ?? null,
    customer_name: payout.customer?.name ?? null,
    description: payout.description,
    amount,
    fee,
    tax,
    net_amount: -(amount + fee + tax),
    currency: trade.currency,
    settlement_status: 'SETTLED',
    settled: created,
    failure_code: null,
  };
}

/** Charges the balance; a rejected or returned payout is credited in full, with its fee and tax. Rule money.returns-whole. */
function pay(state: TradeState, payout: Payout, time: number, end: number, declineCode?: DeclineCode): void {
  const { random, now, chunk, book, due } = state;
  const row = pendingPayout(state, payout, time);
  const { amount, currency, fee, tax } = row;
  const lines = payoutLines({ currency, amount, fee, tax });
  const words = {
    type: payout.type,
    reference: row.external_id,
    description: payout.description,
    transactionId: row.id,
  };
  chunk.entries.push(...book.post(time, { ...words, lines }));

  const returns = end + DAY + Math.floor(random.unit() * DAY);
  const credit = (at: number, status: 'FAILED' | 'REVERSED', failure_code: DeclineCode) => {
    due.add(at, (moment, { entries }) => {
      entries.push(...book.post(moment, { ...words, lines: reversedLines(lines) }));
    });
    chunk.transactions.push({ ...row, updated: new Date(at), status, failure_code });
  };
  const isReturned =
    declineCode === undefined &&
    payout.type === 'DISBURSEMENT' &&
    (random.chance(RETURNED_SHARE) || !state.hasReturned);
  if (declineCode !== undefined && end <= now) credit(end, 'FAILED', declineCode);
  else if (isReturned && returns <= now) {
    state.hasReturned = true;
    credit(returns, 'REVERSED', 'INVALID_ACCOUNT');
  } else if (end <= now) {
    chunk.transactions.push({ ...row, updated: new Date(end), status: 'COMPLETED' });
  } else {
    chunk.transactions.push(row);
  }
}
