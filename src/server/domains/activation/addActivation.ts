import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { activations, type businesses } from '../../database/schema/index.ts';

type Business = Pick<typeof businesses.$inferSelect, 'business_id' | 'country' | 'entity'>;

/** Whether a business is activated by a form: regional remittance and Singapore are not. */
export function hasActivation({ country, entity }: Pick<Business, 'country' | 'entity'>): boolean {
  return country !== 'SG' && entity !== 'remittance';
}

/** Adds the activation of a business that has none, in test mode, until it is live. Rule activation.begins. */
export async function addActivation(
  transaction: Pick<NodePgDatabase, 'insert'>,
  business: Business,
  now: Date,
): Promise<void> {
  if (!hasActivation(business)) return;
  await transaction
    .insert(activations)
    .values({
      business_id: business.business_id,
      environment: 'DEVELOPMENT',
      id: uuidv7({ msecs: now.getTime() }),
      created: now,
      updated: now,
      status: 'OPEN',
      // A trigger gives it the status of the business.
      business_status: 'REGISTERED',
      id_option: 'ONE_PRIMARY',
    })
    .onConflictDoNothing();
}
