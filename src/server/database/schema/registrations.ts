import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Country } from '#contract/generated/config.ts';
import { bytes, moment } from './columns.ts';

/**
 * Businesses that somebody has entered and not confirmed by mail: nobody is anybody yet. Not a tenant's. One for an e-mail
 * that is known is kept like any other, and never becomes anything.
 */
export const registrations = pgTable(
  'registrations',
  {
    registration_id: uuid('registration_id').primaryKey(),
    /** The Idempotency-Key that it came with. */
    idempotency_key: text('idempotency_key').notNull().unique(),
    /** SHA-256 of what was entered, without the password. */
    request_hash: bytes('request_hash').notNull(),
    /** Lower-cased. */
    email: text('email').notNull(),
    full_name: text('full_name').notNull(),
    /** The argon2id hash of the password that was chosen, in PHC form. */
    password_hash: text('password_hash').notNull(),
    business_name: text('business_name').notNull(),
    country: text('country').$type<Country>().notNull(),
    /** E.164; null: none. */
    phone_number: text('phone_number'),
    language: text('language', { enum: ['en', 'id'] }).notNull(),
    brand: text('brand').notNull(),
    /** The partner of the brand; null: none. */
    partner: text('partner'),
    created: moment('created').notNull(),
    expires: moment('expires').notNull(),
  },
  (table) => [index('registrations_email_idx').on(table.email, table.created.desc().nullsFirst())],
);
