import type { SimulatedChargebackForm } from '#contract/generated/forms.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { fieldError } from '../../core/errors/ApiError.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { findPayment } from '../cards/findPayment.ts';
import { refundable } from '../cards/refundError.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { CHARGEBACK_PREFIX, openChargeback } from './openChargeback.ts';

/**
 * `chargebacks.simulate`: a cardholder disputes a payment, in test mode. Throws ENVIRONMENT_NOT_ALLOWED_ERROR in live mode,
 * ACTION_NOT_AVAILABLE_ERROR while another chargeback is open, and API_VALIDATION_ERROR for nothing; the form rejects more
 * than remains.
 * Rule refunds.chargeback-opened.
 */
export async function simulateChargeback(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  requireTestMode(session);
  const payment = await findPayment(context);
  const input = context.input as unknown as SimulatedChargebackForm;
  const amount = parseDecimal(input.amount, payment.currency);
  if (payment.open_disputes > 0 || amount > refundable(payment)) throw notAvailable();
  if (amount <= 0n) {
    throw fieldError('amount', 'must be greater than zero', 'more_than_nothing');
  }
  const { reason } = input;
  const id = await openChargeback(transaction, session.scope, payment, { reason, amount }, now);
  const after = { chargeback: formatRecordId(CHARGEBACK_PREFIX, id), reason, amount: input.amount };
  return { activity: 'PAYMENT_SIMULATED', before: {}, after };
}
