import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, moment } from './columns.ts';

/** The columns that a person chose for a resource's list. */
export const list_preferences = pgTable(
  'list_preferences',
  {
    business_id: businessId(),
    user_id: uuid('user_id').notNull(),
    resource: text('resource').notNull(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
    updated: moment('updated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.business_id, table.user_id, table.resource] })],
);
