import {
  store_channels,
  store_order_items,
  store_orders,
  store_products,
  stores,
} from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Order = SampleRow<typeof store_orders>;
type Item = SampleRow<typeof store_order_items>;

const STATUSES = [
  ['UNPAID', 2],
  ['PAID', 3],
  ['PACKED', 2],
  ['SHIPPED', 4],
  ['COMPLETED', 14],
  ['CANCELLED', 2],
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
  const order = STATUSES.map(([name]) => name);
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
    items.push({
      ...demo.key(order.created),
      order_id: order.id,
      product_id: product.id,
      name: product.name,
      variant: product.variant ?? null,
      quantity,
      price: product.price,
      amount: product.price * BigInt(quantity),
      currency: product.currency,
    });
  }
  return items;
}

export const STORE_ORDERS = sample(store_orders, (demo) => {
  const items: Item[] = [];
  drawn.set(demo, items);
  const open = demo.rowsOf(stores).filter(({ status }) => status === 'ACTIVE');
  if (open.length === 0) return [];
  return demo.times(demo.count(120, 12), ({ id, created }, index): Order => {
    const status = demo.state(STATUSES, index);
    const store = open[index % open.length] ?? demo.pick(open);
    const channel = demo.pick(
      demo.rowsOf(store_channels).filter(({ store_id, synced }) => store_id === store.id && synced !== null),
    );
    const buyer = demo.person();
    const [full_address, city, province, postal_code] = demo.pick(CITIES);
    const times = steps(demo, status, created);
    const order: Order = {
      id,
      created,
      ...times,
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
    };
    const ordered = itemsOf(demo, order);
    items.push(...ordered);
    const amount = ordered.reduce((sum, item) => sum + item.amount, order.shipping_fee);
    return { ...order, amount };
  });
});

export const STORE_ORDER_ITEMS = sample(store_order_items, (demo) => drawn.get(demo) ?? []);
