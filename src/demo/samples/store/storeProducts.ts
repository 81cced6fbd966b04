import { store_channels, store_listings, store_products } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

/** Products sold by weight have the size at the end of their name. */
const SIZED = /^(.+) (\d+) kg$/;

/** A product of the store: name, size and price. */
interface Good {
  readonly name: string;
  readonly variant: string | null;
  readonly price: number;
}

/** Products sold by weight, in two sizes; other items are not shipped. */
function goodsOf(demo: SampleScene): Good[] {
  return (demo.business.trade?.orders ?? []).flatMap(([item, price]) => {
    const [, name, kilograms] = SIZED.exec(item) ?? [];
    if (name === undefined) return [];
    const half = Math.round(price / 2 / 500) * 500;
    return [
      { name, variant: `${kilograms} kg`, price },
      { name, variant: `${Number(kilograms) * 500} g`, price: half },
    ];
  });
}

export const STORE_PRODUCTS = sample(store_products, (demo) => {
  if (!demo.business.flags.includes('store-products')) return [];
  const goods = goodsOf(demo);
  return demo.early(goods.length, ({ id, created }, index) => {
    const { name, variant, price } = goods[index] ?? { name: 'Kopi', variant: null, price: 50_000 };
    const isSmall = index % 2 === 1;
    const status = index === 3 ? 'OUT_OF_STOCK' : index === 5 ? 'INACTIVE' : 'ACTIVE';
    return {
      id,
      created,
      updated: created,
      status: status as 'ACTIVE' | 'INACTIVE' | 'OUT_OF_STOCK',
      name,
      sku: `KN-${String(index + 1).padStart(3, '0')}`,
      variant,
      description: null,
      price: BigInt(price),
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

const SYNC_ERRORS = ['CHANNEL_REFUSED', 'PRICE_TOO_LOW', 'IMAGE_MISSING'] as const;

export const STORE_LISTINGS = sample(store_listings, (demo) => {
  const rows: SampleRow<typeof store_listings>[] = [];
  const channels = demo.rowsOf(store_channels).filter(({ synced }) => synced !== null);
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
        failure: status === 'FAILED' ? (SYNC_ERRORS[rows.length % SYNC_ERRORS.length] ?? null) : null,
      });
    }
  }
  return rows;
});
