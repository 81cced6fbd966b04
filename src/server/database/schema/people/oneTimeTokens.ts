import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, json, moment, oneOf } from '../columns.ts';

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
 * Tokens that can be used once: those of mailed links, and those of sign-ins that wait for a second factor. Only the
 * SHA-256 is stored. Not scoped to a business, because the holder is not signed in.
 */
export const one_time_tokens = pgTable(
  'one_time_tokens',
  {
    token_hash: bytes('token_hash').primaryKey(),
    purpose: text('purpose', { enum: TOKEN_PURPOSES }).notNull(),
    user_id: uuid('user_id'),
    business_id: uuid('business_id'),
    /** Data for the purpose. Never a secret. */
    details: json('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** argon2id hash of the code that belongs to it, in PHC form. */
    code_hash: text('code_hash'),
    /** Number of attempts to enter the code. */
    tries: integer('tries').notNull().default(0),
    created: moment('created').notNull(),
    expires: moment('expires').notNull(),
    used: moment('used'),
  },
  (table) => [oneOf('one_time_tokens_purpose_check', table.purpose, TOKEN_PURPOSES)],
);
