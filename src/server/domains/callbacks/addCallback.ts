import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { belongsToGiven, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { insertRow } from '../../database/insertRow.ts';
import { preparedOn } from '../../database/preparedOn.ts';
import { callback_urls, callbacks } from '../../database/schema/index.ts';
import { sendLater } from '../../database/sendLater.ts';
import { queueDelivery } from './queueDelivery.ts';

type CallbackRow = typeof callbacks.$inferInsert;

/** A new callback. */
export interface NewCallback {
  readonly product: CallbackRow['product'];
  /** The id of the record that it is about, with its prefix. */
  readonly reference: string;
  readonly externalId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The user who resends it; null: automatic. */
  readonly sender: string | null;
  /** The business's callback URL for the product, where it was read before; null: none is set. */
  readonly url?: string | null | undefined;
}

/** The business's callback URL for a product; `undefined` when none is set. */
export async function callbackUrlOf(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  product: CallbackRow['product'],
): Promise<string | undefined> {
  const statement = preparedOn(transaction, 'callback_url_of', (connection, name) =>
    connection
      .select({ url: callback_urls.url })
      .from(callback_urls)
      .where(and(belongsToGiven(callback_urls), eq(callback_urls.product, sql.placeholder('product'))))
      .prepare(name),
  );
  const [found] = await statement.execute({ ...scope, product });
  return found?.url;
}

/** Creates and queues a callback, in the caller's transaction. Returns its UUID. */
export async function addCallback(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { product, reference, externalId, payload, sender, url: known }: NewCallback,
  now: Date,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  const url = known === undefined ? await callbackUrlOf(transaction, scope, product) : (known ?? undefined);
  const row = {
    ...scopeColumns(scope),
    id,
    created: now,
    updated: now,
    // Until it is delivered it counts as failed; without a URL it is never sent.
    status: url === undefined ? 'CALLBACK_URL_NOT_SET' : 'FAILED',
    product,
    reference,
    external_id: externalId,
    url: url ?? null,
    attempts: 0,
    next_redelivery_schedule: url === undefined ? null : now,
    payload,
  } as const;
  await sendLater(transaction, insertRow(transaction, callbacks, row));
  if (url !== undefined) await queueDelivery(transaction, { scope, callbackId: id, url, due: now, sender }, now);
  return id;
}
