import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, oneOf } from '../columns.ts';
import { users } from './users.ts';

const END_REASONS = ['SIGNED_OUT', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'LOCKED'] as const;
const TOKEN_KINDS = ['access', 'refresh', 'cookie'] as const;
const VARIANTS = ['cookie', 'tokens', 'refresh_cookie'] as const;

/** Sessions. Not scoped to a business: a session can switch between businesses. */
export const sessions = pgTable(
  'sessions',
  {
    session_id: uuid('session_id').primaryKey(),
    user_id: uuid('user_id').notNull(),
    /** The current business. */
    business_id: uuid('business_id').notNull(),
    created: moment('created').notNull(),
    /** Absolute expiry. */
    expires: moment('expires').notNull(),
    last_action: moment('last_action').notNull(),
    /** Expiry unless the session is used. */
    idle_expires: moment('idle_expires').notNull(),
    /** When it was signed out or revoked. */
    ended: moment('ended'),
    end_reason: text('end_reason', { enum: END_REASONS }),
    ip: text('ip'),
    user_agent: text('user_agent'),
    /** Whether scripts can read the tokens; fixed when the session begins. */
    variant: text('variant', { enum: VARIANTS }).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] }),
    oneOf('sessions_end_reason_check', table.end_reason, END_REASONS),
    oneOf('sessions_variant_check', table.variant, VARIANTS),
    index('sessions_user_id_idx').on(table.user_id, table.created.desc().nullsFirst()),
  ],
);

/**
 * Session tokens: opaque; only the SHA-256 is stored. All refresh tokens of a session form one family: reusing one ends the
 * session.
 */
export const session_tokens = pgTable(
  'session_tokens',
  {
    token_hash: bytes('token_hash').primaryKey(),
    session_id: uuid('session_id').notNull(),
    kind: text('kind', { enum: TOKEN_KINDS }).notNull(),
    created: moment('created').notNull(),
    expires: moment('expires').notNull(),
    /** When a refresh token was exchanged for the next one. */
    used: moment('used'),
  },
  (table) => [
    foreignKey({ columns: [table.session_id], foreignColumns: [sessions.session_id] }).onDelete('cascade'),
    oneOf('session_tokens_kind_check', table.kind, TOKEN_KINDS),
    index('session_tokens_session_id_idx').on(table.session_id),
  ],
);
