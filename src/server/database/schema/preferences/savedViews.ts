import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ViewState } from '#contract/generated/api.ts';
import { businessId, json, moment } from '../columns.ts';

/** Saved views of lists. A view is a query without records, so both environments share it. */
export const saved_views = pgTable(
  'saved_views',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    resource: text('resource').notNull(),
    /** Its owner. Other users see it only when it is shared. */
    owner_id: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    /** The normalized name: names that differ only in case or spaces are equal. */
    name_key: text('name_key').notNull(),
    shared: boolean('shared').notNull(),
    state: json('state').$type<ViewState>().notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.id] }),
    uniqueIndex('saved_views_shared_name_idx').on(table.business_id, table.resource, table.name_key).where(sql`shared`),
    uniqueIndex('saved_views_own_name_idx')
      .on(table.business_id, table.resource, table.owner_id, table.name_key)
      .where(sql`not shared`),
  ],
);
