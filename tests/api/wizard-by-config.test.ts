import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formatProblem } from '#compiler/report.ts';
import type { FieldError } from '#contract/generated/api.ts';
import { newResource } from '../../scripts/scaffold/newResource.ts';
import { type Person, ROOT, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

/** What product staff write: no file of it is code. */
const WRITTEN: Readonly<Record<string, string>> = {
  'schemas/forms/supplier.schema.json': JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://schemas.beranda.example/forms/supplier.schema.json',
    title: 'SupplierForm',
    description: 'A supplier as a person of the business writes them down.',
    type: 'object',
    additionalProperties: false,
    required: ['name', 'reference', 'country', 'contacts'],
    properties: {
      name: { type: 'string', description: 'Full name.', minLength: 1, maxLength: 120 },
      reference: { type: 'string', description: 'Your own number.', minLength: 1, maxLength: 40 },
      country: { type: 'string', description: 'Country.', 'x-values': 'countries' },
      email: { type: 'string', description: 'E-mail.', format: 'email', maxLength: 254 },
      phone_number: { type: 'string', description: 'Phone.', format: 'phone' },
      contacts: {
        type: 'array',
        description: 'People to speak to.',
        minItems: 1,
        maxItems: 3,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            name: { type: 'string', description: 'Name.', minLength: 1, maxLength: 120 },
            email: { type: 'string', description: 'E-mail.', format: 'email', maxLength: 254 },
          },
        },
      },
      company_registration: {
        type: 'string',
        description: 'Number in the register.',
        minLength: 3,
        maxLength: 32,
        'x-own-numbers': true,
      },
      tax_number: { type: 'string', description: 'NPWP or TIN.', minLength: 9, maxLength: 20, 'x-own-numbers': true },
    },
  }),
  'config/forms/supplier.yaml': `# yaml-language-server: $schema=../../schemas/form.schema.json
version: 3

steps:
  - { id: who, sections: [who] }
  - { id: people, sections: [people] }
  - { id: papers, sections: [papers] }

sections:
  who:
    - { type: text, field: name }
    - { type: text, field: reference, width: half }
    - { type: country, field: country, width: half }
    - { type: email, field: email, width: half }
    - { type: phone, field: phone_number, width: half }
  people:
    - type: list
      field: contacts
      add: forms.customer.contacts_add
      item: forms.customer.contacts_item
      fields:
        - { type: text, field: name, width: half }
        - { type: email, field: email, width: half }
  papers:
    - { type: text, field: company_registration, width: half }
    - { type: text, field: tax_number, width: half }

rules:
  - { rule: any_of, fields: [email, phone_number], code: supplier_unreachable }
  - { rule: only_one, fields: [company_registration, tax_number], code: only_one }
  - { rule: unique, each: contacts, field: email, code: repeated }
`,
};

const ACTIONS = `
actions:
  - id: create
    guard: { permission: [can_edit] }
    form: supplier
    event: create
    set: { type: BUSINESS }
    run: records.create
`;

/** Words of the wizard, in English and Bahasa Indonesia. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  'forms.supplier.step_who': ['Supplier', 'Pemasok'],
  'forms.supplier.step_people': ['Contacts', 'Kontak'],
  'forms.supplier.step_papers': ['Papers', 'Dokumen'],
  'suppliers.create_done': ['Supplier added.', 'Pemasok ditambahkan.'],
  'form_errors.supplier_unreachable': ['Enter an email or a phone number.', 'Isi email atau nomor telepon.'],
};

const folder = mkdtempSync(join(tmpdir(), 'beranda-wizard-'));
let test: TestApp;
let owner: Person;
let business = '';

function save(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function addWords(language: 'en' | 'id', place: 0 | 1): void {
  const file = join(folder, `locales/${language}.json`);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  for (const [key, texts] of Object.entries(WORDS)) words[key] = texts[place];
  writeFileSync(file, JSON.stringify(Object.fromEntries(Object.entries(words).sort()), undefined, 2));
}

/** Serves what the folder has. */
function serve(): void {
  const { config, problems } = compile(loadFileTree(folder));
  if (config === undefined) throw new Error(problems.map(formatProblem).join('\n'));
  test.config.replace(config);
}

beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false });
  for (const name of ['config', 'schemas', 'brands', 'locales'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  const scaffolded = newResource(loadFileTree(folder), test.config.current().config, {
    name: 'suppliers',
    record: 'customer',
    fields: [],
    idPrefix: '',
    path: '/suppliers',
    titleEn: 'Suppliers',
    titleId: 'Pemasok',
    permissions: ['can_view', 'can_edit'],
    where: 'type=BUSINESS',
    section: 'main',
  });
  for (const [file, text] of [...scaffolded, ...Object.entries(WRITTEN)]) save(file, text);
  appendFileSync(join(folder, 'config/resources/suppliers.yaml'), ACTIONS);
  addWords('en', 0);
  addWords('id', 1);
  serve();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
}, 120_000);

afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

function send(input: object) {
  return write(owner, '/api/suppliers/actions/create', { business_id: business, environment: 'DEVELOPMENT', input });
}

const SUPPLIER = {
  name: 'Kebun Gayo',
  reference: 'PMSK-1',
  country: 'ID',
  email: 'halo@gayo.example',
  contacts: [{ name: 'Dian', email: 'dian@gayo.example' }],
  tax_number: '012345678901234',
};

// Rule forms.steps, forms.rules-between-fields.
describe('a wizard that is written without code', () => {
  it('is given to the browser with its steps, lists and rules', async () => {
    const { json } = await owner.request('/api/suppliers/actions/create/form?environment=DEVELOPMENT');
    expect(json.form.steps.map(({ id }: { id: string }) => id)).toEqual(['who', 'people', 'papers']);
    expect(json.form.rules.map(({ rule }: { rule: string }) => rule)).toEqual(['any_of', 'only_one', 'unique']);
    expect(json.form.sections.map(({ step }: { step: string }) => step)).toEqual(['who', 'people', 'papers']);
  });

  it('keeps what was filled in, step by step', async () => {
    const url = '/api/suppliers/actions/create/draft';
    const body = { business_id: business, environment: 'DEVELOPMENT', values: { name: 'Kebun' }, version: 0 };
    const saved = await owner.request(url, { method: 'PUT', payload: body });
    expect([saved.status, saved.json.values]).toEqual([200, { name: 'Kebun' }]);
    expect((await owner.request(`${url}?environment=DEVELOPMENT`)).json.values).toEqual({ name: 'Kebun' });
  });

  it.each([
    ['no way to reach them', { email: undefined }, 'email', 'supplier_unreachable'],
    ['two numbers', { company_registration: '1234567890123' }, 'tax_number', 'only_one'],
    [
      'the same person twice',
      { contacts: [SUPPLIER.contacts[0], SUPPLIER.contacts[0]] },
      'contacts.1.email',
      'repeated',
    ],
    ['no contact', { contacts: [] }, 'contacts', 'required'],
  ])('refuses %s, at its field', async (_what, changed, field, code) => {
    const { status, json } = await send({ ...SUPPLIER, ...changed });
    expect(status).toBe(400);
    const errors: readonly FieldError[] = json.errors;
    expect(errors.map((error) => [error.field, error.code])).toEqual([[field, code]]);
  });

  it('makes a record of what is right, which its list has', async () => {
    const { status, json } = await send(SUPPLIER);
    expect([status, json]).toMatchObject([200, {}]);
    const listed = await owner.request('/api/suppliers?environment=DEVELOPMENT&filter={"q":"Gayo"}');
    expect(listed.json).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Kebun Gayo' })]));
  });
});

const DRAFT = '/api/suppliers/actions/create/draft';

const draft = () => owner.request(`${DRAFT}?environment=DEVELOPMENT`);

function keep(values: object, version: number) {
  const payload = { business_id: business, environment: 'DEVELOPMENT', values, version };
  return owner.request(DRAFT, { method: 'PUT', payload });
}

/** Replaces texts of a written file; each of them has to be in it. */
function rewrite(file: string, ...changes: readonly (readonly [string, string])[]): void {
  let text = WRITTEN[file] ?? '';
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  save(file, text);
}

// Rule forms.changed-form.
describe('a draft of a form that a deployment changes', () => {
  const contacts = [
    { name: 'Dian', email: 'dian@gayo.example' },
    { name: 'Rudi', email: 'rudi@gayo.example' },
  ];

  it('loses what the form does not have any more, and keeps all else, also what is not valid by now', async () => {
    const { version } = (await draft()).json;
    const begun = { name: 'Kebun', reference: 'PMSK-2', contacts, company_registration: '1234567890123' };
    const saved = await keep({ ...begun, tax_number: '012345678901234' }, version);
    expect(saved.status).toBe(200);
    const tag = (await draft()).headers.etag ?? '';

    // The field of a step and a part of the contacts are removed, and with the step "papers" a field moves to another one.
    rewrite(
      'schemas/forms/supplier.schema.json',
      [
        `"name":{"type":"string","description":"Full name.","minLength":1`,
        `"name":{"type":"string","description":"Full name.","minLength":8`,
      ],
      [`"maxItems":3`, `"maxItems":1`],
      [`,"email":{"type":"string","description":"E-mail.","format":"email","maxLength":254}}}}`, '}}}'],
      [
        `"company_registration":{"type":"string","description":"Number in the register.","minLength":3,"maxLength":32,"x-own-numbers":true},`,
        '',
      ],
    );
    rewrite(
      'config/forms/supplier.yaml',
      [
        '  - { id: people, sections: [people] }\n  - { id: papers, sections: [papers] }',
        '  - { id: people, sections: [people, papers] }',
      ],
      ['        - { type: email, field: email, width: half }\n', ''],
      ['    - { type: text, field: company_registration, width: half }\n', ''],
      ['  - { rule: only_one, fields: [company_registration, tax_number], code: only_one }\n', ''],
      ['  - { rule: unique, each: contacts, field: email, code: repeated }\n', ''],
    );
    serve();

    const headers = { 'if-none-match': tag };
    const read = await owner.request(`${DRAFT}?environment=DEVELOPMENT`, { headers });
    const names = contacts.map(({ name }) => ({ name }));
    const fitted = { name: 'Kebun', reference: 'PMSK-2', contacts: names, tax_number: '012345678901234' };
    expect([read.status, read.json.values, read.json.misfits]).toEqual([200, fitted, undefined]);

    // More contacts than are allowed by now are saved with the rest, and refused when the form is sent.
    const next = { ...fitted, email: 'halo@gayo.example' };
    const again = await keep(next, read.json.version);
    expect([again.status, again.json.values]).toEqual([200, next]);
    expect((await keep({ ...next, company_registration: '1' }, again.json.version)).status).toBe(400);
    const refused: readonly FieldError[] = (await send({ ...next, country: 'ID' })).json.errors;
    expect(refused.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'contacts maxItems',
      'name minLength',
    ]);
    const stored = await test.database.pool.query<{ kept: string }>(
      `select values ->> 'company_registration' as kept from form_drafts where form = 'supplier'`,
    );
    expect(stored.rows).toEqual([{ kept: '1234567890123' }]);
  });

  it('names the fields that take another type, and does not grow beyond what is allowed', async () => {
    await test.database.pool.query(
      `update form_drafts set values = values || '{"reference": 7, "contacts": [{"name": "Dian"}]}' where form = 'supplier'`,
    );
    const { version, values, misfits } = (await draft()).json;
    expect([values.reference, misfits]).toEqual([undefined, ['reference']]);
    expect((await keep({ ...values, contacts: [{}, {}] }, version)).status).toBe(400);
    const saved = await keep({ ...values, reference: 'PMSK-3' }, version);
    expect([saved.status, saved.json.values.reference, saved.json.misfits]).toEqual([200, 'PMSK-3', undefined]);
  });

  it('is sent once it is complete', async () => {
    const { values } = (await draft()).json;
    const sent = await send({ ...values, name: 'Kebun Takengon', country: 'ID' });
    expect([sent.status, sent.json.errors]).toEqual([200, undefined]);
    expect((await draft()).json).toEqual({ version: 0, values: {} });
  });
});
