/* Generated from schemas/records/payout-link.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';

export const payout_links = pgTable(
  'payout_links',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['NEEDS_APPROVAL', 'ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELLED'] }).notNull(),
    reference: text('reference').notNull(),
    description: text('description'),
    total_count: integer('total_count').notNull(),
    claimed_count: integer('claimed_count').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    expires: moment('expires').notNull(),
    approvals_needed: integer('approvals_needed'),
    approvals_given: integer('approvals_given'),
    approval_progress: text('approval_progress').generatedAlwaysAs(sql`approvals_given || ' / ' || approvals_needed`),
    approved_by: text('approved_by'),
    created_by: text('created_by').notNull(),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('payout_links_environment_check', table.environment, ENVIRONMENTS),
    oneOf('payout_links_status_check', table.status, ['NEEDS_APPROVAL', 'ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELLED']),
    oneOf('payout_links_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('payout_links', table, [['created'], ['status', 'created'], ['amount'], ['status', 'expires']]),
    ...uniqueIndexes('payout_links', table, ['reference']),
  ],
);
