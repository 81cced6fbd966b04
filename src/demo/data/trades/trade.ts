import type { Bank, Channel, ChannelCategory, DemoCurrency } from '../channels.ts';

/** Something that is sold or paid for: what it is, and its price in minor units. */
export type Item = readonly [name: string, price: number];

/** How a business trades: what it sells, when, by which channels, and what it pays for. */
export interface Trade {
  readonly currency: DemoCurrency;
  readonly country: 'ID' | 'PH' | 'SG';
  /** Minutes ahead of UTC. */
  readonly offsetMinutes: number;
  /** What its own references begin with. */
  readonly prefix: string;
  /** Weights from Sunday to Saturday. */
  readonly weekdays: readonly number[];
  /** Weights of the hours from midnight, local. */
  readonly hours: readonly number[];
  /** How much more it sells at the end of the window than at its beginning. */
  readonly growth: number;
  /** Sales on days such as 11.11. */
  readonly twinDays: boolean;
  readonly channels: readonly (readonly [category: ChannelCategory, channel: Channel, weight: number])[];
  /** Sold in passing, several at a time. */
  readonly counter: readonly Item[];
  /** Ordered: paid by virtual account, in shops or later. */
  readonly orders: readonly Item[];
  /** Delivery or service on top, minor units, at most; 0 is none. */
  readonly extra: number;
  /** The share of payers that are known customers. */
  readonly knownShare: number;
  readonly payoutShare: number;
  readonly payouts: readonly (readonly [purpose: string, from: number, to: number])[];
  readonly payoutBanks: readonly Channel[];
  /** Amounts of payouts are multiples of this. */
  readonly step: number;
  /** Where its own money goes each working day. */
  readonly ownBank: Bank;
  /** Days until virtual accounts settle, where not at once. */
  readonly virtualAccountDays?: number;
}
