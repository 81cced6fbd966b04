import { and, eq, ne } from 'drizzle-orm';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { store_channels } from '../../database/schema/index.ts';
import { queueSync } from '../platforms/queueSync.ts';

/** Queues what has changed for every connected sales platform, in the transaction that changes it. Rule store.listing-sent. */
export async function queueListings(transaction: BusinessTransaction, scope: BusinessScope, now: Date): Promise<void> {
  const channels = await transaction
    .select({ recordId: store_channels.id })
    .from(store_channels)
    .where(
      and(
        belongsTo(store_channels, scope),
        eq(store_channels.status, 'CONNECTED'),
        ne(store_channels.platform, 'ONLINE_STORE'),
      ),
    );
  for (const { recordId } of channels) await queueSync(transaction, scope, { kind: 'store-channel', recordId }, now);
}
