import { and, eq } from 'drizzle-orm';
import { belongsToGiven } from '../../../database/belongsTo.ts';
import { preparedOn } from '../../../database/preparedOn.ts';
import { card_features } from '../../../database/schema/index.ts';
import type { CardIntake, CardPayment } from './CardIntake.ts';

/** A setting of card payments. */
export type CardFeature = (typeof card_features.$inferSelect)['feature'];

/** The settings of card payments that are on. Rule cards.features. */
export async function enabledFeatures({
  transaction,
  business: { scope },
}: CardIntake): Promise<ReadonlySet<CardFeature>> {
  const statement = preparedOn(transaction, 'enabled_card_features', (connection, name) =>
    connection
      .select({ feature: card_features.feature })
      .from(card_features)
      .where(and(belongsToGiven(card_features), eq(card_features.enabled, true)))
      .prepare(name),
  );
  const rows = await statement.execute({ ...scope });
  return new Set(rows.map(({ feature }) => feature));
}

/** Where no cardholder is present to be authenticated: the business enters the card, or another processor charged it. */
const UNATTENDED: ReadonlySet<CardPayment['source']> = new Set(['VIRTUAL_TERMINAL', 'OFF_RAILS']);

/**
 * Whether the cardholder is authenticated: always with 3-D Secure for every payment; with dynamic 3-D Secure alone, where
 * the risk is not normal.
 * Rule cards.features.
 */
export function isAuthenticated(
  features: ReadonlySet<CardFeature>,
  { source, risk_level }: Pick<CardPayment, 'source' | 'risk_level'>,
): boolean {
  if (UNATTENDED.has(source)) return false;
  if (features.has('SHOULD_AUTHENTICATE')) return true;
  return features.has('CAN_USE_DYNAMIC_3DS') && risk_level !== 'NORMAL';
}
