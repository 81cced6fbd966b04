import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Environment } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { inBusiness } from '../db/inBusiness.ts';
import { isRecord } from '../db/isRecord.ts';
import { callback_deliveries_due, callback_events, callbacks } from '../db/schema/index.ts';
import type { Services } from '../services.ts';
import { callbackUrlOf } from './addCallback.ts';
import { queueDelivery } from './queueDelivery.ts';
import { type Delivery, sendCallback } from './sendCallback.ts';
import type { CallbackSigner } from './signing.ts';

/** A delivery that somebody has begun is nobody else's for so long; begun and not ended, it is begun anew. */
const BEGUN_FOR = '1 minute';

/** Minutes until a callback that was not taken is sent again; after the last it is left to people. */
const RETRY_MINUTES = [1, 5, 30, 120, 720] as const;

const MINUTE = 60_000;

/** The prefix of a callback's id as people see it. */
const CALLBACK_PREFIX = 'cb';

/** What delivering needs. */
export interface Courier extends Pick<Services, 'database' | 'pool' | 'now' | 'env'> {
  readonly signer: () => CallbackSigner;
}

type Due = Record<'id' | 'business_id' | 'callback_id', string> & { environment: Environment; sender: string | null };

type Callback = typeof callbacks.$inferSelect;

async function takeNext({ database, now }: Courier): Promise<Due | undefined> {
  const moment = sql`${now().toISOString()}::timestamptz`;
  const { rows } = await database.drizzle.execute<Due>(
    sql`update ${callback_deliveries_due} set due = ${moment} + ${BEGUN_FOR}::interval
        where id = (select id from ${callback_deliveries_due} where due <= ${moment} order by due limit 1 for update skip locked)
        returning id, business_id, environment, callback_id, sender`,
  );
  return rows[0];
}

function isTaken({ code }: Delivery): boolean {
  return code >= 200 && code < 300;
}

/** When it is sent again; null once it was taken, has been tried enough, or was sent by a person. */
function nextOf(callback: Callback, due: Due, delivery: Delivery, now: Date): Date | null {
  const minutes = due.sender === null ? RETRY_MINUTES[callback.attempts] : undefined;
  return isTaken(delivery) || minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE);
}

/**
 * Sends the callback that has been due longest, and writes down how it was answered. Nothing of the database waits for
 * the answer. A server that ends in between has it sent again: it arrives at least once. Answers `false` when nothing is due.
 */
export async function deliverNext(courier: Courier): Promise<boolean> {
  const { database, pool, now, env, signer } = courier;
  const due = await takeNext(courier);
  if (due === undefined) return false;
  const scope = { businessId: due.business_id, environment: due.environment };
  const thisCallback = isRecord(callbacks, scope, due.callback_id);
  const found = await inBusiness(pool, scope, async (tx) => {
    const [callback] = await tx.select().from(callbacks).where(thisCallback);
    return callback && { callback, url: (await callbackUrlOf(tx, scope, callback.product)) ?? callback.url };
  });
  if (found !== undefined) {
    const { callback, url } = found;
    const id = formatRecordId(CALLBACK_PREFIX, callback.id);
    const body = JSON.stringify({ id, created: callback.created, ...callback.payload });
    const headers = { 'content-type': 'application/json', ...signer().headers(body, now()) };
    const delivery = url === null ? undefined : await sendCallback({ url, body, headers, allowsPrivate: env.demo });
    await inBusiness(pool, scope, async (tx) => {
      const moment = now();
      const next = delivery === undefined ? null : nextOf(callback, due, delivery, moment);
      const outcome = {
        status:
          delivery === undefined
            ? ('CALLBACK_URL_NOT_SET' as const)
            : isTaken(delivery)
              ? ('COMPLETED' as const)
              : ('FAILED' as const),
        response_code: delivery?.code ?? 0,
        error_code: delivery?.errorCode ?? null,
        next_redelivery_schedule: next,
        url,
      };
      await tx.insert(callback_events).values({
        business_id: due.business_id,
        environment: due.environment,
        id: uuidv7({ msecs: moment.getTime() }),
        created: moment,
        callback_id: callback.id,
        ...outcome,
        sender: due.sender,
        duration_ms: delivery?.durationMs ?? null,
        response: delivery?.response ?? null,
      });
      await tx
        .update(callbacks)
        .set({ ...outcome, attempts: sql`${callbacks.attempts} + 1`, updated: moment })
        .where(thisCallback);
      if (next !== null) await queueDelivery(tx, { scope, callbackId: callback.id, due: next, sender: null });
    });
  }
  await database.drizzle.delete(callback_deliveries_due).where(eq(callback_deliveries_due.id, due.id));
  return true;
}
