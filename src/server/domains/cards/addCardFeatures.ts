import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { type businesses, card_features } from '../../database/schema/index.ts';

type Business = Pick<typeof businesses.$inferSelect, 'business_id' | 'country' | 'entity'>;

/** Adds the card features of a new business that takes cards: authentication is on, the others are requested. */
export async function addCardFeatures(
  transaction: Pick<NodePgDatabase, 'insert'>,
  { business_id, country, entity }: Business,
  now: Date,
): Promise<void> {
  if (entity !== 'main' || country === 'SG') return;
  const rows = ENVIRONMENTS.flatMap((environment) =>
    VALUE_LISTS['card-features'].map((feature) => ({
      business_id,
      environment,
      id: uuidv7({ msecs: now.getTime() }),
      created: now,
      updated: now,
      feature,
      enabled: feature === 'SHOULD_AUTHENTICATE',
      requested: false,
    })),
  );
  await transaction.insert(card_features).values(rows);
}
