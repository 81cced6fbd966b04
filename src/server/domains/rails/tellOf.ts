import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import type { NewCallback } from '../callbacks/addCallback.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import type { CarriedRecord } from './Carrier.ts';
import type { RailFailure, RailRecord } from './Rail.ts';

/** How an order ended, for the log and for the business's own systems. */
export interface RailNews {
  readonly record: RailRecord;
  /** As people see it. */
  readonly id: string;
  readonly product: NewCallback['product'];
  readonly externalId: string;
  readonly status: string;
  readonly failure: RailFailure | null;
  /** A decimal string of major units. */
  readonly amount: string;
  readonly currency: string;
}

/** Writes down in the log what a rail has answered, and has the business called. */
export async function tellOf({ transaction, scope }: CarriedRecord, news: RailNews, now: Date): Promise<void> {
  const { record, id, product, externalId, status, failure, amount, currency } = news;
  const after = { status, ...(failure && { failure_code: failure }) };
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', type: record, id, after }, now);
  const callback = { product, id, externalId, status, failure, details: { amount, currency } };
  await queueRecordCallback(transaction, scope, callback, now);
}
