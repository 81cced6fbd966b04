/* Generated from schemas/records/retail-outlet-setting.schema.json by `npm run generate`. Do not edit. */

import { acrossIndexes, listIndexes, singletonIndex } from '../listIndexes.ts';
import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const retail_outlet_settings = pgTable(
  'retail_outlet_settings',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    prefix: text('prefix').notNull(),
    expiry_hours: integer('expiry_hours').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('retail_outlet_settings_environment_check', table.environment, ENVIRONMENTS),
    ...listIndexes('retail_outlet_settings', table, [['created']]),
    ...acrossIndexes('retail_outlet_settings', table, [['prefix']]),
    singletonIndex('retail_outlet_settings', table),
  ],
);
