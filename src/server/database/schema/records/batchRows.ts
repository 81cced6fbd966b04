/* Generated from schemas/records/batch-row.schema.json by `npm run generate`. Do not edit. */

import type { BatchRow } from '#contract/generated/records.ts';
import { batch_disbursements } from './batchDisbursements.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, money, oneOf } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const batch_rows = pgTable(
  'batch_rows',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['INVALID', 'VALID'] }).notNull(),
    batch_disbursement_id: uuid('batch_disbursement_id').notNull(),
    row_number: integer('row_number').notNull(),
    problems: json('problems').$type<NonNullable<BatchRow['problems']>>().notNull(),
    bank: text('bank'),
    account_number: text('account_number'),
    account_name: text('account_name'),
    amount: money('amount'),
    amount_text: text('amount_text'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    description: text('description'),
    recipient_email: text('recipient_email'),
    external_id: text('external_id'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.batch_disbursement_id], foreignColumns: [batch_disbursements.business_id, batch_disbursements.environment, batch_disbursements.id] }),
    oneOf('batch_rows_environment_check', table.environment, ENVIRONMENTS),
    oneOf('batch_rows_status_check', table.status, ['INVALID', 'VALID']),
    oneOf('batch_rows_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('batch_rows', table, [['created'], ['status'], ['batch_disbursement_id', 'status']]),
  ],
);
