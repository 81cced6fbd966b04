import type { SimulatedChannelOrderForm } from '#contract/generated/forms.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { fieldError } from '../../../core/errors/ApiError.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { type store_channels, stores } from '../../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../../engine/operations/operation/operation.ts';
import { currentRow } from '../../../engine/operations/records/changeRecord.ts';
import { requireTestMode } from '../../payments/requireTestMode.ts';
import { orderedProducts } from '../placeOrder.ts';
import { recordArrived } from './arrivedOrder.ts';

/**
 * `store_channels.simulate_order`: in place of a buyer on a sales platform, orders and pays there. Throws
 * ENVIRONMENT_NOT_ALLOWED_ERROR in live mode, and API_VALIDATION_ERROR for a product that is not listed there, and for more
 * than are in stock.
 * Rule store.order-arrived.
 */
export async function simulateArrived(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  requireTestMode(session);
  const { scope } = session;
  const { product_id, quantity, customer_name } = context.input as unknown as SimulatedChannelOrderForm;
  const channel = (await currentRow(context)) as typeof store_channels.$inferSelect;
  const productId = parseRecordId('prod', product_id);
  if (productId === undefined) throw fieldError('product_id', 'is not listed there', 'gone');
  const ordered = await orderedProducts(transaction, { scope, channelId: recordId }, [{ productId, quantity }]);
  const [store] = await transaction
    .select()
    .from(stores)
    .where(isRecord(stores, scope, channel.store_id));
  if (store === undefined) throw new Error(`Channel ${recordId} has no store`);
  const { full_address, city, province, postal_code, currency, shipping_fee } = store;
  const sold = {
    // As platforms number theirs, but never the same.
    number: String(now.getTime()),
    customer_name,
    // The buyer lives beside the store.
    ...{ full_address, city, province, postal_code },
    courier: 'JNE',
    shipping_fee: toDecimal(shipping_fee, currency),
    items: ordered.map(({ product: { sku, price } }) => ({ sku, quantity, price: toDecimal(price, currency) })),
  };
  const id = await recordArrived(transaction, scope, channel, sold, now);
  if (id === undefined) throw new Error(`Order ${sold.number} was recorded before`);
  return { activity: 'RECORD_CHANGED', before: {}, after: { order: formatRecordId('ord', id) } };
}
