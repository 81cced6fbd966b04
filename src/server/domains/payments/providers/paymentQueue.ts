import type { Environment } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { loadBusiness } from '../../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../../core/queue/retryWaits.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { payment_requests } from '../../../database/schema/index.ts';
import { takePayment } from '../requests/takePayment.ts';
import type { PaymentOrder, PaymentServices } from './PaymentProvider.ts';

/** Stores a payment that the provider reports. Throws the errors of `takePayment`, after which it is polled again. */
async function storePaid(
  transaction: BusinessTransaction,
  config: PaymentServices['config'],
  scope: BusinessScope,
  payment: Parameters<typeof takePayment>[2],
  now: Date,
): Promise<void> {
  const business = await loadBusiness(transaction, config, scope);
  const { before, after } = await takePayment(transaction, business, payment, now);
  const change = { before: { status: before.status }, after: { status: after.status } };
  const id = formatRecordId('preq', payment.id);
  await recordSystemActivity(
    transaction,
    scope,
    { action: 'RECORD_CHANGED', type: 'payment-request', id, ...change },
    now,
  );
}

/** Opens or polls a request, without holding a database connection meanwhile; closes one that is no longer to be paid. */
async function poll(
  { config, paymentProviders: providers }: PaymentServices,
  { scope, key, payload }: BusinessTask,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const provider = providers[scope.environment];
  if (provider === undefined) throw new Error('No provider takes payments.');
  const [request] = await inBusiness(database.pool, scope, (transaction) =>
    transaction
      .select()
      .from(payment_requests)
      .where(isRecord(payment_requests, scope, key)),
  );
  if (request === undefined || request.status === 'PAID') return { state: 'DONE' };
  const { channel_category: category, channel, payment_code: code, currency, expires } = request;
  const order: PaymentOrder = {
    id: formatRecordId('preq', key),
    category,
    channel,
    code,
    amount: toDecimal(request.amount, currency),
    currency,
    expires,
    given: new Date(String(payload.given)),
  };
  const isOpen = request.status === 'PENDING' && now() < expires;
  const result = isOpen ? await provider.openOrPoll(order, now()) : await provider.close(order, now());
  if (result.state === 'CLOSED') return { state: 'DONE' };
  if (result.state === 'PENDING') return { state: 'AGAIN', due: result.nextPoll < expires ? result.nextPoll : expires };
  const payment = { id: key, taken: result.taken };
  return { state: 'DONE', write: (transaction) => storePaid(transaction, config, scope, payment, now()) };
}

/**
 * Payment requests in live mode: each is opened at the provider of its channel, polled, and its payment stored once.
 * Rule accept.live-payments.
 */
export function paymentQueue(services: PaymentServices): Queue {
  return {
    name: 'payment-request',
    followsTestClock: true,
    concurrency: 4,
    limits: { business: 1 },
    environments: Object.keys(services.paymentProviders) as Environment[],
    waits: PATIENT_WAITS,
    handle: (task, run) => poll(services, ofBusiness(task), run),
  };
}
