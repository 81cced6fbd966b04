/* Generated from schemas/records/payment-request.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { transactions } from './transactions.ts';

export const payment_requests = pgTable(
  'payment_requests',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['PENDING', 'PAID', 'EXPIRED', 'CANCELLED'] }).notNull(),
    channel_category: text('channel_category', { enum: ['VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER'] }).notNull(),
    channel: text('channel', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'CARDS', 'PH_CARDS'] }).notNull(),
    payment_code: text('payment_code'),
    action_url: text('action_url'),
    failure_code: text('failure_code', { enum: ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED'] }),
    external_id: text('external_id').notNull(),
    paid_for: text('paid_for').notNull(),
    checkout: text('checkout'),
    purpose: text('purpose'),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    expires: moment('expires').notNull(),
    paid: moment('paid'),
    transaction_id: uuid('transaction_id'),
    external_id_search: searchColumn('external_id'),
    payment_code_search: searchColumn('payment_code'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    oneOf('payment_requests_environment_check', table.environment, ENVIRONMENTS),
    oneOf('payment_requests_status_check', table.status, ['PENDING', 'PAID', 'EXPIRED', 'CANCELLED']),
    oneOf('payment_requests_channel_category_check', table.channel_category, ['VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER']),
    oneOf('payment_requests_channel_check', table.channel, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'CARDS', 'PH_CARDS']),
    oneOf('payment_requests_failure_code_check', table.failure_code, ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED']),
    oneOf('payment_requests_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('payment_requests', table, [['created'], ['status', 'created'], ['channel_category', 'created'], ['paid_for', 'created'], ['status', 'expires'], ['transaction_id']]),
    ...uniqueIndexes('payment_requests', table, ['payment_code']),
  ],
);
