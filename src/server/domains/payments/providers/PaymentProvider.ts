import type { Environment } from '#contract/generated/config.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import type { payment_requests } from '../../../database/schema/index.ts';

type RequestRow = typeof payment_requests.$inferSelect;

/** A payment that is requested of a payer by a channel. */
export interface PaymentOrder {
  /** The id of the payment request, with its prefix. The provider gets it repeatedly and must open it once. */
  readonly id: string;
  readonly category: RequestRow['channel_category'];
  readonly channel: RequestRow['channel'];
  /** The number, the code for the cashier or the content of the QR code; null where the payer approves it in an app. */
  readonly code: string | null;
  /** A decimal string of major units. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** From then on the provider takes no payment. UTC. */
  readonly expires: Date;
  /** When it was first submitted. UTC. */
  readonly given: Date;
}

/** A payment that the provider took. */
interface TakenPayment {
  readonly state: 'PAID';
  /** When; some banks take money after an order expired. UTC. */
  readonly taken: Date;
}

/** Whether it is paid, or when to poll again. */
export type PaymentResult = TakenPayment | { readonly state: 'PENDING'; readonly nextPoll: Date };

/** A number or code of a business that stays open: payers pay into it without a payment request. */
export interface ReceivingAccount {
  /** The id of its record, with its prefix. */
  readonly id: string;
  readonly channel: RequestRow['channel'];
  /** The number that payers transfer to, or the content of the QR code. */
  readonly code: string;
  /** A decimal string of major units; null where payers choose the amount. */
  readonly amount: string | null;
  /** ISO 4217 code. */
  readonly currency: string;
  /** From then on the provider takes no payment; null: no end. UTC. */
  readonly ends: Date | null;
  /** Since when it is known to the provider. UTC. */
  readonly opened: Date;
}

/** What a payer paid into an account. */
export interface Deposit {
  /** The provider's id of it, the same each time that it is reported. */
  readonly id: string;
  /** A decimal string of major units. */
  readonly amount: string;
  /** When the provider took it. UTC. */
  readonly taken: Date;
}

/** Deposits that were not reported before, oldest first, and when to read again after the last of them. */
export interface DepositPage {
  readonly deposits: readonly Deposit[];
  readonly nextPoll: Date;
}

/**
 * An outside system by which payers pay: a bank, a wallet, a switch. Its methods throw when the status is unknown, and are
 * called again.
 */
export interface PaymentProvider {
  /** The first call with an id opens the request, further calls return its status. */
  openOrPoll(order: PaymentOrder, now: Date): Promise<PaymentResult>;
  /** Closes a request that is no longer to be paid, and returns whether it was paid before. May be called repeatedly. */
  close(order: PaymentOrder, now: Date): Promise<TakenPayment | { readonly state: 'CLOSED' }>;
  /** What came into an account after the deposit with the id `after`; null: since it was opened. */
  readDeposits(account: ReceivingAccount, after: string | null, now: Date): Promise<DepositPage>;
}

/** The provider of each environment. Without one in live mode, payers cannot pay there; in test mode the business pays in their place. */
export type PaymentProviders = Readonly<Partial<Record<Environment, PaymentProvider>>>;

/** Services of those who let payers pay. */
export interface PaymentServices extends Services {
  readonly paymentProviders: PaymentProviders;
}

/** Whether payers can pay: the business in their place, or a provider reports it. Rule invoices.payer-live. */
export function takesPayments(
  { paymentProviders }: Pick<PaymentServices, 'paymentProviders'>,
  { environment }: Pick<BusinessScope, 'environment'>,
): boolean {
  return environment === 'DEVELOPMENT' || paymentProviders[environment] !== undefined;
}

/**
 * Throws NOT_PAYABLE_ERROR where no provider would report what payers pay: nothing may be given out there that takes money.
 * Rule accept.watched-numbers.
 */
export function requirePayers(
  services: Pick<PaymentServices, 'paymentProviders'>,
  scope: Pick<BusinessScope, 'environment'>,
): void {
  if (takesPayments(services, scope)) return;
  throw new ApiError('NOT_PAYABLE_ERROR', 'Live payments are not taken here: no payment provider is connected.');
}
