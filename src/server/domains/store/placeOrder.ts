import { and, eq, gt } from 'drizzle-orm';
import type { Country, Language } from '#contract/generated/api.ts';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { fieldError } from '../../core/errors/ApiError.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { store_orders, type stores } from '../../database/schema/index.ts';
import { recordMail } from '../../engine/operations/operation/recordMail.ts';
import { listedProducts } from './channels/listedProducts.ts';
import { insertOrder, type SoldProduct, type StoreOrder } from './insertOrder.ts';
import { enabledCouriers } from './storeCheckout.ts';

const HOUR = 3_600_000;

/** Mails about placed orders to one address in an hour: anybody may enter the address of another person. */
const MAILS = 5;

type Store = typeof stores.$inferSelect;

/** One product of an order. */
export interface OrderedItem {
  /** UUID. */
  readonly productId: string;
  /** Above zero. */
  readonly quantity: number;
}

/** What a buyer orders, and where it goes. */
export interface PlacedOrder
  extends Pick<
    StoreOrder,
    'customer_name' | 'customer_email' | 'customer_phone' | 'full_address' | 'city' | 'province' | 'postal_code'
  > {
  readonly courier: string;
  /** Each product once. */
  readonly items: readonly OrderedItem[];
  /** Names what was ordered on which page; null: without a page. */
  readonly checkout: string | null;
}

/** Where an order is placed, and how its buyer is written to. */
export interface PlacedAt {
  readonly scope: BusinessScope;
  readonly store: Store;
  /** UUID of the channel of the store's own pages. */
  readonly channelId: string;
  readonly business: { readonly name: string; readonly country: Country };
  readonly brand: BrandConfig;
  readonly language: Language;
}

/**
 * What is ordered of products that a channel sells. Throws API_VALIDATION_ERROR for one that is not listed there, and for more
 * than are in stock.
 */
export async function orderedProducts(
  transaction: BusinessTransaction,
  { scope, channelId }: Pick<PlacedAt, 'scope' | 'channelId'>,
  items: readonly OrderedItem[],
): Promise<SoldProduct[]> {
  const listed = await listedProducts(transaction, scope, channelId, { ids: items.map(({ productId }) => productId) });
  return items.map(({ productId, quantity }) => {
    const product = listed.find(({ id }) => id === productId);
    if (product === undefined) throw fieldError('product_id', 'is not listed there', 'gone');
    if (quantity > product.stock)
      throw fieldError('quantity', `must be at most ${product.stock}`, 'more_than_stock', String(product.stock));
    return { product, quantity, price: product.price };
  });
}

/** A courier that the store has enabled. Throws API_VALIDATION_ERROR for another one. Rule store.order-couriers. */
async function requireCourier(
  transaction: BusinessTransaction,
  { scope, store }: PlacedAt,
  courier: string,
): Promise<StoreOrder['courier']> {
  const enabled = await enabledCouriers(transaction, scope, store.id);
  const found = enabled.find((one) => one === courier);
  if (found === undefined) throw fieldError('courier', 'is not enabled for this store', 'gone');
  return found;
}

/** Writes to the buyer what they ordered, and where they pay and follow it. Rule store.order-mails. */
async function mailBuyer(
  transaction: BusinessTransaction,
  { scope, store, business: { country }, brand, language }: PlacedAt,
  order: StoreOrder,
  now: Date,
): Promise<void> {
  const record = brand.config.records.get('store-order');
  if (record === undefined) throw new Error('There is no record of orders.');
  const { customer_email: to } = order;
  if (to === null) return;
  const { customer_email, created } = store_orders;
  const isRecent = and(eq(customer_email, to), gt(created, new Date(now.getTime() - HOUR)));
  const orders = await transaction.$count(store_orders, and(belongsTo(store_orders, scope), isRecent));
  if (orders > MAILS) return;
  // Buyers know the store.
  const business = { name: store.name, country };
  const { mail } = TRANSITIONS['store-order'].events.place;
  const written = recordMail({ mail, record, row: order, business, brand, language });
  await sendMail(transaction, { ...written, to }, now);
}

/** The order that a checkout has placed before. */
async function placedBefore(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  checkout: string | null,
): Promise<StoreOrder> {
  const [order] =
    checkout === null
      ? []
      : await transaction
          .select()
          .from(store_orders)
          .where(and(belongsTo(store_orders, scope), eq(store_orders.checkout, checkout)));
  if (order === undefined) throw new Error('An order was not inserted, and none has its checkout.');
  return order;
}

/**
 * Places an order of a store, unpaid, and writes to its buyer. The same `checkout` places one order. Throws
 * API_VALIDATION_ERROR for a product that is not listed, more than are in stock, and a courier that is not enabled.
 * Rule store.order-placed, store.order-once.
 */
export async function placeOrder(
  transaction: BusinessTransaction,
  at: PlacedAt,
  { items, courier: wanted, ...buyer }: PlacedOrder,
  now: Date,
): Promise<StoreOrder> {
  const { scope, store, channelId } = at;
  const courier = await requireCourier(transaction, at, wanted);
  const ordered = await orderedProducts(transaction, at, items);
  const order = {
    ...buyer,
    ...{ store, channel_id: channelId, platform: 'ONLINE_STORE' as const, items: ordered, courier },
    status: TRANSITIONS['store-order'].events.place.to,
    shipping_fee: store.shipping_fee,
    expires: new Date(now.getTime() + store.ttl_hours * HOUR),
  };
  const placed = await insertOrder(transaction, scope, order, { once: 'checkout', now });
  if (placed === undefined) return placedBefore(transaction, scope, buyer.checkout);
  await mailBuyer(transaction, at, placed, now);
  return placed;
}
