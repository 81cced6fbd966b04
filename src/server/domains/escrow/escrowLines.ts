import type { Journal, JournalLine } from '../../core/ledger/journal.ts';
import type { Charges } from '../../core/ledger/sendingCharges.ts';
import type { escrow_entries } from '../../database/schema/index.ts';

/** What of an entry its journal is made of. */
type Moved = Pick<typeof escrow_entries.$inferSelect, 'type' | 'currency'> & {
  /** Minor units, signed: positive is money in. */
  readonly amount: bigint;
  /** The bank that brings or delivers it; without one it reaches the balance of the business. */
  readonly bank?: string | null | undefined;
};

/**
 * Lines of an entry. What is held in escrow is owed to others: it is no balance of the business. A bank brings deposits, and
 * delivers refunds and what is released to others; a fee is divided into its charges.
 */
export function escrowLines({ type, currency, amount, bank }: Moved, charges?: Charges): JournalLine[] {
  const held = { account: 'ESCROW', currency, amount } as const;
  if (type === 'DEPOSIT') return [{ account: 'CLEARING', currency, amount: -amount }, held];
  if (type !== 'FEE') return [held, { account: bank ? 'CLEARING' : 'BALANCE', currency, amount: -amount }];
  const { fee = -amount, tax = 0n } = charges ?? {};
  const lines: JournalLine[] = [
    held,
    { account: 'FEES', currency, amount: fee },
    { account: 'TAXES', currency, amount: tax },
  ];
  return lines.filter((line) => line.amount !== 0n);
}

/** The journal of an entry. */
export function escrowJournal(
  { reference, description }: { readonly reference: string; readonly description?: string | null | undefined },
  lines: readonly JournalLine[],
): Journal {
  return { type: 'ESCROW', reference, description: description ?? null, transactionId: null, lines };
}
