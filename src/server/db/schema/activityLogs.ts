import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, moment, oneOf, searchColumn } from './columns.ts';
import { listIndexes, searchIndexes } from './listIndexes.ts';
import { ACTIONS, ACTOR_TYPES } from './values.ts';

/** schemas/records/activity-log.schema.json. Append-only: requests may read and insert, never change. */
export const activity_logs = pgTable(
  'activity_logs',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    action: text('action', { enum: ACTIONS }).notNull(),
    actor_type: text('actor_type', { enum: ACTOR_TYPES }).notNull(),
    actor_name: text('actor_name').notNull(),
    actor_email: text('actor_email'),
    target_type: text('target_type'),
    target_id: text('target_id'),
    ip_address: text('ip_address'),
    user_agent: text('user_agent'),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
    actor_email_search: searchColumn('actor_email'),
    target_id_search: searchColumn('target_id'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('activity_logs_environment_check', table.environment, ENVIRONMENTS),
    oneOf('activity_logs_action_check', table.action, ACTIONS),
    oneOf('activity_logs_actor_type_check', table.actor_type, ACTOR_TYPES),
    ...listIndexes('activity_logs', table, [
      ['created'],
      ['action', 'created'],
      ['actor_type', 'created'],
      ['target_id', 'created'],
    ]),
    ...searchIndexes('activity_logs', table, ['actor_email', 'target_id']),
  ],
);
