import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { CALLBACK_DELIVERED, CALLBACK_RETRY_MINUTES } from '#contract/callbacks/delivery.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { BusinessClock } from '../../core/clock/businessTime.ts';
import { addNotification } from '../../core/notifications/addNotification.ts';
import type { TaskResult } from '../../core/queue/Queue.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo, isRecord, scopeColumns } from '../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { callback_events, callback_urls, callbacks } from '../../database/schema/index.ts';
import { recordNoResponse, recordResponse } from './circuit.ts';
import { type DueDelivery, queueDelivery, sharesOf } from './queueDelivery.ts';
import type { Delivery, Outgoing } from './sendCallback.ts';
import type { CallbackSigner } from './signing.ts';

/**
 * After how many attempts in vain people are notified, about half an hour after the first.
 * Rule notifications.callback-failing.
 */
const NOTIFIED_ATTEMPT = 4;

const MINUTE = 60_000;

/** Prefix of callback ids. */
const CALLBACK_PREFIX = 'cb';

/** Context for delivering callbacks; `realTime` is that of signatures, by which receivers refuse old ones. */
export interface DeliveryContext extends Pick<Services, 'database' | 'pool' | 'realTime' | 'env'>, BusinessClock {
  readonly signer: () => CallbackSigner;
  readonly send: (outgoing: Outgoing) => Promise<Delivery>;
}

type Callback = typeof callbacks.$inferSelect;

function isTaken({ code }: Delivery): boolean {
  return code >= CALLBACK_DELIVERED.from && code < CALLBACK_DELIVERED.before;
}

/**
 * When to retry; null after success and after the last attempt. What a user resends takes no step of the schedule: the
 * retry that waits beside it stays.
 */
function nextOf(callback: Callback, due: DueDelivery, delivery: Delivery, now: Date): Date | null {
  if (isTaken(delivery)) return null;
  if (due.sender !== null) return due.waiting !== null && due.waiting > now ? due.waiting : null;
  const minutes = CALLBACK_RETRY_MINUTES[due.attempt ?? callback.attempts];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE);
}

async function find({ pool }: DeliveryContext, { scope, callbackId }: DueDelivery) {
  return inBusiness(pool, scope, async (tx) => {
    const ofProduct = and(belongsTo(callback_urls, scope), eq(callback_urls.product, callbacks.product));
    const [found] = await tx
      .select({ callback: callbacks, url: callback_urls.url })
      .from(callbacks)
      .leftJoin(callback_urls, ofProduct)
      .where(isRecord(callbacks, scope, callbackId));
    return found && { callback: found.callback, url: found.url ?? undefined };
  });
}

async function send(
  { send: post, signer, realTime, env }: DeliveryContext,
  callback: Callback,
  url: string,
): Promise<Delivery> {
  const id = formatRecordId(CALLBACK_PREFIX, callback.id);
  // `id` of the payload, if it has one, is that of the record; `callback_id` is the same in every delivery.
  const body = JSON.stringify({ id, callback_id: id, created: callback.created, ...callback.payload });
  const headers = { 'content-type': 'application/json', ...signer().headers(body, realTime()) };
  return post({ url, body, headers, allowsPrivate: env.demo });
}

/** Stores a delivery and queues the next one; without a delivery the URL is no longer set. */
async function write(
  tx: BusinessTransaction,
  { now }: DeliveryContext,
  due: DueDelivery,
  callback: Callback,
  sent?: { readonly url: string; readonly delivery: Delivery },
): Promise<void> {
  const { scope } = due;
  const moment = now();
  const next = sent === undefined ? null : nextOf(callback, due, sent.delivery, moment);
  const status =
    sent === undefined
      ? ('CALLBACK_URL_NOT_SET' as const)
      : isTaken(sent.delivery)
        ? ('COMPLETED' as const)
        : ('FAILED' as const);
  const outcome = {
    status,
    response_code: sent?.delivery.code ?? 0,
    error_code: sent?.delivery.errorCode ?? null,
    next_redelivery_schedule: next,
    url: sent?.url ?? null,
  };
  await tx.insert(callback_events).values({
    ...scopeColumns(scope),
    id: uuidv7({ msecs: moment.getTime() }),
    created: moment,
    callback_id: callback.id,
    ...outcome,
    sender: due.sender,
    duration_ms: sent?.delivery.durationMs ?? null,
    response: sent?.delivery.response ?? null,
  });
  await tx
    .update(callbacks)
    .set({
      ...outcome,
      // One that was taken once stays so: a receiver may reject what it has already.
      status: sql`case when ${callbacks.status} = 'COMPLETED' then 'COMPLETED' else ${status} end`,
      attempts: sql`${callbacks.attempts} + 1`,
      updated: moment,
    })
    .where(isRecord(callbacks, scope, callback.id));
  if (status === 'FAILED' && sent !== undefined && callback.attempts + 1 === NOTIFIED_ATTEMPT) {
    const occasion = `${sent.url} ${moment.toISOString().slice(0, 10)}`;
    const news = { kind: 'callback-failing', recordId: callback.id, values: { url: sent.url }, occasion } as const;
    await addNotification(tx, scope, news, moment);
  }
  if (next === null || sent === undefined || due.sender !== null) return;
  const attempt = (due.attempt ?? callback.attempts) + 1;
  await queueDelivery(tx, { scope, callbackId: callback.id, url: sent.url, due: next, sender: null, attempt }, moment);
}

/** Sends a callback, without holding a database connection meanwhile. Returns how its response is stored. */
export async function deliver(context: DeliveryContext, due: DueDelivery): Promise<TaskResult> {
  const { database, now } = context;
  const { scope } = due;
  const found = await find(context, due);
  if (found === undefined) return { state: 'DONE' };
  const { callback, url } = found;
  // A user has resent it meanwhile, and it was taken.
  if (due.sender === null && callback.status === 'COMPLETED') return { state: 'DONE' };
  if (url === undefined) return { state: 'DONE', write: (tx) => write(tx, context, due, callback) };
  // The URL has changed: the delivery is taken again, under the limits of the new receiver.
  if (url !== due.url) return { state: 'AGAIN', due: now(), shares: sharesOf(scope, url) };
  const delivery = await send(context, callback, url);
  const receiver = { scope, url };
  return {
    state: 'DONE',
    write: (tx) => write(tx, context, due, callback, { url, delivery }),
    // Any response, even an error status, shows that the receiver is reachable.
    after: () =>
      delivery.code === 0 ? recordNoResponse(database, receiver, now()) : recordResponse(database, receiver, now()),
  };
}
