/* Generated from schemas/records/credit-card-refund.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { credit_card_payments } from './creditCardPayments.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { transactions } from './transactions.ts';

export const credit_card_refunds = pgTable(
  'credit_card_refunds',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    payment_id: uuid('payment_id').notNull(),
    status: text('status', { enum: ['SUCCEEDED', 'REQUESTED', 'FAILED', 'PENDING', 'CYBERSOURCE_ERROR', 'PROCESSOR_ERROR'] }).notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    reason: text('reason', { enum: ['REQUESTED_BY_CUSTOMER', 'DUPLICATE', 'FRAUDULENT', 'CANCELLATION', 'OTHERS'] }).notNull(),
    note: text('note'),
    reference: text('reference').notNull(),
    completed: moment('completed'),
    transaction_id: uuid('transaction_id'),
    created_by: text('created_by').notNull(),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_id], foreignColumns: [credit_card_payments.business_id, credit_card_payments.environment, credit_card_payments.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    oneOf('credit_card_refunds_environment_check', table.environment, ENVIRONMENTS),
    oneOf('credit_card_refunds_status_check', table.status, ['SUCCEEDED', 'REQUESTED', 'FAILED', 'PENDING', 'CYBERSOURCE_ERROR', 'PROCESSOR_ERROR']),
    oneOf('credit_card_refunds_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('credit_card_refunds_reason_check', table.reason, ['REQUESTED_BY_CUSTOMER', 'DUPLICATE', 'FRAUDULENT', 'CANCELLATION', 'OTHERS']),
    ...listIndexes('credit_card_refunds', table, [['created'], ['payment_id', 'created'], ['status', 'created'], ['transaction_id']]),
  ],
);
