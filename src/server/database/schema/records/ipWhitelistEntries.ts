/* Generated from schemas/records/ip-whitelist-entry.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

export const ip_whitelist_entries = pgTable(
  'ip_whitelist_entries',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'DELETED'] }).notNull(),
    cidr: text('cidr').notNull(),
    listed: text('listed').generatedAlwaysAs(sql`case when status = 'ACTIVE' then cidr end`),
    description: text('description'),
    created_by: text('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('ip_whitelist_entries_environment_check', table.environment, ENVIRONMENTS),
    oneOf('ip_whitelist_entries_status_check', table.status, ['ACTIVE', 'DELETED']),
    ...listIndexes('ip_whitelist_entries', table, [['created'], ['status', 'created']]),
    ...uniqueIndexes('ip_whitelist_entries', table, ['listed']),
  ],
);
