/* Generated from schemas/records/recurring-plan.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { customers } from './customers.ts';
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const recurring_plans = pgTable(
  'recurring_plans',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    type: text('type', { enum: ['INVOICE', 'PAYMENT_LINK', 'AUTOMATIC'] }).notNull(),
    status: text('status', { enum: ['PENDING', 'ACTIVE', 'PAUSED', 'STOPPED', 'COMPLETED'] }).notNull(),
    external_id: text('external_id').notNull(),
    description: text('description').notNull(),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    payer_email: text('payer_email').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    interval: text('interval', { enum: ['DAY', 'WEEK', 'MONTH', 'YEAR'] }).notNull(),
    interval_count: integer('interval_count').notNull(),
    total_cycles: integer('total_cycles'),
    paid_cycles: integer('paid_cycles'),
    start_date: date('start_date').notNull(),
    next_date: date('next_date'),
    anchor_date: date('anchor_date'),
    stopped: moment('stopped'),
    created_by: text('created_by').notNull(),
    external_id_search: searchColumn('external_id'),
    payer_email_search: searchColumn('payer_email'),
    customer_name_search: searchColumn('customer_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.customer_id], foreignColumns: [customers.business_id, customers.environment, customers.id] }),
    oneOf('recurring_plans_environment_check', table.environment, ENVIRONMENTS),
    oneOf('recurring_plans_type_check', table.type, ['INVOICE', 'PAYMENT_LINK', 'AUTOMATIC']),
    oneOf('recurring_plans_status_check', table.status, ['PENDING', 'ACTIVE', 'PAUSED', 'STOPPED', 'COMPLETED']),
    oneOf('recurring_plans_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('recurring_plans_interval_check', table.interval, ['DAY', 'WEEK', 'MONTH', 'YEAR']),
    ...listIndexes('recurring_plans', table, [['type', 'created'], ['type', 'status', 'created'], ['type', 'interval', 'created'], ['type', 'amount'], ['type', 'next_date'], ['customer_id', 'created']]),
    ...uniqueIndexes('recurring_plans', table, ['external_id']),
  ],
);
