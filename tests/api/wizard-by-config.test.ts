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
  const { config, problems } = compile(loadFileTree(folder));
  if (config === undefined) throw new Error(problems.map(formatProblem).join('\n'));
  test.config.replace(config);
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
