/* Generated from schemas/records/api-key.schema.json by `npm run generate`. Do not edit. */

import type { ApiKey } from '#contract/generated/records.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf } from '../columns.ts';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const api_keys = pgTable(
  'api_keys',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'DELETED'] }).notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['SECRET', 'PUBLIC'] }).notNull(),
    reads: json('reads').$type<NonNullable<ApiKey['reads']>>().notNull(),
    writes: json('writes').$type<NonNullable<ApiKey['writes']>>().notNull(),
    application: text('application'),
    hint: text('hint').notNull(),
    generation: integer('generation').notNull(),
    expires: date('expires'),
    old_key_until: moment('old_key_until'),
    last_used: moment('last_used'),
    created_by: text('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('api_keys_environment_check', table.environment, ENVIRONMENTS),
    oneOf('api_keys_status_check', table.status, ['ACTIVE', 'DELETED']),
    oneOf('api_keys_type_check', table.type, ['SECRET', 'PUBLIC']),
    ...listIndexes('api_keys', table, [['created'], ['status', 'created'], ['type', 'status', 'created']]),
  ],
);
