/* Generated from schemas/records/credit-card-authorization.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf } from '../columns.ts';
import { credit_card_payments } from './creditCardPayments.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const credit_card_authorizations = pgTable(
  'credit_card_authorizations',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    payment_id: uuid('payment_id').notNull(),
    status: text('status', { enum: ['SUCCEEDED', 'FAILED', 'REVERSED'] }).notNull(),
    amount: money('amount').notNull(),
    captured_amount: money('captured_amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    authorization_code: text('authorization_code'),
    cvn_result: text('cvn_result', { enum: ['M', 'N', 'P', 'S', 'U'] }),
    avs_result: text('avs_result', { enum: ['A', 'G', 'N', 'R', 'S', 'U', 'Y', 'Z'] }),
    failure_code: text('failure_code', { enum: ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED'] }),
    captured: moment('captured'),
    reversed: moment('reversed'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_id], foreignColumns: [credit_card_payments.business_id, credit_card_payments.environment, credit_card_payments.id] }),
    oneOf('credit_card_authorizations_environment_check', table.environment, ENVIRONMENTS),
    oneOf('credit_card_authorizations_status_check', table.status, ['SUCCEEDED', 'FAILED', 'REVERSED']),
    oneOf('credit_card_authorizations_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('credit_card_authorizations_cvn_result_check', table.cvn_result, ['M', 'N', 'P', 'S', 'U']),
    oneOf('credit_card_authorizations_avs_result_check', table.avs_result, ['A', 'G', 'N', 'R', 'S', 'U', 'Y', 'Z']),
    oneOf('credit_card_authorizations_failure_code_check', table.failure_code, ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED']),
    ...listIndexes('credit_card_authorizations', table, [['created'], ['payment_id', 'created'], ['status', 'created']]),
  ],
);
