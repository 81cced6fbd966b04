import type { Country, Environment } from '#contract/generated/config.ts';
import type { TRANSITIONS } from '#contract/generated/transitions.ts';
import type {
  credit_card_authentications,
  credit_card_authorizations,
  credit_card_chargebacks,
  credit_card_payments,
  credit_card_settlements,
} from '../../../database/schema/index.ts';
import type { ArrivingCard } from './ArrivingCard.ts';

type Payment = typeof credit_card_payments.$inferSelect;
type Authorization = typeof credit_card_authorizations.$inferSelect;

/** Why a card's bank or the acquirer declines. */
export type DeclineCode = Exclude<NonNullable<Payment['failure_code']>, 'FRAUD_GUARD_BLOCKED'>;

/** What the acquirer is requested to do with a card. */
export interface CardOrder {
  /** The id of the payment with its prefix. The acquirer must execute each step of a payment once. */
  readonly id: string;
  /** The id of the payment request whose payer entered the card on the acquirer's page; null: it arrived in another way. */
  readonly entry: string | null;
  /** A decimal string of major units. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: Payment['currency'];
  /** Country of the business. */
  readonly country: Country;
  /** The stored part of the card number, by which the acquirer knows its token. */
  readonly card: string;
  /** Whether the card verification number was left out. */
  readonly withoutCvn: boolean;
}

/** The events of an authentication: config/transitions/credit-card-authentication.yaml. */
export type AuthenticationEvent = Exclude<keyof (typeof TRANSITIONS)['credit-card-authentication']['events'], 'begin'>;

/** What the card's bank and its directory server answer to a request to authenticate the cardholder. */
export type AuthenticationAnswer = Pick<
  typeof credit_card_authentications.$inferSelect,
  'eci' | 'version' | 'reference'
> & {
  /** What happened to the authentication, in this order. */
  readonly events: readonly AuthenticationEvent[];
  /** The page of the card's bank on which the cardholder answers; null or `undefined` where they need no page. */
  readonly url?: string | null;
};

/** What the card's bank answers to a request to reserve an amount. */
export type AuthorizationAnswer = Pick<Authorization, 'authorization_code' | 'cvn_result' | 'avs_result'> & {
  /** `undefined`: the amount is reserved. */
  readonly failure_code?: DeclineCode;
};

/** When and how the acquirer pays a captured amount out. */
export type CaptureAnswer = Pick<typeof credit_card_settlements.$inferSelect, 'mid' | 'bank' | 'expected'>;

/**
 * The system that connects the business with the banks of cards. Throws when its answer is unknown; nothing of the payment
 * is kept then.
 */
export interface CardAcquirer {
  authenticate(order: CardOrder): Promise<AuthenticationAnswer>;
  authorize(order: CardOrder): Promise<AuthorizationAnswer>;
  /** Takes an authorized amount, or the part of it that the order names; the rest is released. */
  capture(order: CardOrder, now: Date): Promise<CaptureAnswer>;
  /** Releases an authorized amount. */
  reverse(order: CardOrder): Promise<void>;
}

/** A payer who is to enter a card on the acquirer's own page: its number never reaches this server. */
export interface CardEntry extends Pick<CardOrder, 'amount' | 'currency' | 'country'> {
  /** The id of the payment request with its prefix. The acquirer gets it repeatedly, and opens one page for it. */
  readonly id: string;
  /** Where the payer returns to. */
  readonly returnUrl: string;
  /** From then on the acquirer takes no card. UTC. */
  readonly expires: Date;
  /** When it was first submitted. UTC. */
  readonly given: Date;
}

/** A card that a payer entered, with where they were. */
export interface EnteredCard extends Pick<Payment, 'ip_address' | 'ip_country' | 'cardholder_name'> {
  readonly card: ArrivingCard;
}

/** The page for a card, or the card. `url`: null where the payer needs no page. */
export type EntryResult =
  | { readonly state: 'PENDING'; readonly url: string | null; readonly nextPoll: Date }
  | { readonly state: 'ENTERED'; readonly entered: EnteredCard };

/** What the cardholder answered to the challenge of their bank. */
export type ChallengeResult =
  | { readonly state: 'PENDING'; readonly nextPoll: Date }
  | { readonly state: 'ANSWERED'; readonly event: 'verify' | 'fail'; readonly eci: AuthenticationAnswer['eci'] };

/** A payment that a cardholder disputes at their bank. */
export interface ReportedDispute extends Pick<typeof credit_card_chargebacks.$inferSelect, 'reason' | 'reference'> {
  /** The id of the payment with its prefix, as in its order. */
  readonly payment: string;
  /** A decimal string of major units. */
  readonly amount: string;
  /** Until when the business may answer. UTC. */
  readonly due: Date;
}

/** Disputes that were not reported before, oldest first, and when to read again after the last of them. */
export interface DisputePage {
  readonly disputes: readonly ReportedDispute[];
  readonly nextPoll: Date;
}

/**
 * An acquirer on whose page payers enter cards. Its methods throw when the answer is unknown, and are called again with the
 * same ids: each step of a payment is executed once, and answered alike each time.
 * Rule cards.entered-at-the-acquirer.
 */
export interface PayerCardAcquirer extends CardAcquirer {
  /** The first call with an id opens a page, further calls return the card that was entered. */
  openOrPoll(entry: CardEntry, now: Date): Promise<EntryResult>;
  /** Closes the page of a payer who is no longer to pay. May be called repeatedly. */
  close(entry: CardEntry): Promise<void>;
  /** What the cardholder answered, since `authenticate` had them enrolled. */
  readChallenge(order: CardOrder, now: Date): Promise<ChallengeResult>;
  /** Disputes of payments of a business (its id with the prefix) after the one with the reference `after`; null: all. */
  readDisputes(business: string, after: string | null, now: Date): Promise<DisputePage>;
}

/** The acquirer of each environment. Without one in live mode payers cannot choose cards; in test mode they choose a test card. */
export type CardAcquirers = Readonly<Partial<Record<Environment, PayerCardAcquirer>>>;
