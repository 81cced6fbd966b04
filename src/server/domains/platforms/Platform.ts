import type { Environment } from '#contract/generated/config.ts';
import type { CONNECTION_KINDS, integrations, store_channels, store_listings } from '../../database/schema/index.ts';

/** What is connected to a platform: the name of its record. */
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** The name of a platform. */
export type PlatformName = (typeof store_channels.$inferSelect | typeof integrations.$inferSelect)['platform'];

/** Why a platform takes nothing any more. */
export type PlatformProblem = NonNullable<(typeof integrations.$inferSelect)['problem']>;

/** A person who is led to a platform. */
export interface PlatformVisit {
  readonly kind: ConnectionKind;
  readonly platform: PlatformName;
  /** Comes back with the person. */
  readonly state: string;
}

/** What came back from a platform that the person allowed. */
export interface PlatformCode extends PlatformVisit {
  readonly code: string;
}

/** What a platform gives for a code. */
export interface PlatformGrant {
  /** A secret, with which payments are sent. */
  readonly token: string;
  /** Version of the platform's plugin. */
  readonly version: string;
}

/** A payment as a connected system receives it. */
export interface SentPayment {
  /** Id of the transaction, as shown. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly external_id: string;
  readonly reference: string;
  readonly description: string | null;
  readonly customer_name: string | null;
  readonly channel_category: string;
  readonly channel: string;
  /** Decimals in major units, as the public API has them. */
  readonly amount: string;
  readonly fee: string;
  readonly tax: string;
  readonly net_amount: string;
  readonly currency: string;
}

/** Payments for a connected system. */
export interface PaymentDelivery {
  readonly token: string;
  /** The system takes each once, by its id: after a lost answer it is sent again, beside others. */
  readonly payments: readonly SentPayment[];
}

/** Why a platform does not offer a listing. */
export type ListingReason = NonNullable<(typeof store_listings.$inferSelect)['failure']>;

/** A listing as a sales platform receives it. */
export interface SentListing {
  /** Id of the listing, as shown. */
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** Decimal in major units. */
  readonly price: string;
  readonly currency: string;
  readonly stock: number;
  /** Whether it can be bought there. */
  readonly is_listed: boolean;
}

/** Listings for a sales platform, each as it is now. */
export interface ListingDelivery {
  readonly token: string;
  readonly listings: readonly SentListing[];
}

/** The listings that a platform does not offer, by their id. */
export type RefusedListings = ReadonlyMap<string, ListingReason>;

/** An order that a buyer placed, and paid, on a sales platform. */
export interface SoldOrder {
  /** The platform's number of it. */
  readonly number: string;
  readonly customer_name: string;
  readonly full_address: string;
  readonly city: string;
  readonly province: string;
  readonly postal_code: string;
  readonly courier: string;
  /** Decimal in major units of the currency of the store. */
  readonly shipping_fee: string;
  readonly items: readonly SoldItem[];
}

/** A product of such an order. */
export interface SoldItem {
  /** The number of the product, as it was listed. */
  readonly sku: string;
  /** Above zero. */
  readonly quantity: number;
  /** What one costs there: a decimal in major units. */
  readonly price: string;
}

/** Which orders are read. */
export interface OrderReading {
  readonly token: string;
  /** The number of the last one that was read; null: none was. */
  readonly after: string | null;
}

/** Orders since then, the oldest first, and when to read again. UTC. */
export interface SoldOrders {
  readonly orders: readonly SoldOrder[];
  readonly nextPoll: Date;
}

/** A system outside, to which people connect their business. */
export interface Platform {
  /** The address of the page on which the person allows or denies. */
  authorizationAddress(visit: PlatformVisit): string;
  /** Redeems a code; `undefined` for one that the platform does not know. Throws when the result is unknown. */
  redeem(code: PlatformCode): Promise<PlatformGrant | undefined>;
  /** Sends payments, and returns why the system does not take them. Throws when the result is unknown. */
  send(delivery: PaymentDelivery): Promise<PlatformProblem | undefined>;
  /** Brings listings in line; returns those that are refused, or why none is taken. Throws when the result is unknown. */
  list(delivery: ListingDelivery): Promise<PlatformProblem | RefusedListings>;
  /** The orders of a sales channel, or why none can be read. Throws when the platform does not respond. */
  readOrders(reading: OrderReading, now: Date): Promise<PlatformProblem | SoldOrders>;
}

/** The platforms of each environment; none where it has no connection to them. */
export type Platforms = Readonly<Partial<Record<Environment, Platform>>>;
