import { v7 as uuidv7 } from 'uuid';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { callback_deliveries_due } from '../../database/schema/index.ts';

/** A callback to send. */
export interface QueuedDelivery {
  readonly scope: BusinessScope;
  /** UUID. */
  readonly callbackId: string;
  /** The receiver; looked up again before sending. */
  readonly url: string;
  readonly due: Date;
  /** E-mail of the user who resends it; null: automatic. */
  readonly sender: string | null;
}

/** Host and port of a URL in lower case, by which deliveries are limited besides the business. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** Queues a delivery in the transaction of its event. Rule callbacks.at-least-once. */
export async function queueDelivery(transaction: BusinessTransaction, delivery: QueuedDelivery): Promise<void> {
  const { scope, callbackId, url, due, sender } = delivery;
  const { businessId: business_id, environment } = scope;
  await transaction
    .insert(callback_deliveries_due)
    .values({ id: uuidv7(), business_id, environment, callback_id: callbackId, due, sender, url, host: hostOf(url) });
}
