import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { belongsTo, isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import { store_channels, store_listings, store_products, stores } from '../../../database/schema/index.ts';
import type { ConnectionSync, Delivery, SyncContext } from '../../platforms/Connection.ts';
import type { RefusedListings, SentListing } from '../../platforms/Platform.ts';
import { type Connected, readAccess } from '../../platforms/platformAccess.ts';

/** Listings of a delivery. */
const DELIVERY_SIZE = 200;

type Listing = typeof store_listings.$inferSelect;

/** A listing, and whether its product is on sale and its store open. */
interface Row {
  readonly listing: Listing;
  readonly product: Pick<typeof store_products.$inferSelect, 'status'>;
  readonly store: Pick<typeof stores.$inferSelect, 'status'>;
}

function shownIdOf(id: string): string {
  return formatRecordId('slst', id);
}

function sentListing({ listing: row, product, store }: Row): SentListing {
  return {
    id: shownIdOf(row.id),
    sku: row.sku,
    name: row.product_name,
    price: toDecimal(row.price, row.currency),
    currency: row.currency,
    stock: row.stock,
    // Rule store.closed.
    is_listed: row.status === 'LISTED' && product.status !== 'INACTIVE' && store.status === 'ACTIVE',
  };
}

function isConnected(scope: BusinessScope, channelId: string): SQL | undefined {
  return and(isRecord(store_channels, scope, channelId), eq(store_channels.status, 'CONNECTED'));
}

/** Of listings that were read, those that no other transaction is changing; whether each is as it was then. */
async function currentOf({ transaction, scope }: SyncContext, listings: readonly Listing[]) {
  const ids = listings.map(({ id }) => id);
  const rows = await transaction
    .select({ id: store_listings.id, updated: store_listings.updated })
    .from(store_listings)
    .where(and(belongsTo(store_listings, scope), inArray(store_listings.id, ids)))
    .for('update', { skipLocked: true });
  const read = new Map(listings.map(({ id, updated }) => [id, updated.getTime()]));
  const isUnchanged = ({ id, updated }: (typeof rows)[number]) => read.get(id) === updated.getTime();
  return {
    unchanged: new Set(rows.filter(isUnchanged).map(({ id }) => id)),
    changed: rows.filter((row) => !isUnchanged(row)).map(({ id }) => id),
  };
}

/** Keeps the answer about each listing; one that has changed since it was sent is sent again. */
async function keepAnswer(
  context: SyncContext,
  connected: Connected,
  { listings, refused }: { readonly listings: readonly Row[]; readonly refused: RefusedListings },
): Promise<void> {
  const { transaction, scope, now } = context;
  // Before its listings, as everyone else who writes to both.
  const isThis = isConnected(scope, connected.recordId);
  const [channel] = await transaction.select().from(store_channels).where(isThis).for('update');
  if (channel === undefined || (await readAccess(transaction, scope, connected)) === undefined) return;
  await transaction.update(store_channels).set({ synced: now }).where(isThis);
  if (listings.length === 0) return;
  const sent = listings.map(({ listing }) => listing);
  const { unchanged, changed } = await currentOf(context, sent);
  const areThese = (ids: readonly string[]) =>
    and(belongsTo(store_listings, scope), inArray(store_listings.id, [...ids]));
  // What is not listed cannot fail.
  const failed = sent.filter(
    ({ id, status }) => unchanged.has(id) && status === 'LISTED' && refused.has(shownIdOf(id)),
  );
  const failedIds = new Set(failed.map(({ id }) => id));
  const taken = [...unchanged].filter((id) => !failedIds.has(id));
  await transaction.update(store_listings).set({ synced: now }).where(areThese(taken));
  await transaction.update(store_listings).set({ synced: null }).where(areThese(changed));
  for (const { id } of failed) {
    const answer = {
      status: 'FAILED',
      failure: refused.get(shownIdOf(id)) ?? null,
      synced: now,
      updated: now,
    } as const;
    await transaction
      .update(store_listings)
      .set(answer)
      .where(isRecord(store_listings, scope, id));
  }
}

async function nextListings({ transaction, scope }: SyncContext, connected: Connected): Promise<Delivery | undefined> {
  const [channel] = await transaction.select().from(store_channels).where(isConnected(scope, connected.recordId));
  const access = await readAccess(transaction, scope, connected);
  if (channel === undefined || access === undefined) return undefined;
  const listings = await transaction
    .select({
      listing: store_listings,
      product: { status: store_products.status },
      store: { status: stores.status },
    })
    .from(store_listings)
    .innerJoin(store_products, and(belongsTo(store_products, scope), eq(store_products.id, store_listings.product_id)))
    .innerJoin(stores, isRecord(stores, scope, channel.store_id))
    .where(
      and(
        belongsTo(store_listings, scope),
        eq(store_listings.channel_id, connected.recordId),
        inArray(store_listings.status, ['LISTED', 'UNLISTED']),
        isNull(store_listings.synced),
      ),
    )
    .orderBy(asc(store_listings.id))
    .limit(DELIVERY_SIZE);
  return {
    isEmpty: listings.length === 0,
    async send(platform) {
      const delivery = { token: access.token, listings: listings.map(sentListing) };
      const refused = listings.length === 0 ? new Map() : await platform.list(delivery);
      return typeof refused === 'string' ? refused : (kept) => keepAnswer(kept, connected, { listings, refused });
    },
  };
}

async function expireChannel({ transaction, scope, now }: SyncContext, connected: Connected): Promise<void> {
  const isThis = isConnected(scope, connected.recordId);
  const [channel] = await transaction.select().from(store_channels).where(isThis).for('update');
  if (channel === undefined || (await readAccess(transaction, scope, connected)) === undefined) return;
  await transaction.update(store_channels).set({ status: 'EXPIRED', updated: now }).where(isThis);
  const target = { type: 'store-channel', id: formatRecordId('chan', connected.recordId) };
  const change = { before: { status: 'CONNECTED' }, after: { status: 'EXPIRED' } };
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', ...target, ...change }, now);
}

/** Listings for sales platforms. Rule store.listing-sent, store.listing-refused, store.channel-expired. */
export const listingSync: ConnectionSync = { next: nextListings, fail: expireChannel };
