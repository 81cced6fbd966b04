import { and, eq } from 'drizzle-orm';
import type { PayerCardInput, PayerChoice, PayerPaymentRequest } from '#contract/generated/api.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { CURRENCIES } from '#contract/money/currencies.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { MoneyError } from '#contract/money/MoneyError.ts';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { readBusinessTime } from '../../core/clock/businessTime.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { checkout_settings, payment_requests } from '../../database/schema/index.ts';
import { payByTestCard } from '../cards/checkout/payByTestCard.ts';
import { PAYABLE_KINDS } from '../payments/payables/payableKinds.ts';
import { methodNotLive } from '../payments/payables/paymentMethods.ts';
import { payRequest } from '../payments/requests/payRequest.ts';
import { type PaymentRequestRow, requestPayment } from '../payments/requests/requestPayment.ts';
import { requirePurpose } from '../payments/requests/requirePurpose.ts';
import { isCheckoutOpen, USUAL_HOURS } from './checkout.ts';
import { findPayerAddress, type PayerAddress } from './findPayerAddress.ts';
import { offeredMethods, type PayerServices, takesAny } from './PayerServices.ts';
import { type PayableRecord, readPayableRecord } from './payableRecord.ts';
import { payerCard } from './payerCard.ts';
import { methodOfCode, payerMethod } from './payerMethods.ts';

/** Prefix of the ids of payment requests. */
const PREFIX = 'preq';

const STATES = {
  PENDING: 'pending',
  PAID: 'paid',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
} as const satisfies Record<PaymentRequestRow['status'], PayerPaymentRequest['state']>;

/** A payment request as its payer sees it. After its end it is expired, also before the worker has stored that. */
async function viewOf(
  transaction: BusinessTransaction,
  address: Pick<PayerAddress, 'scope'>,
  row: PaymentRequestRow,
  now: Date,
): Promise<PayerPaymentRequest> {
  const { id, status, amount, currency, payment_code, expires, paid } = row;
  return {
    id: formatRecordId(PREFIX, id),
    state: status === 'PENDING' && expires <= now ? 'expired' : STATES[status],
    method: payerMethod(row),
    amount: toDecimal(amount, currency),
    currency,
    payment_code,
    card: await payerCard(transaction, address, row, now),
    expires: expires.toISOString(),
    paid: paid?.toISOString() ?? null,
  };
}

/** The amount of a request in minor units. Throws WRONG_AMOUNT_ERROR for decimals that the currency does not have. */
function minorUnits({ amount }: PayerChoice, { currency }: PayableRecord): bigint | undefined {
  if (amount === undefined) return undefined;
  try {
    return parseDecimal(amount, currency);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    const errors = [
      { field: 'amount', message: error.message, code: 'decimals', limit: CURRENCIES[currency].exponent },
    ];
    throw new ApiError('WRONG_AMOUNT_ERROR', 'The amount is invalid.', errors);
  }
}

/** Throws CHECKOUT_EXPIRED_ERROR when the page was opened before the payment window of the checkout settings. */
async function requireOpenCheckout(
  transaction: BusinessTransaction,
  { scope }: PayerAddress,
  checkout: string,
  now: Date,
): Promise<void> {
  const { ttl_hours } = checkout_settings;
  const [settings] = await transaction
    .select({ ttl_hours })
    .from(checkout_settings)
    .where(belongsTo(checkout_settings, scope));
  if (isCheckoutOpen(checkout, settings?.ttl_hours ?? USUAL_HOURS, now)) return;
  throw new ApiError('CHECKOUT_EXPIRED_ERROR', 'The page was opened too long ago. Read it again for a new checkout.');
}

/** Throws NOT_PAYABLE_ERROR in live mode, where only the payer pays. */
function requireTestAddress({ scope }: PayerAddress): void {
  if (scope.environment === 'DEVELOPMENT') return;
  throw new ApiError('NOT_PAYABLE_ERROR', 'Only payments in test mode are simulated.');
}

async function choose(
  transaction: BusinessTransaction,
  services: PayerServices,
  address: PayerAddress,
  choice: PayerChoice,
  now: Date,
): Promise<PaymentRequestRow> {
  const business = await loadBusiness(transaction, services.config, address.scope);
  await requireOpenCheckout(transaction, address, choice.checkout, now);
  const record = await readPayableRecord(transaction, address);
  const purpose = requirePurpose(choice.purpose, record.takesPurpose);
  const method = methodOfCode(await offeredMethods(services, transaction, business), choice.method);
  if (method === undefined) throw methodNotLive('method', choice.method);
  const checkout = record.isPaidOnce ? null : choice.checkout;
  const amount = minorUnits(choice, record);
  return requestPayment(transaction, { payable: address, business, method, amount, checkout, purpose }, now);
}

/**
 * The payment request of a method that a payer chose at an address. Throws DATA_NOT_FOUND_ERROR,
 * NOT_PAYABLE_ERROR where no provider would report the payment, CHECKOUT_EXPIRED_ERROR, API_VALIDATION_ERROR, PAYMENT_METHOD_NOT_LIVE_ERROR, and the errors
 * of `requestPayment`.
 * Rule accept.payment-request, invoices.payer-live.
 */
export async function requestByToken(
  services: PayerServices,
  token: string,
  choice: PayerChoice,
): Promise<PayerPaymentRequest> {
  const address = await findPayerAddress(services, token);
  if (!takesAny(services, address.scope)) throw new ApiError('NOT_PAYABLE_ERROR', 'Live payments are not taken here.');
  return inBusiness(services.pool, address.scope, async (transaction) => {
    const now = await readBusinessTime(transaction, address.scope, services.realTime());
    return viewOf(transaction, address, await choose(transaction, services, address, choice, now), now);
  });
}

/** The UUID of a payment request of the record. Throws DATA_NOT_FOUND_ERROR for an id of another one, or an unknown one. */
async function findRequest(
  transaction: BusinessTransaction,
  { scope, kind, recordId }: PayerAddress,
  id: string,
): Promise<PaymentRequestRow> {
  const uuid = parseRecordId(PREFIX, id);
  if (uuid === undefined) throw notFound();
  const paidFor = formatRecordId(PAYABLE_KINDS[kind].idPrefix, recordId);
  const [row] = await transaction
    .select()
    .from(payment_requests)
    .where(and(isRecord(payment_requests, scope, uuid), eq(payment_requests.paid_for, paidFor)));
  if (row === undefined) throw notFound();
  return row;
}

/** A payment request of the record at an address. Throws DATA_NOT_FOUND_ERROR. */
export async function readRequestByToken(
  services: Pick<Services, 'database' | 'pool' | 'realTime'>,
  token: string,
  id: string,
): Promise<PayerPaymentRequest> {
  const address = await findPayerAddress(services, token);
  return inBusiness(services.pool, address.scope, async (transaction) => {
    const now = await readBusinessTime(transaction, address.scope, services.realTime());
    return viewOf(transaction, address, await findRequest(transaction, address, id), now);
  });
}

/** What a payer does in place of a channel, and where from. */
export interface SimulatedByPayer {
  readonly id: string;
  readonly card: PayerCardInput;
  /** Address of the payer. */
  readonly ip: string;
}

/**
 * Pays a payment request in test mode, in place of the channel, or of the acquirer's page; paid before, it stays as it is.
 * Throws DATA_NOT_FOUND_ERROR, NOT_PAYABLE_ERROR in live mode, and the errors of `payRequest` and `payByTestCard`.
 * Rule invoices.payer-pays, cards.paid-on-the-page.
 */
export async function simulateByToken(
  services: Services,
  token: string,
  { id, card, ip }: SimulatedByPayer,
): Promise<PayerPaymentRequest> {
  const address = await findPayerAddress(services, token);
  requireTestAddress(address);
  return inBusiness(services.pool, address.scope, async (transaction) => {
    const now = await readBusinessTime(transaction, address.scope, services.realTime());
    const business = await loadBusiness(transaction, services.config, address.scope);
    const row = await findRequest(transaction, address, id);
    if (row.status !== 'PAID') {
      if (row.channel_category !== 'CARD') await payRequest(transaction, business, { id: row.id }, now);
      else await payByTestCard(transaction, business, { requestId: row.id, input: card, ip }, now);
    }
    return viewOf(transaction, address, await findRequest(transaction, address, id), now);
  });
}
