import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  listUrl,
  type Person,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
  write,
} from '../helpers/testApp.ts';

const ENVIRONMENT = 'PRODUCTION';

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(() => test.close());

function act(address: string): Promise<TestResponse> {
  return write(owner, `/api/${address}`, { business_id: business, environment: ENVIRONMENT });
}

async function list(resource: string, filter: object) {
  return (await owner.request(listUrl(`/api/${resource}`, { environment: ENVIRONMENT, filter }))).json;
}

// Rule store.channel-disconnect.
it('a disconnected sales channel has no listed products, and can be connected again', async () => {
  const channels = await list('store-channels', { status: ['CONNECTED'] });
  let found: { id: string } | undefined;
  for (const channel of channels) {
    if ((await list('store-listings', { channel_id: channel.id })).length > 0) found = channel;
  }
  if (found === undefined) throw new Error('Expected a connected channel with listings');
  const { id } = found;
  const read = async () => (await owner.request(`/api/store-channels/${id}?environment=${ENVIRONMENT}`)).json;
  const states = async () =>
    (await list('store-listings', { channel_id: id })).map(({ status }: { status: string }) => status);

  expect((await act(`store-channels/${id}/actions/disconnect`)).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'DISCONNECTED', synced: null, can: ['reconnect'] });
  expect(new Set(await states())).toEqual(new Set(['UNLISTED']));

  expect((await act(`store-channels/${id}/actions/reconnect`)).status).toBe(200);
  const connected = await read();
  expect(connected).toMatchObject({ status: 'CONNECTED', can: ['disconnect'] });
  expect(Date.now() - Date.parse(connected.synced)).toBeLessThan(60_000);
  expect(await states()).toContain('LISTED');
});

// Rule products.integration-disconnected.
it('a disconnected system has no time of its last sync', async () => {
  const [integration] = await list('integrations', { status: ['CONNECTED'] });
  expect((await act(`integrations/${integration.id}/actions/disconnect`)).status).toBe(200);
  const gone = (await owner.request(`/api/integrations/${integration.id}?environment=${ENVIRONMENT}`)).json;
  expect(gone).toMatchObject({ status: 'DISCONNECTED', synced: null, can: ['reconnect'] });
});
