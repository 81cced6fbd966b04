import { and, asc, eq } from 'drizzle-orm';
import type { PayerOrder } from '#contract/generated/api.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { store_order_items, store_orders, stores } from '../../database/schema/index.ts';
import { SHOP_PATH, storeLook } from '../store/shop/storeLook.ts';
import type { PayerAddress } from './findPayerAddress.ts';
import type { PayerLook } from './PayerLook.ts';

/** What the buyer of an order sees of it, and the look of its store. Throws DATA_NOT_FOUND_ERROR. Rule store.order-followed. */
export async function readPayerOrder(
  transaction: BusinessTransaction,
  { scope, recordId }: PayerAddress,
  payeeLook: PayerLook | undefined,
): Promise<{ readonly view: PayerOrder; readonly look: PayerLook }> {
  const [row] = await transaction
    .select({ order: store_orders, store: stores })
    .from(store_orders)
    .innerJoin(stores, and(belongsTo(stores, scope), eq(stores.id, store_orders.store_id)))
    .where(isRecord(store_orders, scope, recordId));
  if (row === undefined) throw notFound();
  const { order, store } = row;
  const { status, shipping_fee, currency, courier, tracking_number } = order;
  const items = await transaction
    .select()
    .from(store_order_items)
    .where(and(belongsTo(store_order_items, scope), eq(store_order_items.order_id, recordId)))
    .orderBy(asc(store_order_items.id));
  const view: PayerOrder = {
    status,
    store_name: store.name,
    items: items.map(({ name, variant, quantity, amount }) => ({
      name,
      variant,
      quantity,
      amount: toDecimal(amount, currency),
    })),
    shipping_fee: toDecimal(shipping_fee, currency),
    courier,
    tracking_number,
    shop: `${SHOP_PATH}${store.link}`,
  };
  return { view, look: storeLook(store, scope.businessId, payeeLook) };
}
