/* Generated from schemas/records/rdl-transaction.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { rdl_investors } from './rdlInvestors.ts';

export const rdl_transactions = pgTable(
  'rdl_transactions',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    type: text('type', { enum: ['DEPOSIT', 'WITHDRAWAL', 'FUNDING', 'REPAYMENT'] }).notNull(),
    status: text('status', { enum: ['PENDING', 'COMPLETED', 'FAILED'] }).notNull(),
    investor_id: uuid('investor_id').notNull(),
    investor_name: text('investor_name').notNull(),
    reference: text('reference').notNull(),
    description: text('description'),
    created_by: text('created_by'),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    failure_code: text('failure_code', { enum: ['INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE'] }),
    completed: moment('completed'),
    reference_search: searchColumn('reference'),
    investor_name_search: searchColumn('investor_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.investor_id], foreignColumns: [rdl_investors.business_id, rdl_investors.environment, rdl_investors.id] }),
    oneOf('rdl_transactions_environment_check', table.environment, ENVIRONMENTS),
    oneOf('rdl_transactions_type_check', table.type, ['DEPOSIT', 'WITHDRAWAL', 'FUNDING', 'REPAYMENT']),
    oneOf('rdl_transactions_status_check', table.status, ['PENDING', 'COMPLETED', 'FAILED']),
    oneOf('rdl_transactions_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('rdl_transactions_failure_code_check', table.failure_code, ['INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE']),
    ...listIndexes('rdl_transactions', table, [['created'], ['status', 'created'], ['type', 'created'], ['investor_id', 'created'], ['amount']]),
  ],
);
