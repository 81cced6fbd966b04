/* Generated from schemas/records/escrow-customer.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { escrow_accounts } from './escrowAccounts.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const escrow_customers = pgTable(
  'escrow_customers',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone_number: text('phone_number'),
    reference: text('reference').notNull(),
    type: text('type', { enum: ['LENDER', 'BORROWER', 'BUYER', 'SELLER'] }).notNull(),
    status: text('status', { enum: ['PENDING', 'VERIFIED', 'REJECTED', 'BLOCKED'] }).notNull(),
    account_id: uuid('account_id'),
    account_name: text('account_name'),
    held_amount: money('held_amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    created_by: text('created_by').notNull(),
    name_search: searchColumn('name'),
    email_search: searchColumn('email'),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.account_id], foreignColumns: [escrow_accounts.business_id, escrow_accounts.environment, escrow_accounts.id] }),
    oneOf('escrow_customers_environment_check', table.environment, ENVIRONMENTS),
    oneOf('escrow_customers_type_check', table.type, ['LENDER', 'BORROWER', 'BUYER', 'SELLER']),
    oneOf('escrow_customers_status_check', table.status, ['PENDING', 'VERIFIED', 'REJECTED', 'BLOCKED']),
    oneOf('escrow_customers_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('escrow_customers', table, [['created'], ['status', 'created'], ['type', 'created']]),
    ...uniqueIndexes('escrow_customers', table, ['reference']),
  ],
);
