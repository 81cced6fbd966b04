import { and, eq } from 'drizzle-orm';
import { belongsTo } from '../../database/belongsTo.ts';
import { store_listings, store_products } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { changeRecord } from '../../engine/operations/records/changeRecord.ts';

/** Condition for the listings of the channel. */
function listingsOf({ session: { scope }, recordId }: RecordContext) {
  return and(belongsTo(store_listings, scope), eq(store_listings.channel_id, recordId));
}

/** `store_channels.disconnect`: stops selling and syncing on the channel. Rule store.channel-disconnect. */
export async function disconnectChannel(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, now } = context;
  await transaction
    .update(store_listings)
    .set({ status: 'UNLISTED', synced: null, updated: now })
    .where(listingsOf(context));
  return changeRecord(context);
}

/** `store_channels.reconnect`: lists the store's products again, with their current price and stock. */
export async function reconnectChannel(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, now } = context;
  await transaction
    .update(store_listings)
    .set({ status: 'LISTED', price: store_products.price, stock: store_products.stock, synced: now, updated: now })
    .from(store_products)
    .where(
      and(
        listingsOf(context),
        eq(store_products.business_id, store_listings.business_id),
        eq(store_products.environment, store_listings.environment),
        eq(store_products.id, store_listings.product_id),
        eq(store_products.status, 'ACTIVE'),
        eq(store_listings.status, 'UNLISTED'),
      ),
    );
  return changeRecord(context);
}
