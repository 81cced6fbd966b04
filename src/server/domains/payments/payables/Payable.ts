import type { Currency } from '#contract/money/currencies.ts';
import type { BackgroundBusiness } from '../../../access/sessions/people/backgroundBusiness.ts';
import type { NewCallback } from '../../callbacks/addCallback.ts';
import type { AcceptedPayment } from '../acceptPayment.ts';
import type { PaymentMethod } from './paymentMethods.ts';

/** The records that payers pay, by the names of their schemas. */
export type PayableName = 'invoice' | 'payment-link' | 'virtual-account' | 'qr-code' | 'store-order';

/** A record to pay. */
export interface PayableId {
  readonly kind: PayableName;
  /** UUID. */
  readonly recordId: string;
}

/** The business that is paid: that of a session, or that of background work. */
export type PayableBusiness = Pick<
  BackgroundBusiness,
  'scope' | 'name' | 'country' | 'timeZone' | 'brand' | 'limits' | 'masterId'
>;

/** What of a locked record decides whether and how it is paid. */
export interface Payable {
  readonly id: string;
  readonly status: string;
  readonly currency: Currency;
  /** Minor units; null: the payer chooses. */
  readonly amount: bigint | null;
  /** The last day to pay (YYYY-MM-DD), or the moment until which it can be paid; null: no end. */
  readonly ends: string | Date | null;
  /** Whether its next payment is the last one. */
  readonly isLast: boolean;
  /** How it is paid, where the payer has no choice. */
  readonly method?: PaymentMethod;
  /** The channels that the payer chooses from, where these are not all that are live. */
  readonly channels?: readonly PaymentMethod['channel'][];
  readonly payerEmail: string | null;
  /** The payer says what they pay for. */
  readonly takesPurpose?: boolean;
  /** What the transaction takes over from it. */
  readonly about: Pick<
    AcceptedPayment,
    'external_id' | 'customer_id' | 'customer_name' | 'description' | 'split_rule_id'
  >;
}

/** A recorded payment of a record. */
export interface RecordedPayment extends PaymentMethod {
  /** UUID. */
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: bigint;
  /** Before tax, minor units. */
  readonly fee: bigint;
  readonly reference: string;
  readonly payerName: string | null;
}

/** What a payment changed, and the product of the callback that announces it, where there is one. */
export type Announcement = Partial<Pick<NewCallback, 'product'>> & {
  /** The id with its prefix. */
  readonly id: string;
  readonly status: string;
  readonly details?: Readonly<Record<string, unknown>>;
};
