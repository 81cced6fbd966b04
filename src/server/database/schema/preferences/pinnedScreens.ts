import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, moment } from '../columns.ts';

/** The screens that a person has pinned in a business; test and live mode have the same. */
export const pinned_screens = pgTable(
  'pinned_screens',
  {
    business_id: businessId(),
    user_id: uuid('user_id').notNull(),
    /** Addresses in the order in which they were pinned, also of screens that are closed to the person now. */
    screens: text('screens').array().notNull(),
    updated: moment('updated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.business_id, table.user_id] })],
);
