import type { PgTable } from 'drizzle-orm/pg-core';
import { activity_logs } from './schema/activityLogs.ts';
import { customers } from './schema/customers.ts';
import { ledger_entries } from './schema/ledger.ts';
import { transactions } from './schema/transactions.ts';
import { virtual_account_payments } from './schema/virtualAccountPayments.ts';

/** The table of each record schema, by its `x-table`. */
export const tables = {
  activity_logs,
  customers,
  ledger_entries,
  transactions,
  virtual_account_payments,
} as const satisfies Readonly<Record<string, PgTable>>;
