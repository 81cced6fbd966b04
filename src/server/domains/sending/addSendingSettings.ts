import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { countryCurrency } from '#contract/money/currencies.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { type businesses, sending_settings } from '../../database/schema/index.ts';

type Business = Pick<typeof businesses.$inferSelect, 'business_id' | 'country' | 'email'>;

/** Creates the default sending settings of a new business in both environments: no limit, and approval by another user. */
export async function addSendingSettings(
  transaction: Pick<NodePgDatabase, 'insert'>,
  { business_id, country, email }: Business,
  now: Date,
): Promise<void> {
  const rows = ENVIRONMENTS.map((environment) => ({
    business_id,
    environment,
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    updated: now,
    needs_approval: false,
    self_approval: false,
    limit_amount: null,
    currency: countryCurrency(country),
    notify_recipient: false,
    notify_email: email,
  }));
  await transaction.insert(sending_settings).values(rows);
}
