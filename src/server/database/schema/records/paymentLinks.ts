/* Generated from schemas/records/payment-link.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { customers } from './customers.ts';
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { payment_link_batches } from './paymentLinkBatches.ts';

export const payment_links = pgTable(
  'payment_links',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    type: text('type', { enum: ['SINGLE', 'MULTIPLE', 'ON_DEMAND'] }).notNull(),
    status: text('status', { enum: ['ACTIVE', 'PAID', 'EXPIRED', 'INACTIVE'] }).notNull(),
    title: text('title').notNull(),
    description: text('description'),
    split_rule_id: uuid('split_rule_id'),
    external_id: text('external_id').notNull(),
    payer_email: text('payer_email'),
    amount: money('amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    link: text('link').notNull(),
    end_date: date('end_date'),
    usage_limit: integer('usage_limit'),
    payments_count: integer('payments_count'),
    paid_amount: money('paid_amount'),
    paid: moment('paid'),
    batch_id: uuid('batch_id'),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    reminded: moment('reminded'),
    created_by: text('created_by').notNull(),
    external_id_search: searchColumn('external_id'),
    title_search: searchColumn('title'),
    payer_email_search: searchColumn('payer_email'),
    customer_name_search: searchColumn('customer_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.batch_id], foreignColumns: [payment_link_batches.business_id, payment_link_batches.environment, payment_link_batches.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.customer_id], foreignColumns: [customers.business_id, customers.environment, customers.id] }),
    oneOf('payment_links_environment_check', table.environment, ENVIRONMENTS),
    oneOf('payment_links_type_check', table.type, ['SINGLE', 'MULTIPLE', 'ON_DEMAND']),
    oneOf('payment_links_status_check', table.status, ['ACTIVE', 'PAID', 'EXPIRED', 'INACTIVE']),
    oneOf('payment_links_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('payment_links', table, [['type', 'created'], ['type', 'status', 'created'], ['type', 'amount'], ['batch_id', 'created'], ['customer_id', 'created'], ['status', 'end_date']]),
    ...uniqueIndexes('payment_links', table, ['external_id']),
  ],
);
