/* Generated from schemas/records/batch-disbursement.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';

export const batch_disbursements = pgTable(
  'batch_disbursements',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['VALIDATING', 'DRAFT', 'NEEDS_APPROVAL', 'PROCESSING', 'COMPLETED', 'REJECTED', 'FAILED', 'DISCARDED'] }).notNull(),
    reference: text('reference').notNull(),
    file_name: text('file_name'),
    file: uuid('file'),
    failure_code: text('failure_code', { enum: ['EMPTY', 'ENCODING', 'UNCLOSED_QUOTE', 'COLUMN_MISSING', 'COLUMN_UNKNOWN', 'COLUMN_REPEATED', 'TOO_MANY_ROWS', 'ACCESS_LOST', 'NOT_READ'] }),
    failure_details: text('failure_details'),
    description: text('description'),
    total_count: integer('total_count').notNull(),
    checked_count: integer('checked_count'),
    invalid_count: integer('invalid_count'),
    checked_progress: text('checked_progress').generatedAlwaysAs(sql`checked_count || ' / ' || total_count`),
    sent_count: integer('sent_count').notNull(),
    failed_count: integer('failed_count').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    created_by: text('created_by').notNull(),
    prepared_by: text('prepared_by'),
    approvals_needed: integer('approvals_needed'),
    approvals_given: integer('approvals_given'),
    approval_progress: text('approval_progress').generatedAlwaysAs(sql`approvals_given || ' / ' || approvals_needed`),
    approved_by: text('approved_by'),
    approved: moment('approved'),
    completed: moment('completed'),
    reference_search: searchColumn('reference'),
    file_name_search: searchColumn('file_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('batch_disbursements_environment_check', table.environment, ENVIRONMENTS),
    oneOf('batch_disbursements_status_check', table.status, ['VALIDATING', 'DRAFT', 'NEEDS_APPROVAL', 'PROCESSING', 'COMPLETED', 'REJECTED', 'FAILED', 'DISCARDED']),
    oneOf('batch_disbursements_failure_code_check', table.failure_code, ['EMPTY', 'ENCODING', 'UNCLOSED_QUOTE', 'COLUMN_MISSING', 'COLUMN_UNKNOWN', 'COLUMN_REPEATED', 'TOO_MANY_ROWS', 'ACCESS_LOST', 'NOT_READ']),
    oneOf('batch_disbursements_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('batch_disbursements', table, [['created'], ['status', 'created'], ['amount'], ['file']]),
    ...uniqueIndexes('batch_disbursements', table, ['reference']),
  ],
);
