import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, moment, oneOf } from '../columns.ts';

/** Files that arrive in parts. The bytes of each part are in the file store, under the ids of business and part. */
export const resumable_uploads = pgTable(
  'resumable_uploads',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    /** Who sends it: no other user may see or continue it. */
    user_id: uuid('user_id').notNull(),
    /** The kind of file that the field takes. */
    accept: text('accept').notNull(),
    /** The file name on the user's device. */
    name: text('name').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** How many bytes have arrived. */
    received: integer('received').notNull(),
    /** The parts in their order. */
    parts: uuid('parts').array().notNull(),
    /** The file that it became. */
    file_id: uuid('file_id'),
    expires: moment('expires').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    index('resumable_uploads_expires_index').on(table.business_id, table.environment, table.expires),
    oneOf('resumable_uploads_environment_check', table.environment, ENVIRONMENTS),
  ],
);
