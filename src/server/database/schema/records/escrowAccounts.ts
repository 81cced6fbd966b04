/* Generated from schemas/records/escrow-account.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { lastFourIndexes, listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const escrow_accounts = pgTable(
  'escrow_accounts',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['PENDING', 'ACTIVE', 'CLOSED'] }).notNull(),
    name: text('name').notNull(),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK'] }).notNull(),
    account_number: text('account_number'),
    balance: money('balance').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    closed: moment('closed'),
    requested_by: text('requested_by'),
    reason: text('reason', { enum: ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'] }),
    note: text('note'),
    name_search: searchColumn('name'),
    account_number_search: searchColumn('account_number'),
    account_number_last_four: lastFourColumn('account_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('escrow_accounts_environment_check', table.environment, ENVIRONMENTS),
    oneOf('escrow_accounts_status_check', table.status, ['PENDING', 'ACTIVE', 'CLOSED']),
    oneOf('escrow_accounts_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK']),
    oneOf('escrow_accounts_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('escrow_accounts_reason_check', table.reason, ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED']),
    ...listIndexes('escrow_accounts', table, [['created'], ['status', 'created'], ['bank', 'created']]),
    ...lastFourIndexes('escrow_accounts', table, ['account_number']),
    ...uniqueIndexes('escrow_accounts', table, ['account_number']),
  ],
);
