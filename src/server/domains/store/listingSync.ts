import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { store_channels, store_listings, store_products } from '../../database/schema/index.ts';
import type { ConnectionSync, Delivery, SyncContext } from '../platforms/Connection.ts';
import type { RefusedListings, SentListing } from '../platforms/Platform.ts';
import { readAccess } from '../platforms/platformAccess.ts';

/** Listings of a delivery. */
const DELIVERY_SIZE = 200;

type Listing = typeof store_listings.$inferSelect;

/** A listing, and whether its product is on sale. */
interface Row {
  readonly listing: Listing;
  readonly product: Pick<typeof store_products.$inferSelect, 'status'>;
}

function shownId({ id }: Pick<Listing, 'id'>): string {
  return formatRecordId('slst', id);
}

function sentListing({ listing: row, product }: Row): SentListing {
  return {
    id: shownId(row),
    sku: row.sku,
    name: row.product_name,
    price: toDecimal(row.price, row.currency),
    currency: row.currency,
    stock: row.stock,
    is_listed: row.status === 'LISTED' && product.status !== 'INACTIVE',
  };
}

function isConnected(scope: BusinessScope, channelId: string): SQL | undefined {
  return and(isRecord(store_channels, scope, channelId), eq(store_channels.status, 'CONNECTED'));
}

/** The condition that selects listings which have not changed since they were read. */
function areUnchanged(scope: BusinessScope, listings: readonly Listing[]): SQL | undefined {
  const ids = sql.param(listings.map(({ id }) => id));
  const times = sql.param(listings.map(({ updated }) => updated.toISOString()));
  const read = sql`select * from unnest(${ids}::uuid[], ${times}::timestamptz[])`;
  return and(belongsTo(store_listings, scope), sql`(${store_listings.id}, ${store_listings.updated}) in (${read})`);
}

/** Keeps the answer about each listing, unless the listing has changed since it was sent. */
async function keepAnswer(
  { transaction, scope, now }: SyncContext,
  channelId: string,
  { listings, refused }: { readonly listings: readonly Row[]; readonly refused: RefusedListings },
): Promise<void> {
  const sent = listings.map(({ listing }) => listing);
  await transaction
    .update(store_listings)
    .set({ synced: now })
    .where(
      areUnchanged(
        scope,
        sent.filter((listing) => !refused.has(shownId(listing))),
      ),
    );
  for (const listing of sent) {
    const reason = refused.get(shownId(listing));
    if (reason === undefined) continue;
    const failed = { status: 'FAILED', failure: reason, synced: now, updated: now } as const;
    await transaction
      .update(store_listings)
      .set(failed)
      .where(areUnchanged(scope, [listing]));
  }
  await transaction.update(store_channels).set({ synced: now }).where(isConnected(scope, channelId));
}

async function nextListings({ transaction, scope }: SyncContext, channelId: string): Promise<Delivery | undefined> {
  const [channel] = await transaction.select().from(store_channels).where(isConnected(scope, channelId));
  const access = await readAccess(transaction, scope, { kind: 'store-channel', recordId: channelId });
  if (channel === undefined || access === undefined) return undefined;
  const listings = await transaction
    .select({ listing: store_listings, product: { status: store_products.status } })
    .from(store_listings)
    .innerJoin(store_products, and(belongsTo(store_products, scope), eq(store_products.id, store_listings.product_id)))
    .where(
      and(
        belongsTo(store_listings, scope),
        eq(store_listings.channel_id, channelId),
        inArray(store_listings.status, ['LISTED', 'UNLISTED']),
        isNull(store_listings.synced),
      ),
    )
    .orderBy(asc(store_listings.id))
    .limit(DELIVERY_SIZE);
  return {
    isLast: listings.length < DELIVERY_SIZE,
    async send(platform) {
      const refused = await platform.list({ token: access.token, listings: listings.map(sentListing) });
      return typeof refused === 'string' ? refused : (kept) => keepAnswer(kept, channelId, { listings, refused });
    },
  };
}

async function expireChannel({ transaction, scope, now }: SyncContext, channelId: string): Promise<void> {
  const [expired] = await transaction
    .update(store_channels)
    .set({ status: 'EXPIRED', updated: now })
    .where(isConnected(scope, channelId))
    .returning({ id: store_channels.id });
  if (expired === undefined) return;
  const target = { type: 'store-channel', id: formatRecordId('chan', channelId) };
  const change = { before: { status: 'CONNECTED' }, after: { status: 'EXPIRED' } };
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', ...target, ...change }, now);
}

/** Listings for sales platforms. Rule store.listing-sent, store.listing-refused, store.channel-expired. */
export const listingSync: ConnectionSync = { next: nextListings, fail: expireChannel };
