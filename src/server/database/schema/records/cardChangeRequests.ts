/* Generated from schemas/records/card-change-request.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { card_features } from './cardFeatures.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const card_change_requests = pgTable(
  'card_change_requests',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    feature_id: uuid('feature_id').notNull(),
    status: text('status', { enum: ['APPROVED', 'REJECTED', 'PENDING'] }).notNull(),
    feature: text('feature', { enum: ['CAN_SKIP_CVN', 'SHOULD_AUTHENTICATE', 'CAN_USE_DYNAMIC_3DS', 'INSTALLMENT_ENABLED'] }).notNull(),
    wanted: text('wanted', { enum: ['ENABLED', 'DISABLED'] }).notNull(),
    reason: text('reason').notNull(),
    answer: text('answer'),
    created_by: text('created_by').notNull(),
    decided: moment('decided'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.feature_id], foreignColumns: [card_features.business_id, card_features.environment, card_features.id] }),
    oneOf('card_change_requests_environment_check', table.environment, ENVIRONMENTS),
    oneOf('card_change_requests_status_check', table.status, ['APPROVED', 'REJECTED', 'PENDING']),
    oneOf('card_change_requests_feature_check', table.feature, ['CAN_SKIP_CVN', 'SHOULD_AUTHENTICATE', 'CAN_USE_DYNAMIC_3DS', 'INSTALLMENT_ENABLED']),
    oneOf('card_change_requests_wanted_check', table.wanted, ['ENABLED', 'DISABLED']),
    ...listIndexes('card_change_requests', table, [['created'], ['status', 'created'], ['feature', 'created'], ['feature_id', 'created']]),
  ],
);
