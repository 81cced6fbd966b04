/* Generated from schemas/records/test-clock.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes, singletonIndex } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const test_clocks = pgTable(
  'test_clocks',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['READY', 'MOVING'] }).notNull(),
    moved_to: moment('moved_to'),
    until: moment('until'),
    moved_by: text('moved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('test_clocks_environment_check', table.environment, ENVIRONMENTS),
    oneOf('test_clocks_status_check', table.status, ['READY', 'MOVING']),
    ...listIndexes('test_clocks', table, [['created']]),
    singletonIndex('test_clocks', table),
  ],
);
