import { formatRecordId } from '#contract/ids/recordId.ts';
import { type BackgroundBusiness, loadBusiness } from '../../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { BusinessTask, TaskRun } from '../../../core/queue/Queue.ts';
import type { Services } from '../../../core/services.ts';
import { isRecord, scopeOf } from '../../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { payment_requests } from '../../../database/schema/index.ts';
import { type LockedRequest, lockRequest, readRequest } from '../../payments/requests/payRequest.ts';
import type { PaymentRequestRow } from '../../payments/requests/requestPayment.ts';
import type { CardEntry, PayerCardAcquirer } from '../acquirer/CardAcquirer.ts';
import type { CardIntake, CardPayment } from '../intake/CardIntake.ts';
import { type AcquirerAnswers, answeredAcquirer } from './answeredAcquirer.ts';
import { cardEntry } from './cardEntry.ts';
import { requestedPayment } from './requestedPayment.ts';

/** A payment request by card, as it is before a step. */
export interface Checkout {
  readonly business: BackgroundBusiness;
  readonly request: PaymentRequestRow;
  readonly entry: CardEntry;
  readonly payment: CardPayment | undefined;
}

/** What its steps work with. */
export interface CheckoutWork {
  readonly config: Services['config'];
  readonly acquirer: PayerCardAcquirer;
  readonly task: BusinessTask;
  readonly run: TaskRun;
}

/** Runs as the business of the task. */
export function inTask<T>(
  { task: { scope }, run: { database } }: CheckoutWork,
  work: (transaction: BusinessTransaction) => Promise<T>,
) {
  return inBusiness(database.pool, scope, work);
}

/** With an acquirer that repeats what was answered before. */
export function intakeOf(
  transaction: BusinessTransaction,
  { business }: Pick<Checkout, 'business'>,
  now: Date,
  answers: AcquirerAnswers = {},
): CardIntake {
  return { transaction, business, acquirer: answeredAcquirer(answers), now };
}

/** What is known of the payment request of the task. */
export async function readCheckout(work: CheckoutWork): Promise<Checkout> {
  const { config, task } = work;
  return inTask(work, async (transaction) => {
    const business = await loadBusiness(transaction, config, task.scope);
    const request = await readRequest(transaction, task.scope, task.key);
    const payment = await requestedPayment(transaction, task.scope, task.key);
    const entry = await cardEntry(transaction, business, request, new Date(String(task.payload.given)));
    return { business, request, entry, payment };
  });
}

/** Writes columns of a payment request. */
export async function changeRequest(
  transaction: BusinessTransaction,
  request: PaymentRequestRow,
  changes: Partial<PaymentRequestRow>,
): Promise<void> {
  await transaction
    .update(payment_requests)
    .set(changes)
    .where(isRecord(payment_requests, scopeOf(request), request.id));
}

/** Records in the activity log what a step made of the request. */
export async function logRequest(transaction: BusinessTransaction, { request }: Checkout, now: Date): Promise<void> {
  const scope = scopeOf(request);
  const { status } = await readRequest(transaction, scope, request.id);
  if (status === request.status) return;
  const change = { before: { status: request.status }, after: { status } };
  const id = formatRecordId('preq', request.id);
  const activity = { action: 'RECORD_CHANGED', type: 'payment-request', id, ...change } as const;
  await recordSystemActivity(transaction, scope, activity, now);
}

/** The locked request, and what it pays; `undefined` where it can no longer be paid. */
export async function lockOpen(
  transaction: BusinessTransaction,
  { business, request }: Checkout,
  now: Date,
): Promise<LockedRequest | undefined> {
  try {
    return await lockRequest(transaction, business, request.id, now);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}
