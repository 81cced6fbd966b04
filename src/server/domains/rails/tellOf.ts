import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import type { NewCallback } from '../callbacks/addCallback.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import type { CarriedRecord } from './Carrier.ts';
import type { RailFailure, RailRecord } from './Rail.ts';

/** Final result of an order, for the activity log and the callback. */
export interface RailNews {
  readonly record: RailRecord;
  /** The id with its prefix. */
  readonly id: string;
  readonly product: NewCallback['product'];
  readonly externalId: string;
  readonly status: string;
  readonly failure: RailFailure | null;
  /** A decimal string of major units. */
  readonly amount: string;
  readonly currency: string;
}

/** Logs the final result of an order, and queues the callback. */
export async function tellOf({ transaction, scope }: CarriedRecord, news: RailNews, now: Date): Promise<void> {
  const { record, id, product, externalId, status, failure, amount, currency } = news;
  const after = { status, ...(failure && { failure_code: failure }) };
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', type: record, id, after }, now);
  const callback = { product, id, externalId, status, failure, details: { amount, currency } };
  await queueRecordCallback(transaction, scope, callback, now);
}
