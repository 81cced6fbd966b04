import type { Country, Environment } from '#contract/generated/config.ts';
import type { CheckedValue, FormCheck } from '../../engine/forms/checks/checkStore.ts';

/** A value for a service, with the country of the business. */
export interface FieldInquiry extends Pick<CheckedValue, 'service' | 'value' | 'name'> {
  readonly country: Country;
  /** When it was requested. */
  readonly requested: Date;
}

/** What a service says. UNAVAILABLE: it does not respond; ask it again then. */
export type FieldCheckResult =
  | { readonly state: 'SUCCESS' }
  | { readonly state: 'FAILED'; readonly problem: NonNullable<FormCheck['problem']> }
  | { readonly state: 'UNAVAILABLE'; readonly nextPoll: Date };

/** Services that know tax numbers and websites. Throws when the result is unknown, and is called again. */
export interface FieldChecker {
  check(inquiry: FieldInquiry, now: Date): Promise<FieldCheckResult>;
}

/** The services of each environment. Without them a check stays unanswered, and our reviewers check by hand. */
export type FieldCheckers = Readonly<Partial<Record<Environment, FieldChecker>>>;
