import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormAnswer } from '#contract/generated/api.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { addressIn } from '../helpers/addressIn.ts';
import { mailTo, tokenIn } from '../helpers/mails.ts';
import {
  type Person,
  personWith,
  requestWithoutSession,
  startTestApp,
  type TestApp,
  write,
} from '../helpers/testApp.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

let test: TestApp;
let office: ReviewOffice;

beforeAll(async () => {
  test = await startTestApp();
  office = await openOffice(test);
}, 120_000);
afterAll(() => test.close());

type Country = 'ID' | 'PH';

/** A kind of business, how its representative is identified, and what else it fills in. */
interface Case {
  readonly country: Country;
  readonly entity_type: string;
  readonly primary_id?: string;
  readonly primary_id_number?: string;
  readonly industry?: string;
  readonly sector?: string;
  readonly tax_number?: string;
}

const CASES: readonly Case[] = [
  { country: 'ID', entity_type: 'ENTITY_DOMESTIC', primary_id: 'KTP', primary_id_number: '3273011204850001' },
  {
    country: 'ID',
    entity_type: 'ENTITY_FOREIGN',
    primary_id: 'PASSPORT',
    primary_id_number: 'E1234567',
    tax_number: '012345678901000',
    industry: 'FINANCE',
    sector: 'LENDING',
  },
  { country: 'ID', entity_type: 'INDIVIDUAL_DOMESTIC', primary_id: 'KTP', primary_id_number: '3273011204850001' },
  { country: 'ID', entity_type: 'INDIVIDUAL_FOREIGN', primary_id: 'PASSPORT', primary_id_number: 'AB1234567' },
  { country: 'PH', entity_type: 'CORPORATION', primary_id: 'PHILSYS', primary_id_number: '1234-5678-9012-3456' },
  { country: 'PH', entity_type: 'PARTNERSHIP', tax_number: '123456789012' },
  { country: 'PH', entity_type: 'SOLE_PROPRIETORSHIP', primary_id: 'UMID', primary_id_number: '0123-4567890-1' },
  { country: 'PH', entity_type: 'INDIVIDUAL' },
  {
    country: 'PH',
    entity_type: 'FOREIGN_CORPORATION',
    primary_id: 'PASSPORT',
    primary_id_number: 'P1234567',
    industry: 'FINANCE',
    sector: 'MONEY_TRANSFER',
  },
];

/** Numbers as a country writes them, and as the other one does. */
const NUMBERS = {
  ID: { tax_number: '01.234.567.8-901.000', registration_number: '1234567890123', phone: '+6281234567890' },
  PH: { tax_number: '123-456-789-012', registration_number: '201912345', phone: '+639171234567' },
} as const;

const PATTERNS = {
  ID: { tax_number: 'pattern_npwp', registration_number: 'pattern_digits_13' },
  PH: { tax_number: 'pattern_tax_number_12', registration_number: 'pattern_digits_9' },
} as const;

const PASSWORD = 'Sungai Kapuas 98';

interface Owner {
  readonly person: Person;
  readonly email: string;
  readonly name: string;
  readonly business: string;
  /** The id of the activation. */
  readonly id: string;
}

let addresses = 0;

function post(url: string, payload: object, headers: Record<string, string>) {
  addresses += 1;
  return requestWithoutSession(test, url, { method: 'POST', payload, headers, remoteAddress: `10.3.0.${addresses}` });
}

/** Registers a business and confirms its e-mail. */
async function register({ country, entity_type }: Case): Promise<Owner> {
  const email = `${entity_type.toLowerCase()}@usaha.test`;
  const name = `Usaha ${entity_type}`;
  const entered = {
    full_name: 'Bayu Pratama',
    email,
    password: PASSWORD,
    business_name: name,
    country,
    phone_number: NUMBERS[country].phone,
    preferred_language: country === 'ID' ? 'id' : 'en',
  };
  const registered = await post('/api/registrations', entered, { 'idempotency-key': randomUUID(), host: 'localhost' });
  expect([registered.status, registered.json.errors]).toEqual([200, undefined]);
  const token = tokenIn(await mailTo(test, email, /Confirm|Konfirmasi/), 'confirm_email');
  const headers = { 'x-new-authentication': 'true' };
  const confirmed = await post('/api/users/confirm_email', { token, password: PASSWORD }, headers);
  expect(confirmed.status).toBe(200);
  const person = personWith(test.app, confirmed.json);
  const { business } = (await person.request('/api/console')).json;
  const [{ id }] = (await person.request('/api/activation')).json;
  return { person, email, name, business: business.id, id };
}

function isCompany({ entity_type }: Case): boolean {
  return (VALUE_LISTS.companies as readonly string[]).includes(entity_type);
}

/** The form as the kind of business fills it in: everything that it must, and nothing else. */
async function fillIn(person: Person, each: Case): Promise<Record<string, unknown>> {
  const { country, entity_type, primary_id, primary_id_number, industry = 'RETAIL', sector = 'FASHION' } = each;
  const { tax_number, registration_number, phone } = NUMBERS[country];
  const upload = () => uploadDocument(person, 'DEVELOPMENT');
  const identity =
    primary_id === undefined
      ? {
          id_option: 'TWO_SECONDARY',
          secondary_id: 'POSTAL_ID',
          secondary_id_file: await upload(),
          other_secondary_id: 'NBI_CLEARANCE',
          other_secondary_id_file: await upload(),
        }
      : { id_option: 'ONE_PRIMARY', primary_id, primary_id_number, primary_id_file: await upload() };
  const owner = { name: 'Bayu Pratama', role: 'DIRECTOR', country, id_number: '3273011204850001', share: 60 };
  return {
    entity_type,
    legal_name: `Usaha ${entity_type}`,
    brand_name: 'Usaha',
    industry,
    sector,
    description: 'Pakaian batik untuk toko dan rumah, dikirim tiap hari.',
    website: 'https://usaha.example',
    usage_intents: ['ACCEPT_PAYMENTS'],
    monthly_volume: 'UNDER_10000_USD',
    tax_number: each.tax_number ?? tax_number,
    email: 'halo@usaha.example',
    phone_number: phone,
    address: await addressIn(person, country),
    representative_name: 'Bayu Pratama',
    representative_role: 'Pemilik',
    representative_birth_date: '1985-04-12',
    representative_country: entity_type.includes('FOREIGN') ? 'SG' : country,
    representative_email: 'bayu@usaha.example',
    representative_phone: phone,
    ...identity,
    ...(isCompany(each) && { registration_number, owners: [owner], registration_file: await upload() }),
    tax_file: await upload(),
    ...(industry === 'FINANCE' && { licence_file: await upload() }),
    agreed: true,
  };
}

async function submit({ person, business, id }: Owner, input: object) {
  const body = { business_id: business, environment: 'DEVELOPMENT' as const, input };
  const { status, json } = await write(person, `/api/activation/${id}/actions/fill-in`, body);
  await office.settle();
  const errors: string[] = json.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
  return { status, errors };
}

const goLive = async ({ person }: Owner) => (await person.request('/api/console')).json.business.go_live_status;
const activationOf = async ({ person, id }: Owner) =>
  (await person.request(`/api/activation/${id}?environment=DEVELOPMENT`)).json;

function without(form: object, name: string): object {
  return Object.fromEntries(Object.entries(form).filter(([field]) => field !== name));
}

it('has every kind of business of both countries', () => {
  expect(CASES.map(({ entity_type }) => entity_type)).toEqual(VALUE_LISTS['entity-types']);
});

// Rule activation.entity-types-indonesia, activation.entity-types-philippines, activation.documents, activation.reviewed.
// Rule activation.pages, activation.profile, forms.registration-numbers, forms.passport-sec-port.
describe.each(CASES.map((each) => [each.entity_type, each] as const))('%s', (entity_type, each) => {
  const { country } = each;
  const other: Country = country === 'ID' ? 'PH' : 'ID';
  let owner: Owner;
  let form: Record<string, unknown>;

  it('registers, and finds its form at the address of its kind', async () => {
    owner = await register(each);
    form = await fillIn(owner.person, each);
    const { redirects } = (await owner.person.request('/api/console')).json;
    for (const from of ['/activation-ph-individual', '/activation/ongoing-activation'])
      expect(redirects).toContainEqual({ from, to: '/activation' });
    const answer: FormAnswer = (await owner.person.request(`/api/activation/${owner.id}/actions/fill-in/form`)).json;
    const fields = answer.form.sections.flatMap((section) => section.fields);
    const options = (name: string) => fields.find(({ field }) => field === name)?.options?.map(({ value }) => value);
    const types = { ID: VALUE_LISTS['entity-types-of-indonesia'], PH: VALUE_LISTS['entity-types-of-philippines'] };
    expect(options('entity_type')).toEqual(types[country]);
    expect(options('id_option')).toEqual(country === 'ID' ? ['ONE_PRIMARY'] : ['ONE_PRIMARY', 'TWO_SECONDARY']);
  });

  it('is refused without a document, with a number of another country and with what is not of its kind', async () => {
    const documents = Object.keys(form).filter((name) => name.endsWith('_file'));
    const expected = [
      ...(each.primary_id === undefined ? ['secondary_id_file', 'other_secondary_id_file'] : ['primary_id_file']),
      ...(isCompany(each) ? ['registration_file'] : []),
      'tax_file',
      ...(each.industry === 'FINANCE' ? ['licence_file'] : []),
    ];
    expect(documents).toEqual(expected);
    for (const name of documents) {
      const code = name === 'licence_file' ? 'licence_missing' : 'required';
      expect(await submit(owner, without(form, name)), name).toEqual({ status: 400, errors: [`${name} ${code}`] });
    }
    const kinds = { ID: 'INDIVIDUAL_DOMESTIC', PH: 'INDIVIDUAL' };
    const person = { name: 'Bayu Pratama', role: 'DIRECTOR', country, id_number: '3273011204850001' };
    const wrong: [object, string][] = [
      [{ entity_type: kinds[other] }, 'entity_type enum'],
      [{ tax_number: NUMBERS[other].tax_number }, `tax_number ${PATTERNS[country].tax_number}`],
      [{ tax_number: `${form.tax_number}00` }, `tax_number ${PATTERNS[country].tax_number}`],
    ];
    if (isCompany(each)) {
      const code = `registration_number ${PATTERNS[country].registration_number}`;
      wrong.push(
        [{ registration_number: NUMBERS[other].registration_number }, code],
        [{ owners: [] }, 'owners required'],
      );
    } else {
      const { registration_number } = NUMBERS[country];
      wrong.push([{ registration_number }, 'registration_number unknown'], [{ owners: [person] }, 'owners unknown']);
    }
    if (each.primary_id === undefined) {
      const { secondary_id, secondary_id_file } = form;
      wrong.push(
        [{ other_secondary_id: secondary_id }, 'other_secondary_id same_document'],
        [{ other_secondary_id_file: secondary_id_file }, 'other_secondary_id_file same_file'],
        [{ id_option: 'ONE_PRIMARY' }, 'primary_id required'],
        [{ primary_id: 'PHILSYS' }, 'primary_id unknown'],
      );
    } else {
      wrong.push([{ primary_id: country === 'ID' ? 'UMID' : 'KTP' }, 'primary_id enum']);
      if (country === 'ID') wrong.push([{ id_option: 'TWO_SECONDARY' }, 'id_option enum']);
      else wrong.push([{ id_option: 'TWO_SECONDARY' }, 'secondary_id required']);
    }
    if (each.primary_id === 'PASSPORT') {
      wrong.push([{ primary_id_number: '12345678' }, 'primary_id_number passport']);
      wrong.push([{ primary_id_number: 'A123456789' }, 'primary_id_number passport']);
    }
    for (const [change, error] of wrong) {
      const { status, errors } = await submit(owner, { ...form, ...change });
      expect([status, errors], error).toEqual([400, expect.arrayContaining([error])]);
    }
    expect((await activationOf(owner)).status).toBe('OPEN');
  });

  it('goes from the draft over two reviewers to live mode', async () => {
    const draft = `/api/activation/${owner.id}/actions/fill-in/draft`;
    const { agreed: _agreed, ...values } = form;
    const payload = { business_id: owner.business, environment: 'DEVELOPMENT', values, version: 0 };
    expect((await owner.person.request(draft, { method: 'PUT', payload })).status).toBe(200);
    expect([(await activationOf(owner)).status, await goLive(owner)]).toEqual(['AWAITING_DATA', 'AWAITING_DOCS']);

    expect(await submit(owner, form)).toEqual({ status: 200, errors: undefined });
    expect([(await activationOf(owner)).status, await goLive(owner)]).toEqual([
      'DATA_PROVIDED',
      'PENDING_VERIFICATION',
    ]);
    expect((await owner.person.request('/api/transactions?environment=PRODUCTION')).status).toBe(403);

    const opened = await office.reviewOf(owner.id);
    expect(opened).toMatchObject({ kind: 'ACTIVATION', status: 'NEW', subject_name: form.legal_name, four_eyes: true });
    expect(opened.after).toMatchObject({ entity_type, tax_number: form.tax_number });
    for (const [name, file] of Object.entries(form).filter(([field]) => field.endsWith('_file'))) {
      expect(opened.after[name]).toBe(file);
      expect((await office.first.request(`/api/files/${file}?environment=PRODUCTION`)).status, name).toBe(200);
    }
    expect(await office.review(office.first, opened.id, 'take')).toEqual([200, undefined]);
    expect(await office.review(office.first, opened.id, 'approve', {})).toEqual([200, undefined]);
    expect((await office.review(office.first, opened.id, 'confirm'))[1]).toBe('FOUR_EYES_ERROR');
    expect(await goLive(owner)).toBe('PENDING_VERIFICATION');
    expect(await office.review(office.second, opened.id, 'confirm')).toEqual([200, undefined]);

    expect([(await activationOf(owner)).status, await goLive(owner)]).toEqual(['PASSED', 'LIVE']);
    await mailTo(test, owner.email, /disetujui|approved/);
    for (const path of ['transactions', 'payment-methods', 'balance'])
      expect((await owner.person.request(`/api/${path}?environment=PRODUCTION`)).status, path).toBe(200);
    const { rows } = await test.database.pool.query(
      `select legal_name, tax_number, industry from business_profiles
       where business_id = (select business_id from businesses where name = $1)`,
      [owner.name],
    );
    const { legal_name, tax_number, industry } = form;
    expect(rows).toEqual([1, 2].map(() => ({ legal_name, tax_number, industry })));
  });
});
