/* Generated from schemas/records/billing-statement.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const billing_statements = pgTable(
  'billing_statements',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['UNPAID', 'PAID', 'VOID'] }).notNull(),
    in_review: text('in_review', { enum: ['NONE', 'TRANSFER', 'DISPUTE'] }).notNull(),
    number: text('number').notNull(),
    period: text('period').notNull(),
    amount: money('amount').notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    due_date: moment('due_date').notNull(),
    due_date_term: text('due_date_term', { enum: ['NET_7', 'NET_14', 'NET_30'] }).notNull(),
    pay_to: text('pay_to'),
    paid: moment('paid'),
    paid_from: text('paid_from', { enum: ['BALANCE', 'BANK_TRANSFER'] }),
    number_search: searchColumn('number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('billing_statements_environment_check', table.environment, ENVIRONMENTS),
    oneOf('billing_statements_status_check', table.status, ['UNPAID', 'PAID', 'VOID']),
    oneOf('billing_statements_in_review_check', table.in_review, ['NONE', 'TRANSFER', 'DISPUTE']),
    oneOf('billing_statements_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('billing_statements_due_date_term_check', table.due_date_term, ['NET_7', 'NET_14', 'NET_30']),
    oneOf('billing_statements_paid_from_check', table.paid_from, ['BALANCE', 'BANK_TRANSFER']),
    ...listIndexes('billing_statements', table, [['created'], ['status', 'created'], ['in_review', 'created']]),
    ...uniqueIndexes('billing_statements', table, ['number', 'period']),
  ],
);
