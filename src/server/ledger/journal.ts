import type { CURRENCIES, LEDGER_ACCOUNTS, LEDGER_ENTRY_TYPES } from '../db/schema/values.ts';
import { LedgerError } from './LedgerError.ts';

export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
export type LedgerEntryType = (typeof LEDGER_ENTRY_TYPES)[number];
export type LedgerCurrency = (typeof CURRENCIES)[number];

/** One side of a movement. */
export interface JournalLine {
  readonly account: LedgerAccount;
  readonly currency: LedgerCurrency;
  /** Minor units, signed: positive is money into the account. */
  readonly amount: bigint;
}

/** A movement of money between the ledger accounts of one business and environment. */
export interface Journal {
  readonly type: LedgerEntryType;
  /** The reference of what it belongs to, for people. */
  readonly reference: string;
  readonly description: string | null;
  /** UUID of the transaction that it belongs to. */
  readonly transactionId: string | null;
  readonly lines: readonly JournalLine[];
}

/** Throws LedgerError unless the lines of each currency sum to zero, there are two at least, and each moves something. */
export function requireBalanced(lines: readonly JournalLine[]): void {
  if (lines.length < 2) throw new LedgerError('too-few-lines', 'a journal has two lines at least');
  const sums = new Map<LedgerCurrency, bigint>();
  for (const { account, currency, amount } of lines) {
    if (amount === 0n) throw new LedgerError('empty-line', `the line of ${account} moves nothing`);
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new LedgerError('unbalanced', `the ${currency} lines sum to ${sum} and not to zero`);
  }
}
