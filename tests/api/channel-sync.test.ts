import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import type { ListingDelivery, Platform, Platforms } from '#server/domains/platforms/Platform.ts';
import { platformQueue } from '#server/domains/platforms/platformQueue.ts';
import { defaultPlatforms } from '#server/domains/platforms/simulatedPlatform.ts';
import { merchant } from '../helpers/access/merchant.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;

const { DEVELOPMENT } = defaultPlatforms({ demo: true });

/** What platforms received, and how they respond. */
let received: ListingDelivery[] = [];
let respond: Platform['list'] | undefined;

/** The sandbox, which remembers what it received. */
function recording(): Platforms {
  if (DEVELOPMENT === undefined) throw new Error('The sandbox has a platform for test mode.');
  const list: Platform['list'] = (delivery) => {
    received.push(delivery);
    return (respond ?? DEVELOPMENT.list)(delivery);
  };
  return { DEVELOPMENT: { ...DEVELOPMENT, list } };
}

beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false, platforms: recording() });
}, 120_000);
afterAll(() => test.close());
afterEach(() => {
  received = [];
  respond = undefined;
});

const seller = () => merchant(test, 'owner@kopi.test', 'DEVELOPMENT');

/** Lets the worker do what is due. */
async function sync(seconds = 6): Promise<void> {
  const queue = platformQueue(test.services, recording());
  const now = new Date(test.services.realTime().getTime() + seconds * 1000);
  while (await processAt(queue, test.database, now));
}

/** The listings that platforms received, of one number. */
function sent(sku: string) {
  return received.flatMap(({ listings }) => listings).filter((listing) => listing.sku === sku);
}

const PRODUCT = { name: 'Kopi saring', price: '45000', stock: 7, width: 8, length: 6, height: 14, weight: 300 };

/** Adds a product, and returns its id. */
async function addProduct(sku: string, input: object = {}): Promise<string> {
  const { act } = await seller();
  const { status, json } = await act('store-products/actions/create', { ...PRODUCT, sku, ...input });
  expect([status, json.errors]).toEqual([200, undefined]);
  return json.id;
}

interface Listing {
  readonly id: string;
  readonly platform: string;
  readonly status: string;
  readonly failure: string | null;
  readonly synced: string | null;
}

async function listingsOf(product: string): Promise<{ own: Listing[]; elsewhere: Listing[] }> {
  const { list } = await seller();
  const listings: Listing[] = await list('store-listings', { product_id: product });
  const isOwn = ({ platform }: Listing) => platform === 'ONLINE_STORE';
  return { own: listings.filter(isOwn), elsewhere: listings.filter((listing) => !isOwn(listing)) };
}

// Rule store.listing-sent.
it('sends a listing when it changes, which is in sync once its platform has taken it', async () => {
  const { act } = await seller();
  const id = await addProduct('SENT-1');
  const before = await listingsOf(id);
  expect(before.elsewhere.length).toBeGreaterThan(0);
  expect(before.elsewhere.map(({ synced }) => synced)).toEqual(before.elsewhere.map(() => null));
  expect(before.own.map(({ synced }) => synced)).not.toContain(null);
  await sync();
  expect(sent('SENT-1')).toHaveLength(before.elsewhere.length);
  expect(sent('SENT-1')[0]).toMatchObject({ price: '45000', stock: 7, is_listed: true });
  expect((await listingsOf(id)).elsewhere.map(({ synced }) => synced)).not.toContain(null);

  received = [];
  expect((await act(`store-products/${id}/actions/edit`, { ...PRODUCT, sku: 'SENT-1', stock: 3 })).status).toBe(200);
  await sync();
  expect(sent('SENT-1').map(({ stock }) => stock)).toEqual(before.elsewhere.map(() => 3));
  received = [];
  const [one] = before.elsewhere;
  expect((await act(`store-listings/${one?.id}/actions/unlist`)).status).toBe(200);
  await sync();
  expect(sent('SENT-1').map(({ is_listed }) => is_listed)).toEqual([false]);
  received = [];
  await sync();
  expect(received.flatMap(({ listings }) => listings)).toEqual([]);
});

// Rule store.listing-refused.
it.each([
  ['PRICE_TOO_LOW', 'CHEAP-1', { price: '999' }],
  ['CHANNEL_REFUSED', 'NEW-REFUSED', {}],
  ['IMAGE_MISSING', 'NEW-NOIMAGE', {}],
])('a listing that its platform does not offer fails: %s', async (reason, sku, input) => {
  const { act } = await seller();
  const id = await addProduct(sku, input);
  await sync();
  const { own, elsewhere } = await listingsOf(id);
  expect(own.map(({ status }) => status)).toEqual(own.map(() => 'LISTED'));
  expect(new Set(elsewhere.map((listing) => `${listing.status} ${listing.failure}`))).toEqual(
    new Set([`FAILED ${reason}`]),
  );
  const news = `select count(*)::int as written from notifications where kind = 'listing-failed' and values ->> 'product_name' = $1`;
  const { rows } = await test.database.pool.query(news, [PRODUCT.name]);
  expect(rows[0].written).toBeGreaterThan(0);

  expect((await act(`store-listings/${elsewhere[0]?.id}/actions/list-again`)).status).toBe(200);
  respond = async () => new Map();
  await sync();
  const again = (await listingsOf(id)).elsewhere.find((listing) => listing.id === elsewhere[0]?.id);
  expect(again).toMatchObject({ status: 'LISTED', failure: null });
});

// Rule store.off-sale.
it('a product that is off sale is offered nowhere, until it is on sale again', async () => {
  const { act, list, read } = await seller();
  const id = await addProduct('OFF-1', { stock: 0 });
  await sync();
  received = [];
  expect((await act(`store-products/${id}/actions/deactivate`)).status).toBe(200);
  await sync();
  expect(new Set(sent('OFF-1').map(({ is_listed }) => is_listed))).toEqual(new Set([false]));
  const [store] = await list('stores', { status: ['ACTIVE'] });
  const order = { product_id: id, quantity: 1, customer_name: 'Dewi', courier: 'JNE' };
  const refused = await act(`stores/${store.id}/actions/simulate-order`, order);
  expect(refused.json.errors).toMatchObject([{ field: 'product_id', code: 'gone' }]);
  received = [];
  expect((await act(`store-products/${id}/actions/activate`)).status).toBe(200);
  expect(await read(`store-products/${id}`)).toMatchObject({ status: 'OUT_OF_STOCK' });
  await sync();
  expect(new Set(sent('OFF-1').map(({ is_listed }) => is_listed))).toEqual(new Set([true]));
});

// Rule store.closed.
it('a closed store is offered on no platform until it is published again, and other stores stay', async () => {
  const { act, list } = await seller();
  const id = await addProduct('CLOSED-1');
  await sync();
  const stores: { id: string }[] = await list('stores', { status: ['ACTIVE'] });
  const [store, other] = stores;
  const listingsIn = async (shop: { id: string } | undefined) => {
    const found: Listing[] = [];
    for (const channel of await list('store-channels', { store_id: shop?.id, status: ['CONNECTED'] }))
      found.push(...(await list('store-listings', { channel_id: channel.id, product_id: id })));
    return found.filter(({ platform }) => platform !== 'ONLINE_STORE');
  };
  const own = (await listingsIn(store)).map((listing) => listing.id).toSorted();
  expect([own.length > 0, (await listingsIn(other)).length > 0]).toEqual([true, true]);
  for (const [event, isListed] of [
    ['close', false],
    ['publish', true],
  ] as const) {
    received = [];
    expect((await act(`stores/${store?.id}/actions/${event}`)).status).toBe(200);
    expect((await listingsIn(store)).map(({ synced }) => synced)).toEqual(own.map(() => null));
    await sync();
    expect(
      sent('CLOSED-1')
        .map((listing) => listing.id)
        .toSorted(),
    ).toEqual(own);
    expect(new Set(sent('CLOSED-1').map(({ is_listed }) => is_listed))).toEqual(new Set([isListed]));
    expect((await listingsIn(store)).map(({ synced }) => synced)).not.toContain(null);
  }
});

// Rule store.listing-sent.
it('sends a listing again that has changed while it was sent', async () => {
  const { act } = await seller();
  const id = await addProduct('RACE-1');
  let isFirst = true;
  respond = async () => {
    if (isFirst) {
      isFirst = false;
      expect((await act(`store-products/${id}/actions/edit`, { ...PRODUCT, sku: 'RACE-1', stock: 2 })).status).toBe(
        200,
      );
    }
    return new Map();
  };
  await sync(12);
  const { elsewhere } = await listingsOf(id);
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(elsewhere.map(({ synced }) => synced)).not.toContain(null);
  for (const listing of elsewhere) {
    const stocks = received.flatMap(({ listings }) => listings).filter((sentOne) => sentOne.id === listing.id);
    expect(stocks.at(-1)?.stock).toBe(2);
  }
});

// Rule store.off-sale, store.channel-disconnect.
it('a product that is put on sale again is listed where a channel was connected meanwhile', async () => {
  const { act } = await seller();
  const id = await addProduct('BACK-1');
  expect((await act(`store-products/${id}/actions/deactivate`)).status).toBe(200);
  const gone = `delete from store_listings where sku = 'BACK-1' and platform <> 'ONLINE_STORE'`;
  expect((await test.database.pool.query(gone)).rowCount).toBeGreaterThan(0);
  expect((await act(`store-products/${id}/actions/activate`)).status).toBe(200);
  expect((await listingsOf(id)).elsewhere.length).toBeGreaterThan(0);
});

// Rule store.channel-expired.
it('a channel whose platform takes nothing expires, and its listings stay', async () => {
  const { list, read } = await seller();
  const id = await addProduct('LAST-1');
  respond = async () => 'TOKEN_EXPIRED';
  await sync();
  const { elsewhere } = await listingsOf(id);
  expect(new Set(elsewhere.map(({ status, synced }) => `${status} ${synced}`))).toEqual(new Set(['LISTED null']));
  const news = `select count(*)::int as written from notifications where kind = 'channel-expired'
    and created > now() - interval '1 minute'`;
  const { rows } = await test.database.pool.query(news);
  expect(rows).toEqual([{ written: elsewhere.length }]);
  const channels = await list('store-channels', { status: ['EXPIRED'] });
  const changed = channels.find(({ platform }: { platform: string }) => platform === elsewhere[0]?.platform);
  expect((await read(`store-channels/${changed.id}`)).can).toEqual(['authorize', 'disconnect']);
});
