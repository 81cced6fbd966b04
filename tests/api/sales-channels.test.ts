import { expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const ENVIRONMENT = 'PRODUCTION';

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

const { act, list } = owner;

interface Channel {
  readonly id: string;
  readonly platform: string;
}

/** A connected channel that has listings. */
async function channelWithListings(isOwn: boolean): Promise<Channel> {
  const channels: Channel[] = await list('store-channels', { status: ['CONNECTED'] });
  for (const channel of channels) {
    if ((channel.platform === 'ONLINE_STORE') !== isOwn) continue;
    if ((await list('store-listings', { channel_id: channel.id })).length > 0) return channel;
  }
  throw new Error('Expected a connected channel with listings');
}

// Rule store.channel-disconnect.
it.each([
  ['the store’s own pages', true, 'reconnect'],
  ['a platform', false, 'authorize'],
] as const)('%s: a disconnected sales channel has no listed products, and can be connected again', async (...given) => {
  const [, isOwn, again] = given;
  const { id } = await channelWithListings(isOwn);
  const read = async () => (await owner.person.request(`/api/store-channels/${id}?environment=${ENVIRONMENT}`)).json;
  const states = async () =>
    (await list('store-listings', { channel_id: id })).map(({ status }: { status: string }) => status);

  expect((await act(`store-channels/${id}/actions/disconnect`)).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'DISCONNECTED', synced: null, can: [again] });
  expect(new Set(await states())).toEqual(new Set(['UNLISTED']));

  expect((await act(`store-channels/${id}/actions/${again}`)).status).toBe(200);
  if (!isOwn) return expect(await read()).toMatchObject({ status: 'PENDING' });
  const connected = await read();
  expect(connected).toMatchObject({ status: 'CONNECTED', can: ['disconnect'] });
  expect(Date.now() - Date.parse(connected.synced)).toBeLessThan(60_000);
  expect(await states()).toContain('LISTED');
});

// Rule products.integration-disconnected.
it('a disconnected system has no time of its last sync', async () => {
  const [integration] = await list('integrations', { status: ['CONNECTED'] });
  expect((await act(`integrations/${integration.id}/actions/disconnect`)).status).toBe(200);
  const gone = (await owner.person.request(`/api/integrations/${integration.id}?environment=${ENVIRONMENT}`)).json;
  expect(gone).toMatchObject({ status: 'DISCONNECTED', synced: null, can: ['authorize'] });
});
