import { v7 as uuidv7 } from 'uuid';
import type { BusinessScope, BusinessTransaction } from '../db/inBusiness.ts';
import { callback_deliveries_due } from '../db/schema/index.ts';

/** A callback that is to be sent. */
export interface QueuedDelivery {
  readonly scope: BusinessScope;
  /** UUID. */
  readonly callbackId: string;
  readonly due: Date;
  /** The e-mail of who has it sent again; null: automatic. */
  readonly sender: string | null;
}

/** Leaves a callback for whoever delivers, in the transaction of what it tells of: either both happen or neither. */
export async function queueDelivery(transaction: BusinessTransaction, delivery: QueuedDelivery): Promise<void> {
  const { scope, callbackId, due, sender } = delivery;
  const { businessId: business_id, environment } = scope;
  await transaction
    .insert(callback_deliveries_due)
    .values({ id: uuidv7(), business_id, environment, callback_id: callbackId, due, sender });
}
