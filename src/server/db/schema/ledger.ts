import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, moment, money, oneOf, searchColumn } from './columns.ts';
import { listIndexes, searchIndexes } from './listIndexes.ts';
import { transactions } from './transactions.ts';
import { CURRENCIES, LEDGER_ACCOUNTS, LEDGER_ENTRY_TYPES } from './values.ts';

/** schemas/records/ledger-entry.schema.json */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
    type: text('type', { enum: LEDGER_ENTRY_TYPES }).notNull(),
    amount: money('amount').notNull(),
    balance_after: money('balance_after').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    reference: text('reference').notNull(),
    description: text('description'),
    transaction_id: uuid('transaction_id'),
    journal_id: uuid('journal_id').notNull(),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({
      columns: [table.business_id, table.environment, table.transaction_id],
      foreignColumns: [transactions.business_id, transactions.environment, transactions.id],
    }),
    oneOf('ledger_entries_environment_check', table.environment, ENVIRONMENTS),
    oneOf('ledger_entries_account_check', table.account, LEDGER_ACCOUNTS),
    oneOf('ledger_entries_type_check', table.type, LEDGER_ENTRY_TYPES),
    oneOf('ledger_entries_currency_check', table.currency, CURRENCIES),
    ...listIndexes('ledger_entries', table, [
      ['account', 'created'],
      ['account', 'type', 'created'],
      ['account', 'amount'],
      ['transaction_id', 'created'],
    ]),
    ...searchIndexes('ledger_entries', table, ['reference']),
  ],
);

/**
 * What each ledger account holds now. Its row is the lock under which entries are posted, so that every entry's
 * `balance_after` follows from the one before it.
 */
export const ledger_accounts = pgTable(
  'ledger_accounts',
  {
    business_id: businessId(),
    environment: environment(),
    account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** The sum of the account's entries. */
    balance: money('balance').notNull(),
    /** When the newest entry was posted; the next one is later. */
    last_posted: moment('last_posted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.account, table.currency] }),
    oneOf('ledger_accounts_environment_check', table.environment, ENVIRONMENTS),
    oneOf('ledger_accounts_account_check', table.account, LEDGER_ACCOUNTS),
    oneOf('ledger_accounts_currency_check', table.currency, CURRENCIES),
  ],
);
