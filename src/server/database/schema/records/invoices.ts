/* Generated from schemas/records/invoice.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { customers } from './customers.ts';
import { date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const invoices = pgTable(
  'invoices',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['PENDING', 'PAID', 'SETTLED', 'EXPIRED', 'CANCELLED'] }).notNull(),
    external_id: text('external_id').notNull(),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    payer_name: text('payer_name'),
    payer_email: text('payer_email').notNull(),
    description: text('description'),
    split_rule_id: uuid('split_rule_id'),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    due_date: date('due_date').notNull(),
    paid: moment('paid'),
    link: text('link').notNull(),
    reminded: moment('reminded'),
    created_by: text('created_by').notNull(),
    external_id_search: searchColumn('external_id'),
    payer_email_search: searchColumn('payer_email'),
    customer_name_search: searchColumn('customer_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.customer_id], foreignColumns: [customers.business_id, customers.environment, customers.id] }),
    oneOf('invoices_environment_check', table.environment, ENVIRONMENTS),
    oneOf('invoices_status_check', table.status, ['PENDING', 'PAID', 'SETTLED', 'EXPIRED', 'CANCELLED']),
    oneOf('invoices_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('invoices', table, [['created'], ['status', 'created'], ['amount'], ['due_date'], ['customer_id', 'created'], ['status', 'due_date']]),
    ...uniqueIndexes('invoices', table, ['external_id']),
  ],
);
