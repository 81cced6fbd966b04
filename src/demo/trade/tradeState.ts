import type { BusinessScope } from '#server/database/inBusiness.ts';
import type { top_up_accounts } from '#server/database/schema/index.ts';
import type { Channel, ChannelCategory } from '../data/channels.ts';
import type { Trade } from '../data/trades/trade.ts';
import type { ProductMovement } from '../movements/productMovements.ts';
import type { Random, WeightedList } from '../random.ts';
import type { CustomerRow, LedgerAccountRow, TradeChunk, TransactionRow } from '../rows.ts';
import type { DueQueue } from './DueQueue.ts';
import type { LedgerBook } from './LedgerBook.ts';
import type { PayablePayment } from './PayablePayment.ts';
import type { SettlementBook } from './SettlementBook.ts';

/** The trade of one business in one environment. */
export interface TradeStream {
  /** Name of the stream of random numbers. */
  readonly name: string;
  readonly trade: Trade;
  readonly isTest: boolean;
  readonly scope: BusinessScope;
  /** IANA name. */
  readonly timeZone: string;
  /** The name shown by virtual accounts. */
  readonly businessName: string;
  /** Number of transactions, besides top-ups and the payments of `payables`. */
  readonly count: number;
  /** Oldest first. */
  readonly customers: readonly CustomerRow[];
  /** The account of the business that its own bank tops up; none where no bank has one. */
  readonly topUpAccount?: Pick<typeof top_up_accounts.$inferSelect, 'bank' | 'account_number'> | undefined;
  /** What other products move in the ledger. */
  readonly products?: readonly ProductMovement[];
  /** What payers paid of invoices, links, QR codes, orders and plans: payments besides those that are counted. */
  readonly payables?: readonly PayablePayment[];
  /** The accounts of the ledger that were posted to before. */
  readonly opened?: readonly LedgerAccountRow[];
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

/** Shared state of the generators of transactions. */
export interface TradeState extends Omit<TradeStream, 'name' | 'count'> {
  readonly random: Random;
  readonly book: LedgerBook;
  readonly settlements: SettlementBook;
  readonly channels: WeightedList<readonly [ChannelCategory, Channel]>;
  /** Later ledger postings, up to now. */
  readonly due: DueQueue<(time: number, chunk: TradeChunk) => void>;
  readonly refunds: DueQueue<RefundDue>;
  readonly chunk: TradeChunk;
  /** Whether a bank has rejected a payout, and whether one has returned one. */
  hasRejectedPayout: boolean;
  hasReturned: boolean;
  /** Whether a card payment has been refunded. */
  hasCardRefund: boolean;
  /** The newest card payment that is settled and will not be refunded. */
  disputable: TransactionRow | undefined;
  /** The business's next reference of a day. */
  nextExternalId(time: number, kind: string): string;
}

/** A customer at a given time; older customers are more frequent. */
export function knownCustomer({ customers, random }: TradeState, time: number): CustomerRow | undefined {
  let known = customers.length;
  let low = 0;
  // The number of customers who had joined by then: the list is ordered by time.
  while (low < known) {
    const middle = (low + known) >> 1;
    if ((customers[middle]?.created.getTime() ?? 0) <= time) low = middle + 1;
    else known = middle;
  }
  return customers[Math.floor(random.unit() ** 1.5 * low)];
}
