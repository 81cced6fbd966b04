import type { Language } from '#contract/generated/api.ts';
import type { Environment } from '#contract/generated/config.ts';
import type { REVIEWS } from '#contract/generated/transitions.ts';
import type { method_applications, payment_methods } from '../../../database/schema/index.ts';

type Method = typeof payment_methods.$inferSelect;

/** A step of a payment method at which its partner moves it on. */
export interface PartnerInquiry {
  /** The id with its prefix; repeated calls with the same id, step and moment of submission are one inquiry. */
  readonly id: string;
  readonly channel: Method['channel'];
  readonly step: string;
  /** The test that follows; `undefined` where only being live does. */
  readonly test: string | undefined;
  /** What the business submitted. */
  readonly application: typeof method_applications.$inferSelect;
  /** The language of the business. */
  readonly language: Language;
  /** When the step began. */
  readonly given: Date;
  /** When the business expects the method to be live. */
  readonly expected: Date | null;
}

/** Why a partner declines: a reason of the review. */
type DeclineReason = (typeof REVIEWS)['payment-method']['reasons'][number];

/**
 * Result of an inquiry. MOVES_ON: the test can begin, on the partner's page where it has one. INCOMPLETE: the business has to
 * complete what it submitted. UNDECIDED: our reviewers decide. UNAVAILABLE: it has no result yet, or does not respond; poll again.
 */
export type PartnerResult =
  | { readonly state: 'MOVES_ON'; readonly testLink?: string }
  | { readonly state: 'INCOMPLETE'; readonly note: string }
  | { readonly state: 'LIVE' }
  | { readonly state: 'DECLINED'; readonly reason: DeclineReason; readonly note?: string }
  | { readonly state: 'UNDECIDED' }
  | { readonly state: 'UNAVAILABLE'; readonly nextPoll: Date };

/**
 * The banks, wallets, outlets and lenders behind payment methods. Throws when the result is unknown, and is polled again.
 */
export interface MethodPartner {
  inquire(inquiry: PartnerInquiry, now: Date): Promise<PartnerResult>;
}

/** The partner of each environment. Without one, our staff moves payment methods on. */
export type MethodPartners = Readonly<Partial<Record<Environment, MethodPartner>>>;
