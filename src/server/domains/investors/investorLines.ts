import type { Journal, JournalLine } from '../../core/ledger/journal.ts';
import type { rdl_transactions } from '../../database/schema/index.ts';

/** A movement of the deposit account of an investor. */
export type InvestorTransaction = typeof rdl_transactions.$inferSelect;

type Moved = Pick<InvestorTransaction, 'type' | 'amount' | 'currency'>;

/** The ledger account that a movement comes from or goes to: funding becomes part of the balance, the rest is with the bank. */
function otherAccount({ type }: Moved): 'BALANCE' | 'CLEARING' {
  return type === 'FUNDING' ? 'BALANCE' : 'CLEARING';
}

/** Lines of a movement that the bank has carried out. Deposits of investors are owed to them: they are no balance of the business. */
export function completedLines(moved: Moved): JournalLine[] {
  const { currency, amount } = moved;
  return [
    { account: 'INVESTORS', currency, amount },
    { account: otherAccount(moved), currency, amount: -amount },
  ];
}

/** The journal of a movement of a deposit account. */
export function investorJournal(
  {
    reference,
    description,
  }: Pick<InvestorTransaction, 'reference'> & { readonly description?: string | null | undefined },
  lines: readonly JournalLine[],
): Journal {
  return { type: 'INVESTOR', reference, description: description ?? null, transactionId: null, lines };
}
