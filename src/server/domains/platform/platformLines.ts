import type { JournalLine, LedgerCurrency } from '../../core/ledger/journal.ts';

/** Money between the balances of two accounts of a platform: a positive amount in minor units. */
interface Movement {
  readonly currency: LedgerCurrency;
  readonly amount: bigint;
}

/** Lines of the account that pays. The PLATFORM accounts of both sides sum to zero. */
export function payerLines({ currency, amount }: Movement): JournalLine[] {
  return [
    { account: 'BALANCE', currency, amount: -amount },
    { account: 'PLATFORM', currency, amount },
  ];
}

/** Lines of the account that receives. */
export function receiverLines({ currency, amount }: Movement): JournalLine[] {
  return [
    { account: 'PLATFORM', currency, amount: -amount },
    { account: 'BALANCE', currency, amount },
  ];
}
