import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, moment, money, oneOf, searchColumn } from './columns.ts';
import { customers } from './customers.ts';
import { listIndexes, searchIndexes } from './listIndexes.ts';
import {
  CHANNEL_CATEGORIES,
  CHANNELS,
  CURRENCIES,
  FAILURE_CODES,
  SETTLEMENT_STATUSES,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from './values.ts';

/** schemas/records/transaction.schema.json */
export const transactions = pgTable(
  'transactions',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    type: text('type', { enum: TRANSACTION_TYPES }).notNull(),
    status: text('status', { enum: TRANSACTION_STATUSES }).notNull(),
    channel_category: text('channel_category', { enum: CHANNEL_CATEGORIES }).notNull(),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    external_id: text('external_id').notNull(),
    reference: text('reference').notNull(),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    description: text('description'),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    net_amount: money('net_amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    settlement_status: text('settlement_status', { enum: SETTLEMENT_STATUSES }).notNull(),
    settled: moment('settled'),
    failure_code: text('failure_code', { enum: FAILURE_CODES }),
    external_id_search: searchColumn('external_id'),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({
      columns: [table.business_id, table.environment, table.customer_id],
      foreignColumns: [customers.business_id, customers.environment, customers.id],
    }),
    oneOf('transactions_environment_check', table.environment, ENVIRONMENTS),
    oneOf('transactions_type_check', table.type, TRANSACTION_TYPES),
    oneOf('transactions_status_check', table.status, TRANSACTION_STATUSES),
    oneOf('transactions_channel_category_check', table.channel_category, CHANNEL_CATEGORIES),
    oneOf('transactions_channel_check', table.channel, CHANNELS),
    oneOf('transactions_currency_check', table.currency, CURRENCIES),
    oneOf('transactions_settlement_status_check', table.settlement_status, SETTLEMENT_STATUSES),
    oneOf('transactions_failure_code_check', table.failure_code, FAILURE_CODES),
    ...listIndexes('transactions', table, [
      ['created'],
      ['status', 'created'],
      ['type', 'created'],
      ['channel_category', 'created'],
      ['channel', 'created'],
      ['amount'],
      ['customer_id', 'created'],
    ]),
    ...searchIndexes('transactions', table, ['external_id', 'reference']),
  ],
);
