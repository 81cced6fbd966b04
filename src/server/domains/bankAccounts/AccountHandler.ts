import type { ConfigStore } from '../../core/config/ConfigStore.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import type { AccountInquiry, InquiryResult } from './BankAccountVerifier.ts';

/** One record of a business, in a transaction restricted to that business. */
export interface AccountContext {
  readonly transaction: BusinessTransaction;
  readonly scope: BusinessScope;
  /** UUID. */
  readonly recordId: string;
  /** The config, for mails. */
  readonly config: ConfigStore;
}

/** A final result of an inquiry. */
export type FinalInquiry = Exclude<InquiryResult, { state: 'UNAVAILABLE' | 'UNDECIDED' }>;

/** Converts one kind of record to an inquiry at a bank, and applies the result. */
export interface AccountHandler {
  /** The account to verify; a moment to look again; `undefined` when nothing is to be verified any more. */
  accountOf(record: AccountContext, now: Date): Promise<Omit<AccountInquiry, 'given'> | Date | undefined>;
  /** Has our staff decide where the bank cannot; without it the money is sent, and the bank answers then. */
  refer?(record: AccountContext, now: Date): Promise<void>;
  /** Applies the final result. Does nothing when the record no longer waits for it. */
  end(record: AccountContext, result: FinalInquiry, now: Date): Promise<void>;
}
