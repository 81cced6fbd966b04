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
    status: text('status', { enum: ['DRAFT', 'PROCESSING', 'COMPLETED', 'FAILED'] }).notNull(),
    name: text('name').notNull(),
    file_name: text('file_name'),
    links_count: integer('links_count').notNull(),
    failed_count: integer('failed_count'),
    total_amount: money('total_amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    failure_code: text('failure_code', { enum: ['FILE_UNREADABLE', 'TOO_MANY_ROWS', 'NO_VALID_ROW'] }),
    completed: moment('completed'),
    created_by: text('created_by').notNull(),
    name_search: searchColumn('name'),
    file_name_search: searchColumn('file_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('payment_link_batches_environment_check', table.environment, ENVIRONMENTS),
    oneOf('payment_link_batches_status_check', table.status, ['DRAFT', 'PROCESSING', 'COMPLETED', 'FAILED']),
    oneOf('payment_link_batches_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('payment_link_batches_failure_code_check', table.failure_code, ['FILE_UNREADABLE', 'TOO_MANY_ROWS', 'NO_VALID_ROW']),
    ...listIndexes('payment_link_batches', table, [['created'], ['status', 'created']]),
  ],
);
