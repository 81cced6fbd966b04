import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { store_channels, store_listings, store_products } from '../../database/schema/index.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
  UndoContext,
} from '../../engine/operations/operation/operation.ts';
import {
  changeColumns,
  changeRecord,
  currentRow,
  undoChange,
  updateRecord,
} from '../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { setColumns } from '../../engine/operations/records/setColumns.ts';
import { listProducts, syncedAt } from './channels/listProducts.ts';
import { queueListings } from './channels/queueListings.ts';

type Product = typeof store_products.$inferSelect;

/** The status that follows from what is in stock; one that people took off sale stays so. */
export function statusOf(stock: unknown, before: Product['status']): Product['status'] {
  if (before === 'INACTIVE') return before;
  return stock === 0 ? 'OUT_OF_STOCK' : 'ACTIVE';
}

/** `store_products.create`: adds a product and lists it on each connected sales channel. Rule store.product-editor. */
export async function createProduct(context: OperationContext): Promise<CreationOutcome> {
  const outcome = await createRecord(context, ({ stock }) => ({ status: statusOf(stock, 'ACTIVE') }));
  await listProducts(context, { productId: outcome.recordId });
  await queueListings(context.transaction, context.session.scope, context.now);
  return outcome;
}

/**
 * `store_products.update`: changes a product, its status by its stock, and what its listings repeat. Channels where it is
 * listed get its new price and stock. Rule store.product-editor, store.stock.
 */
export async function updateProduct(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const before = (await currentRow(context)) as Product;
  const outcome = await updateRecord(context, ({ stock = before.stock }) => ({
    status: statusOf(stock, before.status),
  }));
  const { name, sku, price, stock } = (await currentRow(context)) as Product;
  const isListed = sql`${store_listings.status} = 'LISTED'`;
  await transaction
    .update(store_listings)
    .set({
      product_name: name,
      sku,
      price: sql`case when ${isListed} then ${price} else ${store_listings.price} end`,
      stock: sql`case when ${isListed} then ${stock} else ${store_listings.stock} end`,
      synced: sql`case when ${isListed} then ${syncedAt(now)} else ${store_listings.synced} end`,
      updated: now,
    })
    .where(and(belongsTo(store_listings, session.scope), eq(store_listings.product_id, recordId)));
  await queueListings(transaction, session.scope, now);
  return outcome;
}

/**
 * `store_listings.list`: lists a product on a channel again, with its present price and stock. Throws LISTING_CLOSED_ERROR
 * while the product is off sale or the channel is not connected. Rule store.listing.
 */
export async function listAgain(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const listing = (await currentRow(context)) as typeof store_listings.$inferSelect;
  const [product] = await transaction
    .select()
    .from(store_products)
    .where(isRecord(store_products, session.scope, listing.product_id));
  const [channel] = await transaction
    .select()
    .from(store_channels)
    .where(isRecord(store_channels, session.scope, listing.channel_id));
  if (product === undefined || product.status === 'INACTIVE' || channel?.status !== 'CONNECTED') {
    throw new ApiError('LISTING_CLOSED_ERROR', 'The product is off sale, or its sales channel is not connected.');
  }
  const { price, stock } = product;
  await queueListings(transaction, session.scope, now);
  const synced = listing.platform === 'ONLINE_STORE' ? now : null;
  return changeColumns(context, listing, { ...setColumns(context), price, stock, failure: null, synced });
}

/** Has the listings of a product sent again: its platforms offer it while it is on sale. */
async function sendListings({ transaction, session: { scope }, recordId, now }: RecordContext): Promise<void> {
  await transaction
    .update(store_listings)
    .set({ updated: now, synced: syncedAt(now) })
    .where(and(belongsTo(store_listings, scope), eq(store_listings.product_id, recordId)));
  await queueListings(transaction, scope, now);
}

/** `store_products.deactivate`: takes a product off sale everywhere; its listings stay. Rule store.off-sale. */
export async function takeOffSale(context: RecordContext): Promise<OperationOutcome> {
  await sendListings(context);
  return changeRecord(context);
}

/**
 * `store_products.activate`: puts a product on sale again, also where a channel was connected meanwhile; it is sold out if it
 * has no stock. Rule store.off-sale.
 */
export async function putOnSale(context: RecordContext): Promise<OperationOutcome> {
  const product = (await currentRow(context)) as Product;
  const outcome = await changeColumns(context, product, { status: statusOf(product.stock, 'ACTIVE') });
  await listProducts(context, { productId: context.recordId });
  await sendListings(context);
  return outcome;
}

/** Undoes either of them. */
export async function undoSale(context: UndoContext): Promise<OperationOutcome> {
  const outcome = await undoChange(context);
  await listProducts(context, { productId: context.recordId });
  await sendListings(context);
  return outcome;
}

/** `store_listings.unlist`: takes a product off one channel. Rule store.listing. */
export async function unlist(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const listing = (await currentRow(context)) as typeof store_listings.$inferSelect;
  await queueListings(transaction, session.scope, now);
  const synced = listing.platform === 'ONLINE_STORE' ? now : null;
  return changeColumns(context, listing, { ...setColumns(context), failure: null, synced });
}
