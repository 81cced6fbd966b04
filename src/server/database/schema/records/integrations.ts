/* Generated from schemas/records/integration.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';

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
    status: text('status', { enum: ['PENDING', 'CONNECTED', 'NEEDS_ATTENTION', 'DISCONNECTED', 'REFUSED'] }).notNull(),
    version: text('version'),
    connected: moment('connected'),
    connected_by: text('connected_by'),
    synced: moment('synced'),
    sent_count: integer('sent_count').notNull(),
    held: text('held').generatedAlwaysAs(sql`platform || ' ' || lower(name)`),
    problem: text('problem', { enum: ['TOKEN_EXPIRED', 'VERSION_TOO_OLD', 'ACCESS_REVOKED', 'NOT_REACHABLE'] }),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('integrations_environment_check', table.environment, ENVIRONMENTS),
    oneOf('integrations_platform_check', table.platform, ['SHOPIFY', 'WOOCOMMERCE', 'MAGENTO', 'PRESTASHOP', 'ACCURATE', 'JURNAL', 'XERO', 'GOOGLE_SHEETS']),
    oneOf('integrations_status_check', table.status, ['PENDING', 'CONNECTED', 'NEEDS_ATTENTION', 'DISCONNECTED', 'REFUSED']),
    oneOf('integrations_problem_check', table.problem, ['TOKEN_EXPIRED', 'VERSION_TOO_OLD', 'ACCESS_REVOKED', 'NOT_REACHABLE']),
    ...listIndexes('integrations', table, [['created'], ['status', 'created'], ['platform', 'created']]),
    ...uniqueIndexes('integrations', table, ['held']),
  ],
);
