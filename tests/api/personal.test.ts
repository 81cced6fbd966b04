import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Writer, writerFor } from '../helpers/access/actions.ts';
import { codeIn } from '../helpers/mails.ts';
import { requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const API = '/api/customers';
const EMAIL = 'owner@kopi.test';

/** Every personal field of the form, with values that no other record of the demo has. */
const PERSONAL = {
  name: 'Zulkarnaen Qodir',
  email: 'zulkarnaen@qodir.example',
  phone_number: '+628119988776',
  description: 'Neighbour of Mrs Wulandhary',
  company_registration: 'NIB-99887766',
  tax_number: '998877665544321',
  address_line: 'Gang Xylofon 77',
  city: 'Qotabaru',
  province: 'Zuid-Jawa',
  postal_code: '99887',
  contacts: [{ name: 'Yuvita Xaverius', phone_number: '+628110099887' }],
  tags: ['xtraordinary'],
};
const OTHERS = { type: 'BUSINESS', country: 'ID', credit_limit: '7654321', reference: 'PERSONAL-1' };

const CHANGED = {
  ...PERSONAL,
  name: 'Zulkifli Qadir',
  city: 'Xanadu',
  email: 'zulkifli@qadir.example',
  tags: undefined,
};

let test: TestApp;
let owner: Writer;
beforeAll(async () => {
  test = await startTestApp();
  owner = await writerFor(await signIn(test, EMAIL));
});
afterAll(() => test.close());

/** Everything that a form of the customer was given, as single texts. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** All tables with one of the texts, in any case: the search index stores lower case. */
async function tablesWith(secrets: readonly string[]): Promise<string[]> {
  const wanted = secrets.map((text) => text.toLowerCase());
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: held } = await test.database.pool.query(`select lower("${name}"::text) as text from "${name}"`);
    if (held.some(({ text }) => wanted.some((value) => text.includes(value)))) found.push(name);
  }
  return found;
}

async function logOf(id: string) {
  const { rows } = await test.database.pool.query(
    'select action, before, after from activity_logs where target_id = $1 order by created, id',
    [id],
  );
  return rows;
}

describe('personal data of a customer', () => {
  // Rule customers.erased, customers.personal-not-logged.
  it('is logged as changed without its values, and is nowhere once it is erased', async () => {
    const made = await owner.write(`${API}/actions/create`, { input: { ...OTHERS, ...PERSONAL } });
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    const { id } = made.json;
    const edited = await owner.write(`${API}/${id}/actions/edit`, { input: { ...OTHERS, ...CHANGED } });
    expect(edited.status, JSON.stringify(edited.json)).toBe(200);

    const [created, updated] = await logOf(id);
    expect(created.after).toMatchObject({ name: '••••', email: '••••', contacts: '••••', postal_code: '••••' });
    expect(created.after).toMatchObject({ type: 'BUSINESS', credit_limit: '7654321', reference: 'PERSONAL-1' });
    expect(updated).toEqual({
      action: 'CUSTOMER_UPDATED',
      before: { name: '••••', email: '••••', city: '••••', tags: '••••' },
      after: { name: '••••', email: '••••', city: '••••', tags: null },
    });
    // Five digits are part of other numbers as well.
    const secrets = [...texts(PERSONAL), ...texts(CHANGED)].filter((text) => text !== PERSONAL.postal_code);
    expect(await tablesWith(secrets)).toEqual(['customers', 'search_entries']);

    const customer = id.slice('cust_'.length);
    await test.database.pool.query(
      `update invoices set customer_id = $1::uuid, payer_name = $2, payer_email = $3, customer_name = $2
       where (business_id, environment, id) = (select business_id, environment, id from invoices
         where (business_id, environment) = (select business_id, environment from customers where id = $1::uuid) limit 1)`,
      [customer, CHANGED.name, CHANGED.email],
    );
    await owner.write('/api/otp', { type: 'ACTION', resource: 'customers', action: 'erase', id });
    const outbox = await requestWithoutSession(test, `/api/demo/outbox?to=${EMAIL}`);
    const code = codeIn(outbox.json);
    const erased = await owner.write(`${API}/${id}/actions/erase`, { confirmation: { type: 'otp', code } });
    expect(erased.status, JSON.stringify(erased.json)).toBe(200);
    expect(await tablesWith(secrets)).toEqual([]);
    const { rows: invoiced } = await test.database.pool.query(
      'select payer_name, payer_email, customer_name from invoices where customer_id = $1::uuid',
      [customer],
    );
    expect(invoiced).toEqual([
      { payer_name: 'PERSONAL-1', payer_email: 'erased@nobody.invalid', customer_name: 'PERSONAL-1' },
    ]);
    const [, , last] = await logOf(id);
    expect([...last.after.erased].sort()).toEqual(
      Object.keys(PERSONAL)
        .filter((field) => field !== 'tags')
        .sort(),
    );
  });
});
