import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { type businesses, ereceipt_activations, platform_activations } from '../../database/schema/index.ts';

type Business = Pick<typeof businesses.$inferSelect, 'business_id' | 'country' | 'entity' | 'accounts' | 'internal'>;

/** The tables of the products that such a business may apply for; who opens their forms is a guard of config/names.yaml. */
function tablesFor({ country, entity, accounts, internal }: Business) {
  const mayBePlatform = entity === 'main' && country !== 'SG' && !accounts.includes('sub_account');
  const maySendReceipts = country === 'PH' && internal;
  return [...(mayBePlatform ? [platform_activations] : []), ...(maySendReceipts ? [ereceipt_activations] : [])];
}

/**
 * Adds the applications of a new business for products, in both modes, of which nothing is filled in.
 * Rule activation.platform, activation.ereceipts.
 */
export async function addProductActivations(
  transaction: Pick<NodePgDatabase, 'insert'>,
  business: Business,
  now: Date,
): Promise<void> {
  for (const table of tablesFor(business))
    await transaction.insert(table).values(
      ENVIRONMENTS.map((environment) => ({
        ...scopeColumns({ businessId: business.business_id, environment }),
        id: uuidv7({ msecs: now.getTime() }),
        created: now,
        updated: now,
        status: 'OPEN' as const,
      })),
    );
}
