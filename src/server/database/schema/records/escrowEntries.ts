/* Generated from schemas/records/escrow-entry.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { escrow_accounts } from './escrowAccounts.ts';
import { escrow_customers } from './escrowCustomers.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const escrow_entries = pgTable(
  'escrow_entries',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    type: text('type', { enum: ['DEPOSIT', 'RELEASE', 'REFUND', 'FEE'] }).notNull(),
    account_id: uuid('account_id').notNull(),
    account_name: text('account_name').notNull(),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    recipient_name: text('recipient_name'),
    recipient_reference: text('recipient_reference'),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK'] }),
    account_number: text('account_number'),
    reference: text('reference').notNull(),
    amount: money('amount').notNull(),
    balance_after: money('balance_after').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    description: text('description'),
    created_by: text('created_by'),
    reference_search: searchColumn('reference'),
    customer_name_search: searchColumn('customer_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.account_id], foreignColumns: [escrow_accounts.business_id, escrow_accounts.environment, escrow_accounts.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.customer_id], foreignColumns: [escrow_customers.business_id, escrow_customers.environment, escrow_customers.id] }),
    oneOf('escrow_entries_environment_check', table.environment, ENVIRONMENTS),
    oneOf('escrow_entries_type_check', table.type, ['DEPOSIT', 'RELEASE', 'REFUND', 'FEE']),
    oneOf('escrow_entries_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK']),
    oneOf('escrow_entries_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('escrow_entries', table, [['created'], ['type', 'created'], ['account_id', 'created'], ['customer_id', 'created'], ['amount']]),
  ],
);
