import { and, eq } from 'drizzle-orm';
import type { PayerPayment, PayerPaymentRequest } from '#contract/generated/api.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { MoneyError } from '#contract/money/MoneyError.ts';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { checkout_settings, idempotency_keys, transactions } from '../../database/schema/index.ts';
import { once } from '../../engine/operations/request/idempotency.ts';
import type { PayableBusiness } from '../payments/payables/Payable.ts';
import { paymentMethods } from '../payments/payables/paymentMethods.ts';
import { payPayable } from '../payments/payables/payPayable.ts';
import { isCheckoutOpen, USUAL_HOURS } from './checkout.ts';
import { findPayerAddress, type PayerAddress } from './findPayerAddress.ts';
import { type PayableRecord, readPayableRecord } from './payableRecord.ts';
import { methodOfCode } from './payerMethods.ts';

function invalid(field: string, message: string, code: string): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [{ field, message, code }]);
}

/** The amount of a request in minor units. Throws WRONG_AMOUNT_ERROR for decimals that the currency does not have. */
function minorUnits({ amount }: PayerPaymentRequest, { currency }: PayableRecord): bigint | undefined {
  if (amount === undefined) return undefined;
  try {
    return parseDecimal(amount, currency);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    const errors = [{ field: 'amount', message: error.message, code: 'decimals' }];
    throw new ApiError('WRONG_AMOUNT_ERROR', 'The amount is invalid.', errors);
  }
}

/** What the payer fills in is required, and nothing else is accepted. Throws API_VALIDATION_ERROR. */
function requirePurpose({ purpose }: PayerPaymentRequest, { takesPurpose }: PayableRecord): void {
  if (takesPurpose && purpose === undefined) throw invalid('purpose', 'is required', 'required');
  if (!takesPurpose && purpose !== undefined) throw invalid('purpose', 'is not filled in here', 'unknown');
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

/** A payment at an address, and the business that is paid. */
interface Paying {
  readonly address: PayerAddress;
  readonly business: PayableBusiness;
  readonly request: PayerPaymentRequest;
}

async function pay(
  transaction: BusinessTransaction,
  { address, business, request }: Paying,
  now: Date,
): Promise<PayerPayment> {
  const { scope, kind, recordId } = address;
  await requireOpenCheckout(transaction, address, request.checkout, now);
  const record = await readPayableRecord(transaction, address);
  requirePurpose(request, record);
  const method = methodOfCode(await paymentMethods(transaction, business), request.method);
  if (method === undefined) {
    const errors = [{ field: 'method', message: 'cannot be used to pay this', code: 'not_live' }];
    throw new ApiError('PAYMENT_METHOD_NOT_LIVE_ERROR', `${request.method} cannot be used to pay this.`, errors);
  }
  const { channel_category: category, channel } = method;
  const amount = minorUnits(request, record);
  const { transactionId } = await payPayable(
    transaction,
    { kind, recordId, business },
    { category, channel, ...(amount !== undefined && { amount }) },
    now,
  );
  const thisPayment = isRecord(transactions, scope, transactionId);
  if (request.purpose !== undefined)
    await transaction.update(transactions).set({ description: request.purpose.trim() }).where(thisPayment);
  const [paid] = await transaction.select({ amount: transactions.amount }).from(transactions).where(thisPayment);
  if (paid === undefined) throw new Error('Recorded payment not found');
  const { currency } = record;
  return { amount: toDecimal(paid.amount, currency), currency, paid: now.toISOString() };
}

/**
 * Pays the record of a payer's address in test mode, once for each checkout: a retry gets the first answer. Throws
 * DATA_NOT_FOUND_ERROR, NOT_PAYABLE_ERROR in live mode, CHECKOUT_EXPIRED_ERROR, API_VALIDATION_ERROR, and the errors of
 * `payPayable`.
 * Rule invoices.payer-pays, invoices.payer-live.
 */
export async function payByToken(
  services: Services,
  token: string,
  request: PayerPaymentRequest,
): Promise<PayerPayment> {
  const { config, pool } = services;
  const address = await findPayerAddress(services, token);
  if (address.scope.environment !== 'DEVELOPMENT')
    throw new ApiError('NOT_PAYABLE_ERROR', 'Live payments are not taken here.');
  const now = services.now();
  return inBusiness(pool, address.scope, async (transaction) => {
    const write = { scope: address.scope, userId: address.recordId, key: request.checkout, request, now };
    return once(transaction, write, async () => {
      const business = await loadBusiness(transaction, config, address.scope);
      return pay(transaction, { address, business, request }, now);
    });
  });
}

/** The payment that a checkout of a record made; undefined without one, or once its answer was deleted. */
export async function readPayment(
  services: Pick<Services, 'database' | 'pool'>,
  token: string,
  checkout: string,
): Promise<PayerPayment | undefined> {
  const { scope, recordId } = await findPayerAddress(services, token);
  const { user_id, key, answer, status_code } = idempotency_keys;
  const [known] = await inBusiness(services.pool, scope, (transaction) =>
    transaction
      .select({ answer, status_code })
      .from(idempotency_keys)
      .where(and(belongsTo(idempotency_keys, scope), eq(user_id, recordId), eq(key, checkout))),
  );
  return known?.status_code === 200 ? (known.answer as PayerPayment) : undefined;
}
