import { bigint, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';
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

/** Passwords that a person had before, which they may not take again. */
export const former_passwords = pgTable(
  'former_passwords',
  {
    user_id: uuid('user_id').notNull(),
    hash: text('hash').notNull(),
    /** Until when it was the password. */
    replaced: moment('replaced').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.replaced] }),
    foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] }),
  ],
);

/**
 * Wrong tries to sign in since the last right one, for all processes together: `email:…` by what was typed, lower-cased,
 * known or not, so that being locked does not tell whether an account has it, with the source of the try behind it;
 * `address:…` by where it came from, whatever the e-mail.
 */
export const sign_in_tries = pgTable('sign_in_tries', {
  key: text('key').primaryKey(),
  wrong: integer('wrong').notNull(),
  last: moment('last').notNull(),
  /** Since when nobody may sign in with it; null: they may. */
  locked: moment('locked'),
  /** How often it was locked since the last right password: each time for twice as long. */
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
    /** When its first code was right; null: it is being set up, and asks nothing of anybody. */
    confirmed: moment('confirmed'),
    /** The time step of the last code that was taken: none is taken twice. */
    last_step: bigint('last_step', { mode: 'number' }),
  },
  (table) => [foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] })],
);

/** Codes for whoever has lost their authenticator or phone. One that is used stays, so that it is not given again. */
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

/** Browsers that a person has signed in with, by the SHA-256 of what their cookie holds. */
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
