import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, json, moment } from '../columns.ts';

/** A person's settings of a resource's list: its columns, and its default view. */
export const list_preferences = pgTable(
  'list_preferences',
  {
    business_id: businessId(),
    user_id: uuid('user_id').notNull(),
    resource: text('resource').notNull(),
    /** In the order shown; null: as declared. */
    columns: json('columns').$type<readonly string[]>(),
    /** A view; ignored when it no longer exists. */
    default_view: uuid('default_view'),
    updated: moment('updated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.business_id, table.user_id, table.resource] })],
);
