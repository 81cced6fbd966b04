import type { ledger_entries } from '../../database/schema/index.ts';
import { LedgerError } from './LedgerError.ts';

type LedgerEntry = typeof ledger_entries.$inferSelect;

// Rule money.ledger-balances.
export type LedgerAccount = LedgerEntry['account'];
export type LedgerEntryType = LedgerEntry['type'];
export type LedgerCurrency = LedgerEntry['currency'];

/** One line of a journal. */
export interface JournalLine {
  readonly account: LedgerAccount;
  readonly currency: LedgerCurrency;
  /** Minor units, signed: positive is a credit to the account. */
  readonly amount: bigint;
}

/** A double-entry journal between the ledger accounts of one business and environment. */
export interface Journal {
  readonly type: LedgerEntryType;
  /** Reference of the record that the journal belongs to, for people. */
  readonly reference: string;
  readonly description: string | null;
  /** UUID of the transaction that the journal belongs to. */
  readonly transactionId: string | null;
  readonly lines: readonly JournalLine[];
}

/** Throws LedgerError unless there are at least two lines, none is zero, and the lines of each currency sum to zero. */
export function requireBalanced(lines: readonly JournalLine[]): void {
  if (lines.length < 2) throw new LedgerError('too-few-lines', 'a journal must have at least two lines');
  const sums = new Map<LedgerCurrency, bigint>();
  for (const { account, currency, amount } of lines) {
    if (amount === 0n) throw new LedgerError('empty-line', `the journal line of ${account} has amount zero`);
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new LedgerError('unbalanced', `the ${currency} lines sum to ${sum}, not to zero`);
  }
}
