import { expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const ENVIRONMENT = 'PRODUCTION';

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

const { act, list } = owner;

// Rule store.channel-disconnect.
it('a disconnected sales channel has no listed products, and can be connected again', async () => {
  const channels = await list('store-channels', { status: ['CONNECTED'] });
  let found: { id: string } | undefined;
  for (const channel of channels) {
    if ((await list('store-listings', { channel_id: channel.id })).length > 0) found = channel;
  }
  if (found === undefined) throw new Error('Expected a connected channel with listings');
  const { id } = found;
  const read = async () => (await owner.person.request(`/api/store-channels/${id}?environment=${ENVIRONMENT}`)).json;
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
  const gone = (await owner.person.request(`/api/integrations/${integration.id}?environment=${ENVIRONMENT}`)).json;
  expect(gone).toMatchObject({ status: 'DISCONNECTED', synced: null, can: ['reconnect'] });
});
