import { v7 as uuidv7 } from 'uuid';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { fieldError } from '../../../core/errors/ApiError.ts';
import type { CreationOutcome, OperationContext } from '../../../engine/operations/operation/operation.ts';
import type { Payable, PayableId } from '../payables/Payable.ts';
import { payableBusiness } from '../payables/payableBusiness.ts';
import { PAYABLE_KINDS } from '../payables/payableKinds.ts';
import { methodNotLive, paymentMethods } from '../payables/paymentMethods.ts';
import { type PaymentServices, requirePayers } from '../providers/PaymentProvider.ts';
import { requestPayment } from './requestPayment.ts';
import { requirePurpose } from './requirePurpose.ts';

/** Records whose payers choose a channel. */
const KINDS = ['invoice', 'payment-link'] as const;

/** A record that payers pay, and how it is paid. */
interface LockedPayable extends PayableId {
  readonly payable: Payable;
}

/** Locks the record of an id, such as `inv_…`. Throws API_VALIDATION_ERROR where the business has none that a payer can pay. */
async function lockPayable({ transaction, session }: OperationContext, id: string): Promise<LockedPayable> {
  for (const kind of KINDS) {
    const { idPrefix, lock } = PAYABLE_KINDS[kind];
    const recordId = parseRecordId(idPrefix, id);
    const payable = recordId && (await lock(transaction, session.scope, recordId));
    if (recordId && payable) return { kind, recordId, payable };
  }
  throw fieldError('paid_for', 'is not a record that can be chosen', 'gone');
}

/**
 * `payment_requests.create`: requests a payment by a channel, in place of a payer who chooses it on their page. Throws
 * NOT_PAYABLE_ERROR where no provider would report the payment, PAYMENT_METHOD_NOT_LIVE_ERROR, API_VALIDATION_ERROR for a
 * record that does not exist and for a purpose that is missing or not expected, and the errors of `requestPayment`.
 * Rule accept.payment-request-by-program.
 */
export async function createRequest(
  connected: Pick<PaymentServices, 'paymentProviders'>,
  context: OperationContext,
): Promise<CreationOutcome> {
  const { transaction, session, record, input, now } = context;
  requirePayers(connected, session);
  const business = payableBusiness(context);
  const channel = String(input.channel);
  const method = (await paymentMethods(transaction, business)).find((one) => one.channel === channel);
  if (method === undefined) throw methodNotLive('channel', channel);
  const amount = input.amount === undefined ? undefined : parseDecimal(String(input.amount), session.business.currency);
  const { payable, ...address } = await lockPayable(context, String(input.paid_for));
  // A checkout of its own: what a payer has chosen meanwhile stays as it is until the record is paid.
  const { purpose: given } = input as { readonly purpose?: string };
  const purpose = requirePurpose(given, payable.takesPurpose ?? false);
  const chosen = { payable: address, business, method, amount, checkout: uuidv7(), purpose };
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
