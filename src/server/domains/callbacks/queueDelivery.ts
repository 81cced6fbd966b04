import { v7 as uuidv7 } from 'uuid';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { callback_deliveries_due } from '../../database/schema/index.ts';

/** A callback that is to be sent. */
export interface QueuedDelivery {
  readonly scope: BusinessScope;
  /** UUID. */
  readonly callbackId: string;
  /** Where it goes; looked up again when it is sent. */
  readonly url: string;
  readonly due: Date;
  /** The e-mail of who has it sent again; null: automatic. */
  readonly sender: string | null;
}

/** Host and port of a URL, lower case: what deliveries are limited by beside the business. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/**
 * Queues a delivery, in the transaction of what it tells of: either both happen or neither.
 * Rule callbacks.at-least-once.
 */
export async function queueDelivery(transaction: BusinessTransaction, delivery: QueuedDelivery): Promise<void> {
  const { scope, callbackId, url, due, sender } = delivery;
  const { businessId: business_id, environment } = scope;
  await transaction
    .insert(callback_deliveries_due)
    .values({ id: uuidv7(), business_id, environment, callback_id: callbackId, due, sender, url, host: hostOf(url) });
}
