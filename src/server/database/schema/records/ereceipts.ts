/* Generated from schemas/records/ereceipt.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { customers } from './customers.ts';
import { date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const ereceipts = pgTable(
  'ereceipts',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['DRAFT', 'SENT', 'VIEWED', 'VOIDED'] }).notNull(),
    number: text('number').notNull(),
    buyer_name: text('buyer_name').notNull(),
    buyer_email: text('buyer_email').notNull(),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    description: text('description').notNull(),
    amount: money('amount').notNull(),
    vat_amount: money('vat_amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    purchase_date: date('purchase_date').notNull(),
    payment_method: text('payment_method', { enum: ['CASH', 'CARD', 'EWALLET', 'BANK_TRANSFER'] }).notNull(),
    note: text('note'),
    link: text('link').notNull(),
    sent: moment('sent'),
    viewed: moment('viewed'),
    created_by: text('created_by').notNull(),
    number_search: searchColumn('number'),
    buyer_email_search: searchColumn('buyer_email'),
    buyer_name_search: searchColumn('buyer_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.customer_id], foreignColumns: [customers.business_id, customers.environment, customers.id] }),
    oneOf('ereceipts_environment_check', table.environment, ENVIRONMENTS),
    oneOf('ereceipts_status_check', table.status, ['DRAFT', 'SENT', 'VIEWED', 'VOIDED']),
    oneOf('ereceipts_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('ereceipts_payment_method_check', table.payment_method, ['CASH', 'CARD', 'EWALLET', 'BANK_TRANSFER']),
    ...listIndexes('ereceipts', table, [['created'], ['status', 'created'], ['amount'], ['customer_id', 'created']]),
    ...uniqueIndexes('ereceipts', table, ['number']),
  ],
);
