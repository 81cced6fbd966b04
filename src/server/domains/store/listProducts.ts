import { and, eq, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { belongsTo, scopeColumns } from '../../database/belongsTo.ts';
import { store_channels, store_listings, store_products } from '../../database/schema/index.ts';
import type { OperationContext } from '../../engine/operations/operation/operation.ts';

/** What is listed: one product on every connected channel, or every product on one channel. UUIDs. */
type Listed = { readonly productId: string } | { readonly channelId: string };

/** Lists products that are on sale on connected sales channels, with their price and stock. Rule store.listing. */
export async function listProducts(
  { transaction, session: { scope }, now }: Pick<OperationContext, 'transaction' | 'session' | 'now'>,
  listed: Listed,
): Promise<void> {
  const products = await transaction
    .select()
    .from(store_products)
    .where(
      and(
        belongsTo(store_products, scope),
        ne(store_products.status, 'INACTIVE'),
        'productId' in listed ? eq(store_products.id, listed.productId) : undefined,
      ),
    );
  const channels = await transaction
    .select()
    .from(store_channels)
    .where(
      and(
        belongsTo(store_channels, scope),
        eq(store_channels.status, 'CONNECTED'),
        'channelId' in listed ? eq(store_channels.id, listed.channelId) : undefined,
      ),
    );
  const rows = channels.flatMap((channel) =>
    products.map((product) => ({
      ...scopeColumns(scope),
      id: uuidv7({ msecs: now.getTime() }),
      created: now,
      updated: now,
      product_id: product.id,
      channel_id: channel.id,
      product_name: product.name,
      sku: product.sku,
      platform: channel.platform,
      status: 'LISTED' as const,
      price: product.price,
      currency: product.currency,
      stock: product.stock,
      synced: now,
      failure: null,
    })),
  );
  if (rows.length > 0) await transaction.insert(store_listings).values(rows);
}
