import type { Country, Environment } from '#contract/generated/config.ts';
import type { transactions } from '../../database/schema/index.ts';

type TransactionRow = typeof transactions.$inferSelect;

/** A payment of a recurring plan that an acquirer is to collect. */
export interface ChargeOrder {
  /** As people see it, with its prefix. */
  readonly id: string;
  /** Which try this is, from 1. An acquirer is asked about one try again and again, and charges for it once. */
  readonly attempt: number;
  /** AUTOMATIC: what the payer has on file is charged. Otherwise the payer has been sent something to pay, and may. */
  readonly type: 'AUTOMATIC' | 'INVOICE' | 'PAYMENT_LINK';
  /** A decimal string of major units. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Where the business is. */
  readonly country: Country;
  /** The payer's e-mail. */
  readonly payer: string;
  /** When the acquirer was given this try first. */
  readonly given: Date;
}

/** Why what a payer has on file could not be charged. */
export type ChargeFailure = 'INSUFFICIENT_BALANCE' | 'EXPIRED_CARD' | 'CARD_DECLINED';

/** How a payment stands. */
export type ChargeAnswer =
  | { readonly state: 'UNDERWAY'; readonly askAgain: Date }
  | {
      readonly state: 'PAID';
      /** By what it was paid. */
      readonly category: TransactionRow['channel_category'];
      readonly channel: TransactionRow['channel'];
    }
  | { readonly state: 'FAILED'; readonly failure: ChargeFailure };

/**
 * Whoever collects money from payers, as a rail carries what is sent: it takes an order on when it is first asked about
 * it, and tells from then on how it stands. Where it cannot tell it throws, and is asked again.
 */
export interface Acquirer {
  collect(order: ChargeOrder, now: Date): Promise<ChargeAnswer>;
}

/** The acquirer of each environment; where there is none, what is due waits until there is. */
export type Acquirers = Readonly<Partial<Record<Environment, Acquirer>>>;
