import type { JournalLine, LedgerCurrency } from '../../core/ledger/journal.ts';

/** What a movement of money is made of, minor units, none negative. */
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
 * A payment that was made: the channel owes the gross amount (CLEARING), the business gets it less fee and tax, at once
 * (BALANCE) or when the channel settles (PENDING).
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

/** The channel has settled a payment: what was pending is the business's to use. */
export function settlementLines({ currency, amount, fee, tax }: MovementAmounts): JournalLine[] {
  const net = amount - fee - tax;
  return withoutEmpty([
    { account: 'PENDING', currency, amount: -net },
    { account: 'BALANCE', currency, amount: net },
  ]);
}

/** Money that leaves the balance, fee and tax on top: a disbursement, a withdrawal, a refund. */
export function payoutLines({ currency, amount, fee, tax }: MovementAmounts): JournalLine[] {
  return withoutEmpty([
    { account: 'BALANCE', currency, amount: -(amount + fee + tax) },
    { account: 'CLEARING', currency, amount },
    { account: 'FEES', currency, amount: fee },
    { account: 'TAXES', currency, amount: tax },
  ]);
}

/** Money that the business brought in itself. */
export function topUpLines({ currency, amount }: Pick<MovementAmounts, 'currency' | 'amount'>): JournalLine[] {
  return [
    { account: 'CLEARING', currency, amount: -amount },
    { account: 'BALANCE', currency, amount },
  ];
}

/** The opposite of a journal, for what is returned. */
export function reversedLines(lines: readonly JournalLine[]): JournalLine[] {
  return lines.map((line) => ({ ...line, amount: -line.amount }));
}

function withoutEmpty(lines: readonly JournalLine[]): JournalLine[] {
  return lines.filter(({ amount }) => amount !== 0n);
}
