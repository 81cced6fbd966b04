import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, json, moment, oneOf } from '../columns.ts';

/** What the people of a business have filled in of a form with steps, and have not sent yet. */
export const form_drafts = pgTable(
  'form_drafts',
  {
    business_id: businessId(),
    environment: environment(),
    form: text('form').notNull(),
    /** The record that the action is for; the nil UUID for an action that creates one. */
    record_id: uuid('record_id').notNull(),
    values: json('values').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Counts the changes, from 1. */
    version: integer('version').notNull(),
    user_id: uuid('user_id').notNull(),
    /** The name of the person who saved it last. */
    user_name: text('user_name').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.form, table.record_id] }),
    oneOf('form_drafts_environment_check', table.environment, ENVIRONMENTS),
  ],
);
