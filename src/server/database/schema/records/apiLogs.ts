/* Generated from schemas/records/api-log.schema.json by `npm run generate`. Do not edit. */

import type { ApiLog } from '#contract/generated/records.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const api_logs = pgTable(
  'api_logs',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    method: text('method', { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] }).notNull(),
    path: text('path').notNull(),
    result: text('result', { enum: ['SUCCESS', 'CLIENT_ERROR', 'SERVER_ERROR'] }).notNull(),
    status_code: integer('status_code').notNull(),
    error_code: text('error_code'),
    duration_ms: integer('duration_ms').notNull(),
    api_key_name: text('api_key_name').notNull(),
    api_key_hint: text('api_key_hint').notNull(),
    request_id: text('request_id').notNull(),
    ip_address: text('ip_address'),
    user_agent: text('user_agent'),
    record_id: text('record_id'),
    request: json('request').$type<NonNullable<ApiLog['request']>>(),
    response: json('response').$type<NonNullable<ApiLog['response']>>(),
    path_search: searchColumn('path'),
    request_id_search: searchColumn('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('api_logs_environment_check', table.environment, ENVIRONMENTS),
    oneOf('api_logs_method_check', table.method, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    oneOf('api_logs_result_check', table.result, ['SUCCESS', 'CLIENT_ERROR', 'SERVER_ERROR']),
    ...listIndexes('api_logs', table, [['created'], ['method', 'created'], ['result', 'created'], ['record_id', 'created']]),
  ],
);
