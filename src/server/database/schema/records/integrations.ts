/* Generated from schemas/records/integration.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { listIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const integrations = pgTable(
  'integrations',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    platform: text('platform', { enum: ['SHOPIFY', 'WOOCOMMERCE', 'MAGENTO', 'PRESTASHOP', 'ACCURATE', 'JURNAL', 'XERO', 'GOOGLE_SHEETS'] }).notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['CONNECTED', 'NEEDS_ATTENTION', 'DISCONNECTED'] }).notNull(),
    version: text('version').notNull(),
    connected: moment('connected').notNull(),
    connected_by: text('connected_by').notNull(),
    synced: moment('synced'),
    problem: text('problem', { enum: ['TOKEN_EXPIRED', 'VERSION_TOO_OLD', 'ACCESS_REVOKED'] }),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('integrations_environment_check', table.environment, ENVIRONMENTS),
    oneOf('integrations_platform_check', table.platform, ['SHOPIFY', 'WOOCOMMERCE', 'MAGENTO', 'PRESTASHOP', 'ACCURATE', 'JURNAL', 'XERO', 'GOOGLE_SHEETS']),
    oneOf('integrations_status_check', table.status, ['CONNECTED', 'NEEDS_ATTENTION', 'DISCONNECTED']),
    oneOf('integrations_problem_check', table.problem, ['TOKEN_EXPIRED', 'VERSION_TOO_OLD', 'ACCESS_REVOKED']),
    ...listIndexes('integrations', table, [['created'], ['status', 'created'], ['platform', 'created']]),
  ],
);
