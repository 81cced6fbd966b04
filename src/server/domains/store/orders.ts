import type { SimulatedOrderForm } from '#contract/generated/forms.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { fieldError } from '../../core/errors/ApiError.ts';
import type { stores } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { currentRow } from '../../engine/operations/records/changeRecord.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { ownChannel } from './channels/ownChannel.ts';
import { placeOrder } from './placeOrder.ts';

/**
 * `stores.simulate_order`: in place of a buyer, orders on the pages of a store. Throws ENVIRONMENT_NOT_ALLOWED_ERROR in live
 * mode, and the errors of `placeOrder`.
 * Rule store.order-placed, store.order-expiry.
 */
export async function simulateOrder(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, brand, now } = context;
  requireTestMode(session);
  const {
    product_id,
    quantity,
    courier,
    customer_name,
    customer_email = null,
  } = context.input as unknown as SimulatedOrderForm;
  const store = (await currentRow(context)) as typeof stores.$inferSelect;
  const { scope, business } = session;
  const channelId = await ownChannel(transaction, scope, recordId);
  if (channelId === undefined) throw notAvailable();
  const productId = parseRecordId('prod', product_id);
  if (productId === undefined) throw fieldError('product_id', 'is not listed there', 'gone');
  const { full_address, city, province, postal_code } = store;
  const order = await placeOrder(
    transaction,
    { scope, store, channelId, business, brand, language: store.language },
    {
      customer_name,
      customer_email,
      customer_phone: null,
      // The buyer lives beside the store.
      ...{ full_address, city, province, postal_code },
      courier,
      items: [{ productId, quantity }],
      checkout: null,
    },
    now,
  );
  const amount = toDecimal(order.amount, order.currency);
  return { activity: 'RECORD_CHANGED', before: {}, after: { order: formatRecordId('ord', order.id), amount } };
}
