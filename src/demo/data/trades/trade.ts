import type { Bank, Channel, ChannelCategory, DemoCurrency } from '../channels.ts';

/** An item: its name, and its price in minor units. */
export type Item = readonly [name: string, price: number];

/** How a business trades: what it sells, when, by which channels, and its expenses. */
export interface Trade {
  readonly currency: DemoCurrency;
  readonly country: 'ID' | 'PH' | 'SG';
  /** Minutes ahead of UTC. */
  readonly offsetMinutes: number;
  /** Prefix of its own references. */
  readonly prefix: string;
  /** Weights from Sunday to Saturday. */
  readonly weekdays: readonly number[];
  /** Weights of the hours from midnight, local. */
  readonly hours: readonly number[];
  /** Growth of sales from the beginning to the end of the window, as a factor. */
  readonly growth: number;
  /** Sales on days such as 11.11. */
  readonly twinDays: boolean;
  readonly channels: readonly (readonly [category: ChannelCategory, channel: Channel, weight: number])[];
  /** Sold at the counter, several at a time. */
  readonly counter: readonly Item[];
  /** Ordered: paid by virtual account, in retail outlets, or later. */
  readonly orders: readonly Item[];
  /** Maximum extra for delivery or service, minor units; 0: no extra. */
  readonly extra: number;
  /** The share of payers that are known customers. */
  readonly knownShare: number;
  readonly payoutShare: number;
  readonly payouts: readonly (readonly [purpose: string, from: number, to: number])[];
  readonly payoutBanks: readonly Channel[];
  /** Amounts of disbursements are multiples of this. */
  readonly step: number;
  /** Bank account of the daily withdrawals. */
  readonly ownBank: Bank;
  /** Settlement days of virtual accounts, if not immediate. */
  readonly virtualAccountDays?: number;
}
