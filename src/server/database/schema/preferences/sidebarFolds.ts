import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { json, moment } from '../columns.ts';

/** How a person has left the headings of the sidebar, in every business of theirs. */
export const sidebar_folds = pgTable('sidebar_folds', {
  user_id: uuid('user_id').primaryKey(),
  /** By id of a heading: true where opened, false where folded. */
  folds: json('folds').$type<Readonly<Record<string, boolean>>>().notNull(),
  updated: moment('updated').notNull(),
});
