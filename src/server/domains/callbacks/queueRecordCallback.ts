import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { addCallback, type NewCallback } from './addCallback.ts';

/** A change of a record's status, for callbacks. */
export interface RecordEvent {
  readonly product: NewCallback['product'];
  /** The id with its prefix. */
  readonly id: string;
  readonly externalId: string | null;
  readonly status: string;
  readonly errorCode?: string | null;
  /** Additional payload, such as the amount as a decimal string of major units. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The business's callback URL for the product, where it was read before; null: none is set. */
  readonly url?: string | null | undefined;
}

/** Queues the callback of a record's new status, in the transaction of the change. */
export async function queueRecordCallback(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { product, id, externalId, status, errorCode, details, url }: RecordEvent,
  now: Date,
): Promise<void> {
  const state = { status, ...(errorCode && { failure_code: errorCode }) };
  const payload = { event: product, id, external_id: externalId, ...state, ...details };
  await addCallback(transaction, scope, { product, reference: id, externalId, payload, sender: null, url }, now);
}
