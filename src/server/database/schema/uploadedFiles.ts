import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, bytes, ENVIRONMENTS, environment, moment, oneOf } from './columns.ts';

const FILE_TYPES = ['image/jpeg', 'image/png', 'application/pdf', 'text/csv'] as const;

/** Uploaded files. The bytes are in the file store, under the ids of business and file. */
export const uploaded_files = pgTable(
  'uploaded_files',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    user_id: uuid('user_id').notNull(),
    /** The file name on the user's device; only displayed. */
    name: text('name').notNull(),
    /** Detected from the bytes. */
    type: text('type', { enum: FILE_TYPES }).notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    sha256: bytes('sha256').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('uploaded_files_environment_check', table.environment, ENVIRONMENTS),
    oneOf('uploaded_files_type_check', table.type, FILE_TYPES),
  ],
);
