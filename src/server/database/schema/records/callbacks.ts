/* Generated from schemas/records/callback.schema.json by `npm run generate`. Do not edit. */

import type { Callback } from '#contract/generated/records.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';

export const callbacks = pgTable(
  'callbacks',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['FAILED', 'COMPLETED', 'CALLBACK_URL_NOT_SET'] }).notNull(),
    product: text('product', { enum: ['INVOICE', 'VIRTUAL_ACCOUNT_CREATED', 'VIRTUAL_ACCOUNT_PAID', 'EWALLET_PAYMENT', 'RETAIL_OUTLET_PAID', 'QR_CODE_PAYMENT', 'CARD_PAYMENT', 'RECURRING_PLAN', 'PAYMENT_LINK', 'DISBURSEMENT', 'BATCH_DISBURSEMENT', 'PAYOUT', 'REFUND'] }).notNull(),
    reference: text('reference').notNull(),
    external_id: text('external_id'),
    url: text('url'),
    response_code: integer('response_code'),
    answer_kind: text('answer_kind', { enum: ['NO_ANSWER', 'ANSWERED_1XX', 'ANSWERED_2XX', 'ANSWERED_3XX', 'ANSWERED_4XX', 'ANSWERED_5XX'] }).generatedAlwaysAs(sql`case when response_code = 0 then 'NO_ANSWER' when response_code < 200 then 'ANSWERED_1XX' when response_code < 300 then 'ANSWERED_2XX' when response_code < 400 then 'ANSWERED_3XX' when response_code < 500 then 'ANSWERED_4XX' when response_code >= 500 then 'ANSWERED_5XX' end`),
    error_code: text('error_code', { enum: ['ADDRESS_NOT_ALLOWED', 'CERTIFICATE_NOT_VALID', 'CONNECTION_FAILED', 'CONNECTION_REFUSED', 'CONNECTION_RESET', 'HOST_NOT_FOUND', 'TIMEOUT'] }),
    attempts: integer('attempts').notNull(),
    next_redelivery_schedule: moment('next_redelivery_schedule'),
    payload: json('payload').$type<NonNullable<Callback['payload']>>().notNull(),
    external_id_search: searchColumn('external_id'),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('callbacks_environment_check', table.environment, ENVIRONMENTS),
    oneOf('callbacks_status_check', table.status, ['FAILED', 'COMPLETED', 'CALLBACK_URL_NOT_SET']),
    oneOf('callbacks_product_check', table.product, ['INVOICE', 'VIRTUAL_ACCOUNT_CREATED', 'VIRTUAL_ACCOUNT_PAID', 'EWALLET_PAYMENT', 'RETAIL_OUTLET_PAID', 'QR_CODE_PAYMENT', 'CARD_PAYMENT', 'RECURRING_PLAN', 'PAYMENT_LINK', 'DISBURSEMENT', 'BATCH_DISBURSEMENT', 'PAYOUT', 'REFUND']),
    oneOf('callbacks_answer_kind_check', table.answer_kind, ['NO_ANSWER', 'ANSWERED_1XX', 'ANSWERED_2XX', 'ANSWERED_3XX', 'ANSWERED_4XX', 'ANSWERED_5XX']),
    oneOf('callbacks_error_code_check', table.error_code, ['ADDRESS_NOT_ALLOWED', 'CERTIFICATE_NOT_VALID', 'CONNECTION_FAILED', 'CONNECTION_REFUSED', 'CONNECTION_RESET', 'HOST_NOT_FOUND', 'TIMEOUT']),
    ...listIndexes('callbacks', table, [['created'], ['status', 'created'], ['product', 'created'], ['answer_kind', 'created'], ['reference', 'created']]),
  ],
);
