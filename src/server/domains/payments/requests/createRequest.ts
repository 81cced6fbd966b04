import { v7 as uuidv7 } from 'uuid';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { ApiError, fieldError } from '../../../core/errors/ApiError.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { payment_links } from '../../../database/schema/index.ts';
import type { CreationOutcome, OperationContext } from '../../../engine/operations/operation/operation.ts';
import type { PayableId } from '../payables/Payable.ts';
import { payableBusiness } from '../payables/payableBusiness.ts';
import { PAYABLE_KINDS } from '../payables/payableKinds.ts';
import { methodNotLive, paymentMethods } from '../payables/paymentMethods.ts';
import { type PaymentServices, takesPayments } from '../providers/PaymentProvider.ts';
import { requestPayment } from './requestPayment.ts';

/** Records whose payers choose a channel. */
const KINDS = ['invoice', 'payment-link'] as const;

/** The record of an id, such as `inv_…`. Throws API_VALIDATION_ERROR where the business has none that a payer can pay. */
async function payableOf({ transaction, session }: OperationContext, id: string): Promise<PayableId> {
  for (const kind of KINDS) {
    const { idPrefix, lock } = PAYABLE_KINDS[kind];
    const recordId = parseRecordId(idPrefix, id);
    if (recordId === undefined) continue;
    if ((await lock(transaction, session.scope, recordId)) !== undefined) return { kind, recordId };
  }
  throw fieldError('paid_for', 'is not a record that can be chosen', 'gone');
}

/** What it is for: required of a link whose payer chooses the amount, and of nothing else. Throws API_VALIDATION_ERROR. */
async function purposeOf(
  { transaction, session, input }: OperationContext,
  { kind, recordId }: PayableId,
): Promise<string | null> {
  const { purpose } = input as { readonly purpose?: string };
  const [link] =
    kind === 'payment-link'
      ? await transaction
          .select({ type: payment_links.type })
          .from(payment_links)
          .where(isRecord(payment_links, session.scope, recordId))
      : [];
  const takesPurpose = link?.type === 'ON_DEMAND';
  if (takesPurpose && purpose === undefined) throw fieldError('purpose', 'is required', 'required');
  if (!takesPurpose && purpose !== undefined) throw fieldError('purpose', 'is not filled in here', 'unknown');
  return purpose?.trim() ?? null;
}

/**
 * `payment_requests.create`: requests a payment by a channel, in place of a payer who chooses it on their page. Throws
 * NOT_PAYABLE_ERROR where no provider would report the payment, PAYMENT_METHOD_NOT_LIVE_ERROR, API_VALIDATION_ERROR for a record that does not exist and for a purpose that is missing or not
 * expected, and the errors of `requestPayment`.
 * Rule accept.payment-request-by-program.
 */
export async function createRequest(
  connected: Pick<PaymentServices, 'paymentProviders'>,
  context: OperationContext,
): Promise<CreationOutcome> {
  const { transaction, session, record, input, now } = context;
  if (!takesPayments(connected, session))
    throw new ApiError('NOT_PAYABLE_ERROR', 'Live payments are not taken here: no payment provider is connected.');
  const business = payableBusiness(context);
  const channel = String(input.channel);
  const method = (await paymentMethods(transaction, business)).find((one) => one.channel === channel);
  if (method === undefined) throw methodNotLive('channel', channel);
  const amount = input.amount === undefined ? undefined : parseDecimal(String(input.amount), session.business.currency);
  const payable = await payableOf(context, String(input.paid_for));
  // A checkout of its own: what a payer has chosen meanwhile stays as it is until the record is paid.
  const purpose = await purposeOf(context, payable);
  const chosen = { payable, business, method, amount, checkout: uuidv7(), purpose };
  const made = await requestPayment(transaction, chosen, now);
  const { id: recordId, status, paid_for } = made;
  const after = { status, channel, paid_for, amount: toDecimal(made.amount, made.currency) };
  return {
    recordId,
    activity: 'RECORD_CREATED',
    before: {},
    after: { id: formatRecordId(record.idPrefix, recordId), ...after },
  };
}
