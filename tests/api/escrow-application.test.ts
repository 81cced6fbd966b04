import { beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { mailTo } from '../helpers/mails.ts';
import { signIn, write } from '../helpers/testApp.ts';

const owner = ownerOf('owner@toko.test', 'DEVELOPMENT');
let office: ReviewOffice;

const APPLICATION = {
  purpose: 'Pembeli membayar di muka, petani dibayar setelah panen tiba.',
  bank: 'BCA',
  contact_email: 'escrow@toko.test',
};

const INVESTOR = { name: 'Sari Dewi', email: 'sari@investor.test', bank: 'BCA', reference: 'RDL-1' };

beforeAll(async () => {
  office = await openOffice(owner.test);
  await owner.test.database.pool.query(
    `update businesses set flags = flags || '{escrow-setting}' where email = 'halo@toko.test'`,
  );
}, 120_000);

interface Setting {
  readonly id: string;
  readonly product: string;
  readonly status: string;
  readonly account_number: string | null;
}

interface Investor extends Pick<Setting, 'id' | 'status'> {
  readonly balance: string;
  readonly reference: string;
}

async function settingOf(product: string, environment: Environment = 'DEVELOPMENT'): Promise<Setting> {
  const settings: Setting[] = await owner.list('escrow-settings', {}, { environment });
  const [setting] = settings.filter((one) => one.product === product);
  if (setting === undefined) throw new Error(`${product} is not among the settings.`);
  return owner.read('escrow-settings', setting.id, { environment });
}

/** Does something to the setting of a product. Returns the status and, after an error, its code. */
async function act(product: string, action: string, input?: object, environment: Environment = 'DEVELOPMENT') {
  const { id } = await settingOf(product, environment);
  const { status, json } = await owner.act(`escrow-settings/${id}/actions/${action}`, input, { environment });
  await office.settle();
  return [status, json.error_code];
}

const request = (name: string) => owner.act('escrow-account/actions/request', { name, bank: 'MANDIRI' });
const change = (id: string, action: string) => owner.act(`escrow-account/${id}/actions/${action}`);

describe('a business that wants to hold money for others', () => {
  // Rule registration.first-day-records, products.escrow-applied.
  it('has both products, and can use neither before it has applied', async () => {
    for (const product of ['P2P_ESCROW', 'INVESTOR_DEPOSIT'])
      expect(await settingOf(product)).toMatchObject({ status: 'disabled', bank: null, account_number: null });
    for (const refused of [await request('Panen'), await owner.act('rdl-investors/actions/create', INVESTOR)])
      expect([refused.status, refused.json.error_code]).toEqual([409, 'PRODUCT_NOT_ACTIVE_ERROR']);
    expect(await owner.list('escrow-account')).toEqual([]);
  });

  // Rule products.escrow-applied, reviews.sandbox.
  it('applies in test mode, plays both answers, and has an account at once', async () => {
    expect((await act('P2P_ESCROW', 'apply', { ...APPLICATION, purpose: 'x' }))[0]).toBe(400);
    expect((await act('P2P_ESCROW', 'apply', { ...APPLICATION, bank: 'DBS' }))[0]).toBe(400);
    expect((await act('P2P_ESCROW', 'enable'))[0]).toBe(409);
    expect(await act('P2P_ESCROW', 'apply', APPLICATION)).toEqual([200, undefined]);
    expect(await settingOf('P2P_ESCROW')).toMatchObject({
      ...APPLICATION,
      status: 'pending',
      submitted_by: 'owner@toko.test',
    });
    expect((await act('P2P_ESCROW', 'apply', APPLICATION))[0]).toBe(409);
    expect(await act('P2P_ESCROW', 'reject')).toEqual([200, undefined]);
    expect(await settingOf('P2P_ESCROW')).toMatchObject({ status: 'rejected', reason: 'INCOMPLETE' });
    expect(await act('P2P_ESCROW', 'apply', APPLICATION)).toEqual([200, undefined]);
    expect(await settingOf('P2P_ESCROW')).toMatchObject({ status: 'pending', reason: null, decided: null });
    expect(await act('P2P_ESCROW', 'enable')).toEqual([200, undefined]);

    const setting = await settingOf('P2P_ESCROW');
    expect(setting).toMatchObject({ status: 'enabled', account_number: expect.stringMatching(/^\d{10}$/) });
    expect(await owner.list('escrow-account')).toMatchObject([
      { name: 'Escrow BCA', bank: 'BCA', status: 'ACTIVE', account_number: setting.account_number, balance: '0' },
    ]);
    // Each product for itself, and test mode for itself.
    expect((await owner.act('rdl-investors/actions/create', INVESTOR)).json.error_code).toBe(
      'PRODUCT_NOT_ACTIVE_ERROR',
    );
    expect((await settingOf('P2P_ESCROW', 'PRODUCTION')).status).toBe('disabled');
  });

  // Rule products.escrow-account, products.escrow-closed.
  it('requests more accounts, which a bank opens, and closes what is empty', async () => {
    const { status, json } = await request('Panen 2026');
    expect(status).toBe(200);
    const { id } = json;
    expect(await owner.read('escrow-account', id)).toMatchObject({
      status: 'PENDING',
      account_number: null,
      requested_by: 'owner@toko.test',
    });
    expect((await change(id, 'open')).status).toBe(200);
    expect(await owner.read('escrow-account', id)).toMatchObject({
      status: 'ACTIVE',
      account_number: expect.stringMatching(/^\d{10}$/),
    });
    await owner.test.database.pool.query('update escrow_accounts set balance = 1 where name = $1', ['Panen 2026']);
    expect((await change(id, 'close')).status).toBe(409);
    await owner.test.database.pool.query('update escrow_accounts set balance = 0 where name = $1', ['Panen 2026']);
    const customer = { name: 'Budi', email: 'budi@panen.test', type: 'BUYER', account_id: id, reference: 'PANEN-1' };
    const made = await owner.act('escrow-customers/actions/create', customer);
    expect(made.status).toBe(200);
    const refused = await change(id, 'close');
    expect([refused.status, refused.json.error_code]).toEqual([409, 'ACCOUNT_IN_USE_ERROR']);
    expect((await owner.act(`escrow-customers/${made.json.id}/actions/block`)).status).toBe(200);
    expect((await change(id, 'close')).status).toBe(200);
    expect(await owner.read('escrow-account', id)).toMatchObject({ status: 'CLOSED', closed: expect.any(String) });
    expect((await change(id, 'open')).status).toBe(409);

    const declined = (await request('Panen 2027')).json;
    expect((await change(declined.id, 'decline')).status).toBe(200);
    expect(await owner.read('escrow-account', declined.id)).toMatchObject({ status: 'CLOSED', reason: 'INCOMPLETE' });
  });

  // Rule products.escrow-applied, reviews.four-eyes.
  it('is answered in live mode by two reviewers, and registers investors then', async () => {
    expect(await act('INVESTOR_DEPOSIT', 'apply', APPLICATION, 'PRODUCTION')).toEqual([200, undefined]);
    const { id } = await settingOf('INVESTOR_DEPOSIT', 'PRODUCTION');
    const review = await office.reviewOf(id);
    // Rule reviews.names.
    expect(review).toMatchObject({ kind: 'ESCROW', status: 'NEW', four_eyes: true, subject_name: 'Investor deposit' });
    await office.review(office.first, review.id, 'take');
    expect(await office.review(office.first, review.id, 'approve', {})).toEqual([200, undefined]);
    expect((await settingOf('INVESTOR_DEPOSIT', 'PRODUCTION')).status).toBe('pending');
    expect(await office.review(office.second, review.id, 'confirm')).toEqual([200, undefined]);
    expect(await settingOf('INVESTOR_DEPOSIT', 'PRODUCTION')).toMatchObject({ status: 'enabled' });
    const mail = await mailTo(owner.test, 'owner@toko.test', /./);
    expect(mail.text).toContain('Dana investor');
    // Its account holds no escrow.
    expect(await owner.list('escrow-account', {}, { environment: 'PRODUCTION' })).toEqual([]);
    const made = await owner.act('rdl-investors/actions/create', INVESTOR, { environment: 'PRODUCTION' });
    expect(made.status).toBe(200);
  });

  // Rule products.escrow-closed.
  it('closes the account of an investor once nothing is in it', async () => {
    const kopi = await signIn(owner.test, 'owner@kopi.test');
    const within = 'environment=DEVELOPMENT';
    const { business } = (await kopi.request(`/api/console?${within}`)).json;
    const investors: Investor[] = (await kopi.request(`/api/rdl-investors?${within}`)).json;
    const open = investors.filter(({ status }) => status === 'ACTIVE');
    const bound = { business_id: business.id, environment: 'DEVELOPMENT' as const };
    const close = ({ id }: Investor) => write(kopi, `/api/rdl-investors/${id}/actions/close`, bound);
    const full = open.find(({ balance }) => balance !== '0');
    if (full === undefined) throw new Error('No investor of the demo has money.');
    expect((await close(full)).status).toBe(409);
    const empty = () =>
      owner.test.database.pool.query('update rdl_investors set balance = 0, reserved = 0 where reference = $1', [
        full.reference,
      ]);
    await empty();
    const confirmation = { type: 'pin' as const, pin: DEMO_PIN };
    const repay = { ...bound, input: { amount: '10000' }, confirmation };
    expect((await write(kopi, `/api/rdl-investors/${full.id}/actions/repay`, repay)).status).toBe(200);
    expect((await close(full)).json.error_code).toBe('ACCOUNT_IN_USE_ERROR');
    const filter = encodeURIComponent(JSON.stringify({ investor_id: full.id, status: ['PENDING'] }));
    const [movement] = (await kopi.request(`/api/rdl-transactions?${within}&filter=${filter}`)).json;
    expect((await write(kopi, `/api/rdl-transactions/${movement.id}/actions/complete`, bound)).status).toBe(200);
    await empty();
    expect((await close(full)).status).toBe(200);
    expect((await kopi.request(`/api/rdl-investors/${full.id}?${within}`)).json.status).toBe('CLOSED');
  });

  // Rule access.each-request.
  it('is applied for by administrators alone', async () => {
    const editor = await signIn(owner.test, 'editor@kopi.test');
    const settings = (await editor.request('/api/escrow-settings?environment=DEVELOPMENT')).json;
    const refused = await editor.request(
      `/api/escrow-settings/${settings[0].id}/actions/apply/form?environment=DEVELOPMENT`,
    );
    expect(refused.status).toBe(404);
  });
});
