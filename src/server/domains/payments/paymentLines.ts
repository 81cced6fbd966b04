import type { JournalLine, LedgerCurrency } from '../../core/ledger/journal.ts';

/** Amounts of a movement, minor units, none negative. */
export interface MovementAmounts {
  readonly currency: LedgerCurrency;
  /** Gross. */
  readonly amount: bigint;
  /** Before tax. */
  readonly fee: bigint;
  /** On the fee. */
  readonly tax: bigint;
}

/**
 * Lines of a payment: the channel owes the gross amount (CLEARING), and the business is credited with it less fee and tax,
 * at once (BALANCE) or when the channel settles (PENDING).
 */
export function paymentLines(
  to: 'BALANCE' | 'PENDING',
  { currency, amount, fee, tax }: MovementAmounts,
): JournalLine[] {
  return withoutEmpty([
    { account: 'CLEARING', currency, amount: -amount },
    { account: to, currency, amount: amount - fee - tax },
    { account: 'FEES', currency, amount: fee },
    { account: 'TAXES', currency, amount: tax },
  ]);
}

/** Lines of a settlement: moves a payment from PENDING to BALANCE. */
export function settlementLines({ currency, amount, fee, tax }: MovementAmounts): JournalLine[] {
  const net = amount - fee - tax;
  return withoutEmpty([
    { account: 'PENDING', currency, amount: -net },
    { account: 'BALANCE', currency, amount: net },
  ]);
}

/** Lines of a debit from the balance, plus fee and tax: a disbursement, a withdrawal, a refund. */
export function payoutLines({ currency, amount, fee, tax }: MovementAmounts): JournalLine[] {
  return withoutEmpty([
    { account: 'BALANCE', currency, amount: -(amount + fee + tax) },
    { account: 'CLEARING', currency, amount },
    { account: 'FEES', currency, amount: fee },
    { account: 'TAXES', currency, amount: tax },
  ]);
}

/** Lines of a top-up by the business. */
export function topUpLines({ currency, amount }: Pick<MovementAmounts, 'currency' | 'amount'>): JournalLine[] {
  return [
    { account: 'CLEARING', currency, amount: -amount },
    { account: 'BALANCE', currency, amount },
  ];
}

/** Reversed lines, for a return. */
export function reversedLines(lines: readonly JournalLine[]): JournalLine[] {
  return lines.map((line) => ({ ...line, amount: -line.amount }));
}

function withoutEmpty(lines: readonly JournalLine[]): JournalLine[] {
  return lines.filter(({ amount }) => amount !== 0n);
}
