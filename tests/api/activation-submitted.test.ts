import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Merchant, merchant } from '../helpers/access/merchant.ts';
import { completeActivation } from '../helpers/completeActivation.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

/** What of a person is read by those who administer the business alone. */
const PERSONAL = [
  'representative_birth_date',
  'representative_country',
  'representative_phone',
  'primary_id_number',
  'owners',
];

let test: TestApp;
let owner: Merchant;
let address: string;
let form: Record<string, unknown>;

beforeAll(async () => {
  test = await startTestApp();
  owner = await merchant(test, 'new@baru.test', 'DEVELOPMENT');
  address = `activation/${(await owner.list('activation'))[0].id}`;
  form = await completeActivation(owner.person);
  const { status, json } = await owner.act(`${address}/actions/fill-in`, form);
  expect([status, json.errors]).toEqual([200, undefined]);
}, 120_000);
afterAll(() => test.close());

describe('an activation that was submitted', () => {
  // Rule activation.pages.
  it('is read again by those who administer the business, except whether the terms were agreed to', async () => {
    const { agreed: _, ...submitted } = form;
    const record = await owner.read(address);
    const read = Object.keys(submitted).filter((name) => Object.hasOwn(record, name));
    expect(read.sort()).toEqual(Object.keys(submitted).sort());
    for (const name of PERSONAL) expect(record[name], name).toEqual(form[name]);
  });

  it('is read by other members without personal data of its representative and owners', async () => {
    await test.database.pool.query(
      `update memberships set can_administer = false
       where business_id = (select business_id from businesses where name = 'Baru Jaya')`,
    );
    const record = await owner.read(address);
    expect(record).toMatchObject({ representative_name: form.representative_name, primary_id: form.primary_id });
    expect(PERSONAL.filter((name) => Object.hasOwn(record, name))).toEqual([]);
  });
});
