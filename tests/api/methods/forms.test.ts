import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METHOD_CATALOGUE } from '#server/domains/paymentMethods/methodCatalogue.ts';
import { signIn, startTestApp, type TestApp } from '../../helpers/testApp.ts';
import { type Applicant, applicationOf, fieldsOf, fillIn, methodOf, send, setStatus } from './applications.ts';

let test: TestApp;
const applicants = new Map<string, Applicant>();

beforeAll(async () => {
  test = await startTestApp();
  for (const [country, email] of [
    ['ID', 'owner@kopi.test'],
    ['PH', 'owner@manila.test'],
  ] as const) {
    const person = await signIn(test, email);
    const { business } = (await person.request('/api/console')).json;
    const applicant = { test, person, business: business.id, environment: 'DEVELOPMENT' } as const;
    applicants.set(country, applicant);
    await setStatus(applicant, 'disabled');
  }
}, 120_000);
afterAll(() => test.close());

function applicantIn(country: string): Applicant {
  const applicant = applicants.get(country);
  if (applicant === undefined) throw new Error(`No business of ${country} applies.`);
  return applicant;
}

/** What a partner needs besides the business and its contact, and a value of it that is wrong. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  BCA: { account_range: '12', technical_email: 'dev' },
  BCA_DIRECT: { bank_account_number: '12-34', registration_file: 'file_0' },
  BNI: { account_range: '12a4' },
  BRI: { account_range: '12345' },
  MANDIRI: { account_range: 'MAND' },
  PERMATA: { account_range: '' },
  BSI: { account_range: '1' },
  CIMB: { account_range: '-123' },
  BPI: { account_range: '12' },
  BDO: { account_range: '12' },
  METROBANK: { account_range: '12' },
  UNIONBANK: { account_range: '12' },
  CARDS: { website: 'kopi', monthly_volume: 'MUCH', tax_number: '1', description: 'Kopi' },
  PH_CARDS: { website: 'kopi', tax_number: '01.234.567.8-901.000', registration_file: '', address: {} },
  ALFAMART: { fixed_code: 'KOPI10', address: { country: 'ID' } },
  INDOMARET: { fixed_code: 'KOPI', address: { country: 'ID' } },
  SEVEN_ELEVEN: { fixed_code: 'kopinusa', address: { country: 'PH' } },
  CEBUANA: { fixed_code: 'KOPINUSANTARA', address: { country: 'PH' } },
  QRIS: { merchant_size: 'HUGE', store_photo_file: '', owner_id_number: '1', tax_number: '', address: {} },
  OVO: { website: '', monthly_volume: '', tax_number: '12', tax_file: '' },
  DANA: { owner_name: '', owner_id_file: '', address: {}, tax_number: '12' },
  LINKAJA: { owner_id_number: '1', tax_file: 'x' },
  SHOPEEPAY: { registration_file: '', website: 'ftp://kopi.example' },
  GCASH: { owner_name: '', registration_file: '', address: {}, tax_number: '12' },
  MAYA: { website: 'maya', tax_number: '12' },
  GRABPAY: { description: 'Kopi' },
  DD_BRI: { bank_account_number: '12' },
  DD_MANDIRI: { bank_account_number: '' },
  DD_BPI: { bank_account_number: 'BPI' },
  UBP: { bank_account_number: '12', registration_file: '' },
  KREDIVO: { technical_email: 'dev', registration_file: '', description: 'Kopi' },
  AKULAKU: { website: '' },
  BILLEASE: { monthly_volume: 'MUCH' },
};

const CHANNELS = (['ID', 'PH'] as const).flatMap((country) =>
  METHOD_CATALOGUE[country].map(([channel]) => [country, channel] as const),
);

// Rule payment-methods.onboarding-forms, payment-methods.submitted, payment-methods.applied-once.
describe.each(CHANNELS)('in %s, an application for %s', (country, channel) => {
  it('has the fields of its channel, is refused with a wrong value, and is kept', async () => {
    const applicant = applicantIn(country);
    const { id } = await methodOf(applicant, channel);
    const input = await fillIn(applicant, id, 'activate');
    const wrong = NEEDED[channel] ?? {};
    const { values, names } = await fieldsOf(applicant, id, 'activate');
    // What is known already is of fields that the channel has.
    expect(names).toEqual(expect.arrayContaining(Object.keys(values)));
    expect(Object.keys(input)).toEqual(expect.arrayContaining(Object.keys(wrong)));
    for (const [field, value] of [...Object.entries(wrong), ['email', 'x'], ['channel', 'other']] as const) {
      const { status, json } = await send(applicant, id, 'activate', { ...input, [field]: value });
      const fields = json.errors?.map((error: { field: string }) => error.field.split('.')[0]);
      expect([field, status, json.error_code, fields]).toEqual([
        field,
        400,
        'API_VALIDATION_ERROR',
        expect.arrayContaining([field]),
      ]);
    }
    expect((await methodOf(applicant, channel)).status).toBe('disabled');

    const sent = await send(applicant, id, 'activate', input);
    expect([sent.status, sent.json.errors]).toEqual([200, undefined]);
    expect(await methodOf(applicant, channel)).toMatchObject({
      status: 'pending',
      can: expect.not.arrayContaining(['activate']),
    });
    const kept = await applicationOf(applicant, id);
    expect(kept).toMatchObject({ merchant_name: 'Kopi Nusantara', payment_method_id: id });
    for (const field of Object.keys(wrong)) expect(kept[field]).toEqual(input[field]);
    const again = await send(applicant, id, 'activate', input);
    expect([again.status, again.json.error_code]).toEqual([409, 'DUPLICATE_PRODUCT_APPLICATION_ERROR']);
  });
});

// Rule routes.onboarding.
describe('an application', () => {
  // Rule payment-methods.applied-once.
  it('is made once of many at the same time', async () => {
    const applicant = applicantIn('ID');
    await setStatus(applicant, 'disabled', 'OVO');
    const { id } = await methodOf(applicant, 'OVO');
    const input = await fillIn(applicant, id, 'activate');
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(applicant, id, 'activate', input)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = sent.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ json }) => json.error_code))).toEqual(
      new Set(['DUPLICATE_PRODUCT_APPLICATION_ERROR']),
    );
  });

  it('is about the payment method for which its form was opened', async () => {
    const applicant = applicantIn('ID');
    await setStatus(applicant, 'disabled', 'DANA');
    await setStatus(applicant, 'disabled', 'AKULAKU');
    const { id } = await methodOf(applicant, 'DANA');
    const other = await methodOf(applicant, 'AKULAKU');
    const { status, json } = await send(applicant, id, 'activate', await fillIn(applicant, other.id, 'activate'));
    expect([status, json.errors[0].field, json.errors[0].code]).toEqual([400, 'channel', 'of_record']);
  });

  // Rule payment-methods.fixed-code, payment-methods.account-range.
  it.each([
    ['INDOMARET', 'fixed_code'],
    ['BNI', 'account_range'],
  ] as const)('by %s has a %s that no other business has', async (channel, field) => {
    const applicant = applicantIn('ID');
    const { id } = await methodOf(applicant, channel);
    const taken = (await applicationOf(applicant, id))[field];
    const person = await signIn(test, 'owner@pasar.test');
    const { business } = (await person.request('/api/console')).json;
    const second: Applicant = { test, person, business: business.id, environment: 'DEVELOPMENT' };
    await setStatus(second, 'disabled', channel);
    const method = await methodOf(second, channel);
    const input = await fillIn(second, method.id, 'activate');
    const refused = await send(second, method.id, 'activate', { ...input, [field]: taken });
    expect([refused.status, refused.json.errors]).toMatchObject([400, [{ field, code: 'taken' }]]);
    expect(await methodOf(second, channel)).toMatchObject({ status: 'disabled' });
    expect((await send(second, method.id, 'activate', input)).status).toBe(200);
  });

  // Rule payment-methods.prefilled.
  it('begins with the profile and the activation of the business, then with what it submitted', async () => {
    const person = await signIn(test, 'owner@pasar.test');
    const { business } = (await person.request('/api/console')).json;
    const applicant: Applicant = { test, person, business: business.id, environment: 'PRODUCTION' };
    const address = { country: 'ID', area_1: '32', area_1_name: 'Jawa Barat', line: 'Jalan Braga 1' };
    await test.database.pool.query(
      `update activations set representative_name = 'Ani Lestari', address = $2 where business_id = right($1, 32)::uuid`,
      [business.id.replaceAll('-', ''), address],
    );
    await setStatus(applicant, 'disabled', 'DANA');
    const { id } = await methodOf(applicant, 'DANA');
    await test.database.pool.query('delete from method_applications where payment_method_id = right($1, 32)::uuid', [
      id,
    ]);
    const { values } = await fieldsOf(applicant, id, 'activate');
    expect(values).toMatchObject({
      channel: 'DANA',
      contact_person: 'Ani Lestari',
      owner_name: 'Ani Lestari',
      address,
    });
    expect(values.merchant_name).toBe(business.name);
    const input = await fillIn(applicant, id, 'activate');
    expect((await send(applicant, id, 'activate', input)).status).toBe(200);
    const { agreed: _agreed, ...kept } = input;
    await setStatus(applicant, 'disabled', 'DANA');
    expect((await fieldsOf(applicant, id, 'activate')).values).toEqual(kept);
  });
});

// Rule forms.retail-prefix-free.
it('a prefix of retail codes is of one business in each mode', async () => {
  const applicant = applicantIn('ID');
  const [setting] = (await applicant.person.request('/api/retail-outlet-settings?environment=DEVELOPMENT')).json;
  const person = await signIn(test, 'owner@pasar.test');
  const { business } = (await person.request('/api/console')).json;
  const [own] = (await person.request('/api/retail-outlet-settings?environment=DEVELOPMENT')).json;
  const save = async (prefix: string) => {
    const { status, json } = await person.request(`/api/retail-outlet-settings/${own.id}/actions/edit`, {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: { business_id: business.id, environment: 'DEVELOPMENT', input: { prefix, expiry_hours: 24 } },
    });
    return [status, json.errors?.[0]?.field, json.errors?.[0]?.code];
  };
  expect(await save(setting.prefix)).toEqual([400, 'prefix', 'taken']);
  expect(await save('PASA9')).toEqual([200, undefined, undefined]);
});
