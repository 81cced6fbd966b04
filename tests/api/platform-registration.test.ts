import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Tokens } from '#contract/generated/api.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { openOffice } from '../helpers/access/reviewOffice.ts';
import { completeActivation } from '../helpers/completeActivation.ts';
import { mailsTo, mailTo, tokenIn } from '../helpers/mails.ts';
import { personWith, requestWithoutSession, signIn, write } from '../helpers/testApp.ts';

const ACCOUNTS = 'xenplatform-accounts';
const PASSWORD = 'Sungai Mahakam 76';

const master = ownerOf('owner@pasar.test', 'DEVELOPMENT');

interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type: string;
  readonly status: string;
}

async function accountOf(email: string): Promise<Account | undefined> {
  const accounts: readonly Account[] = await master.list(ACCOUNTS);
  return accounts.find((account) => account.email === email);
}

function invite(email: string, name: string, person = master.person) {
  return master.act(`${ACCOUNTS}/actions/invite`, { email, name }, { person });
}

let addresses = 0;
function post(url: string, payload: object, headers: Record<string, string> = {}) {
  addresses += 1;
  return requestWithoutSession(master.test, url, {
    method: 'POST',
    payload,
    headers,
    remoteAddress: `10.7.0.${addresses}`,
  });
}

function register(under: object, email: string, business_name: string) {
  const entered = { full_name: 'Wulan Sari', email, password: PASSWORD, business_name, country: 'ID' };
  const body = { ...entered, phone_number: '+628123456780', preferred_language: 'id', ...under };
  return post('/api/registrations', body, { 'idempotency-key': randomUUID() });
}

async function confirm(email: string) {
  const token = tokenIn(await mailTo(master.test, email, /Konfirmasi/), 'confirm_email');
  return post('/api/users/confirm_email', { token, password: PASSWORD }, { 'x-new-authentication': 'true' });
}

function form(query: string) {
  return requestWithoutSession(master.test, `/api/registration-form?${query}`);
}

// Rule platform.registration.
describe('a platform', () => {
  it('registers an account that it owns, which its people activate', async () => {
    const email = 'halo@rotan-cirebon.test';
    const made = await master.act(`${ACCOUNTS}/actions/register`, { email, name: 'Rotan Cirebon' });
    expect(made.status).toBe(200);
    const account = await accountOf(email);
    expect(account).toMatchObject({ name: 'Rotan Cirebon', type: 'OWNED', status: 'REGISTERED' });
    const own = await signIn(master.test, 'owner@pasar.test');
    const payload = { business_id: account?.id };
    const tokens = (await own.request('/api/switch-business', { method: 'POST', payload })).json as Tokens;
    const acting = personWith(master.test.app, tokens);
    const { business } = (await acting.request('/api/console?environment=DEVELOPMENT')).json;
    expect(business).toMatchObject({ id: account?.id, name: 'Rotan Cirebon', country: 'ID' });
    const [activation] = (await acting.request('/api/activation?environment=DEVELOPMENT')).json;
    expect(activation.status).toBeDefined();
    const methods = (await acting.request('/api/payment-methods?environment=DEVELOPMENT')).json;
    expect(methods.length).toBeGreaterThan(0);
    const [logged] = await master.list('activity-logs', { target_id: account?.id });
    expect(logged.action).toBe('RECORD_CREATED');
  });

  // Rule activation.reviewed.
  it('submits the activation of an account that it owns, which two reviewers make live', async () => {
    const email = 'halo@anyam-tasik.test';
    expect((await master.act(`${ACCOUNTS}/actions/register`, { email, name: 'Anyam Tasik' })).status).toBe(200);
    const business_id = (await accountOf(email))?.id ?? '';
    const own = await signIn(master.test, 'owner@pasar.test');
    const payload = { business_id };
    const tokens = (await own.request('/api/switch-business', { method: 'POST', payload })).json as Tokens;
    const acting = personWith(master.test.app, tokens);
    const [activation] = (await acting.request('/api/activation?environment=DEVELOPMENT')).json;
    const address = `/api/activation/${activation.id}/actions/fill-in`;
    const input = await completeActivation(acting);
    const filled = await write(acting, address, { business_id, environment: 'DEVELOPMENT', input });
    expect([filled.status, filled.json.errors]).toEqual([200, undefined]);
    const office = await openOffice(master.test);
    await office.settle();
    const { id: review } = await office.reviewOf(activation.id);
    expect(await office.review(office.first, review, 'take')).toEqual([200, undefined]);
    expect(await office.review(office.first, review, 'approve', {})).toEqual([200, undefined]);
    expect(await office.review(office.second, review, 'confirm')).toEqual([200, undefined]);
    expect((await accountOf(email))?.status).toBe('LIVE');
  });

  it('invites an account, whose person registers by the mailed link, once', async () => {
    const email = 'wulan@gerabah-kasongan.test';
    expect((await invite(email, 'Gerabah Kasongan')).status).toBe(200);
    const invited = await accountOf(email);
    expect(invited).toMatchObject({ type: 'MANAGED', status: 'INVITED' });
    expect((await invite(email, 'Gerabah Kasongan')).json.error_code).toBe('LIMIT_REACHED_ERROR');
    const mail = await mailTo(master.test, email, /Pasar Digital/);
    expect(mail.text).toContain(`/xenplatform/register/${invited?.id}`);

    const query = `account=${invited?.id}`;
    expect((await form(query)).json).toEqual({
      countries: ['ID'],
      phone_number: 'required',
      platform: 'Pasar Digital',
      business_name: 'Gerabah Kasongan',
    });
    const under = { account: invited?.id };
    const other = await register(under, 'other@gerabah.test', 'Gerabah Kasongan');
    expect(other.json.errors).toEqual([expect.objectContaining({ field: 'email', code: 'not_invited' })]);
    expect((await register(under, email, 'Gerabah Kasongan Bantul')).status).toBe(200);
    const confirmed = await confirm(email);
    expect(confirmed.status).toBe(200);
    const account = await accountOf(email);
    expect(account).toMatchObject({
      id: invited?.id,
      name: 'Gerabah Kasongan Bantul',
      type: 'MANAGED',
      status: 'REGISTERED',
    });
    const owner = personWith(master.test.app, confirmed.json as Tokens);
    const { business } = (await owner.request('/api/console?environment=DEVELOPMENT')).json;
    expect(business).toMatchObject({ id: invited?.id, name: 'Gerabah Kasongan Bantul' });
    expect((await owner.request('/api/activation?environment=DEVELOPMENT')).json).toHaveLength(1);
    expect((await form(query)).status).toBe(404);
    expect((await register(under, email, 'Gerabah')).status).toBe(404);
    // A managed account is not acted for.
    const payload = { business_id: invited?.id };
    expect((await master.person.request('/api/switch-business', { method: 'POST', payload })).status).toBe(404);
  });

  it('has an address of its own, at which managed accounts register', async () => {
    expect((await form('platform=pasar-digital')).json).toMatchObject({ platform: 'Pasar Digital', countries: ['ID'] });
    const email = 'wulan@songket.test';
    expect((await register({ platform: 'pasar-digital' }, email, 'Songket Palembang')).status).toBe(200);
    expect(await accountOf(email)).toBeUndefined();
    expect((await confirm(email)).status).toBe(200);
    expect(await accountOf(email)).toMatchObject({ type: 'MANAGED', status: 'REGISTERED', name: 'Songket Palembang' });
  });

  it('is found by its own address alone, in its own country', async () => {
    for (const query of ['platform=batik-laweyan', 'platform=nothing', 'account=biz_0', `account=${master.business}`]) {
      expect([query, (await form(query)).status]).toEqual([query, 404]);
    }
    const wrong = await register({ platform: 'pasar-digital', country: 'PH' }, 'wulan@abroad.test', 'Abroad');
    expect(wrong.json.errors).toEqual([expect.objectContaining({ field: 'country' })]);
    expect((await register({ platform: 'nothing' }, 'wulan@nothing.test', 'Nothing')).status).toBe(404);
  });

  it('lets only its administrators add accounts, by plain names, and no other business', async () => {
    const email = 'nobody@somewhere.test';
    const bad = await master.act(`${ACCOUNTS}/actions/register`, { email, name: 'https://evil.test' });
    expect(bad.json.errors).toEqual([expect.objectContaining({ field: 'name' })]);
    const kopi = await signIn(master.test, 'owner@kopi.test');
    expect((await invite(email, 'Kopi', kopi)).status).toBeGreaterThanOrEqual(403);
    expect(await mailsTo(master.test, email)).toEqual([]);
    expect(await accountOf(email)).toBeUndefined();
  });
});
