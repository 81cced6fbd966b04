import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { mailTo } from '../helpers/mails.ts';
import { signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

let test: TestApp;
let office: ReviewOffice;

beforeAll(async () => {
  test = await startTestApp();
  office = await openOffice(test);
}, 120_000);
afterAll(() => test.close());

/** A person who applies for a product, in one mode. */
async function applicant(email: string, resource: string, environment: Environment) {
  const person = await signIn(test, email);
  const within = `environment=${environment}`;
  const { business } = (await person.request(`/api/console?${within}`)).json;
  const [{ id }] = (await person.request(`/api/${resource}?${within}`)).json;
  const act = async (action: string, input?: object) => {
    const body = { business_id: business.id, environment, ...(input && { input }) };
    const { status, json } = await write(person, `/api/${resource}/${id}/actions/${action}`, body);
    await office.settle();
    return [status, json.error_code ?? json.record?.status];
  };
  const path = `/api/${resource}/${id}/actions/fill-in/draft`;
  return {
    person,
    id: String(id),
    act,
    record: async () => (await person.request(`/api/${resource}/${id}?${within}`)).json,
    /** Whether a resource is open to the person, in each mode. */
    opens: async (name: string) => {
      const statuses = [];
      for (const mode of ['DEVELOPMENT', 'PRODUCTION'])
        statuses.push((await person.request(`/api/${name}?environment=${mode}`)).status);
      return statuses;
    },
    save: async (values: object) => {
      const { version = 0 } = (await person.request(`${path}?${within}`)).json;
      const payload = { business_id: business.id, environment, values, version };
      return (await person.request(path, { method: 'PUT', payload })).status;
    },
  };
}

type Applicant = Awaited<ReturnType<typeof applicant>>;

async function platformForm({ person }: Applicant, environment: Environment) {
  return {
    platform_name: 'Pasar Kopi',
    website: 'https://pasarkopi.example',
    description: 'Petani kopi menjual langsung, dan dibayar di akun masing-masing.',
    account_types: ['OWNED', 'MANAGED'],
    account_count: 'UNDER_100',
    account_checks: 'Kami memeriksa KTP dan kebun setiap petani sebelum akunnya dibuka.',
    fee_model: 'PERCENTAGE',
    monthly_volume: 'UNDER_100000_USD',
    contact_person: 'Dewi Lestari',
    email: 'dewi@pasarkopi.example',
    phone_number: '+6281234567890',
    funds_file: await uploadDocument(person, environment),
    terms_file: await uploadDocument(person, environment),
    agreed: true,
  };
}

const ACCOUNTS = 'xenplatform-accounts';

describe('a business that applies to be a platform', () => {
  // Rule activation.platform, activation.unlocks, activation.states-of-checks, reviews.sandbox.
  it('plays our side in test mode, and is a platform there alone', async () => {
    const owner = await applicant('owner@toko.test', 'platform-activation', 'DEVELOPMENT');
    expect(await owner.opens(ACCOUNTS)).toEqual([404, 404]);
    expect((await owner.record()).status).toBe('OPEN');
    expect(await owner.save({ platform_name: 'Pasar' })).toBe(200);
    expect((await owner.record()).status).toBe('AWAITING_DATA');
    // It is not sent before it is complete, nor answered before it is sent, nor signed before it is answered.
    expect((await owner.act('fill-in', { platform_name: 'Pasar' }))[0]).toBe(400);
    expect((await owner.act('approve'))[0]).toBe(409);
    expect((await owner.act('sign'))[0]).toBe(409);

    const form = await platformForm(owner, 'DEVELOPMENT');
    expect((await owner.act('fill-in', { ...form, website: 'pasar' }))[0]).toBe(400);
    expect((await owner.act('fill-in', form))[0]).toBe(200);
    expect(await owner.record()).toMatchObject({ status: 'DATA_PROVIDED', submitted_by: 'owner@toko.test' });
    expect((await owner.act('decline'))[0]).toBe(200);
    expect(await owner.record()).toMatchObject({ status: 'DECLINED', reason: 'INCOMPLETE' });
    expect((await owner.act('fill-in', form))[0]).toBe(200);
    expect(await owner.record()).toMatchObject({ reason: null, decided: null });
    expect((await owner.act('approve'))[0]).toBe(200);
    expect((await owner.record()).status).toBe('AWAITING_SIGN');
    expect(await owner.opens(ACCOUNTS)).toEqual([404, 404]);

    expect((await owner.act('sign'))[0]).toBe(200);
    expect(await owner.record()).toMatchObject({ status: 'PASSED', signed_by: 'owner@toko.test' });
    expect(await owner.opens(ACCOUNTS)).toEqual([200, 404]);
    // What was signed is signed once, and is not withdrawn.
    expect([(await owner.act('sign'))[0], (await owner.act('withdraw'))[0]]).toEqual([409, 409]);
  });

  // Rule activation.unlocks.
  it('has at most five accounts before it is approved in live mode, also when many are added at once', async () => {
    const owner = await applicant('owner@toko.test', 'platform-activation', 'DEVELOPMENT');
    const { business } = (await owner.person.request('/api/console?environment=DEVELOPMENT')).json;
    const add = (index: number) =>
      write(owner.person, `/api/${ACCOUNTS}/actions/register`, {
        business_id: business.id,
        environment: 'DEVELOPMENT',
        input: { name: `Akun ${index}`, email: `akun-${index}@toko.test` },
      });
    const added = await Promise.all(Array.from({ length: 9 }, (_, index) => add(index)));
    const codes = added.map(({ status, json }) => json.error_code ?? status).sort();
    expect(codes).toEqual([...Array(5).fill(200), ...Array(4).fill('LIMIT_REACHED_ERROR')]);
  });

  // Rule activation.platform, reviews.four-eyes, platform.registration.
  it('is one in live mode by two of our reviewers and its signature', async () => {
    const owner = await applicant('owner@kopi.test', 'platform-activation', 'PRODUCTION');
    expect((await owner.record()).status).toBe('DATA_PROVIDED');
    // The business cannot answer its own request in live mode.
    expect((await owner.act('approve'))[0]).toBe(404);
    const opened = await office.reviewOf(owner.id);
    expect(opened).toMatchObject({ kind: 'PLATFORM', subject_name: 'Kopi Nusantara', four_eyes: true });
    // In the demo a reviewer may have taken it, decided, or sent a question.
    await test.database.pool.query(
      `update reviews set status = 'NEW', assignee = null, first_reviewer = null, decision = null, question = null,
         question_sent = null
       where kind = 'PLATFORM' and subject_name = 'Kopi Nusantara' and status in ('IN_REVIEW', 'NEEDS_INFO', 'PROPOSED')`,
    );
    await office.review(office.first, opened.id, 'take');
    expect(await office.review(office.first, opened.id, 'approve', {})).toEqual([200, undefined]);
    expect((await owner.record()).status).toBe('DATA_PROVIDED');
    expect(await office.review(office.second, opened.id, 'confirm')).toEqual([200, undefined]);
    await mailTo(test, 'owner@kopi.test', /disetujui|approved/);
    expect(await owner.opens(ACCOUNTS)).toEqual([404, 404]);

    // Of several signatures at the same moment one counts.
    const signed = await Promise.all([owner.act('sign'), owner.act('sign'), owner.act('sign')]);
    expect(signed.map(([status]) => status).sort()).toEqual([200, 409, 409]);
    expect(await owner.opens(ACCOUNTS)).toEqual([200, 200]);
    const { rows } = await test.database.pool.query(
      `select accounts, test_accounts, platform_address from businesses where name = 'Kopi Nusantara'`,
    );
    expect(rows).toEqual([{ accounts: ['master'], test_accounts: [], platform_address: 'kopi-nusantara' }]);
    const own = await applicant('owner@kopi.test', 'platform-activation', 'DEVELOPMENT');
    expect((await own.record()).status).toBe('OPEN');
  });

  it('withdraws its application, which closes the review, and applies again', async () => {
    const owner = await applicant('owner@manila.test', 'platform-activation', 'PRODUCTION');
    expect((await owner.record()).status).toBe('AWAITING_SIGN');
    expect((await owner.act('withdraw'))[0]).toBe(200);
    expect((await owner.record()).status).toBe('CLOSED');
    expect((await owner.act('sign'))[0]).toBe(409);
    expect(await owner.save({ platform_name: 'Manila Goods' })).toBe(200);
    expect((await owner.record()).status).toBe('AWAITING_DATA');
    const form = await platformForm(owner, 'PRODUCTION');
    expect((await owner.act('fill-in', { ...form, phone_number: '+639171234567' }))[0]).toBe(200);
    const opened = await office.reviewOf(owner.id);
    expect(opened).toMatchObject({ kind: 'PLATFORM', status: 'NEW' });
    await owner.act('withdraw');
    expect((await office.reviewOf(owner.id)).status).toBe('WITHDRAWN');
  });

  // Rule access.each-request, activation.platform.
  it('is the business itself alone: neither another one, nor people who do not administer, nor accounts below a platform', async () => {
    const owner = await applicant('owner@kopi.test', 'platform-activation', 'DEVELOPMENT');
    const stranger = await signIn(test, 'owner@manila.test');
    for (const path of [owner.id, `${owner.id}/actions/fill-in/form`, `${owner.id}/actions/fill-in/draft`])
      expect((await stranger.request(`/api/platform-activation/${path}?environment=DEVELOPMENT`)).status).toBe(404);
    const editor = await applicant('editor@kopi.test', 'platform-activation', 'DEVELOPMENT');
    expect(await editor.save({ platform_name: 'x' })).toBe(404);
    expect((await editor.act('fill-in', {}))[0]).toBe(404);
    for (const email of ['sambal@pasar.test', 'owner@remit.test', 'owner@warung.test']) {
      const person = await signIn(test, email);
      expect([email, (await person.request('/api/platform-activation')).status]).toEqual([email, 404]);
    }
    // No request writes what an approval unlocks.
    await expect(
      test.database.pool.query(
        `begin; set local role beranda_request; update businesses set accounts = '{master}'; commit`,
      ),
    ).rejects.toThrow(/permission denied/);
    await test.database.pool.query('rollback');
  });
});

const MAKATI = {
  country: 'PH',
  area_1: '13',
  area_1_name: 'National Capital Region (NCR)',
  area_2: '13803',
  area_2_name: 'City of Makati',
  area_3: '1380300',
  area_3_name: 'City of Makati',
  area_4: '1380300002',
  area_4_name: 'Bel-Air',
  postal_code: '1209',
  line: '12 Jupiter Street',
};

describe('a business that applies for e-receipts', () => {
  async function ereceiptForm({ person }: Applicant, environment: Environment) {
    return {
      trade_name: 'Beranda Manila',
      tax_number: '123-456-789-000',
      branch_code: '00000',
      taxpayer_type: 'VAT',
      monthly_receipts: 'UNDER_1000',
      address: MAKATI,
      contact_person: 'Maria Santos',
      email: 'receipts@manila.example',
      phone_number: '+639171234567',
      permit_number: 'PTU-2026-000123',
      permit_file: await uploadDocument(person, environment),
      registration_file: await uploadDocument(person, environment),
      agreed: true,
    };
  }

  // Rule activation.ereceipts, activation.unlocks.
  it('has them in test mode by its own answer, and in live mode by ours', async () => {
    await test.database.pool.query(`update businesses set flags = '{}' where name = 'Beranda Manila'`);
    await test.database.pool.query(
      `update ereceipt_activations set status = 'OPEN', submitted = null, submitted_by = null, decided = null`,
    );
    const email = 'manila.staff@beranda.test';
    const owner = await applicant(email, 'ereceipt-activation', 'DEVELOPMENT');
    expect(await owner.opens('ereceipts')).toEqual([404, 404]);
    const form = await ereceiptForm(owner, 'DEVELOPMENT');
    const refused = await owner.act('fill-in', { ...form, branch_code: '12', tax_number: '123' });
    expect(refused[0]).toBe(400);
    expect((await owner.act('fill-in', form))[0]).toBe(200);
    expect((await owner.act('approve'))[0]).toBe(200);
    expect((await owner.record()).status).toBe('PASSED');
    expect(await owner.opens('ereceipts')).toEqual([200, 404]);

    const live = await applicant(email, 'ereceipt-activation', 'PRODUCTION');
    expect((await live.act('fill-in', await ereceiptForm(live, 'PRODUCTION')))[0]).toBe(200);
    const opened = await office.reviewOf(live.id);
    expect(opened).toMatchObject({ kind: 'ERECEIPTS', status: 'NEW', subject_name: 'Beranda Manila' });
    await office.review(office.first, opened.id, 'take');
    expect(await office.review(office.first, opened.id, 'approve', {})).toEqual([200, undefined]);
    expect((await live.record()).status).toBe('PASSED');
    expect(await live.opens('ereceipts')).toEqual([200, 200]);
  });

  // Rule activation.states-of-checks, reviews.withdrawn.
  it('begins with its first answer, and withdraws what it began or sent, which closes the review', async () => {
    const unsent = 'submitted = null, submitted_by = null, decided = null';
    await test.database.pool.query(`update ereceipt_activations set status = 'OPEN', ${unsent}`);
    const owner = await applicant('manila.staff@beranda.test', 'ereceipt-activation', 'DEVELOPMENT');
    expect([(await owner.act('withdraw'))[0], (await owner.record()).status]).toEqual([409, 'OPEN']);
    expect(await owner.save({ trade_name: 'Beranda Manila' })).toBe(200);
    expect(await owner.record()).toMatchObject({ status: 'AWAITING_DATA', submitted: null });
    expect([(await owner.act('withdraw'))[0], (await owner.record()).status]).toEqual([200, 'CLOSED']);
    // What is closed begins again.
    expect(await owner.save({ trade_name: 'Beranda Manila' })).toBe(200);
    expect((await owner.record()).status).toBe('AWAITING_DATA');
    expect((await owner.act('fill-in', await ereceiptForm(owner, 'DEVELOPMENT')))[0]).toBe(200);
    expect(await owner.record()).toMatchObject({ status: 'DATA_PROVIDED', submitted: expect.any(String) });
    const review = async () => {
      const newest = `select status from reviews where subject_id = $1 and environment = 'DEVELOPMENT' order by created desc limit 1`;
      return (await test.database.pool.query(newest, [owner.id])).rows[0]?.status;
    };
    await expect.poll(review, { timeout: 10_000 }).toBe('NEW');
    expect([(await owner.act('withdraw'))[0], (await owner.record()).status]).toEqual([200, 'CLOSED']);
    await expect.poll(review, { timeout: 10_000 }).toBe('WITHDRAWN');
    expect((await owner.act('approve'))[0]).toBe(409);
  });

  it('is an internal business of the Philippines', async () => {
    for (const email of ['owner@manila.test', 'owner@kopi.test', 'staff@beranda.test']) {
      const person = await signIn(test, email);
      expect([email, (await person.request('/api/ereceipt-activation')).status]).toEqual([email, 404]);
    }
  });
});
