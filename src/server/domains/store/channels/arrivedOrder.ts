import { and, inArray } from 'drizzle-orm';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { belongsTo, isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { type store_channels, store_orders, store_products, stores } from '../../../database/schema/index.ts';
import type { SoldOrder } from '../../platforms/Platform.ts';
import { insertOrder } from '../insertOrder.ts';
import { takeFromStock } from '../stock.ts';

type Product = typeof store_products.$inferSelect;

/** The products of an order that the business has, by their number. */
async function soldProducts(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { items }: SoldOrder,
): Promise<ReadonlyMap<string, Product>> {
  const skus = items.map(({ sku }) => sku);
  const products = await transaction
    .select()
    .from(store_products)
    .where(and(belongsTo(store_products, scope), inArray(store_products.sku, skus)));
  return new Map(products.map((product) => [product.sku, product]));
}

/** A courier of the product's list. Throws Error for another one. */
function soldCourier({ courier, number }: SoldOrder) {
  const found = store_orders.courier.enumValues.find((one) => one === courier);
  if (found === undefined) throw new Error(`Order ${number} has the unknown courier ${courier}`);
  return found;
}

/** An amount of an order in minor units; zero is allowed. Throws Error for one below zero. */
function soldAmount(decimal: string, { currency, number }: { readonly currency: Currency; readonly number: string }) {
  const amount = parseDecimal(decimal, currency);
  if (amount < 0n) throw new Error(`Order ${number} has the amount ${decimal}`);
  return amount;
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
  const about = { currency: store.currency, number: sold.number };
  const { customer_name, full_address, city, province, postal_code } = sold;
  const items = sold.items.map(({ sku, quantity, price }) => {
    const product = products.get(sku);
    if (product === undefined) throw new Error(`Order ${sold.number} has no product with the number ${sku}`);
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new Error(`Order ${sold.number} has ${quantity} of ${sku}`);
    return { product, quantity, price: soldAmount(price, about) };
  });
  if (items.length === 0) throw new Error(`Order ${sold.number} has no product`);
  const order = {
    ...{ store, channel_id, platform, items, customer_name, full_address, city, province, postal_code },
    status: TRANSITIONS['store-order'].events.arrive.to,
    order_id: `${platform}-${sold.number}`,
    courier: soldCourier(sold),
    shipping_fee: soldAmount(sold.shipping_fee, about),
    paid: now,
  };
  const placed = await insertOrder(transaction, scope, order, { once: 'order_id', now });
  if (placed === undefined) return undefined;
  await takeFromStock(transaction, scope, placed.id, now);
  return placed.id;
}
