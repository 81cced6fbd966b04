import { v7 as uuidv7 } from 'uuid';
import { enqueue } from '../../core/queue/enqueue.ts';
import { ofBusiness, type Task } from '../../core/queue/Queue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';

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
  /** How many automatic deliveries came before. Default 0. */
  readonly attempt?: number;
  /** Of one that a user resends: when the automatic one is due that waits beside it; null: none does. */
  readonly waiting?: Date | null;
}

/** A delivery that a worker has taken. */
export interface DueDelivery {
  readonly scope: BusinessScope;
  readonly callbackId: string;
  readonly sender: string | null;
  /** How many automatic deliveries came before; `undefined` of a task that was queued without. */
  readonly attempt: number | undefined;
  readonly waiting: Date | null;
  /** The receiver when it was queued; `undefined` when it was not looked up yet. */
  readonly url: string | undefined;
}

const URL_SHARE = 'url:';

/** The share of the deliveries to one receiver. Within a business and environment it has no other meaning. */
export function urlShare({ businessId, environment }: BusinessScope, url: string): string {
  return `${URL_SHARE}${businessId}/${environment}/${url}`;
}

/** The shares of a receiver: its URL, and its host and port in lower case, by which deliveries of all businesses are limited. */
export function sharesOf(scope: BusinessScope, url: string): string[] {
  const host = URL.canParse(url) ? [`host:${new URL(url).host}`] : [];
  return [urlShare(scope, url), ...host];
}

/** Queues a delivery in the transaction of its event. Rule callbacks.at-least-once. */
export function queueDelivery(transaction: BusinessTransaction, delivery: QueuedDelivery, now: Date): Promise<void> {
  const { scope, callbackId, url, due, sender, attempt = 0, waiting = null } = delivery;
  const payload = {
    callback_id: callbackId,
    sender,
    attempt: String(attempt),
    waiting: waiting?.toISOString() ?? null,
  };
  const shares = sharesOf(scope, url);
  return enqueue(transaction, { queue: 'callback', key: uuidv7(), scope, due, payload, shares }, now);
}

/** The delivery of a task. */
export function dueDelivery(task: Task): DueDelivery {
  const { scope, payload, shares } = ofBusiness(task);
  const share = shares.find((each) => each.startsWith(URL_SHARE));
  const url = share?.slice(urlShare(scope, '').length);
  const { callback_id, sender, attempt, waiting } = payload;
  return {
    scope,
    callbackId: String(callback_id),
    sender: sender ?? null,
    attempt: attempt == null ? undefined : Number(attempt),
    waiting: waiting == null ? null : new Date(waiting),
    url,
  };
}
