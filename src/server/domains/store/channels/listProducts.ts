import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '../../../database/belongsTo.ts';
import { store_channels, store_listings, store_products } from '../../../database/schema/index.ts';
import type { OperationContext } from '../../../engine/operations/operation/operation.ts';

/** What is listed: one product on every connected channel, or every product on one channel. UUIDs. */
type Listed = { readonly productId: string } | { readonly channelId: string };

/**
 * When a listing that changes now is brought in line: now on the pages of the store itself; elsewhere it is not, until its
 * platform has taken the change. Rule store.listing-sent.
 */
export function syncedAt(now: Date): SQL<Date | null> {
  return sql`case when ${store_listings.platform} = 'ONLINE_STORE' then ${now.toISOString()}::timestamptz end`;
}

/**
 * Lists products that are on sale on connected sales channels, with their price and stock, unless they have a listing there.
 * One statement, however many products there are. Rule store.listing.
 */
export async function listProducts(
  { transaction, session: { scope }, now }: Pick<OperationContext, 'transaction' | 'session' | 'now'>,
  listed: Listed,
): Promise<void> {
  const chosen =
    'productId' in listed
      ? sql`${store_products.id} = ${listed.productId}`
      : sql`${store_channels.id} = ${listed.channelId}`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  await transaction.execute(sql`
    insert into ${store_listings} (business_id, environment, id, created, updated, product_id, channel_id, product_name, sku,
      platform, status, price, currency, stock, synced)
    select ${store_products.business_id}, ${store_products.environment}, gen_random_uuid(), ${moment}, ${moment},
      ${store_products.id}, ${store_channels.id}, ${store_products.name}, ${store_products.sku}, ${store_channels.platform},
      'LISTED', ${store_products.price}, ${store_products.currency}, ${store_products.stock},
      case when ${store_channels.platform} = 'ONLINE_STORE' then ${moment} end
    from ${store_products}, ${store_channels}
    where ${belongsTo(store_products, scope)} and ${belongsTo(store_channels, scope)} and ${chosen}
      and ${store_products.status} <> 'INACTIVE' and ${store_channels.status} = 'CONNECTED'
      and not exists (select from ${store_listings} where ${belongsTo(store_listings, scope)}
        and ${store_listings.product_id} = ${store_products.id} and ${store_listings.channel_id} = ${store_channels.id})`);
}

/**
 * Lists what is on sale on a channel that was connected: again what was listed until it was disconnected, with its present
 * price and stock. Rule store.channel-disconnect, store.channel-authorization.
 */
export async function listChannel(
  context: Pick<OperationContext, 'transaction' | 'session' | 'now'>,
  /** UUID. */
  channelId: string,
): Promise<void> {
  const { transaction, session, now } = context;
  await transaction
    .update(store_listings)
    .set({
      status: 'LISTED',
      failure: null,
      price: store_products.price,
      stock: store_products.stock,
      synced: syncedAt(now),
      updated: now,
    })
    .from(store_products)
    .where(
      and(
        belongsTo(store_listings, session.scope),
        eq(store_listings.channel_id, channelId),
        eq(store_listings.status, 'UNLISTED'),
        isNull(store_listings.synced),
        belongsTo(store_products, session.scope),
        eq(store_products.id, store_listings.product_id),
      ),
    );
  await listProducts(context, { channelId });
}
