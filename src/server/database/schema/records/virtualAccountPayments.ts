/* Generated from schemas/records/virtual-account-payment.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { customers } from './customers.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lastFourIndexes, listIndexes } from '../listIndexes.ts';
import { payment_requests } from './paymentRequests.ts';
import { transactions } from './transactions.ts';

export const virtual_account_payments = pgTable(
  'virtual_account_payments',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED'] }).notNull(),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK'] }).notNull(),
    account_number: text('account_number').notNull(),
    account_name: text('account_name').notNull(),
    external_id: text('external_id').notNull(),
    reference: text('reference'),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    paid: moment('paid'),
    transaction_id: uuid('transaction_id'),
    payment_request_id: uuid('payment_request_id'),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    external_id_search: searchColumn('external_id'),
    account_number_search: searchColumn('account_number'),
    reference_search: searchColumn('reference'),
    customer_name_search: searchColumn('customer_name'),
    account_number_last_four: lastFourColumn('account_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_request_id], foreignColumns: [payment_requests.business_id, payment_requests.environment, payment_requests.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.customer_id], foreignColumns: [customers.business_id, customers.environment, customers.id] }),
    oneOf('virtual_account_payments_environment_check', table.environment, ENVIRONMENTS),
    oneOf('virtual_account_payments_status_check', table.status, ['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED']),
    oneOf('virtual_account_payments_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK']),
    oneOf('virtual_account_payments_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('virtual_account_payments', table, [['created'], ['status', 'created'], ['bank', 'created'], ['amount'], ['customer_id', 'created'], ['transaction_id'], ['payment_request_id']]),
    ...lastFourIndexes('virtual_account_payments', table, ['account_number']),
  ],
);
