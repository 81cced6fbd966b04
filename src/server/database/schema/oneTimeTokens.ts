import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, oneOf } from './columns.ts';

export const TOKEN_PURPOSES = [
  'CHANGE_PASSWORD',
  'UNLOCK_USER',
  'CONFIRM_EMAIL',
  'INVITATION',
  'VERIFY_DEVICE',
  'SIGN_IN',
  'SIGN_IN_CHALLENGE',
  'VERIFY_PHONE',
  'AUTHORIZE_APPLICATION',
] as const;

/**
 * Secrets that open one thing once: those of links that were mailed, and of a sign-in that waits for its second proof.
 * Only the SHA-256 is kept. Not a tenant's: who holds one is not signed in.
 */
export const one_time_tokens = pgTable(
  'one_time_tokens',
  {
    token_hash: bytes('token_hash').primaryKey(),
    purpose: text('purpose', { enum: TOKEN_PURPOSES }).notNull(),
    user_id: uuid('user_id'),
    business_id: uuid('business_id'),
    /** What the purpose needs to know beside. Never a secret. */
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** argon2id of a code that goes with it, in PHC form. */
    code_hash: text('code_hash'),
    /** Codes that were tried with it. */
    tries: integer('tries').notNull().default(0),
    created: moment('created').notNull(),
    expires: moment('expires').notNull(),
    used: moment('used'),
  },
  (table) => [oneOf('one_time_tokens_purpose_check', table.purpose, TOKEN_PURPOSES)],
);
