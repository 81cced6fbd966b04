import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import type { NewCallback } from '../callbacks/addCallback.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import type { OrderContext } from './OrderHandler.ts';
import type { ProviderErrorCode, ProviderRecord } from './PayoutProvider.ts';

/** Final result of an order, for the activity log and the callback. */
export interface OrderResult {
  readonly record: ProviderRecord;
  /** The id with its prefix. */
  readonly id: string;
  readonly product: NewCallback['product'];
  readonly externalId: string;
  readonly status: string;
  readonly errorCode: ProviderErrorCode | null;
  /** A decimal string of major units. */
  readonly amount: string;
  readonly currency: string;
}

/** Logs the final result of an order, and queues the callback. */
export async function announceResult(
  { transaction, scope }: OrderContext,
  news: OrderResult,
  now: Date,
): Promise<void> {
  const { record, id, product, externalId, status, errorCode, amount, currency } = news;
  const after = { status, ...(errorCode && { failure_code: errorCode }) };
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', type: record, id, after }, now);
  const callback = { product, id, externalId, status, errorCode, details: { amount, currency } };
  await queueRecordCallback(transaction, scope, callback, now);
}
