/* Generated from schemas/records/account-transfer.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const account_transfers = pgTable(
  'account_transfers',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['COMPLETED'] }).notNull(),
    external_id: text('external_id').notNull(),
    direction: text('direction', { enum: ['IN', 'OUT'] }).notNull(),
    account_id: text('account_id').notNull(),
    account_name: text('account_name').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    description: text('description'),
    created_by: text('created_by'),
    external_id_search: searchColumn('external_id'),
    account_name_search: searchColumn('account_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('account_transfers_environment_check', table.environment, ENVIRONMENTS),
    oneOf('account_transfers_status_check', table.status, ['COMPLETED']),
    oneOf('account_transfers_direction_check', table.direction, ['IN', 'OUT']),
    oneOf('account_transfers_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('account_transfers', table, [['created'], ['direction', 'created'], ['amount']]),
    ...uniqueIndexes('account_transfers', table, ['external_id']),
  ],
);
