import { and, eq, ne } from 'drizzle-orm';
import type { SimulatedOrderForm } from '#contract/generated/forms.ts';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { fieldError } from '../../core/errors/ApiError.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import {
  store_channels,
  store_listings,
  store_order_items,
  store_orders,
  store_products,
  type stores,
} from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { currentRow } from '../../engine/operations/records/changeRecord.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { newRow } from './newRow.ts';
import { enabledCouriers } from './storeCheckout.ts';

const HOUR = 3_600_000;

type Product = typeof store_products.$inferSelect;

/**
 * The product that is ordered. Throws API_VALIDATION_ERROR for one that is not listed on the channel, and for more than are in
 * stock.
 */
async function orderedProduct(
  { transaction, session }: RecordContext,
  channelId: string,
  { product_id, quantity }: SimulatedOrderForm,
): Promise<Product> {
  const { scope } = session;
  const id = parseRecordId('prod', product_id);
  const [found] =
    id === undefined
      ? []
      : await transaction
          .select({ product: store_products })
          .from(store_products)
          .innerJoin(
            store_listings,
            and(
              belongsTo(store_listings, scope),
              eq(store_listings.product_id, store_products.id),
              eq(store_listings.channel_id, channelId),
              eq(store_listings.status, 'LISTED'),
            ),
          )
          .where(and(isRecord(store_products, scope, id), ne(store_products.status, 'INACTIVE')))
          .limit(1);
  if (found === undefined) throw fieldError('product_id', 'is not listed in this store', 'gone');
  const { product } = found;
  if (quantity > product.stock)
    throw fieldError('quantity', `must be at most ${product.stock}`, 'more_than_stock', String(product.stock));
  return product;
}

/** Throws API_VALIDATION_ERROR for a courier that the store has not enabled. Rule store.order-couriers. */
async function requireCourier({ transaction, session, recordId }: RecordContext, courier: string): Promise<void> {
  const enabled: readonly string[] = await enabledCouriers(transaction, session.scope, recordId);
  if (!enabled.includes(courier)) throw fieldError('courier', 'is not enabled for this store', 'gone');
}

/** The channel of the store's own pages. */
async function ownChannel({ transaction, session, recordId }: RecordContext) {
  const [channel] = await transaction
    .select({ id: store_channels.id, platform: store_channels.platform })
    .from(store_channels)
    .where(
      and(
        belongsTo(store_channels, session.scope),
        eq(store_channels.store_id, recordId),
        eq(store_channels.platform, 'ONLINE_STORE'),
        eq(store_channels.status, 'CONNECTED'),
      ),
    );
  if (channel === undefined) throw notAvailable();
  return channel;
}

/**
 * `stores.simulate_order`: a buyer orders on the pages of a store, and has not paid yet. Throws
 * ENVIRONMENT_NOT_ALLOWED_ERROR in live mode, and API_VALIDATION_ERROR for more than are in stock
 * and for a courier that the store has not enabled.
 * Rule store.order-placed, store.order-expiry.
 */
export async function simulateOrder(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId } = context;
  requireTestMode(session);
  const input = context.input as unknown as SimulatedOrderForm;
  const store = (await currentRow(context)) as typeof stores.$inferSelect;
  const { id: channel_id, platform } = await ownChannel(context);
  await requireCourier(context, input.courier);
  const product = await orderedProduct(context, channel_id, input);
  const cost = product.price * BigInt(input.quantity);
  const order = newRow(context);
  const { full_address, city, province, postal_code, shipping_fee, currency } = store;
  const order_id = `ORD-${order.id.slice(-12).toUpperCase()}`;
  await transaction.insert(store_orders).values({
    ...order,
    store_id: recordId,
    channel_id,
    platform,
    status: TRANSITIONS['store-order'].events.place.to,
    order_id,
    customer_name: input.customer_name,
    customer_email: input.customer_email ?? null,
    // The buyer lives beside the store.
    ...{ full_address, city, province, postal_code },
    courier: input.courier,
    shipping_fee,
    amount: cost + shipping_fee,
    currency,
    expires: new Date(context.now.getTime() + store.ttl_hours * HOUR),
  });
  const { updated: _updated, ...item } = newRow(context);
  const { id: product_id, name, variant, price } = product;
  await transaction.insert(store_order_items).values({
    ...item,
    order_id: order.id,
    product_id,
    name,
    variant,
    quantity: input.quantity,
    price,
    amount: cost,
    currency,
  });
  const amount = toDecimal(cost + shipping_fee, currency);
  return { activity: 'RECORD_CHANGED', before: {}, after: { order: formatRecordId('ord', order.id), amount } };
}
