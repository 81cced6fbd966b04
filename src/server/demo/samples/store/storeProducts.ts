import { store_channels, store_listings, store_products } from '../../../db/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';

const VARIANTS = ['250 g', '500 g', '1 kg'] as const;

export const STORE_PRODUCTS = sample(store_products, (demo) => {
  const items = demo.business.trade?.orders ?? [];
  if (!demo.business.flags.includes('store-products')) return [];
  return demo.times(items.length * 2, ({ id, created }, index) => {
    const [name, price] = items[index % items.length] ?? ['Kopi', 50_000];
    const isSmall = index >= items.length;
    const status = index === 3 ? 'OUT_OF_STOCK' : index === 5 ? 'INACTIVE' : 'ACTIVE';
    return {
      id,
      created,
      updated: created,
      status: status as 'ACTIVE' | 'INACTIVE' | 'OUT_OF_STOCK',
      name,
      sku: `KN-${String(index + 1).padStart(3, '0')}`,
      variant: VARIANTS[index % VARIANTS.length] ?? null,
      description: null,
      price: BigInt(isSmall ? Math.round(price / 2 / 500) * 500 : price),
      currency: demo.currency,
      stock: status === 'OUT_OF_STOCK' ? 0 : demo.random.whole(3, 240),
      width: isSmall ? 8 : 12,
      length: isSmall ? 6 : 8,
      height: isSmall ? 14 : 24,
      weight: demo.random.whole(2, 12) * 100,
    };
  });
});

const STATES = [
  ['LISTED', 12],
  ['UNLISTED', 2],
  ['FAILED', 1],
] as const;

const FAILURES = ['CHANNEL_REFUSED', 'PRICE_TOO_LOW', 'IMAGE_MISSING'] as const;

export const STORE_LISTINGS = sample(store_listings, (demo) => {
  const rows: SampleRow<typeof store_listings>[] = [];
  const channels = demo.rowsOf(store_channels).filter(({ status }) => status !== 'DISCONNECTED');
  for (const product of demo.rowsOf(store_products)) {
    for (const channel of channels) {
      const status = demo.state(STATES, rows.length);
      const created = product.created > channel.created ? product.created : channel.created;
      rows.push({
        ...demo.key(created),
        updated: created,
        product_id: product.id,
        channel_id: channel.id,
        product_name: product.name,
        sku: product.sku,
        platform: channel.platform,
        status,
        price: product.price,
        currency: product.currency,
        stock: product.stock,
        synced: channel.synced ?? null,
        failure: status === 'FAILED' ? (FAILURES[rows.length % FAILURES.length] ?? null) : null,
      });
    }
  }
  return rows;
});
