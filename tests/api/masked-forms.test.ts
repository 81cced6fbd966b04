import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { type Writer, writerFor } from '../helpers/access/actions.ts';
import { ROOT, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const API = '/api/customers';
const FILE = 'config/resources/customers.yaml';
const PHONE = '+628119988776';
const CUSTOMER = { type: 'BUSINESS', company_registration: 'NIB-1', name: 'Toko Rahma', city: 'Bandung' };

/** The product's config with a customer's number masked for every user, in the list and on the customer's page. */
function maskedConfig() {
  const tree = new Map(loadFileTree(ROOT));
  const text = tree.get(FILE) ?? '';
  const masked = text.replace(
    '{ type: phone, field: phone_number, copy: true }',
    '{ type: phone, field: phone_number, mask: { keep: 4 } }',
  );
  expect(masked).not.toBe(text);
  const { config, problems } = compile(tree.set(FILE, masked));
  if (config === undefined) throw new Error(JSON.stringify(problems[0]));
  return config;
}

let test: TestApp;
let owner: Writer;
beforeAll(async () => {
  test = await startTestApp();
  owner = await writerFor(await signIn(test, 'owner@kopi.test'));
});
afterAll(() => test.close());

async function phoneOf(id: string): Promise<string | null> {
  const { rows } = await test.database.pool.query('select phone_number from customers where id = $1', [
    id.replace('cust_', ''),
  ]);
  return rows[0].phone_number;
}

// Rule customers.mask-kept.
it('a form does not return a masked value, and keeps it where the field is left empty', async () => {
  const made = await owner.write(`${API}/actions/create`, { input: { ...CUSTOMER, phone_number: PHONE } });
  const { id } = made.json;
  const address = `${API}/${id}/actions/edit`;
  // Masked in the list alone: the page shows it whole, and so the form may.
  expect((await owner.person.request(`${address}/form`)).json.values.phone_number).toBe(PHONE);

  test.config.replace(maskedConfig());
  expect((await owner.person.request(`${API}/${id}`)).json.phone_number).toBe('••••8776');
  const { form, values } = (await owner.person.request(`${address}/form`)).json;
  expect(JSON.stringify(form)).toContain('phone_number');
  expect(values).toMatchObject({ name: CUSTOMER.name, city: CUSTOMER.city });
  expect(JSON.stringify(values)).not.toContain('8776');

  expect((await owner.write(address, { input: { ...values, city: 'Cimahi' } })).status).toBe(200);
  expect(await phoneOf(id)).toBe(PHONE);
  const written = await owner.write(address, { input: { ...values, phone_number: '••••8776' } });
  expect(written.json.errors).toMatchObject([{ field: 'phone_number', code: 'format_phone' }]);
  expect(await phoneOf(id)).toBe(PHONE);
  expect((await owner.write(address, { input: { ...values, phone_number: '+628110000001' } })).status).toBe(200);
  expect(await phoneOf(id)).toBe('+628110000001');
  // What is not masked is emptied where it is left empty, as before.
  expect((await owner.write(address, { input: { ...values, company_registration: 'NIB-2' } })).status).toBe(200);
  const { json } = await owner.person.request(`${API}/${id}`);
  expect([json.company_registration, json.email]).toEqual(['NIB-2', null]);
});
