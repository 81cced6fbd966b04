import type { Environment } from '#contract/generated/config.ts';
import type { transactions } from '../../database/schema/index.ts';
import type { PaymentMethod } from '../payments/payables/paymentMethods.ts';

type TransactionRow = typeof transactions.$inferSelect;

/** An order to collect a payment of a recurring plan. */
export interface ChargeOrder {
  /** The id with its prefix. */
  readonly id: string;
  /** Number of the attempt, from 1. The acquirer is polled repeatedly and must charge each attempt once. */
  readonly attempt: number;
  /** AUTOMATIC: charges the payer's stored payment method. Otherwise the payer has received an invoice or a link. */
  readonly type: 'AUTOMATIC' | 'INVOICE' | 'PAYMENT_LINK';
  /** A decimal string of major units. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** What is live for the business, in the order in which payers choose. Rule accept.live-methods. */
  readonly methods: readonly PaymentMethod[];
  /** The payer's e-mail. */
  readonly payer: string;
  /** When this attempt was first submitted. */
  readonly given: Date;
}

/** Why a stored payment method could not be charged. */
export type ChargeErrorCode = 'INSUFFICIENT_BALANCE' | 'EXPIRED_CARD' | 'CARD_DECLINED';

/** Status of a payment. */
export type ChargeResult =
  | { readonly state: 'PENDING'; readonly nextPoll: Date }
  | {
      readonly state: 'PAID';
      /** The payment method. */
      readonly category: TransactionRow['channel_category'];
      readonly channel: TransactionRow['channel'];
    }
  | { readonly state: 'FAILED'; readonly errorCode: ChargeErrorCode };

/**
 * An outside system that collects payments. The first call with an order submits it, further calls return its status.
 * Throws when the status is unknown, and is polled again.
 */
export interface Acquirer {
  collect(order: ChargeOrder, now: Date): Promise<ChargeResult>;
}

/** The acquirer of each environment. Without one, due payments wait. */
export type Acquirers = Readonly<Partial<Record<Environment, Acquirer>>>;
