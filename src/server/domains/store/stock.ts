import { and, eq } from 'drizzle-orm';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { store_listings, store_order_items, store_products } from '../../database/schema/index.ts';
import { syncedAt } from './channels/listProducts.ts';
import { queueListings } from './channels/queueListings.ts';
import { statusOf } from './products.ts';

/** The products of an order, in the order in which they are locked. */
function itemsOf(transaction: BusinessTransaction, scope: BusinessScope, orderId: string) {
  const { id, product_id, quantity, taken } = store_order_items;
  return transaction
    .select({ id, product_id, quantity, taken })
    .from(store_order_items)
    .where(and(belongsTo(store_order_items, scope), eq(store_order_items.order_id, orderId)))
    .orderBy(product_id, id);
}

/** Writes the stock of a product, its status and its listings. Returns how much the stock has changed. */
async function changeStock(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { productId, change }: { readonly productId: string; readonly change: number },
  now: Date,
): Promise<number> {
  const isThis = isRecord(store_products, scope, productId);
  const [before] = await transaction
    .select({ stock: store_products.stock, status: store_products.status })
    .from(store_products)
    .where(isThis)
    .for('update');
  if (before === undefined) return 0;
  const stock = Math.max(before.stock + change, 0);
  await transaction
    .update(store_products)
    .set({ stock, status: statusOf(stock, before.status), updated: now })
    .where(isThis);
  const isListed = and(eq(store_listings.product_id, productId), eq(store_listings.status, 'LISTED'));
  await transaction
    .update(store_listings)
    .set({ stock, synced: syncedAt(now), updated: now })
    .where(and(belongsTo(store_listings, scope), isListed));
  return stock - before.stock;
}

/**
 * Takes what a paid order has, by its UUID, out of the stock, and out of its listings, as far as it is in stock, and records
 * how much that was. Rule store.stock.
 */
export async function takeFromStock(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  orderId: string,
  now: Date,
): Promise<void> {
  for (const { id, product_id: productId, quantity } of await itemsOf(transaction, scope, orderId)) {
    const taken = -(await changeStock(transaction, scope, { productId, change: -quantity }, now));
    await transaction
      .update(store_order_items)
      .set({ taken })
      .where(isRecord(store_order_items, scope, id));
  }
  await queueListings(transaction, scope, now);
}

/** Returns to the stock, and to its listings, what a paid order, by its UUID, has taken out of it. Rule store.paid-order-cancelled. */
export async function returnToStock(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  orderId: string,
  now: Date,
): Promise<void> {
  for (const { product_id: productId, quantity, taken } of await itemsOf(transaction, scope, orderId)) {
    await changeStock(transaction, scope, { productId, change: taken ?? quantity }, now);
  }
  await queueListings(transaction, scope, now);
}
