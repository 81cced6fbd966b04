import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import type { store_orders } from '../../../database/schema/index.ts';
import { readCheckout } from '../../store/storeCheckout.ts';
import type { Payable } from './Payable.ts';

/** How an order of a store is paid: once, in full, by a method that the store takes. Rule store.order-methods. */
export async function payableOfOrder(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  row: typeof store_orders.$inferSelect,
): Promise<Payable> {
  const { id, status, currency, amount, expires: ends, order_id, customer_name, customer_email: payerEmail } = row;
  const { channels } = await readCheckout(transaction, scope, row.store_id);
  const about = { external_id: order_id, customer_name };
  return { id, status, currency, amount, ends, isLast: true, ...(channels && { channels }), payerEmail, about };
}
