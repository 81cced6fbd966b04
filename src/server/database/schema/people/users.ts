import { boolean, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../columns.ts';

const USER_STATUSES = ['ACTIVE', 'DELETED'] as const;
const LANGUAGES = ['en', 'id'] as const;
const MFA_TYPES = ['authenticator', 'phone_number'] as const;

/** People. Not scoped to a business: one person may work for several businesses. */
export const users = pgTable(
  'users',
  {
    user_id: uuid('user_id').primaryKey(),
    full_name: text('full_name').notNull(),
    status: text('status', { enum: USER_STATUSES }).notNull(),
    /** null: the default of the business's country. */
    preferred_language: text('preferred_language', { enum: LANGUAGES }),
    /** null: the business's own time zone. */
    preferred_timezone: text('preferred_timezone'),
    /** E.164; null: none. */
    phone_number: text('phone_number'),
    /** When they confirmed the number; null: not yet. */
    phone_verified: moment('phone_verified'),
    /** When they confirmed the e-mail; null: not yet, and the console prompts for it. */
    email_confirmed: moment('email_confirmed'),
    /** The second factor at sign-in; null: none. */
    mfa_type: text('mfa_type', { enum: MFA_TYPES }),
    /** Whether they agreed to messages by instant messenger; null: they never said. */
    im_consent: boolean('im_consent'),
    /** When they last said so. */
    im_consent_at: moment('im_consent_at'),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
  },
  (table) => [
    oneOf('users_status_check', table.status, USER_STATUSES),
    oneOf('users_preferred_language_check', table.preferred_language, LANGUAGES),
    oneOf('users_mfa_type_check', table.mfa_type, MFA_TYPES),
  ],
);

/** User by lower-cased e-mail, which is the primary key. */
export const user_emails = pgTable(
  'user_emails',
  {
    email: text('email').primaryKey(),
    user_id: uuid('user_id').notNull(),
    created: moment('created').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.user_id], foreignColumns: [users.user_id] }),
    // Every request reads the e-mail of the token's user.
    index('user_emails_user_id_idx').on(table.user_id),
  ],
);
