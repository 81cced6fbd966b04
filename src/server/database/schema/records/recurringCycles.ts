/* Generated from schemas/records/recurring-cycle.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { invoices } from './invoices.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { payment_links } from './paymentLinks.ts';
import { recurring_plans } from './recurringPlans.ts';
import { transactions } from './transactions.ts';

export const recurring_cycles = pgTable(
  'recurring_cycles',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    plan_id: uuid('plan_id').notNull(),
    cycle_number: integer('cycle_number').notNull(),
    status: text('status', { enum: ['PENDING', 'RETRYING', 'PAID', 'FAILED', 'SKIPPED'] }).notNull(),
    due_date: date('due_date').notNull(),
    reference: text('reference').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    attempts: integer('attempts'),
    failure_code: text('failure_code', { enum: ['INSUFFICIENT_BALANCE', 'EXPIRED_CARD', 'CARD_DECLINED', 'EXPIRED_PAYMENT', 'DAILY_LIMIT', 'AMOUNT_TOO_SMALL'] }),
    next_try: moment('next_try'),
    invoice_id: uuid('invoice_id'),
    payment_link_id: uuid('payment_link_id'),
    transaction_id: uuid('transaction_id'),
    paid: moment('paid'),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.plan_id], foreignColumns: [recurring_plans.business_id, recurring_plans.environment, recurring_plans.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.invoice_id], foreignColumns: [invoices.business_id, invoices.environment, invoices.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_link_id], foreignColumns: [payment_links.business_id, payment_links.environment, payment_links.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    oneOf('recurring_cycles_environment_check', table.environment, ENVIRONMENTS),
    oneOf('recurring_cycles_status_check', table.status, ['PENDING', 'RETRYING', 'PAID', 'FAILED', 'SKIPPED']),
    oneOf('recurring_cycles_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('recurring_cycles_failure_code_check', table.failure_code, ['INSUFFICIENT_BALANCE', 'EXPIRED_CARD', 'CARD_DECLINED', 'EXPIRED_PAYMENT', 'DAILY_LIMIT', 'AMOUNT_TOO_SMALL']),
    ...listIndexes('recurring_cycles', table, [['created'], ['plan_id', 'created'], ['status', 'created'], ['transaction_id']]),
    ...uniqueIndexes('recurring_cycles', table, ['reference']),
  ],
);
