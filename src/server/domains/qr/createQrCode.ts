import { and, eq } from 'drizzle-orm';
import { checkout_settings } from '../../database/schema/index.ts';
import { requireLiveMethod } from '../../engine/forms/liveMethods.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { queueDeposits } from '../deposits/queueDeposits.ts';
import { type PaymentServices, requirePayers } from '../payments/providers/PaymentProvider.ts';
import { qrisText } from './qrisText.ts';

const HOUR = 3_600_000;

/** Default hours until a single-use code expires, when the business has no checkout settings. */
const USUAL_HOURS = 48;

/** When a code expires: a single-use code by the checkout settings; a reusable one never. Rule accept.qr-expiry. */
async function expiryOf({ transaction, session, input, now }: OperationContext): Promise<Date | null> {
  if (input.type !== 'DYNAMIC') return null;
  const { business_id, environment, ttl_hours } = checkout_settings;
  const { scope } = session;
  const [settings] = await transaction
    .select({ ttl_hours })
    .from(checkout_settings)
    .where(and(eq(business_id, scope.businessId), eq(environment, scope.environment)));
  return new Date(now.getTime() + (settings?.ttl_hours ?? USUAL_HOURS) * HOUR);
}

/**
 * `qr_codes.create`: creates a code with its QRIS payload. Throws PAYMENT_METHOD_NOT_LIVE_ERROR when QRIS is not live for
 * the business, NOT_PAYABLE_ERROR where no provider would report payments, and API_VALIDATION_ERROR like `records.create`.
 * Rule accept.watched-numbers.
 */
export async function createQrCode(
  connected: Pick<PaymentServices, 'paymentProviders'>,
  context: OperationContext,
): Promise<CreationOutcome> {
  const { transaction, session, input, now } = context;
  requirePayers(connected, session);
  await requireLiveMethod(transaction, session.scope, 'QRIS', 'QRIS');
  const { amount } = input;
  const expires = await expiryOf(context);
  const made = await createRecord(context, ({ external_id }) => ({
    expires,
    qr_string: qrisText({
      name: session.business.name,
      reference: String(external_id),
      amount: amount === undefined ? undefined : String(amount),
    }),
  }));
  await queueDeposits(transaction, session.scope, { kind: 'qr-code', recordId: made.recordId }, now);
  return made;
}
