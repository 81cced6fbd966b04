import type { ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { startOfNextMonth } from './month.ts';

/** How long after its authorization the network settles a purchase, in milliseconds. */
const SETTLES_AFTER = 2 * 86_400_000;

/** Queues the settlement of a card transaction. */
export function queueCardSettlement(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  id: string,
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() + SETTLES_AFTER);
  return enqueue(transaction, { queue: 'card-spending', key: id, scope, due, payload: { transaction_id: id } }, now);
}

/** Queues the beginning of a card's next month, whose limit is whole again. */
export function queueCardMonth(
  transaction: BusinessTransaction,
  { scope, timeZone }: ZonedBusiness,
  /** UUID. */
  id: string,
  now: Date,
): Promise<void> {
  const due = startOfNextMonth(timeZone, now);
  const key = `${id}/${due.toISOString()}`;
  return enqueue(transaction, { queue: 'card-spending', key, scope, due, payload: { card_id: id } }, now);
}
