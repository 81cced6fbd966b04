/* Generated from schemas/records/escrow-setting.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const escrow_settings = pgTable(
  'escrow_settings',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    product: text('product', { enum: ['P2P_ESCROW', 'INVESTOR_DEPOSIT'] }).notNull(),
    status: text('status', { enum: ['disabled', 'pending', 'enabled', 'rejected'] }).notNull(),
    bank: text('bank', { enum: ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB'] }).notNull(),
    account_number: text('account_number'),
    contact_email: text('contact_email').notNull(),
    activated_at: moment('activated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('escrow_settings_environment_check', table.environment, ENVIRONMENTS),
    oneOf('escrow_settings_product_check', table.product, ['P2P_ESCROW', 'INVESTOR_DEPOSIT']),
    oneOf('escrow_settings_status_check', table.status, ['disabled', 'pending', 'enabled', 'rejected']),
    oneOf('escrow_settings_bank_check', table.bank, ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB']),
    ...listIndexes('escrow_settings', table, [['created'], ['status', 'created']]),
    ...uniqueIndexes('escrow_settings', table, ['product']),
  ],
);
