/* Generated from schemas/records/app.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const apps = pgTable(
  'apps',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    name: text('name').notNull(),
    category: text('category', { enum: ['ECOMMERCE', 'ACCOUNTING', 'POINT_OF_SALE', 'LOGISTICS', 'MARKETING'] }).notNull(),
    developer: text('developer').notNull(),
    website: text('website').notNull(),
    status: text('status', { enum: ['AVAILABLE', 'REQUESTED', 'INSTALLED'] }).notNull(),
    requested: moment('requested'),
    installed: moment('installed'),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('apps_environment_check', table.environment, ENVIRONMENTS),
    oneOf('apps_category_check', table.category, ['ECOMMERCE', 'ACCOUNTING', 'POINT_OF_SALE', 'LOGISTICS', 'MARKETING']),
    oneOf('apps_status_check', table.status, ['AVAILABLE', 'REQUESTED', 'INSTALLED']),
    ...listIndexes('apps', table, [['created'], ['name'], ['category', 'name'], ['status', 'name']]),
    ...uniqueIndexes('apps', table, ['name']),
  ],
);
