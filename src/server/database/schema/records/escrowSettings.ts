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
    bank: text('bank', { enum: ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB'] }),
    account_number: text('account_number'),
    contact_email: text('contact_email'),
    activated_at: moment('activated_at'),
    purpose: text('purpose'),
    submitted: moment('submitted'),
    submitted_by: text('submitted_by'),
    decided: moment('decided'),
    reason: text('reason', { enum: ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'] }),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('escrow_settings_environment_check', table.environment, ENVIRONMENTS),
    oneOf('escrow_settings_product_check', table.product, ['P2P_ESCROW', 'INVESTOR_DEPOSIT']),
    oneOf('escrow_settings_status_check', table.status, ['disabled', 'pending', 'enabled', 'rejected']),
    oneOf('escrow_settings_bank_check', table.bank, ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB']),
    oneOf('escrow_settings_reason_check', table.reason, ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED']),
    ...listIndexes('escrow_settings', table, [['created'], ['status', 'created']]),
    ...uniqueIndexes('escrow_settings', table, ['product']),
  ],
);
