import { and, desc, eq, inArray, like, ne, type SQL } from 'drizzle-orm';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { store_listings, store_products } from '../../../database/schema/index.ts';

export type Product = typeof store_products.$inferSelect;

/** Which of the products of a sales channel are read. */
export interface ListedFilter {
  /** UUIDs. */
  readonly ids?: readonly string[];
  /** What a buyer searches for in their names. */
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
}

function matches({ ids, search }: ListedFilter): SQL | undefined {
  const isNamed =
    search === undefined
      ? undefined
      : like(store_products.name_search, `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return and(ids && inArray(store_products.id, [...ids]), isNamed);
}

/** The products that a sales channel, by its UUID, sells, newest first: those that are listed there and not off sale. Rule store.off-sale. */
export async function listedProducts(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  channelId: string,
  filter: ListedFilter,
): Promise<Product[]> {
  const { limit = 100, offset = 0 } = filter;
  if (filter.ids?.length === 0) return [];
  const rows = await transaction
    .select({ product: store_products })
    .from(store_products)
    .innerJoin(
      store_listings,
      and(
        belongsTo(store_listings, scope),
        eq(store_listings.product_id, store_products.id),
        eq(store_listings.channel_id, channelId),
        eq(store_listings.status, 'LISTED'),
      ),
    )
    .where(and(belongsTo(store_products, scope), ne(store_products.status, 'INACTIVE'), matches(filter)))
    .orderBy(desc(store_products.created), desc(store_products.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ product }) => product);
}
