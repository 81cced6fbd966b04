import { afterAll, beforeAll, expect, it } from 'vitest';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import type { Platform, Platforms, SoldOrder } from '#server/domains/platforms/Platform.ts';
import { defaultPlatforms } from '#server/domains/platforms/simulatedPlatform.ts';
import { channelOrderQueues } from '#server/domains/store/channels/channelOrderQueues.ts';
import { merchant } from '../helpers/access/merchant.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

const HOUR = 3_600_000;

const { DEVELOPMENT } = defaultPlatforms({ demo: true });

let test: TestApp;

/** The orders that platforms return, and the numbers after which they were read. */
let respond: Platform['readOrders'];
const readAfter: (string | null)[] = [];

function platforms(): Platforms {
  if (DEVELOPMENT === undefined) throw new Error('The sandbox has a platform for test mode.');
  const readOrders: Platform['readOrders'] = (reading, now) => {
    readAfter.push(reading.after);
    return respond(reading, now);
  };
  return { DEVELOPMENT: { ...DEVELOPMENT, readOrders } };
}

beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false, platforms: platforms() });
}, 120_000);
afterAll(() => test.close());

const seller = () => merchant(test, 'owner@kopi.test', 'DEVELOPMENT');

/** Does what is due in so many hours; what cannot be done is stored with its error. */
async function work(hours = 25): Promise<string[]> {
  const errors: string[] = [];
  const now = new Date(test.services.realTime().getTime() + hours * HOUR);
  for (const queue of channelOrderQueues(platforms())) {
    const doNext = () =>
      processAt(queue, test.database, now).catch((error: Error) => {
        errors.push(error.message);
        return true;
      });
    while (await doNext());
  }
  return errors;
}

async function addProduct(sku: string): Promise<string> {
  const { act } = await seller();
  const { json } = await act('store-products/actions/create', {
    name: 'Kopi',
    price: '45000',
    stock: 9,
    weight: 300,
    sku,
  });
  return json.id;
}

const order = (number: string, sku: string, quantity = 2): SoldOrder => ({
  number,
  customer_name: 'Budi Santoso',
  full_address: 'Jalan Pemuda 9',
  city: 'Semarang',
  province: 'Jawa Tengah',
  postal_code: '50131',
  courier: 'SICEPAT',
  shipping_fee: '9000',
  items: [{ sku, quantity, price: '47000' }],
});

/** One channel returns these orders, the first time that it is read. */
function sells(orders: readonly SoldOrder[]): void {
  let isFirst = true;
  respond = async ({ after }, now) => {
    const has = isFirst && after === null ? orders : [];
    isFirst = false;
    return { orders: has, nextPoll: new Date(now.getTime() + 100 * HOUR) };
  };
}

async function arrived(number: string) {
  const { rows } = await test.database.pool.query(
    `select o.*, i.quantity, i.price, i.taken from store_orders o join store_order_items i on i.order_id = o.id
     where o.order_id like '%-' || $1`,
    [number],
  );
  return rows;
}

// Rule store.order-arrived.
it('an order of a platform is recorded once, paid; what it has leaves the stock, and nothing enters the balance', async () => {
  const { read } = await seller();
  const product = await addProduct('ARRIVES-1');
  const count = async () => (await test.database.pool.query('select count(*)::int as n from ledger_entries')).rows[0].n;
  const before = await count();
  sells([order('501', 'ARRIVES-1'), order('502', 'ARRIVES-1', 1), order('501', 'ARRIVES-1')]);
  expect(await work()).toEqual([]);
  const [first, ...others] = await arrived('501');
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    status: 'PAID',
    amount: '103000',
    courier: 'SICEPAT',
    quantity: 2,
    taken: 2,
    expires: null,
  });
  expect(first.order_id).toBe(`${first.platform}-501`);
  expect((await read(`store-products/${product}`)).stock).toBe(6);
  expect(await count()).toBe(before);
  expect(readAfter).toContain('501');
  const listings = `select distinct stock from store_listings where product_id = $1 and status = 'LISTED'`;
  const { rows } = await test.database.pool.query(listings, [first && (await arrivedProduct(first.id))]);
  expect(rows).toEqual([{ stock: 6 }]);
  const news = `select count(*)::int as n from notifications where kind = 'order-paid' and record_id = $1`;
  expect((await test.database.pool.query(news, [first.id])).rows).toEqual([{ n: 1 }]);
});

async function arrivedProduct(orderId: string): Promise<string> {
  const { rows } = await test.database.pool.query('select product_id from store_order_items where order_id = $1', [
    orderId,
  ]);
  return rows[0].product_id;
}

// Rule store.order-arrived.
it('an order that cannot be recorded is stored with its error, and holds up no other', async () => {
  await addProduct('ARRIVES-2');
  await test.database.pool.query(
    `update queue_tasks set due = now(), payload = payload || '{"after": null}' where queue = 'channel-orders'`,
  );
  const unknown = { ...order('602', 'ARRIVES-2'), courier: 'PIGEON' };
  const none = { ...order('603', 'ARRIVES-2'), items: [] };
  const negative = { ...order('606', 'ARRIVES-2'), shipping_fee: '-1' };
  const others = [unknown, none, negative, order('604', 'ARRIVES-2', 0), order('605', 'ARRIVES-2')];
  sells([order('601', 'UNKNOWN-SKU'), ...others]);
  const errors = await work(200);
  expect(errors.map((error) => error.replace(/^Order \d+ has /, '')).sort()).toEqual([
    '0 of ARRIVES-2',
    'no product',
    'no product with the number UNKNOWN-SKU',
    'the amount -1',
    'the unknown courier PIGEON',
  ]);
  expect((await arrived('605')).map(({ status }) => status)).toEqual(['PAID']);
});

// Rule store.order-arrived, store.channel-expired.
it('a platform that gives no orders any more is an expired channel, as one that takes no listings', async () => {
  await test.database.pool.query(`delete from queue_tasks where queue = 'channel-order'`);
  await test.database.pool.query(`update queue_tasks set due = now() where queue = 'channel-orders'`);
  respond = async () => 'ACCESS_REVOKED';
  expect(await work(400)).toEqual([]);
  const { list } = await seller();
  const channels: { platform: string; status: string }[] = await list('store-channels');
  const connected = channels.filter(({ platform, status }) => platform !== 'ONLINE_STORE' && status === 'CONNECTED');
  expect(connected).toEqual([]);
});

// Rule store.order-arrived.
it('in test mode a person orders in place of a buyer of a platform', async () => {
  const { act, list } = await seller();
  const channels: { id: string; platform: string; status: string }[] = await list('store-channels');
  const expired = channels.find(({ status }) => status === 'EXPIRED');
  const input = { product_id: await addProduct('ARRIVES-3'), quantity: 1, customer_name: 'Dewi' };
  expect((await act(`store-channels/${expired?.id}/actions/simulate-order`, input)).status).toBe(409);
  await test.database.pool.query(`update store_channels set status = 'CONNECTED' where status = 'EXPIRED'`);
  const again = await addProduct('ARRIVES-4');
  const { status, json } = await act(`store-channels/${expired?.id}/actions/simulate-order`, {
    ...input,
    product_id: again,
  });
  expect([status, json.errors]).toEqual([200, undefined]);
  const tooMany = await act(`store-channels/${expired?.id}/actions/simulate-order`, {
    ...input,
    product_id: again,
    quantity: 9,
  });
  expect(tooMany.json.errors).toMatchObject([{ field: 'quantity', code: 'more_than_stock' }]);
});
