import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { store_channels, store_listings } from '../../../database/schema/index.ts';
import type { RecordContext } from '../../../engine/operations/operation/operation.ts';
import { queueSync } from '../../platforms/queueSync.ts';

/** The connected sales platforms of a business, or of one of its stores. */
function platformsOf(transaction: BusinessTransaction, scope: BusinessScope, isOf?: SQL) {
  return transaction
    .select({ recordId: store_channels.id })
    .from(store_channels)
    .where(
      and(
        belongsTo(store_channels, scope),
        eq(store_channels.status, 'CONNECTED'),
        ne(store_channels.platform, 'ONLINE_STORE'),
        isOf,
      ),
    );
}

/** Queues what has changed for every connected sales platform, in the transaction that changes it. Rule store.listing-sent. */
export async function queueListings(transaction: BusinessTransaction, scope: BusinessScope, now: Date): Promise<void> {
  const channels = await platformsOf(transaction, scope);
  for (const { recordId } of channels) await queueSync(transaction, scope, { kind: 'store-channel', recordId }, now);
}

/** Queues all listings of a store that opens or closes, for its connected sales platforms. Rule store.closed. */
export async function sendStoreListings({
  transaction,
  session: { scope },
  recordId: storeId,
  now,
}: RecordContext): Promise<void> {
  const channels = await platformsOf(transaction, scope, eq(store_channels.store_id, storeId));
  if (channels.length === 0) return;
  const ids = channels.map(({ recordId }) => recordId);
  await transaction
    .update(store_listings)
    .set({ synced: null, updated: now })
    .where(and(belongsTo(store_listings, scope), inArray(store_listings.channel_id, ids)));
  for (const recordId of ids) await queueSync(transaction, scope, { kind: 'store-channel', recordId }, now);
}
