/* Generated from schemas/records/ledger-entry.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { transactions } from './transactions.ts';

export const ledger_entries = pgTable(
  'ledger_entries',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    account: text('account', { enum: ['BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES', 'PLATFORM', 'ESCROW', 'INVESTORS'] }).notNull(),
    type: text('type', { enum: ['PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK', 'LOAN', 'LOAN_REPAYMENT', 'CARD_SPENDING', 'PLATFORM_FEE', 'TRANSFER', 'ESCROW', 'INVESTOR', 'BILL', 'SPLIT'] }).notNull(),
    amount: money('amount').notNull(),
    balance_after: money('balance_after').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    reference: text('reference').notNull(),
    description: text('description'),
    transaction_id: uuid('transaction_id'),
    journal_id: uuid('journal_id').notNull(),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    oneOf('ledger_entries_environment_check', table.environment, ENVIRONMENTS),
    oneOf('ledger_entries_account_check', table.account, ['BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES', 'PLATFORM', 'ESCROW', 'INVESTORS']),
    oneOf('ledger_entries_type_check', table.type, ['PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK', 'LOAN', 'LOAN_REPAYMENT', 'CARD_SPENDING', 'PLATFORM_FEE', 'TRANSFER', 'ESCROW', 'INVESTOR', 'BILL', 'SPLIT']),
    oneOf('ledger_entries_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('ledger_entries', table, [['account', 'created'], ['account', 'type', 'created'], ['account', 'amount'], ['transaction_id', 'created']]),
  ],
);
