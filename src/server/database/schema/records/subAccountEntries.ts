/* Generated from schemas/records/sub-account-entry.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, moment, money } from '../columns.ts';
import { pgView, text, uuid } from 'drizzle-orm/pg-core';

export const sub_account_entries = pgView('sub_account_entries', {
  business_id: businessId(),
  environment: environment(),
  id: uuid('id').notNull(),
  created: moment('created').notNull(),
  sub_account_id: uuid('sub_account_id').notNull(),
  type: text('type', { enum: ['PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK', 'LOAN', 'LOAN_REPAYMENT', 'CARD_SPENDING', 'PLATFORM_FEE', 'TRANSFER', 'ESCROW', 'INVESTOR', 'BILL', 'SPLIT'] }).notNull(),
  reference: text('reference').notNull(),
  amount: money('amount').notNull(),
  balance_after: money('balance_after').notNull(),
  currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
}).existing();
