import { enqueue } from '../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';

/** A system to send payments to. */
interface DueSync {
  /** UUID of the integration. */
  readonly id: string;
  /** Whether it is done again every hour, as long as the system is connected. */
  readonly repeats: boolean;
}

/** Queues the sending of payments to a connected system, in the transaction that connects it or requests it. */
export function queueSync(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id, repeats }: DueSync,
  now: Date,
): Promise<void> {
  const key = repeats ? id : `${id} once`;
  return enqueue(transaction, { queue: 'integration', key, scope, due: now, payload: { integration_id: id } }, now);
}
