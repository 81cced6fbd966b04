import type {
  activity_logs,
  customers,
  ledger_accounts,
  ledger_entries,
  settlements,
  transactions,
  virtual_account_payments,
} from '#server/database/schema/index.ts';

/** A row without the business and environment that all rows of one stream share. */
type Unscoped<T> = Omit<T, 'business_id' | 'environment'>;

export type CustomerRow = Unscoped<typeof customers.$inferInsert>;
export type SettlementRow = Unscoped<typeof settlements.$inferInsert>;
export type TransactionRow = Unscoped<typeof transactions.$inferInsert>;
export type VirtualAccountPaymentRow = Unscoped<typeof virtual_account_payments.$inferInsert>;
export type LedgerEntryRow = Unscoped<typeof ledger_entries.$inferInsert>;
export type LedgerAccountRow = Unscoped<typeof ledger_accounts.$inferInsert>;
export type ActivityRow = Unscoped<typeof activity_logs.$inferInsert>;

/** When a pending payment is due to settle. */
export interface PendingSettlement {
  /** UUID. */
  readonly transaction_id: string;
  readonly due: Date;
}

/** Rows that are written together: references point to the same chunk or an earlier one. */
export interface TradeChunk {
  /** Settlements that the transactions of the chunk are the first of. */
  readonly opened: SettlementRow[];
  readonly transactions: TransactionRow[];
  readonly payments: VirtualAccountPaymentRow[];
  readonly entries: LedgerEntryRow[];
  /** Pending payments of the chunk. */
  readonly settlements: PendingSettlement[];
}

export function newChunk(): TradeChunk {
  return { opened: [], transactions: [], payments: [], entries: [], settlements: [] };
}
