import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(() => test.close());

function act(address: string, input?: object) {
  return write(owner, `/api/qr-codes/${address}`, {
    business_id: business,
    environment: ENVIRONMENT,
    ...(input && { input }),
  });
}

const posterOf = (id: string, person = owner) =>
  person.request(`/api/qr-codes/${id}/actions/poster/file?environment=${ENVIRONMENT}`);

// Rule accept.qr-poster.
it('an active QR code has a poster with its amount, in the language of its country; one that is not has none', async () => {
  const input = { name: 'Kasir <1>', type: 'DYNAMIC', amount: '25000' };
  const { id } = (await act('actions/create', input)).json;
  const { status, json: page, headers } = await posterOf(id);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename=.*\.html/);
  for (const shown of ['<html lang="id">', 'Kopi Nusantara', 'Kasir &lt;1&gt;', 'Rp25.000', '<svg', 'Mode uji coba']) {
    expect(page).toContain(shown);
  }
  expect(page).not.toMatch(/<script|src=|href=|<1>/);
  const open = (await act('actions/create', { name: 'Kasir 2', type: 'STATIC' })).json;
  expect((await posterOf(open.id)).json).not.toContain('class="amount"');
  expect((await act(`${id}/actions/deactivate`)).status).toBe(200);
  expect((await posterOf(id)).status).toBe(409);
  expect((await posterOf(open.id, await signIn(test, 'owner@pasar.test'))).status).toBe(404);
});
