import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldChecker } from '#server/domains/formChecks/FieldChecker.ts';
import { formCheckQueue } from '#server/domains/formChecks/formCheckQueue.ts';
import { SIMULATED_CHECKER } from '#server/domains/formChecks/simulatedChecker.ts';
import { processDue } from '../helpers/processDue.ts';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

let test: TestApp;

/** Values that a service of the tests never answers about, although its promise is never settled. */
const HANGS = 'https://hangs.example';

const HANGING: FieldChecker = {
  check: (inquiry, now) =>
    inquiry.value === HANGS ? new Promise(() => undefined) : SIMULATED_CHECKER.check(inquiry, now),
};

beforeAll(async () => {
  test = await startTestApp({ fieldCheckers: { DEVELOPMENT: HANGING } });
}, 120_000);
afterAll(() => test.close());

/** A user who fills in the activation of a business. */
async function applicant(email: string) {
  const person = await signIn(test, email);
  const { business } = (await person.request('/api/console')).json;
  const [{ id }] = (await person.request('/api/activation')).json;
  return { person, business: String(business.id), id: String(id), path: `/api/activation/${id}/actions/fill-in` };
}

type Applicant = Awaited<ReturnType<typeof applicant>>;

async function check({ person, business, path }: Applicant, field: string, input: object) {
  const payload = { business_id: business, environment: 'DEVELOPMENT', field, input };
  return person.request(`${path}/checks`, { method: 'POST', payload });
}

async function checkOf({ person, path }: Applicant, field: string) {
  const { checks } = (await person.request(`${path}/checks`)).json;
  return checks.find((each: { field: string }) => each.field === field);
}

/** Ten seconds go by. */
let gone = 0;
function later(): void {
  gone += 10;
  test.travel(gone);
}

/** Answers what is queued. */
async function settle(): Promise<void> {
  const queue = formCheckQueue(test, { DEVELOPMENT: SIMULATED_CHECKER });
  await processDue(queue, test.database, gone * 1_000);
}

const NAME = { legal_name: 'PT Baru Jaya' };

describe('the check of a tax number', () => {
  // Rule activation.tax-number-check, activation.simulated-checks.
  it('is requested while the form is filled in, and is answered by its number', async () => {
    const owner = await applicant('new@baru.test');
    const cases: readonly [string, string, string | undefined][] = [
      ['01.234.567.8-901.000', 'SUCCESS', undefined],
      ['012345678900000', 'FAILED', 'NPWP_VALIDATION_MISMATCH'],
      ['012345678900001', 'FAILED', 'NAME_SIMILARITY_MISMATCH'],
      ['012345678909999', 'PENDING', undefined],
    ];
    for (const [tax_number, status, problem] of cases) {
      const sent = await check(owner, 'tax_number', { ...NAME, tax_number });
      expect([sent.status, sent.json.checks[0].status]).toEqual([200, 'PENDING']);
      await settle();
      const { requested, ...found } = await checkOf(owner, 'tax_number');
      expect(found).toEqual({
        field: 'tax_number',
        value: tax_number,
        name: NAME.legal_name,
        status,
        ...(problem && { problem }),
      });
      later();
    }
  });

  // Rule errors.activation-codes.
  it('is repeated after ten seconds, and of several at the same moment one is made', async () => {
    const owner = await applicant('new@baru.test');
    const requested = await Promise.all(
      Array.from({ length: 6 }, () => check(owner, 'tax_number', { ...NAME, tax_number: '012345678901234' })),
    );
    expect(requested.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    const again = await check(owner, 'tax_number', { ...NAME, tax_number: '012345678901235' });
    expect([again.json.error_code, Number(again.headers['retry-after'])]).toEqual(['TOO_MANY_REQUESTS', 10]);
    later();
    expect((await check(owner, 'tax_number', { ...NAME, tax_number: '012345678901235' })).status).toBe(200);
    await settle();
    expect(await checkOf(owner, 'tax_number')).toMatchObject({ value: '012345678901235', status: 'SUCCESS' });
    later();
  });

  // Rule modes.test-clock.
  it('is answered and repeated as usual once the test clock has moved', async () => {
    const owner = await applicant('new@baru.test');
    const move = (days: number) =>
      test.database.pool.query(
        `update businesses set test_clock_ahead = $1::bigint * 86400000 where 'biz_' || replace(business_id::text, '-', '') = $2`,
        [days, owner.business],
      );
    await move(30);
    const tax_number = '012345678901236';
    expect((await check(owner, 'tax_number', { ...NAME, tax_number })).status).toBe(200);
    await settle();
    const { status, requested } = await checkOf(owner, 'tax_number');
    expect(status).toBe('SUCCESS');
    expect(Date.parse(requested)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    later();
    expect((await check(owner, 'tax_number', { ...NAME, tax_number })).status).toBe(200);
    await settle();
    await move(0);
    await test.database.pool.query('delete from form_checks');
  });

  it('needs a number of the right length, and a field that is checked', async () => {
    const owner = await applicant('new@baru.test');
    const of = async (field: string, input: object) => {
      const { status, json } = await check(owner, field, input);
      return [status, json.errors?.map((error: { field: string; code: string }) => `${error.field} ${error.code}`)];
    };
    expect(await of('tax_number', { ...NAME, tax_number: '123' })).toEqual([400, ['tax_number pattern_npwp']]);
    expect(await of('tax_number', NAME)).toEqual([400, ['tax_number required']]);
    expect(await of('tax_number', { tax_number: '012345678901234' })).toEqual([400, ['legal_name required']]);
    expect((await of('description', { description: 'x' }))[0]).toBe(404);
    expect((await of('owner', {}))[0]).toBe(404);
    expect((await of('tax_number', { ...NAME, tax_number: 7 }))[0]).toBe(400);
    expect((await of('tax_number', { ...NAME, tax_number: 'x'.repeat(100_000) }))[0]).toBe(400);
  });

  it('is closed to another business, and to who may not send the form', async () => {
    const owner = await applicant('new@baru.test');
    for (const email of ['docs@baru.test', 'owner@kopi.test']) {
      const stranger = await signIn(test, email);
      const { business } = (await stranger.request('/api/console?environment=DEVELOPMENT')).json;
      expect((await stranger.request(`${owner.path}/checks?environment=DEVELOPMENT`)).status).toBe(404);
      const payload = {
        business_id: business.id,
        environment: 'DEVELOPMENT',
        field: 'website',
        input: { website: 'https://a.example' },
      };
      const requested = await stranger.request(`${owner.path}/checks?environment=DEVELOPMENT`, {
        method: 'POST',
        payload,
      });
      expect(requested.status).toBe(404);
    }
  });
});

// Rule activation.website-check, errors.website-codes.
describe('the check of a website', () => {
  it.each([
    ['https://kedai.example', 'SUCCESS', undefined],
    ['https://unreachable.example/toko', 'FAILED', 'UNACCESSIBLE_WEBSITE'],
    ['https://blacklisted.example', 'FAILED', 'BLACKLISTED_WEBSITE'],
    ['http://localhost', 'FAILED', 'BAD_WEBSITE'],
    ['http://10.0.0.7/', 'FAILED', 'BAD_WEBSITE'],
    ['https://silent.example', 'PENDING', undefined],
  ])('of %s is %s', async (website, status, problem) => {
    const owner = await applicant('docs@baru.test');
    expect((await check(owner, 'website', { website })).status).toBe(200);
    await settle();
    const found = await checkOf(owner, 'website');
    expect([found.value, found.status, found.problem]).toEqual([website, status, problem]);
    later();
  });

  it('that never answers blocks neither the form nor another business', async () => {
    const hung = await applicant('docs@baru.test');
    const other = await applicant('new@baru.test');
    expect((await check(hung, 'website', { website: HANGS })).status).toBe(200);
    expect((await check(other, 'website', { website: 'https://lain.example' })).status).toBe(200);
    await expect.poll(async () => (await checkOf(other, 'website')).status, { timeout: 12_000 }).toBe('SUCCESS');
    expect((await checkOf(hung, 'website')).status).toBe('PENDING');
  });
});

async function platformForm(person: Person, website: string) {
  const description = 'Petani kopi menjual langsung, dan dibayar di akun masing-masing.';
  return {
    platform_name: 'Pasar Kopi',
    website,
    description,
    account_types: ['OWNED'],
    account_count: 'UNDER_10',
    account_checks: description,
    fee_model: 'FLAT',
    monthly_volume: 'UNDER_1000_USD',
    contact_person: 'Dewi Lestari',
    email: 'dewi@pasarkopi.example',
    phone_number: '+6281234567890',
    funds_file: await uploadDocument(person, 'DEVELOPMENT'),
    terms_file: await uploadDocument(person, 'DEVELOPMENT'),
    agreed: true,
  };
}

// Rule activation.website-check, errors.website-codes.
describe('a form with a checked field', () => {
  it('is not accepted with what its service rejects, and shows the record what it says', async () => {
    const person = await signIn(test, 'owner@toko.test');
    const within = 'environment=DEVELOPMENT';
    const { business } = (await person.request(`/api/console?${within}`)).json;
    const [{ id }] = (await person.request(`/api/platform-activation?${within}`)).json;
    const owner = { person, business: business.id, id, path: `/api/platform-activation/${id}/actions/fill-in` };
    const send = async (website: string) => {
      const input = await platformForm(person, website);
      return write(person, owner.path, { business_id: business.id, environment: 'DEVELOPMENT', input });
    };
    await check(owner, 'website', { website: 'https://blacklisted.example' });
    await settle();
    const refused = await send('https://blacklisted.example');
    expect([refused.status, refused.json.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'website', code: 'BLACKLISTED_WEBSITE' })],
    ]);
    // One that no person had checked is checked once it is sent; the form does not wait for it.
    expect((await send('https://unreachable.example')).status).toBe(200);
    const record = async () => (await person.request(`/api/platform-activation/${id}?${within}`)).json;
    expect(await record()).toMatchObject({ status: 'DATA_PROVIDED' });
    await settle();
    expect(await record()).toMatchObject({ website_check: 'FAILED', website_problem: 'UNACCESSIBLE_WEBSITE' });
  });

  // Rule forms.card-numbers.
  it('saves an identity number that looks like the number of a card as a draft', async () => {
    const owner = await applicant('docs@baru.test');
    const { version, values } = (await owner.person.request(`${owner.path}/draft`)).json;
    const save = (own: object) =>
      owner.person.request(`${owner.path}/draft`, {
        method: 'PUT',
        payload: { business_id: owner.business, environment: 'DEVELOPMENT', values: { ...values, ...own }, version },
      });
    expect((await save({ legal_name: '5171 0112 0485 0001' })).status).toBe(400);
    expect((await save({ primary_id_number: '5171011204850001' })).status).toBe(200);
  });
});
