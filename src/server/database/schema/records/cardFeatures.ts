/* Generated from schemas/records/card-feature.schema.json by `npm run generate`. Do not edit. */

import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const card_features = pgTable(
  'card_features',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    feature: text('feature', { enum: ['CAN_SKIP_CVN', 'SHOULD_AUTHENTICATE', 'CAN_USE_DYNAMIC_3DS', 'INSTALLMENT_ENABLED'] }).notNull(),
    enabled: boolean('enabled').notNull(),
    requested: boolean('requested').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('card_features_environment_check', table.environment, ENVIRONMENTS),
    oneOf('card_features_feature_check', table.feature, ['CAN_SKIP_CVN', 'SHOULD_AUTHENTICATE', 'CAN_USE_DYNAMIC_3DS', 'INSTALLMENT_ENABLED']),
    ...listIndexes('card_features', table, [['created'], ['feature']]),
    ...uniqueIndexes('card_features', table, ['feature']),
  ],
);
