import { and, asc, eq } from 'drizzle-orm';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { store_couriers, store_orders, stores } from '../../database/schema/index.ts';
import type { StartContext } from '../../engine/operations/operation/operation.ts';

type Channel = NonNullable<(typeof stores.$inferSelect)['payment_methods']>[number];

/** How buyers of a store pay and receive what they order. */
export interface StoreCheckout {
  /** The payment methods that the store has chosen; undefined: every live one. */
  readonly channels: readonly Channel[] | undefined;
}

/** The payment methods of a store, by its UUID. Rule store.order-methods. */
export async function readCheckout(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  storeId: string,
): Promise<StoreCheckout> {
  const [store] = await transaction
    .select({ chosen: stores.payment_methods })
    .from(stores)
    .where(isRecord(stores, scope, storeId));
  const chosen = store?.chosen ?? [];
  return { channels: chosen.length === 0 ? undefined : chosen };
}

/** The couriers that buyers of a store choose from, by its UUID. Rule store.order-couriers. */
export async function enabledCouriers(transaction: BusinessTransaction, scope: BusinessScope, storeId: string) {
  const { courier, store_id, status } = store_couriers;
  const rows = await transaction
    .select({ courier })
    .from(store_couriers)
    .where(and(belongsTo(store_couriers, scope), eq(store_id, storeId), eq(status, 'ENABLED')))
    .orderBy(asc(courier));
  return rows.map((row) => row.courier);
}

/** The couriers that the form of an order offers. */
export async function offeredCouriers({ transaction, session: { scope }, recordId }: StartContext) {
  return { courier: await enabledCouriers(transaction, scope, recordId) };
}

/** The payment methods that the form of a payment offers: for an order those of its store, otherwise every live one. */
export async function offeredMethods({ transaction, session: { scope }, recordId }: StartContext) {
  const [order] = await transaction
    .select({ storeId: store_orders.store_id })
    .from(store_orders)
    .where(isRecord(store_orders, scope, recordId));
  const { channels } = order === undefined ? {} : await readCheckout(transaction, scope, order.storeId);
  const offered: Readonly<Record<string, readonly string[]>> = channels === undefined ? {} : { channel: channels };
  return offered;
}
