/* Generated from schemas/records/callback-event.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { callbacks } from './callbacks.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';

export const callback_events = pgTable(
  'callback_events',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    callback_id: uuid('callback_id').notNull(),
    status: text('status', { enum: ['FAILED', 'COMPLETED', 'CALLBACK_URL_NOT_SET'] }).notNull(),
    sender: text('sender'),
    url: text('url'),
    response_code: integer('response_code').notNull(),
    answer_kind: text('answer_kind', { enum: ['NO_ANSWER', 'ANSWERED_1XX', 'ANSWERED_2XX', 'ANSWERED_3XX', 'ANSWERED_4XX', 'ANSWERED_5XX'] }).generatedAlwaysAs(sql`case when response_code = 0 then 'NO_ANSWER' when response_code < 200 then 'ANSWERED_1XX' when response_code < 300 then 'ANSWERED_2XX' when response_code < 400 then 'ANSWERED_3XX' when response_code < 500 then 'ANSWERED_4XX' when response_code >= 500 then 'ANSWERED_5XX' end`),
    error_code: text('error_code', { enum: ['ADDRESS_NOT_ALLOWED', 'CERTIFICATE_NOT_VALID', 'CONNECTION_FAILED', 'CONNECTION_REFUSED', 'CONNECTION_RESET', 'HOST_NOT_FOUND', 'TIMEOUT'] }),
    duration_ms: integer('duration_ms'),
    response: text('response'),
    next_redelivery_schedule: moment('next_redelivery_schedule'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.callback_id], foreignColumns: [callbacks.business_id, callbacks.environment, callbacks.id] }),
    oneOf('callback_events_environment_check', table.environment, ENVIRONMENTS),
    oneOf('callback_events_status_check', table.status, ['FAILED', 'COMPLETED', 'CALLBACK_URL_NOT_SET']),
    oneOf('callback_events_answer_kind_check', table.answer_kind, ['NO_ANSWER', 'ANSWERED_1XX', 'ANSWERED_2XX', 'ANSWERED_3XX', 'ANSWERED_4XX', 'ANSWERED_5XX']),
    oneOf('callback_events_error_code_check', table.error_code, ['ADDRESS_NOT_ALLOWED', 'CERTIFICATE_NOT_VALID', 'CONNECTION_FAILED', 'CONNECTION_REFUSED', 'CONNECTION_RESET', 'HOST_NOT_FOUND', 'TIMEOUT']),
    ...listIndexes('callback_events', table, [['created'], ['callback_id', 'created'], ['status', 'created']]),
  ],
);
