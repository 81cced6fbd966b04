/* Generated from schemas/records/split-rule.schema.json by `npm run generate`. Do not edit. */

import type { SplitRule } from '#contract/generated/records.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf, searchColumn } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const split_rules = pgTable(
  'split_rules',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
    name: text('name').notNull(),
    description: text('description'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    routes: json('routes').$type<NonNullable<SplitRule['routes']>>().notNull(),
    created_by: text('created_by').notNull(),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('split_rules_environment_check', table.environment, ENVIRONMENTS),
    oneOf('split_rules_status_check', table.status, ['ACTIVE', 'INACTIVE']),
    oneOf('split_rules_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('split_rules', table, [['created'], ['status', 'created']]),
    ...uniqueIndexes('split_rules', table, ['name']),
  ],
);
