/* Generated from schemas/records/payment-method.schema.json by `npm run generate`. Do not edit. */

import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const payment_methods = pgTable(
  'payment_methods',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    name: text('name').notNull(),
    product_code: text('product_code').notNull(),
    category: text('category', { enum: ['BANK_TRANSFER', 'CREDIT_CARD', 'RETAIL_OUTLET', 'QRIS', 'EWALLET', 'DIRECT_DEBIT', 'PAY_LATER'] }).notNull(),
    channel: text('channel', { enum: ['BCA', 'BCA_DIRECT', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'BDO', 'METROBANK', 'UNIONBANK', 'CARDS', 'PH_CARDS', 'ALFAMART', 'INDOMARET', 'SEVEN_ELEVEN', 'CEBUANA', 'QRIS', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY', 'GCASH', 'MAYA', 'GRABPAY', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE'] }).notNull(),
    status: text('status', { enum: ['disabled', 'pending', 'enabled', 'rejected'] }).notNull(),
    sub_status: text('sub_status', { enum: ['new_submission', 'new_user_activation', 'awaiting_merchant_data', 'awaiting_partner_action', 'incomplete_data', 'waiting_for_credential_from_dana', 'pending', 'waiting_for_linkaja_credential', 'awaiting_info_from_merchant', 'awaiting_feedback_from_shopee', 'awaiting_feedback_from_bca', 'awaiting_feedback_from_ubp', 'fill_forms', 'awaiting_pg_switch_confirmation_from_customer', 'submit_to_alfamart', 'testing_uat', 'uat', 'enabled', 'live', 'declined_temporary', 'declined_permanent', 'deactivated', 'rejected'] }),
    uat_url: text('uat_url'),
    transacting: boolean('transacting'),
    estimated_activation_timestamp: moment('estimated_activation_timestamp'),
    activated_at: moment('activated_at'),
    rejected_at: moment('rejected_at'),
    deactivated_at: moment('deactivated_at'),
    requested_by: text('requested_by'),
    reason: text('reason', { enum: ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'] }),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('payment_methods_environment_check', table.environment, ENVIRONMENTS),
    oneOf('payment_methods_category_check', table.category, ['BANK_TRANSFER', 'CREDIT_CARD', 'RETAIL_OUTLET', 'QRIS', 'EWALLET', 'DIRECT_DEBIT', 'PAY_LATER']),
    oneOf('payment_methods_channel_check', table.channel, ['BCA', 'BCA_DIRECT', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'BDO', 'METROBANK', 'UNIONBANK', 'CARDS', 'PH_CARDS', 'ALFAMART', 'INDOMARET', 'SEVEN_ELEVEN', 'CEBUANA', 'QRIS', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY', 'GCASH', 'MAYA', 'GRABPAY', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE']),
    oneOf('payment_methods_status_check', table.status, ['disabled', 'pending', 'enabled', 'rejected']),
    oneOf('payment_methods_sub_status_check', table.sub_status, ['new_submission', 'new_user_activation', 'awaiting_merchant_data', 'awaiting_partner_action', 'incomplete_data', 'waiting_for_credential_from_dana', 'pending', 'waiting_for_linkaja_credential', 'awaiting_info_from_merchant', 'awaiting_feedback_from_shopee', 'awaiting_feedback_from_bca', 'awaiting_feedback_from_ubp', 'fill_forms', 'awaiting_pg_switch_confirmation_from_customer', 'submit_to_alfamart', 'testing_uat', 'uat', 'enabled', 'live', 'declined_temporary', 'declined_permanent', 'deactivated', 'rejected']),
    oneOf('payment_methods_reason_check', table.reason, ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED']),
    ...listIndexes('payment_methods', table, [['created'], ['name'], ['category', 'name'], ['status', 'name']]),
    ...uniqueIndexes('payment_methods', table, ['product_code']),
  ],
);
