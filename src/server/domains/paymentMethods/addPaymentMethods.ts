import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { type businesses, payment_methods } from '../../database/schema/index.ts';
import { METHOD_CATALOGUE, productCode } from './methodCatalogue.ts';

type Business = Pick<typeof businesses.$inferSelect, 'business_id' | 'country' | 'entity'>;

/**
 * Adds the payment methods of a new business: in test mode each works, in live mode each has to be requested. Remittance
 * businesses are not paid.
 * Rule registration.first-day-records.
 */
export async function addPaymentMethods(
  transaction: Pick<NodePgDatabase, 'insert'>,
  { business_id, country, entity }: Business,
  now: Date,
): Promise<void> {
  if (entity === 'remittance') return;
  const rows = ENVIRONMENTS.flatMap((environment) =>
    METHOD_CATALOGUE[country].map((method) => {
      const [channel, category, name] = method;
      const isTest = environment === 'DEVELOPMENT';
      return {
        business_id,
        environment,
        id: uuidv7({ msecs: now.getTime() }),
        created: now,
        updated: now,
        name,
        product_code: productCode(method),
        category,
        channel,
        status: isTest ? ('enabled' as const) : ('disabled' as const),
        activated_at: isTest ? now : null,
      };
    }),
  );
  if (rows.length > 0) await transaction.insert(payment_methods).values(rows);
}
