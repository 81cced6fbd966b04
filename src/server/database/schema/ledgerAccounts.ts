import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, moment, money, oneOf } from './columns.ts';
import { ledger_entries } from './records/ledgerEntries.ts';

/**
 * Current balance of each ledger account. Its row is locked while entries are posted, so that each entry's `balance_after`
 * follows from the previous entry.
 */
export const ledger_accounts = pgTable(
  'ledger_accounts',
  {
    business_id: businessId(),
    environment: environment(),
    account: text('account', { enum: ledger_entries.account.enumValues }).notNull(),
    currency: text('currency', { enum: ledger_entries.currency.enumValues }).notNull(),
    /** The sum of the account's entries. */
    balance: money('balance').notNull(),
    /** When the newest entry was posted; the next one is later. */
    last_posted: moment('last_posted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.account, table.currency] }),
    oneOf('ledger_accounts_environment_check', table.environment, ENVIRONMENTS),
    oneOf('ledger_accounts_account_check', table.account, ledger_entries.account.enumValues),
    oneOf('ledger_accounts_currency_check', table.currency, ledger_entries.currency.enumValues),
  ],
);
