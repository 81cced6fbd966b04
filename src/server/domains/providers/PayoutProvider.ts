import type { Environment } from '#contract/generated/config.ts';

/** Records whose money moves through a provider. */
export type ProviderRecord =
  | 'disbursement'
  | 'remittance-payout'
  | 'payout'
  | 'withdrawal'
  | 'credit-card-refund'
  | 'wallet-refund'
  | 'escrow-entry'
  | 'rdl-transaction';

/** An order to move money. */
export interface ProviderOrder {
  readonly record: ProviderRecord;
  /** The id of the record, or of its transaction where it may be sent again, with its prefix. The provider is polled repeatedly with the same id and must execute it once. */
  readonly id: string;
  /** A decimal string of major units. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The bank or wallet of the recipient; for a refund, the card network or the wallet. */
  readonly channel: string;
  /** The recipient's account number; for a refund, the stored part of the card number, or the reference of the payment by wallet. */
  readonly account: string;
  /** What is done with the deposit account of an investor, whose number `account` is. */
  readonly movement?: 'DEPOSIT' | 'FUNDING' | 'REPAYMENT' | 'WITHDRAWAL';
  /** When the order was first submitted. */
  readonly given: Date;
}

/** Error codes of a provider: the account does not exist, or its bank or network is unreachable. */
export type ProviderErrorCode = 'INVALID_ACCOUNT' | 'CHANNEL_UNAVAILABLE';

/** Status of an order. PENDING: it was accepted. REFUSED: it was not; nothing was passed on. */
export type ProviderResult =
  | { readonly state: 'PENDING'; readonly nextPoll: Date }
  | { readonly state: 'DONE' }
  | { readonly state: 'REFUSED'; readonly errorCode: ProviderErrorCode }
  | { readonly state: 'FAILED'; readonly errorCode: ProviderErrorCode };

/**
 * An outside system that moves money out: a bank, a switch, an acquirer. The first call with an id submits the order,
 * further calls return its status; repeated calls must not send twice. Throws when the status is unknown, and is polled
 * again.
 */
export interface PayoutProvider {
  submitOrPoll(order: ProviderOrder, now: Date): Promise<ProviderResult>;
}

/** The provider of each environment. Without one, orders wait in the queue. */
export type PayoutProviders = Readonly<Partial<Record<Environment, PayoutProvider>>>;
