import type { Country } from '#contract/generated/config.ts';
import type { TRANSITIONS } from '#contract/generated/transitions.ts';
import type {
  credit_card_authentications,
  credit_card_authorizations,
  credit_card_payments,
  credit_card_settlements,
} from '../../../database/schema/index.ts';

type Payment = typeof credit_card_payments.$inferSelect;
type Authorization = typeof credit_card_authorizations.$inferSelect;

/** Why a card's bank or the acquirer declines. */
export type DeclineCode = Exclude<NonNullable<Payment['failure_code']>, 'FRAUD_GUARD_BLOCKED'>;

/** What the acquirer is requested to do with a card. */
export interface CardOrder {
  /** The id of the payment with its prefix. The acquirer must execute each step of a payment once. */
  readonly id: string;
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
