import { CATEGORY_RULES, type Channel, type ChannelCategory } from '../data/channels.ts';
import type { Trade } from '../data/trades/trade.ts';
import type { Random, WeightedList } from '../random.ts';
import type { CustomerRow, TradeChunk, TransactionRow } from '../rows.ts';
import type { DueQueue } from './DueQueue.ts';
import type { LedgerBook } from './LedgerBook.ts';

/** The trade of one business in one environment. */
export interface TradeStream {
  /** Names the stream of random numbers. */
  readonly name: string;
  readonly trade: Trade;
  readonly isTest: boolean;
  /** The business's name, as virtual accounts show it. */
  readonly businessName: string;
  /** How many transactions; exact. */
  readonly count: number;
  /** Oldest first. */
  readonly customers: readonly CustomerRow[];
  /** UTC milliseconds. */
  readonly now: number;
}

/** A payment that may be refunded. */
export interface RefundDue {
  readonly amount: bigint;
  readonly category: ChannelCategory;
  readonly channel: Channel;
  readonly externalId: string;
  readonly customer: CustomerRow | undefined;
}

/** What the makers of single transactions share. */
export interface TradeState extends Omit<TradeStream, 'name' | 'count'> {
  readonly random: Random;
  readonly book: LedgerBook;
  readonly channels: WeightedList<readonly [ChannelCategory, Channel]>;
  /** What the ledger is to do later, up to now. */
  readonly due: DueQueue<(time: number, chunk: TradeChunk) => void>;
  readonly refunds: DueQueue<RefundDue>;
  readonly chunk: TradeChunk;
  /** Whether a bank has refused a payout, and whether one has sent one back. */
  hasRefused: boolean;
  hasReturned: boolean;
  /** Whether somebody has asked to have a payment by card back. */
  hasCardRefund: boolean;
  /** The newest payment by card that has reached the balance, and that nobody asks to have back. */
  disputable: TransactionRow | undefined;
  /** The next of the business's own references of a day. */
  nextExternalId(time: number, kind: string): string;
}

/** A customer of that moment; the longer somebody has been one, the more often they come. */
export function knownCustomer({ customers, random }: TradeState, time: number): CustomerRow | undefined {
  let known = customers.length;
  let low = 0;
  // How many had joined by then: the list is in order of time.
  while (low < known) {
    const middle = (low + known) >> 1;
    if ((customers[middle]?.created.getTime() ?? 0) <= time) low = middle + 1;
    else known = middle;
  }
  return customers[Math.floor(random.unit() ** 1.5 * low)];
}

/** Days until a category settles in this trade; 0 is at once. */
export function settleDays(trade: Trade, category: ChannelCategory): number {
  if (category === 'VIRTUAL_ACCOUNT') return trade.virtualAccountDays ?? 0;
  return CATEGORY_RULES[category].settleDays;
}
