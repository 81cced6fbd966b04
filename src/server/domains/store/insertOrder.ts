import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { store_order_items, store_orders, type store_products, type stores } from '../../database/schema/index.ts';
import { randomToken } from '../../engine/operations/records/makeValue.ts';

export type StoreOrder = typeof store_orders.$inferSelect;

/** What is ordered of one product. */
export interface SoldProduct {
  readonly product: typeof store_products.$inferSelect;
  /** Above zero. */
  readonly quantity: number;
  /** What one costs, in minor units. */
  readonly price: bigint;
}

/** A new order: where it was placed, by whom, and what it has. */
export interface NewOrder
  extends Pick<
    StoreOrder,
    | 'channel_id'
    | 'platform'
    | 'status'
    | 'customer_name'
    | 'full_address'
    | 'city'
    | 'province'
    | 'postal_code'
    | 'courier'
    | 'shipping_fee'
  > {
  readonly store: Pick<typeof stores.$inferSelect, 'id' | 'currency'>;
  readonly items: readonly SoldProduct[];
  /** Of the platform on which it was placed; `undefined`: it has one of its own. */
  readonly order_id?: string;
  readonly customer_email?: StoreOrder['customer_email'];
  readonly customer_phone?: StoreOrder['customer_phone'];
  readonly checkout?: StoreOrder['checkout'];
  readonly expires?: Date;
  readonly paid?: Date;
}

/**
 * Inserts an order with its items; it costs what they cost, and the shipping. Returns it; `undefined` where the business has
 * an order with the same value in the column `once`.
 */
export async function insertOrder(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { store, items, ...order }: NewOrder,
  { once, now }: { readonly once: 'checkout' | 'order_id'; readonly now: Date },
): Promise<StoreOrder | undefined> {
  const { currency } = store;
  const row = () => ({ ...scopeColumns(scope), id: uuidv7({ msecs: now.getTime() }), created: now });
  const own = row();
  const lines = items.map(({ product, quantity, price }) => ({
    ...row(),
    product_id: product.id,
    ...{ name: product.name, variant: product.variant },
    ...{ quantity, price, amount: price * BigInt(quantity), currency },
  }));
  const [inserted] = await transaction
    .insert(store_orders)
    .values({
      ...own,
      updated: now,
      store_id: store.id,
      order_id: `ORD-${own.id.slice(-12).toUpperCase()}`,
      ...order,
      amount: lines.reduce((sum, { amount }) => sum + amount, order.shipping_fee),
      currency,
      link: randomToken(),
    })
    .onConflictDoNothing({ target: [store_orders.business_id, store_orders.environment, store_orders[once]] })
    .returning();
  if (inserted === undefined) return undefined;
  await transaction.insert(store_order_items).values(lines.map((line) => ({ ...line, order_id: inserted.id })));
  return inserted;
}
