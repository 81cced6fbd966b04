/* Generated from schemas/records/qr-code.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const qr_codes = pgTable(
  'qr_codes',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'PAID', 'INACTIVE', 'EXPIRED'] }).notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['STATIC', 'DYNAMIC'] }).notNull(),
    external_id: text('external_id').notNull(),
    amount: money('amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    qr_string: text('qr_string').notNull(),
    expires: moment('expires'),
    payments_count: integer('payments_count'),
    paid_amount: money('paid_amount'),
    last_paid: moment('last_paid'),
    created_by: text('created_by').notNull(),
    external_id_search: searchColumn('external_id'),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('qr_codes_environment_check', table.environment, ENVIRONMENTS),
    oneOf('qr_codes_status_check', table.status, ['ACTIVE', 'PAID', 'INACTIVE', 'EXPIRED']),
    oneOf('qr_codes_type_check', table.type, ['STATIC', 'DYNAMIC']),
    oneOf('qr_codes_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('qr_codes', table, [['created'], ['status', 'created'], ['type', 'created'], ['amount'], ['status', 'expires']]),
    ...uniqueIndexes('qr_codes', table, ['external_id']),
  ],
);
