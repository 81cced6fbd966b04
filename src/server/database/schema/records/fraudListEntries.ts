/* Generated from schemas/records/fraud-list-entry.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, oneOf, searchColumn } from '../columns.ts';
import { lastFourIndexes, listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

export const fraud_list_entries = pgTable(
  'fraud_list_entries',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'REMOVED'] }).notNull(),
    list: text('list', { enum: ['IP', 'COUNTRY', 'CARD_NUMBER', 'BIN'] }).notNull(),
    action: text('action', { enum: ['BLOCK', 'ALLOW'] }).notNull(),
    value: text('value').notNull(),
    shown: text('shown').notNull(),
    country: text('country', { enum: ['AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN'] }),
    listed: text('listed').generatedAlwaysAs(sql`case when status = 'ACTIVE' then list || ' ' || value end`),
    note: text('note'),
    created_by: text('created_by').notNull(),
    shown_search: searchColumn('shown'),
    shown_last_four: lastFourColumn('shown'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('fraud_list_entries_environment_check', table.environment, ENVIRONMENTS),
    oneOf('fraud_list_entries_status_check', table.status, ['ACTIVE', 'REMOVED']),
    oneOf('fraud_list_entries_list_check', table.list, ['IP', 'COUNTRY', 'CARD_NUMBER', 'BIN']),
    oneOf('fraud_list_entries_action_check', table.action, ['BLOCK', 'ALLOW']),
    oneOf('fraud_list_entries_country_check', table.country, ['AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN']),
    ...listIndexes('fraud_list_entries', table, [['status', 'created'], ['status', 'list', 'created'], ['status', 'action', 'created'], ['status', 'list', 'action', 'created'], ['value']]),
    ...lastFourIndexes('fraud_list_entries', table, ['shown']),
    ...uniqueIndexes('fraud_list_entries', table, ['listed']),
  ],
);
