/* Generated from schemas/records/payment-link-batch.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const payment_link_batches = pgTable(
  'payment_link_batches',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['COMPLETED'] }).notNull(),
    name: text('name').notNull(),
    file_name: text('file_name'),
    links_count: integer('links_count').notNull(),
    total_amount: money('total_amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    completed: moment('completed'),
    created_by: text('created_by').notNull(),
    name_search: searchColumn('name'),
    file_name_search: searchColumn('file_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('payment_link_batches_environment_check', table.environment, ENVIRONMENTS),
    oneOf('payment_link_batches_status_check', table.status, ['COMPLETED']),
    oneOf('payment_link_batches_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('payment_link_batches', table, [['created']]),
  ],
);
