import type { Environment } from '#contract/generated/config.ts';
import type { bank_accounts, payouts } from '../../database/schema/index.ts';

type Row = typeof bank_accounts.$inferSelect;

/** Why a bank does not confirm an account. */
export type RejectedReason = NonNullable<Row['rejected_reason']>;

/** A bank of a business, or a bank or wallet of a recipient. */
type Bank = Row['bank'] | NonNullable<(typeof payouts.$inferSelect)['bank']>;

/** An account to verify. */
export interface AccountInquiry {
  /** The id with its prefix; repeated calls with the same id are one inquiry. */
  readonly id: string;
  readonly bank: Bank;
  readonly accountNumber: string;
  /** The name of the holder, as it was entered. */
  readonly accountName: string;
  /** When the inquiry was first submitted. */
  readonly given: Date;
}

/** Result of an inquiry. UNDECIDED: the bank cannot say whose it is. UNAVAILABLE: it does not respond; poll again. */
export type InquiryResult =
  | { readonly state: 'VERIFIED' }
  | { readonly state: 'REJECTED'; readonly reason: RejectedReason }
  | { readonly state: 'UNDECIDED' }
  | { readonly state: 'UNAVAILABLE'; readonly nextPoll: Date };

/** An outside system that knows the holders of bank accounts. Throws when the result is unknown, and is polled again. */
export interface BankAccountVerifier {
  inquire(account: AccountInquiry, now: Date): Promise<InquiryResult>;
}

/** The verifier of each environment. Without one, our staff decides on bank accounts, and other accounts wait. */
export type BankAccountVerifiers = Readonly<Partial<Record<Environment, BankAccountVerifier>>>;
