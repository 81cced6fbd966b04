/* Generated from schemas/records/capital-repayment.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf } from '../columns.ts';
import { capital_loans } from './capitalLoans.ts';
import { date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const capital_repayments = pgTable(
  'capital_repayments',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['PENDING', 'COMPLETED', 'FAILED'] }).notNull(),
    capital_loan_id: uuid('capital_loan_id').notNull(),
    method: text('method', { enum: ['DAILY_SHARE', 'MANUAL'] }).notNull(),
    day: date('day'),
    amount: money('amount').notNull(),
    outstanding_after: money('outstanding_after').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.capital_loan_id], foreignColumns: [capital_loans.business_id, capital_loans.environment, capital_loans.id] }),
    oneOf('capital_repayments_environment_check', table.environment, ENVIRONMENTS),
    oneOf('capital_repayments_status_check', table.status, ['PENDING', 'COMPLETED', 'FAILED']),
    oneOf('capital_repayments_method_check', table.method, ['DAILY_SHARE', 'MANUAL']),
    oneOf('capital_repayments_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('capital_repayments', table, [['created'], ['status', 'created'], ['amount'], ['capital_loan_id', 'created']]),
  ],
);
