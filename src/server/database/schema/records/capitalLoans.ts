/* Generated from schemas/records/capital-loan.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const capital_loans = pgTable(
  'capital_loans',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['OFFERED', 'REQUESTED', 'APPROVED', 'ACTIVE', 'OVERDUE', 'PAID', 'REJECTED', 'EXPIRED'] }).notNull(),
    reference: text('reference').notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    outstanding: money('outstanding').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    term_days: integer('term_days').notNull(),
    share_percent: integer('share_percent').notNull(),
    requested: moment('requested'),
    requested_by: text('requested_by'),
    disbursed: moment('disbursed'),
    due_date: date('due_date'),
    expires: moment('expires'),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('capital_loans_environment_check', table.environment, ENVIRONMENTS),
    oneOf('capital_loans_status_check', table.status, ['OFFERED', 'REQUESTED', 'APPROVED', 'ACTIVE', 'OVERDUE', 'PAID', 'REJECTED', 'EXPIRED']),
    oneOf('capital_loans_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('capital_loans', table, [['created'], ['status', 'created'], ['amount'], ['due_date'], ['status', 'expires'], ['status', 'due_date']]),
    ...uniqueIndexes('capital_loans', table, ['reference']),
  ],
);
