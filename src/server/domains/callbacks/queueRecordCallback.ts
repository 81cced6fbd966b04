import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { addCallback, type NewCallback } from './addCallback.ts';

/** What happened to a record, for the business's own systems. */
export interface RecordNews {
  readonly product: NewCallback['product'];
  /** As people see it. */
  readonly id: string;
  readonly externalId: string | null;
  readonly status: string;
  readonly failure?: string | null;
  /** What else the payload says, such as the amount as a decimal string of major units. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Queues the callback of a record's new status, in the transaction that changes it. */
export async function queueRecordCallback(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { product, id, externalId, status, failure, details }: RecordNews,
  now: Date,
): Promise<void> {
  const state = { status, ...(failure && { failure_code: failure }) };
  const payload = { event: product, id, external_id: externalId, ...state, ...details };
  await addCallback(transaction, scope, { product, reference: id, externalId, payload, sender: null }, now);
}
