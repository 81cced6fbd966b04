import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUrl, startTestApp, type TestApp } from '../../helpers/testApp.ts';
import { PNG, uploadFile } from '../../helpers/uploadFile.ts';
import { INVOICE, type Payee, payeeOf } from './payers.ts';

const environment = 'DEVELOPMENT';
const PROFILE = 'business-profile-details';

let test: TestApp;
let shop: Payee;
beforeAll(async () => {
  test = await startTestApp();
  shop = await payeeOf(test, 'owner@kopi.test');
});
afterAll(() => test.close());

async function upload(name: string): Promise<string> {
  const { status, json } = await uploadFile(shop.owner, { bytes: PNG, name, accept: 'image', environment });
  expect(status).toBe(201);
  return json.id;
}

/** The address of the logo on a payer's page. */
async function logoOn(link: string): Promise<string | undefined> {
  const { payload } = await test.app.inject({ url: `/pay/${link}` });
  return /<img class="pay-logo" src="([^"]+)"/.exec(payload)?.[1];
}

// Rule settings.logo-shown.
describe('the logo of a business', () => {
  it('is on the pages of its payers once it is uploaded, and no other file is public', async () => {
    const { link } = await shop.make('invoices', INVOICE);
    expect(await logoOn(link)).toBeUndefined();

    const [logo, other] = [await upload('logo.png'), await upload('other.png')];
    const [row] = (await shop.owner.request(listUrl(`/api/${PROFILE}`, { environment }))).json;
    const { id, can, created, updated, country, ...profile } = row;
    const saved = await shop.act(PROFILE, `/${id}/actions/edit`, { ...profile, logo_file: logo });
    expect([saved.status, saved.json.errors]).toEqual([200, undefined]);

    const address = (await logoOn(link)) ?? '';
    expect(address).toMatch(/^\/pictures\/biz_[0-9a-f]+\/file_[0-9a-f]+$/);
    const shown = await test.app.inject({ url: address });
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.equals(PNG)]).toEqual([
      200,
      'image/png',
      true,
    ]);
    for (const closed of [
      address.replace(logo, other),
      address.replace(logo, 'file_1'),
      address.replace('biz_', 'biz_0'),
    ]) {
      expect([closed, (await test.app.inject({ url: closed })).statusCode]).toEqual([closed, 404]);
    }
  });
});
