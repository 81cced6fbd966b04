import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, moment, oneOf } from '../columns.ts';
import { users } from './users.ts';

/** The argon2id hash of a person's PIN, in PHC form. */
export const pins = pgTable(
  'pins',
  {
    user_id: uuid('user_id').primaryKey(),
    hash: text('hash').notNull(),
    updated: moment('updated').notNull(),
  },
  (table) => [foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] })],
);

/** Wrong PINs and codes of a person since the last correct one. */
export const confirmation_tries = pgTable(
  'confirmation_tries',
  {
    user_id: uuid('user_id').primaryKey(),
    wrong: integer('wrong').notNull(),
    last: moment('last').notNull(),
  },
  (table) => [foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] })],
);

/** One-time codes: the newest for each purpose of a person. A used code is deleted. */
export const confirmation_codes = pgTable(
  'confirmation_codes',
  {
    business_id: businessId(),
    environment: environment(),
    user_id: uuid('user_id').notNull(),
    /** The action that it confirms: resource, action and record. */
    purpose: text('purpose').notNull(),
    /** argon2id, in PHC form: a fast hash of six digits can be reversed. */
    hash: text('hash').notNull(),
    created: moment('created').notNull(),
    expires: moment('expires').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.user_id, table.purpose] }),
    oneOf('confirmation_codes_environment_check', table.environment, ENVIRONMENTS),
  ],
);
