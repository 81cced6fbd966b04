import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ViewState } from '#contract/generated/api.ts';
import { businessId, moment } from './columns.ts';

/** What people saved of their lists. A view is a question and holds no record, so both environments have the same. */
export const saved_views = pgTable(
  'saved_views',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    resource: text('resource').notNull(),
    /** Whose it is. Nobody else sees it unless it is shared. */
    owner_id: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    /** The name as it is compared: two that differ in case or spaces are the same to people. */
    name_key: text('name_key').notNull(),
    shared: boolean('shared').notNull(),
    state: jsonb('state').$type<ViewState>().notNull(),
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
