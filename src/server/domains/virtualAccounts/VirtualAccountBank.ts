import type { Environment } from '#contract/generated/config.ts';
import type { virtual_accounts } from '../../database/schema/index.ts';

type Row = typeof virtual_accounts.$inferSelect;

/** An account that a bank is to open. */
export interface AccountOrder {
  /** The id with its prefix. The bank gets it repeatedly and must open one account for it. */
  readonly id: string;
  readonly bank: Row['bank'];
  /** The number that payers transfer to. */
  readonly accountNumber: string;
  /** The name that payers see. */
  readonly name: string;
  /** When the order was first submitted. */
  readonly given: Date;
}

/** Whether the account is open, or when to poll again. */
export type OpeningResult = { readonly state: 'OPEN' } | { readonly state: 'PENDING'; readonly nextPoll: Date };

/**
 * An outside system that opens virtual accounts. The first call with an id submits the order, further calls return its
 * status; repeated calls must not open twice. Throws when the status is unknown, and is polled again.
 */
export interface VirtualAccountBank {
  openOrPoll(order: AccountOrder, now: Date): Promise<OpeningResult>;
}

/** The bank of each environment. Without one, orders wait in the queue. */
export type VirtualAccountBanks = Readonly<Partial<Record<Environment, VirtualAccountBank>>>;
