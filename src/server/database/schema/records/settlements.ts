/* Generated from schemas/records/settlement.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const settlements = pgTable(
  'settlements',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['PENDING', 'SETTLED'] }).notNull(),
    reference: text('reference').notNull(),
    day: date('day').notNull(),
    channel_category: text('channel_category', { enum: ['VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER'] }).notNull(),
    channel: text('channel', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK'] }).notNull(),
    payments_count: integer('payments_count').notNull(),
    settled_count: integer('settled_count').notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    net_amount: money('net_amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    settled: moment('settled'),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('settlements_environment_check', table.environment, ENVIRONMENTS),
    oneOf('settlements_status_check', table.status, ['PENDING', 'SETTLED']),
    oneOf('settlements_channel_category_check', table.channel_category, ['VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER']),
    oneOf('settlements_channel_check', table.channel, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK']),
    oneOf('settlements_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('settlements', table, [['created'], ['day'], ['status', 'day'], ['channel_category', 'day'], ['channel', 'day']]),
  ],
);
