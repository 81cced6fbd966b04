import {
  store_channels,
  store_order_items,
  store_orders,
  store_products,
  stores,
} from '#server/database/schema/index.ts';
import type { SampleKey, SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

const HOUR = 3_600_000;

type Order = SampleRow<typeof store_orders>;
type Item = SampleRow<typeof store_order_items>;

/** How many of the newest orders may still be paid. */
const UNPAID = 5;

/** The days in which these were placed, within the hours that their store gives. */
const UNPAID_DAYS = 0.9;

const STATUSES = [
  ['PAID', 3],
  ['PACKED', 2],
  ['SHIPPED', 4],
  ['COMPLETED', 14],
  ['CANCELLED', 3],
] as const;

const COURIERS = ['JNE', 'JNT', 'SICEPAT', 'ANTERAJA', 'POS'] as const;

const CITIES = [
  ['Jalan Melati 5', 'Depok', 'Jawa Barat', '16431'],
  ['Jalan Diponegoro 81', 'Semarang', 'Jawa Tengah', '50241'],
  ['Jalan Gajah Mada 17', 'Denpasar', 'Bali', '80112'],
  ['Jalan Pemuda 9', 'Medan', 'Sumatera Utara', '20151'],
] as const;

/** Times of the steps that the order has reached. */
function steps(demo: SampleScene, status: Order['status'], created: Date) {
  const order: readonly Order['status'][] = STATUSES.map(([name]) => name);
  const has = (step: Order['status']) => status !== 'CANCELLED' && order.indexOf(status) >= order.indexOf(step);
  const paid = has('PAID') ? demo.after(created, 12) : null;
  const shipped = paid !== null && has('SHIPPED') ? demo.after(paid, 48) : null;
  const completed = shipped !== null && has('COMPLETED') ? demo.after(shipped, 96) : null;
  const cancelled = status === 'CANCELLED' ? demo.after(created, 24) : null;
  return { paid, shipped, completed, cancelled, updated: cancelled ?? completed ?? shipped ?? paid ?? created };
}

/** Order items, drawn together with the orders, so that amounts match items and shipping. */
const drawn = new WeakMap<SampleScene, Item[]>();

function itemsOf(demo: SampleScene, order: Order): Item[] {
  const products = demo.rowsOf(store_products).filter(({ status }) => status === 'ACTIVE');
  const count = demo.random.whole(1, 3);
  const items: Item[] = [];
  for (let index = 0; index < count; index++) {
    const product = products[(demo.random.whole(0, products.length - 1) + index) % products.length];
    if (product === undefined || items.some((item) => item.product_id === product.id)) continue;
    const quantity = demo.random.whole(1, 4);
    // Of a third product, another buyer has paid for the last one before.
    const supply = items.length === 2 && quantity > 2 ? quantity - 1 : quantity;
    items.push({
      ...demo.key(order.created),
      order_id: order.id,
      product_id: product.id,
      name: product.name,
      variant: product.variant ?? null,
      quantity,
      taken: order.paid == null ? null : supply,
      price: product.price,
      amount: product.price * BigInt(quantity),
      currency: product.currency,
    });
  }
  return items;
}

/** When orders were placed, oldest first, with those that wait for their payment. */
function placed(demo: SampleScene): readonly (SampleKey & { readonly isUnpaid: boolean })[] {
  const earlier = demo.times(demo.count(120, 12) - UNPAID, (key) => ({ ...key, isUnpaid: false }));
  const unpaid = demo.times(UNPAID, (key) => ({ ...key, isUnpaid: true }), UNPAID_DAYS);
  return [...earlier, ...unpaid].sort((one, other) => one.created.getTime() - other.created.getTime());
}

/** The status of an order that was paid or whose time to pay is over: one of today was not cancelled by the clock. */
function drawnStatus(demo: SampleScene, expires: Date, index: number): Order['status'] {
  const status = demo.state(STATUSES, index);
  return status === 'CANCELLED' && expires.getTime() > demo.now ? 'PAID' : status;
}

export const STORE_ORDERS = sample(store_orders, (demo) => {
  const items: Item[] = [];
  drawn.set(demo, items);
  const open = demo.rowsOf(stores).filter(({ status }) => status === 'ACTIVE');
  if (open.length === 0) return [];
  return placed(demo).map(({ id, created, isUnpaid }, index): Order => {
    const store = open[index % open.length] ?? demo.pick(open);
    const expires = new Date(created.getTime() + store.ttl_hours * HOUR);
    const status = isUnpaid ? 'UNPAID' : drawnStatus(demo, expires, index);
    const channels = demo
      .rowsOf(store_channels)
      .filter(({ store_id, synced }) => store_id === store.id && synced !== null);
    // What comes from a sales platform is paid there.
    const own = channels.filter(({ platform }) => platform === 'ONLINE_STORE');
    const channel = demo.pick(status === 'UNPAID' || status === 'CANCELLED' ? own : channels);
    const buyer = demo.person();
    const [full_address, city, province, postal_code] = demo.pick(CITIES);
    const times = steps(demo, status, created);
    const order: Order = {
      id,
      created,
      ...times,
      expires,
      store_id: store.id,
      channel_id: channel.id,
      platform: channel.platform,
      status,
      order_id: `ORD-${String(index + 1).padStart(5, '0')}`,
      customer_name: buyer.name,
      customer_email: buyer.email,
      customer_phone: buyer.phone,
      full_address,
      city,
      province,
      postal_code,
      courier: demo.pick(COURIERS),
      tracking_number: times.shipped === null ? null : `RS${demo.random.digits(10)}`,
      shipping_fee: BigInt(demo.random.whole(9, 30) * 1000),
      amount: 0n,
      currency: demo.currency,
      link: demo.random.digits(20),
    };
    const ordered = itemsOf(demo, order);
    items.push(...ordered);
    const amount = ordered.reduce((sum, item) => sum + item.amount, order.shipping_fee);
    return { ...order, amount };
  });
});

export const STORE_ORDER_ITEMS = sample(store_order_items, (demo) => drawn.get(demo) ?? []);
