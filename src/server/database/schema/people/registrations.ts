import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Country } from '#contract/generated/config.ts';
import { bytes, moment } from '../columns.ts';

/**
 * Registered businesses whose e-mail is not confirmed. Not scoped to a business. A registration with the e-mail of an
 * existing user is stored the same way and can never be completed.
 */
export const registrations = pgTable(
  'registrations',
  {
    registration_id: uuid('registration_id').primaryKey(),
    /** Its Idempotency-Key. */
    idempotency_key: text('idempotency_key').notNull().unique(),
    /** SHA-256 of the request, without the password. */
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
    /** The platform under which the business registers. */
    platform_id: uuid('platform_id'),
    /** The account that the platform has invited. */
    invited_id: uuid('invited_id'),
    created: moment('created').notNull(),
    expires: moment('expires').notNull(),
  },
  (table) => [index('registrations_email_idx').on(table.email, table.created.desc().nullsFirst())],
);
