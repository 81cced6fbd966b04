import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '#server/domains/platforms/Platform.ts';
import { defaultPlatforms } from '#server/domains/platforms/simulatedPlatform.ts';
import { merchant } from '../helpers/access/merchant.ts';
import { copyRows } from '../helpers/demo/copyRows.ts';
import { decide as decideAt } from '../helpers/platforms/decide.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;

/** Whether platforms answer. */
let isReachable = true;

beforeAll(async () => {
  const { DEVELOPMENT, PRODUCTION } = defaultPlatforms({ demo: true });
  if (DEVELOPMENT === undefined || PRODUCTION === undefined)
    throw new Error('The sandbox has a platform for each mode.');
  const redeem: Platform['redeem'] = (code) =>
    isReachable ? DEVELOPMENT.redeem(code) : Promise.reject(new Error('The platform did not answer.'));
  test = await startTestApp({ platforms: { DEVELOPMENT: { ...DEVELOPMENT, redeem }, PRODUCTION } });
}, 120_000);
afterAll(() => test.close());

type Mode = 'DEVELOPMENT' | 'PRODUCTION';

/** A person who connects sales channels. */
async function seller(email: string, environment: Mode) {
  const { person, context, act, list } = await merchant(test, email, environment);
  return {
    stores: await list('stores'),
    connect: (store: string, platform: string) => act(`stores/${store}/actions/connect-channel`, { platform }),
    disconnect: (channel: string) => act(`store-channels/${channel}/actions/disconnect`),
    again: (channel: string) => act(`store-channels/${channel}/actions/authorize`),
    finish: async (body: object) => {
      const { status, json } = await person.request('/api/platforms/store-channel/authorization', {
        method: 'POST',
        payload: { ...context, ...body },
      });
      return [status, json.error_code ?? json.status];
    },
    channels: (store: string) => list('store-channels', { store_id: store }),
    listings: (channel: string) => list('store-listings', { channel_id: channel }),
  };
}

/** What a person comes back with from the platform’s page. */
async function decide(leadsTo: string, decision: 'allow' | 'deny') {
  const { page, ...back } = await decideAt(test, leadsTo, decision, '/store/saleschannels/authorization');
  return back;
}

// Rule store.channel-authorization.
describe.each(['DEVELOPMENT', 'PRODUCTION'] as const)('connecting a sales channel in %s', (environment) => {
  it('goes over the platform’s page, once, for the person who began', async () => {
    const owner = await seller('owner@kopi.test', environment);
    const store = owner.stores.find(({ status }: { status: string }) => status === 'DRAFT').id;
    const started = await owner.connect(store, 'LAZADA');
    expect(started.status).toBe(200);
    const channel = (await owner.channels(store)).find(({ platform }: { platform: string }) => platform === 'LAZADA');
    expect(channel).toMatchObject({ status: 'PENDING', synced: null });
    const back = await decide(started.json.leads_to, 'allow');

    // Another person of the business, the other mode, a made-up code and a made-up state are turned away.
    const editor = await seller('editor@kopi.test', environment);
    expect(await editor.finish(back)).toEqual([409, 'PLATFORM_AUTHORIZATION_ERROR']);
    const elsewhere = await seller('owner@kopi.test', environment === 'PRODUCTION' ? 'DEVELOPMENT' : 'PRODUCTION');
    expect(await elsewhere.finish(back)).toEqual([409, 'PLATFORM_AUTHORIZATION_ERROR']);
    expect(await owner.finish({ ...back, state: 'x'.repeat(43) })).toEqual([409, 'PLATFORM_AUTHORIZATION_ERROR']);

    const both = await Promise.all([owner.finish(back), owner.finish(back)]);
    expect(both.map(String).sort()).toEqual(['200,CONNECTED', '409,PLATFORM_AUTHORIZATION_ERROR']);
    expect(await owner.listings(channel.id)).not.toEqual([]);
    const twice = await owner.connect(store, 'LAZADA');
    expect([twice.status, twice.json.errors]).toMatchObject([400, [{ field: 'platform', code: 'duplicate' }]]);
  });

  it('is refused by a person who denies or a code that is not the platform’s, and can be tried again', async () => {
    const owner = await seller('owner@kopi.test', environment);
    const store = owner.stores.find(({ status }: { status: string }) => status === 'DRAFT').id;
    const started = await owner.connect(store, 'SHOPEE');
    const find = async () =>
      (await owner.channels(store)).find(({ platform }: { platform: string }) => platform === 'SHOPEE');
    expect(await owner.finish(await decide(started.json.leads_to, 'deny'))).toEqual([200, 'REFUSED']);
    const { id } = await find();
    const wrong = await decide((await owner.again(id)).json.leads_to, 'allow');
    expect(await owner.finish({ ...wrong, code: 'made-up' })).toEqual([200, 'REFUSED']);
    // The state was used with it.
    expect(await owner.finish(wrong)).toEqual([409, 'PLATFORM_AUTHORIZATION_ERROR']);
    const right = await decide((await owner.again(id)).json.leads_to, 'allow');
    expect(await owner.finish(right)).toEqual([200, 'CONNECTED']);
    expect((await find()).status).toBe('CONNECTED');
  });
});

// Rule store.listing, store.channel-authorization.
it('lists each product once on a channel that is connected again, however many there are', async () => {
  const owner = await seller('owner@kopi.test', 'DEVELOPMENT');
  const store = owner.stores.find(({ status }: { status: string }) => status === 'DRAFT').id;
  await copyRows(test.database.pool, {
    table: 'store_products',
    of: `environment = 'DEVELOPMENT' and business_id in (select business_id from businesses where name = 'Kopi Nusantara')`,
    count: 5000,
    changed: { id: 'gen_random_uuid()', sku: `'MANY-' || n`, status: `'ACTIVE'` },
  });
  const connect = async () => {
    const started = await owner.connect(store, 'WOOCOMMERCE');
    expect(await owner.finish(await decide(started.json.leads_to, 'allow'))).toEqual([200, 'CONNECTED']);
    const channels = await owner.channels(store);
    return channels.find(({ platform }: { platform: string }) => platform === 'WOOCOMMERCE').id;
  };
  const counted = `select count(*)::int as listings, count(distinct (product_id, channel_id))::int as pairs,
    count(*) filter (where sku like 'MANY-%' and status = 'LISTED')::int as many from store_listings
    where platform = 'WOOCOMMERCE' and environment = 'DEVELOPMENT'`;
  const channel = await connect();
  const { rows: first } = await test.database.pool.query(counted);
  expect(first[0]).toMatchObject({ listings: first[0].pairs, many: 5000 });
  expect((await owner.disconnect(channel)).status).toBe(200);
  expect(await connect()).toBe(channel);
  expect((await test.database.pool.query(counted)).rows).toEqual(first);
});

// Rule store.channel-authorization.
it('ends ten minutes after it began', async () => {
  const owner = await seller('owner@kopi.test', 'DEVELOPMENT');
  const store = owner.stores.find(({ status }: { status: string }) => status === 'DRAFT').id;
  const started = await owner.connect(store, 'SHOPIFY');
  const back = await decide(started.json.leads_to, 'allow');
  test.travel(601);
  expect(await owner.finish(back)).toEqual([409, 'PLATFORM_AUTHORIZATION_ERROR']);
  test.travel(0);
});

// Rule store.channel-authorization.
it('waits where the platform does not answer, and is continued', async () => {
  const owner = await seller('owner@kopi.test', 'DEVELOPMENT');
  const store = owner.stores.find(({ status }: { status: string }) => status === 'DRAFT').id;
  const started = await owner.connect(store, 'BUKALAPAK');
  isReachable = false;
  expect(await owner.finish(await decide(started.json.leads_to, 'allow'))).toEqual([503, 'SERVICE_UNAVAILABLE_ERROR']);
  isReachable = true;
  const channels = await owner.channels(store);
  const { id, status } = channels.find(({ platform }: { platform: string }) => platform === 'BUKALAPAK');
  expect(status).toBe('PENDING');
  const again = await decide((await owner.again(id)).json.leads_to, 'allow');
  expect(await owner.finish(again)).toEqual([200, 'CONNECTED']);
});

it('knows no platform and no state that is made up', async () => {
  const open = async (url: string) => (await test.app.inject(url)).statusCode;
  expect(await open('/sandbox/platforms/store-channel/AMAZON/abc')).toBe(404);
  expect(await open('/sandbox/platforms/store-channel/SHOPEE/abc')).toBe(404);
  const away = await test.app.inject('/platforms/store-channel/SHOPEE?mode=DEVELOPMENT&state=//evil.example');
  expect(away.headers.location).toBe('/store/saleschannels/authorization');
  const unknown = await test.app.inject('/platforms/constructor/SHOPEE?mode=DEVELOPMENT&state=x');
  expect(unknown.headers.location).toBe('/');
});
