/* Generated from schemas/records/callback-event.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { callbacks } from './callbacks.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

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
    error_code: text('error_code'),
    duration_ms: integer('duration_ms'),
    response: text('response'),
    next_redelivery_schedule: moment('next_redelivery_schedule'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.callback_id], foreignColumns: [callbacks.business_id, callbacks.environment, callbacks.id] }),
    oneOf('callback_events_environment_check', table.environment, ENVIRONMENTS),
    oneOf('callback_events_status_check', table.status, ['FAILED', 'COMPLETED', 'CALLBACK_URL_NOT_SET']),
    ...listIndexes('callback_events', table, [['created'], ['callback_id', 'created'], ['status', 'created']]),
  ],
);
