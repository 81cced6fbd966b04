import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, mailTo, PATIENCE, tokenIn } from '../helpers/mails.ts';
import {
  listUrl,
  PASSWORD,
  personWith,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
} from '../helpers/testApp.ts';

let test: TestApp;
let addresses = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const CHOSEN = 'Sungai Kapuas 98';

const ENTERED = {
  full_name: ' Rangga Saputra ',
  email: 'Rangga@Toko-Baru.test',
  password: CHOSEN,
  business_name: 'Toko Baru Rangga',
  country: 'ID',
  phone_number: '+628123456789',
  preferred_language: 'id',
};

function post(url: string, payload: object, options: InjectOptions = {}): Promise<TestResponse> {
  addresses += 1;
  return requestWithoutSession(test, url, {
    method: 'POST',
    payload,
    remoteAddress: `10.2.0.${addresses % 250}`,
    ...options,
  });
}

function register(
  entered: object = {},
  { key = randomUUID() as string, host = 'localhost' } = {},
): Promise<TestResponse> {
  return post('/api/registrations', { ...ENTERED, ...entered }, { headers: { 'idempotency-key': key, host } });
}

function confirm(body: object): Promise<TestResponse> {
  return post('/api/users/confirm_email', body, { headers: { 'x-new-authentication': 'true' } });
}

async function linkFor(email: string): Promise<string> {
  return tokenIn(await mailTo(test, email, /Confirm|Konfirmasi/), 'confirm_email');
}

describe('registering', () => {
  it('rejects a common password before any other field is checked', async () => {
    const check = (password: string) => post('/api/registrations/password', { email: ENTERED.email, password });
    const { status, json } = await check('password1');
    expect([status, json.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'password', code: 'password_common' })],
    ]);
    expect((await check(`1${ENTERED.email}`)).json.errors[0].code).toBe('password_email');
    expect((await check(CHOSEN)).status).toBe(204);
    expect((await check('')).status).toBe(400);
  });

  // Rule registration.begins-no-session, registration.owner-permissions.
  it('creates a business and its owner once the e-mail is confirmed, and signs them in', async () => {
    expect((await register()).json).toEqual({ resend_seconds: 60 });
    const email = 'rangga@toko-baru.test';
    const early = await post('/api/auth/email', { email, password: CHOSEN });
    expect([early.status, early.json.error_code]).toEqual([403, 'EMAIL_NOT_CONFIRMED_ERROR']);

    const token = await linkFor(email);
    expect((await confirm({ token })).json).toEqual({ status: 'PASSWORD_NEEDED', email });
    const other = await confirm({ token, password: 'of another user' });
    expect(other.json.error_code).toBe('INVALID_CREDENTIALS_ERROR');
    const made = await Promise.all(Array.from({ length: 4 }, () => confirm({ token, password: CHOSEN })));
    const right = made.filter(({ status }) => status === 200);
    expect(right).toHaveLength(1);
    expect((await confirm({ token, password: CHOSEN })).json.error_code).toBe('LINK_NOT_VALID_ERROR');

    const owner = personWith(test.app, right[0]?.json);
    const console = (await owner.request('/api/console')).json;
    expect(console).toMatchObject({
      user: { full_name: 'Rangga Saputra', email },
      business: { name: 'Toko Baru Rangga', country: 'ID', go_live_status: 'REGISTERED' },
      environment: 'DEVELOPMENT',
    });
    const { rows } = await test.database.pool.query(
      `select action, after from activity_logs where actor_email = $1 and action <> 'SIGN_IN'`,
      [email],
    );
    expect(rows).toEqual([{ action: 'BUSINESS_REGISTERED', after: { brand: 'main', country: 'ID', partner: null } }]);
    // Rule registration.first-day-records.
    const records = async (resource: string) => (await owner.request(listUrl(`/api/${resource}`))).json;
    expect(await records('business-profile-details')).toMatchObject([
      { brand_name: 'Toko Baru Rangga', email, phone_number: '+628123456789', address_line: null },
    ]);
    expect(await records('checkout-settings')).toMatchObject([{ primary_colour: '#31b1ee', language: 'id' }]);
    expect(await records('retail-outlet-settings')).toMatchObject([{ prefix: 'TKBA', expiry_hours: 48 }]);
    expect(await records('cards-configuration')).toHaveLength(4);
    const methods = await records('payment-methods');
    expect(new Set(methods.map(({ status }: { status: string }) => status))).toEqual(new Set(['enabled']));
    const live = await test.database.pool.query(
      `select distinct status from payment_methods m join businesses b using (business_id)
       where b.name = 'Toko Baru Rangga' and environment = 'PRODUCTION'`,
    );
    expect(live.rows).toEqual([{ status: 'disabled' }]);
    const settings = await test.database.pool.query(
      `select environment, needs_approval, self_approval, currency, notify_email from sending_settings
       join businesses using (business_id) where name = 'Toko Baru Rangga' order by environment`,
    );
    expect(settings.rows).toEqual(
      ['DEVELOPMENT', 'PRODUCTION'].map((environment) => ({
        environment,
        needs_approval: false,
        // A maker is not the checker unless an administrator says so.
        self_approval: false,
        currency: 'IDR',
        notify_email: email,
      })),
    );
    expect((await post('/api/auth/email', { email, password: CHOSEN })).status).toBe(200);
  });

  // Rule registration.begins-registered.
  it('shows the new business the first steps', async () => {
    const [theirs, ours] = await Promise.all(
      [CHOSEN, PASSWORD].map(async (password, index) => {
        const email = ['rangga@toko-baru.test', 'new@baru.test'][index];
        const { json } = await post('/api/auth/email', { email, password });
        return (await personWith(test.app, json).request('/api/console')).json;
      }),
    );
    expect(theirs.navigation).toEqual(ours.navigation);
    expect(Object.keys(theirs.resources)).toEqual(Object.keys(ours.resources));
  });

  // Rule registration.known-email.
  it('answers the same for an e-mail of a user, and notifies the user by mail', async () => {
    const unknown = await register({ email: 'unknown@toko-baru.test' });
    const known = await register({ email: 'owner@toko.test' });
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json]);
    await mailTo(test, 'owner@toko.test', /already|sudah/);
    expect((await mailsTo(test, 'owner@toko.test')).length).toBe(1);
    const early = await post('/api/auth/email', { email: 'owner@toko.test', password: CHOSEN });
    expect(early.json.error_code).toBe('EMAIL_NOT_CONFIRMED_ERROR');
    expect((await signIn(test, 'owner@toko.test')).tokens.access_token).toBeDefined();
  });

  // Rule registration.once-per-key.
  it('runs once for a key, and rejects the key with another body', async () => {
    const key = randomUUID();
    const email = 'once@toko-baru.test';
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ email }, { key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    await linkFor(email);
    expect(await mailsTo(test, email)).toHaveLength(1);
    // One mail was requested, so others can be; a retry is answered when no other can.
    const others = [];
    for (let other = 0; other < 4; other += 1) others.push((await register({ email })).status);
    expect(others).toEqual([200, 200, 200, 429]);
    expect((await register({ email }, { key })).status).toBe(200);
    const changed = await register({ email: 'twice@toko-baru.test' }, { key });
    expect(changed.json.error_code).toBe('IDEMPOTENCY_KEY_REUSED_ERROR');
    expect((await post('/api/registrations', ENTERED)).status).toBe(400);
  });

  it.each([
    [{ country: 'SG' }, 'country', undefined],
    [{ phone_number: undefined }, 'phone_number', 'required'],
    [{ phone_number: '08123' }, 'phone_number', undefined],
    [{ password: 'Beranda' }, 'password', 'password_short'],
    [{ password: 'password1' }, 'password', 'password_common'],
    [{ business_name: ' ' }, 'business_name', undefined],
    [{ role: 'admin' }, 'role', undefined],
  ])('rejects %j with the validation error', async (entered, field, code) => {
    const { status, json } = await register(entered);
    expect(status).toBe(400);
    expect(json.errors[0].field).toBe(field);
    if (code !== undefined) expect(json.errors[0].code).toBe(code);
  });

  // Rule registration.white-label-has-none, registration.partner.
  it('does not exist in a white-label brand, nor for a partner that the brand does not declare', async () => {
    for (const host of ['pay.mitraniaga.example', 'bayar.arunika.example']) {
      expect((await register({}, { host })).status).toBe(404);
      expect((await requestWithoutSession(test, '/api/registration-form', { headers: { host } })).status).toBe(404);
      expect((await requestWithoutSession(test, '/api/boot', { headers: { host } })).json.registration).toBe(false);
    }
    expect((await register({ partner: 'nobody' })).status).toBe(404);
    expect((await requestWithoutSession(test, '/api/registration-form?partner=nobody')).status).toBe(404);
  });

  // Rule registration.by-brand.
  it('has the questions of the brand or of its partner', async () => {
    const form = async (query: string, host = 'localhost') =>
      (await requestWithoutSession(test, `/api/registration-form${query}`, { headers: { host } })).json;
    expect(await form('')).toEqual({ countries: ['ID', 'PH'], phone_number: 'required' });
    expect(await form('', 'remit.beranda.example')).toEqual({ countries: ['SG', 'ID'], phone_number: 'optional' });
    expect(await form('?partner=koperasi-pasar')).toEqual({
      countries: ['ID'],
      phone_number: 'required',
      partner: 'Koperasi Pasar Bersama',
    });
    expect((await register({ partner: 'koperasi-pasar', country: 'PH' })).status).toBe(400);
  });

  // Rule registration.three-days.
  it('expires with its link', async () => {
    const email = 'late@toko-baru.test';
    await register({ email });
    const token = await linkFor(email);
    test.travel(test.config.current().limits.mailed_links.confirm_seconds + 1);
    expect((await confirm({ token, password: CHOSEN })).json.error_code).toBe('LINK_NOT_VALID_ERROR');
    expect((await post('/api/auth/email', { email, password: CHOSEN })).json.error_code).toBe(
      'INVALID_CREDENTIALS_ERROR',
    );
    test.travel(0);
  });
});

describe('an e-mail of a user who has not confirmed it', () => {
  const email = 'owner@remit.test';

  // Rule registration.unconfirmed, registration.confirmation-mails.
  it('is confirmed by a link that they request; until then every other request is denied', async () => {
    await test.database.pool.query(
      'update users set email_confirmed = null where user_id = (select user_id from user_emails where email = $1)',
      [email],
    );
    const owner = await signIn(test, email);
    const refused = await owner.request('/api/console');
    expect([refused.status, refused.json.error_code]).toEqual([403, 'EMAIL_NOT_CONFIRMED_ERROR']);
    expect((await owner.request('/api/user', { method: 'PATCH', payload: { preferred_language: 'en' } })).status).toBe(
      403,
    );

    await post('/api/users/resend_email_verification', { email });
    const first = await linkFor(email);
    await post('/api/users/resend_email_verification', { email });
    await expect.poll(async () => (await mailsTo(test, email)).length, PATIENCE).toBe(2);
    expect((await confirm({ token: first })).json.error_code).toBe('LINK_NOT_VALID_ERROR');
    expect((await confirm({ token: await linkFor(email) })).json).toEqual({ status: 'CONFIRMED', email });
    expect((await owner.request('/api/console')).status).toBe(200);
  });
});
