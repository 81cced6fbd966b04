/* Generated from schemas/records/api-key.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

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
    access: text('access', { enum: ['READ', 'WRITE'] }).notNull(),
    hint: text('hint').notNull(),
    last_used: moment('last_used'),
    created_by: text('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('api_keys_environment_check', table.environment, ENVIRONMENTS),
    oneOf('api_keys_status_check', table.status, ['ACTIVE', 'DELETED']),
    oneOf('api_keys_type_check', table.type, ['SECRET', 'PUBLIC']),
    oneOf('api_keys_access_check', table.access, ['READ', 'WRITE']),
    ...listIndexes('api_keys', table, [['created'], ['status', 'created'], ['type', 'status', 'created']]),
  ],
);
