import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const API = '/api/customers';

let test: TestApp;
let owner: Person;
let manila: Person;
const businesses = new Map<Person, string>();
let writes = 0;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  manila = await signIn(test, 'owner@manila.test');
  for (const person of [owner, manila]) businesses.set(person, (await person.request('/api/console')).json.business.id);
});
afterAll(() => test.close());

const VALUES = { type: 'INDIVIDUAL', name: 'Siti Rahma', city: 'Bandung' };

async function send(person: Person, address: string, input: unknown) {
  const business = businesses.get(person) ?? (await person.request('/api/console')).json.business.id;
  writes += 1;
  return person.request(address, {
    method: 'POST',
    headers: { 'idempotency-key': `form-write-${writes}` },
    payload: { business_id: business, environment: 'PRODUCTION', input },
  });
}

function create(person: Person, input: unknown) {
  return send(person, `${API}/actions/create?environment=PRODUCTION`, input);
}

async function fieldsOf(person: Person): Promise<string[]> {
  const { json } = await person.request(`${API}/actions/create/form`);
  return json.form.sections.flatMap(({ fields }: { fields: { field: string }[] }) => fields.map(({ field }) => field));
}

describe('the form of an action', () => {
  // Rule forms.closed-fields, customers.credit-limit.
  it('has the fields that are open to the user, and names no other', async () => {
    expect(await fieldsOf(owner)).toContain('province');
    const answer = await manila.request(`${API}/actions/create/form`);
    const text = JSON.stringify(answer.json);
    expect(text).toContain('barangay');
    expect(text).not.toContain('province');
    const editor = await signIn(test, 'editor@kopi.test');
    expect(JSON.stringify((await editor.request(`${API}/actions/create/form`)).json)).not.toContain('credit_limit');
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await viewer.request(`${API}/actions/create/form`)).status).toBe(404);
  });

  it('answers 304 to a client that has it', async () => {
    const { headers } = await owner.request(`${API}/actions/create/form`);
    const again = await owner.request(`${API}/actions/create/form`, {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  // Rule customers.country-first.
  it('has the country of the business as its initial value', async () => {
    expect((await manila.request(`${API}/actions/create/form`)).json.values).toEqual({ country: 'PH' });
  });
});

describe('the input of a form', () => {
  // Rule customers.person-or-business.
  it('is saved, shown, and is the initial value of the next change', async () => {
    const input = {
      ...VALUES,
      type: 'BUSINESS',
      company_registration: 'NIB-0220',
      email: 'Halo@toko.example',
      credit_limit: '15000000',
      contacts: [{ name: 'Budi', phone_number: '+628123456789' }, { name: 'Ani' }],
      tags: ['grosir', 'prioritas'],
      channels: ['EMAIL'],
      invoice_by_email: true,
      province: 'Jawa Barat',
    };
    const made = await create(owner, input);
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    const { json } = await owner.request(`${API}/${made.json.id}`);
    expect(json).toMatchObject(input);
    expect(json.reference).toMatch(/^C-[0-9A-F]{10}$/);

    const address = `${API}/${made.json.id}/actions/edit`;
    const start = (await owner.request(`${address}/form`)).json.values;
    expect(start).toEqual({ ...input, country: 'ID', reference: json.reference });
    expect((await send(owner, address, { ...start, city: 'Cimahi', tags: undefined })).status).toBe(200);
    const changed = (await owner.request(`${API}/${made.json.id}`)).json;
    expect([changed.city, changed.tags, changed.credit_limit]).toEqual(['Cimahi', null, '15000000']);
  });

  // Rule forms.closed-fields.
  it('does not change fields that the form does not have', async () => {
    const made = await create(owner, { ...VALUES, credit_limit: '750000' });
    const editor = await signIn(test, 'editor@kopi.test');
    const address = `${API}/${made.json.id}/actions/edit`;
    const { form, values } = (await editor.request(`${address}/form`)).json;
    expect([JSON.stringify(form).includes('credit_limit'), values.credit_limit]).toEqual([false, undefined]);
    const refused = await send(editor, address, { ...values, credit_limit: '1' });
    expect(refused.json.errors).toEqual([
      { field: 'credit_limit', message: 'is not a field of this form', code: 'unknown' },
    ]);
    expect((await send(editor, address, { ...values, name: 'Siti R.' })).status).toBe(200);
    const { json } = await owner.request(`${API}/${made.json.id}`);
    expect([json.name, json.credit_limit]).toEqual(['Siti R.', '750000']);
  });

  it.each([
    ['nothing', {}, ['city required', 'name required', 'type required']],
    ['a field of another variant', { ...VALUES, tax_number: '123456789' }, ['tax_number unknown']],
    ['a field of another country', { ...VALUES, barangay: 'Poblacion' }, ['barangay unknown']],
    ['a typo', { ...VALUES, emial: 'a@b.example' }, ['emial unknown']],
    ['what a business has to say', { ...VALUES, type: 'BUSINESS' }, ['company_registration required']],
    // Rule forms.phone.
    ['a phone as it is spoken', { ...VALUES, phone_number: '0812-345' }, ['phone_number format_phone']],
    // Rule forms.day-exists.
    ['a day that is not', { ...VALUES, birth_date: '1999-02-29' }, ['birth_date format_date']],
    ['cents of rupiah', { ...VALUES, credit_limit: '10.50' }, ['credit_limit no_decimals']],
    // Rule forms.amount-cap.
    ['more than there may be', { ...VALUES, credit_limit: '1000000000000' }, ['credit_limit format_decimal']],
    [
      'something wrong inside a list',
      { ...VALUES, type: 'BUSINESS', company_registration: 'NIB1', contacts: [{ email: 'x', age: 3 }] },
      ['contacts.0.age unknown', 'contacts.0.email format_email', 'contacts.0.name required'],
    ],
    ['a document that does not exist', { ...VALUES, document: `file_${'0'.repeat(32)}` }, ['document format_file']],
  ])('is rejected with %s, by field', async (_name, input, expected) => {
    const { status, json } = await create(owner, input);
    expect([status, json.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(json.errors.map((error: { field: string; code: string }) => `${error.field} ${error.code}`).sort()).toEqual(
      expected,
    );
  });

  // Rule customers.one-each.
  it('is rejected with the e-mail or the reference of another customer', async () => {
    const values = { ...VALUES, email: 'sama@toko.example', reference: 'SAMA-1' };
    const answers = await Promise.all([
      create(owner, values),
      create(owner, { ...values, email: 'SAMA@toko.example' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { json } = await create(owner, values);
    expect(json.error_code).toBe('ERROR_DUPLICATED_CUSTOMER_DATA');
    expect(json.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'reference']);
  });

  it('is returned as it was written, for any text', async () => {
    const naughty = [
      '<script>alert(1)</script>',
      "'; drop table customers; --",
      '%{name} ${name} {{name}}',
      'مرحبا 你好 👩‍👩‍👧',
      'Zalgo t̸̡o̵',
      '\u00a0x',
      '../../etc/passwd',
      'constructor',
      'NaN',
    ];
    for (const text of naughty) {
      const made = await create(owner, {
        ...VALUES,
        name: text,
        address_line: text,
        description: text,
        tags: [text.slice(0, 24)],
      });
      expect(made.status, text).toBe(200);
      const { json } = await owner.request(`${API}/${made.json.id}`);
      expect([json.name, json.address_line, json.description]).toEqual([text, text, text]);
    }
  });

  // Rule forms.hidden-characters.
  it('has no hidden characters, and ends of lines only where it has several lines', async () => {
    for (const text of ['\u202eBudi', 'Bu\u200bdi']) {
      const { status, json } = await create(owner, { ...VALUES, name: text, tags: ['ok', text], description: text });
      expect([
        text,
        status,
        json.errors?.map((error: { field: string; code: string }) => `${error.field} ${error.code}`),
      ]).toEqual([text, 400, ['name hidden_characters', 'tags.1 hidden_characters', 'description hidden_characters']]);
    }
    expect((await create(owner, { ...VALUES, name: 'a\0b' })).status).toBe(400);
    const lines = await create(owner, { ...VALUES, name: 'a\nb', description: 'a\nb' });
    expect([...new Set(lines.json.errors?.map(({ field }: { field: string }) => field))]).toEqual(['name']);
  });
});
