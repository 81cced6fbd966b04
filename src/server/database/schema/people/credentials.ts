import { bigint, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';
import { users } from './users.ts';

/** The argon2id hash of a person's password, in PHC form. */
export const passwords = pgTable(
  'passwords',
  {
    user_id: uuid('user_id').primaryKey(),
    hash: text('hash').notNull(),
    updated: moment('updated').notNull(),
  },
  (table) => [foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] })],
);

/** Previous passwords of a person, which cannot be reused. */
export const former_passwords = pgTable(
  'former_passwords',
  {
    user_id: uuid('user_id').notNull(),
    hash: text('hash').notNull(),
    /** When the password was replaced. */
    replaced: moment('replaced').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.replaced] }),
    foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] }),
  ],
);

/**
 * Wrong sign-in attempts since the last successful one, shared by all processes. `email:…` counts by the e-mail as typed,
 * lower-cased, existing or not (so that a lock does not reveal whether an account exists), together with the source;
 * `address:…` counts by the source, across all e-mails.
 */
export const sign_in_tries = pgTable('sign_in_tries', {
  key: text('key').primaryKey(),
  wrong: integer('wrong').notNull(),
  last: moment('last').notNull(),
  /** When sign-in was locked; null: not locked. */
  locked: moment('locked'),
  /** Number of locks since the last correct password: each lasts twice as long as the previous one. */
  locks: integer('locks').notNull().default(0),
});

/** A person's authenticator app. */
export const authenticators = pgTable(
  'authenticators',
  {
    user_id: uuid('user_id').primaryKey(),
    /** The shared secret, sealed with the deployment's key. */
    secret: bytes('secret').notNull(),
    created: moment('created').notNull(),
    /** When its first code was confirmed; null: setup is not finished, and sign-in does not require it. */
    confirmed: moment('confirmed'),
    /** The time step of the last accepted code: each step is accepted once. */
    last_step: bigint('last_step', { mode: 'number' }),
  },
  (table) => [foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] })],
);

/**
 * Recovery codes for a person who has lost their authenticator or phone. A used code is kept, so that it is not issued
 * again.
 */
export const backup_codes = pgTable(
  'backup_codes',
  {
    user_id: uuid('user_id').notNull(),
    /** SHA-256 of a code with full entropy. */
    hash: bytes('hash').notNull(),
    created: moment('created').notNull(),
    used: moment('used'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.hash] }),
    foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] }),
  ],
);

/** Browsers that a person has signed in with, by the SHA-256 of the cookie's value. */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: uuid('user_id').notNull(),
    device_hash: bytes('device_hash').notNull(),
    user_agent: text('user_agent'),
    created: moment('created').notNull(),
    last_seen: moment('last_seen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.device_hash] }),
    foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] }),
  ],
);
