import { and, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { belongsTo, isRecord, scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import {
  type store_channels,
  store_order_items,
  store_orders,
  store_products,
  stores,
} from '../../../database/schema/index.ts';
import { randomToken } from '../../../engine/operations/records/makeValue.ts';
import type { SoldOrder } from '../../platforms/Platform.ts';
import { takeFromStock } from '../stock.ts';

type Product = typeof store_products.$inferSelect;

/** The products of an order by their number. Throws Error for a number that no product has. */
async function soldProducts(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { items, number }: SoldOrder,
): Promise<ReadonlyMap<string, Product>> {
  const skus = items.map(({ sku }) => sku);
  const products = await transaction
    .select()
    .from(store_products)
    .where(and(belongsTo(store_products, scope), inArray(store_products.sku, skus)));
  const found = new Map(products.map((product) => [product.sku, product]));
  const unknown = skus.find((sku) => !found.has(sku));
  if (items.length === 0 || unknown !== undefined)
    throw new Error(`Order ${number} has no product with the number ${unknown ?? '(none)'}`);
  return found;
}

/** A courier of the product's list. Throws Error for another one. */
function soldCourier({ courier, number }: SoldOrder) {
  const found = store_orders.courier.enumValues.find((one) => one === courier);
  if (found === undefined) throw new Error(`Order ${number} has the unknown courier ${courier}`);
  return found;
}

/**
 * Records an order of a sales platform, paid there: what it has leaves the stock, and the listings of every channel. Of one
 * number on one channel it is recorded once: returns the id (UUID), or `undefined` where it was recorded before. Throws Error
 * for a product or a courier that the business does not know.
 * Rule store.order-arrived.
 */
export async function recordArrived(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id: channel_id, store_id, platform }: Pick<typeof store_channels.$inferSelect, 'id' | 'store_id' | 'platform'>,
  sold: SoldOrder,
  now: Date,
): Promise<string | undefined> {
  const [store] = await transaction
    .select()
    .from(stores)
    .where(isRecord(stores, scope, store_id));
  if (store === undefined) throw new Error(`Channel ${channel_id} has no store`);
  const products = await soldProducts(transaction, scope, sold);
  const { currency } = store;
  const { customer_name, full_address, city, province, postal_code } = sold;
  const items = sold.items.map(({ sku, quantity, price: decimal }) => {
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new Error(`Order ${sold.number} has ${quantity} of ${sku}`);
    const price = parseDecimal(decimal, currency);
    return { product: products.get(sku), quantity, price, amount: price * BigInt(quantity) };
  });
  const shipping_fee = parseDecimal(sold.shipping_fee, currency);
  const row = () => ({ ...scopeColumns(scope), id: uuidv7({ msecs: now.getTime() }), created: now });
  const [placed] = await transaction
    .insert(store_orders)
    .values({
      ...row(),
      updated: now,
      store_id,
      channel_id,
      platform,
      status: TRANSITIONS['store-order'].events.arrive.to,
      order_id: `${platform}-${sold.number}`,
      ...{ customer_name, full_address, city, province, postal_code },
      courier: soldCourier(sold),
      shipping_fee,
      amount: items.reduce((sum, { amount }) => sum + amount, shipping_fee),
      currency,
      link: randomToken(),
      paid: now,
    })
    .onConflictDoNothing({ target: [store_orders.business_id, store_orders.environment, store_orders.order_id] })
    .returning({ id: store_orders.id });
  if (placed === undefined) return undefined;
  await transaction.insert(store_order_items).values(
    items.flatMap(({ product, ...item }) =>
      product === undefined
        ? []
        : [
            {
              ...row(),
              order_id: placed.id,
              product_id: product.id,
              name: product.name,
              variant: product.variant,
              ...item,
              currency,
            },
          ],
    ),
  );
  await takeFromStock(transaction, scope, placed.id, now);
  return placed.id;
}
