/* Generated from schemas/records/sub-account-transaction.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, moment, money } from '../columns.ts';
import { pgView, text, uuid } from 'drizzle-orm/pg-core';

export const sub_account_transactions = pgView('sub_account_transactions', {
  business_id: businessId(),
  environment: environment(),
  id: uuid('id').notNull(),
  created: moment('created').notNull(),
  sub_account_id: uuid('sub_account_id').notNull(),
  type: text('type', { enum: ['PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'TOP_UP', 'PLATFORM_FEE', 'SPLIT'] }).notNull(),
  status: text('status', { enum: ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'] }).notNull(),
  channel: text('channel', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK'] }).notNull(),
  external_id: text('external_id').notNull(),
  amount: money('amount').notNull(),
  currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
  platform_fee: money('platform_fee'),
}).existing();
