import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';
import { users } from './users.ts';

/** Sign-ins. Tokens are opaque and only their SHA-256 is kept. Not a tenant's: the business changes by switching. */
export const sessions = pgTable(
  'sessions',
  {
    session_id: uuid('session_id').primaryKey(),
    user_id: uuid('user_id').notNull(),
    /** The business that the person works in now. */
    business_id: uuid('business_id').notNull(),
    access_hash: bytes('access_hash').notNull().unique(),
    access_expires: moment('access_expires').notNull(),
    refresh_hash: bytes('refresh_hash').notNull().unique(),
    refresh_expires: moment('refresh_expires').notNull(),
    created: moment('created').notNull(),
    last_action: moment('last_action').notNull(),
    /** When it was signed out or taken back. */
    ended: moment('ended'),
    ip: text('ip'),
    user_agent: text('user_agent'),
  },
  (table) => [
    foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] }),
    index('sessions_user_id_idx').on(table.user_id, table.created.desc().nullsFirst()),
  ],
);
