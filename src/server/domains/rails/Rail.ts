import type { Environment } from '#contract/generated/config.ts';

/** The records whose money a rail carries. */
export type RailRecord = 'disbursement' | 'remittance-payout' | 'payout' | 'credit-card-refund';

/** Money that a rail is to carry. */
export interface RailOrder {
  readonly record: RailRecord;
  /** As people see it, with its prefix. A rail is asked about one id again and again, and carries it once. */
  readonly id: string;
  /** A decimal string of major units. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The bank or wallet that it goes to; of a refund, the network of the card. */
  readonly channel: string;
  /** The number of the account there; of a refund, of the card no more than is kept of it. */
  readonly account: string;
  /** When the rail was given it first. */
  readonly given: Date;
}

/** Why a rail could not deliver: there is no such account, or its bank or network cannot be reached. */
export type RailFailure = 'INVALID_ACCOUNT' | 'CHANNEL_UNAVAILABLE';

/** How an order stands. */
export type RailAnswer =
  | { readonly state: 'UNDERWAY'; readonly askAgain: Date }
  | { readonly state: 'DONE' }
  | { readonly state: 'FAILED'; readonly failure: RailFailure };

/**
 * A way by which money leaves: a bank, a switch, an acquirer. It takes an order on when it is first asked about it, and
 * tells from then on how it stands; whoever asks twice has sent once. Where it cannot tell it throws, and is asked again.
 */
export interface Rail {
  carry(order: RailOrder, now: Date): Promise<RailAnswer>;
}

/** The rail of each environment; what is sent where there is none waits until there is. */
export type Rails = Readonly<Partial<Record<Environment, Rail>>>;
