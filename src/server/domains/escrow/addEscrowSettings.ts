import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { type businesses, escrow_settings } from '../../database/schema/index.ts';

type Business = Pick<typeof businesses.$inferSelect, 'business_id' | 'country' | 'entity'>;

/**
 * Adds the products that hold money for others, in both modes, of which none is applied for. Who sees them is a guard of
 * their resource. Rule registration.first-day-records.
 */
export async function addEscrowSettings(
  transaction: Pick<NodePgDatabase, 'insert'>,
  { business_id: businessId, country, entity }: Business,
  now: Date,
): Promise<void> {
  if (country !== 'ID' || entity !== 'main') return;
  await transaction.insert(escrow_settings).values(
    ENVIRONMENTS.flatMap((environment) =>
      escrow_settings.product.enumValues.map((product) => ({
        ...scopeColumns({ businessId, environment }),
        id: uuidv7({ msecs: now.getTime() }),
        created: now,
        updated: now,
        product,
        status: 'disabled' as const,
      })),
    ),
  );
}
