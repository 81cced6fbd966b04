import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let person: Person;

beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false });
  person = await signIn(test, 'docs@baru.test');
}, 120_000);
afterAll(() => test.close());

const OWN = `business_id = (select business_id from businesses where name = 'Baru Dokumen')`;

/** Brings the activation to a state, as its events do. */
function become(columns: string) {
  return test.database.pool.query(`update activations set ${columns}, updated = now() where ${OWN}`);
}

async function status(): Promise<string> {
  return (await person.request('/api/console')).json.business.go_live_status;
}

// Rule home.instant-pending, modes.transitions.
it.each([
  [
    'both are confirmed',
    `tax_number_check = 'SUCCESS', website_check = 'SUCCESS'`,
    'INSTANT_LIVE_PENDING_VERIFICATION',
  ],
  ['one is not answered', `tax_number_check = 'SUCCESS', website_check = 'PENDING'`, 'PENDING_LIVE'],
  ['one fails', `tax_number_check = 'FAILED', website_check = 'PENDING'`, 'PENDING_VERIFICATION'],
])('is decided by the checks: %s', async (_, checks, expected) => {
  await test.database.pool.query(
    `update businesses set flags = '{instant-activation}', go_live_status = 'AWAITING_DOCS' where ${OWN}`,
  );
  await become(`status = 'AWAITING_DATA', tax_number_check = null, website_check = null`);
  await become(`status = 'DATA_PROVIDED'`);
  expect(await status()).toBe('PENDING_LIVE');
  await become(checks);
  expect(await status()).toBe(expected);
});

it('goes on by what our reviewers decide', async () => {
  await test.database.pool.query(
    `update businesses set go_live_status = 'INSTANT_LIVE_PENDING_VERIFICATION' where ${OWN}`,
  );
  await become(`status = 'DECLINED'`);
  expect(await status()).toBe('INSTANT_LIVE_AWAITING_DOCS');
  await become(`status = 'DATA_PROVIDED'`);
  expect(await status()).toBe('INSTANT_LIVE_PENDING_VERIFICATION');
  await become(`status = 'PASSED'`);
  expect(await status()).toBe('LIVE');
  expect((await person.request('/api/transactions?environment=PRODUCTION')).status).toBe(200);
});

it('never lifts a suspension, and is for businesses with the flag alone', async () => {
  await test.database.pool.query(`update businesses set go_live_status = 'SUSPENDED' where ${OWN}`);
  await become(`status = 'DATA_PROVIDED', tax_number_check = 'SUCCESS', website_check = 'SUCCESS'`);
  expect(await status()).toBe('SUSPENDED');
  await test.database.pool.query(`update businesses set flags = '{}', go_live_status = 'AWAITING_DOCS' where ${OWN}`);
  await become(`status = 'AWAITING_DATA'`);
  await become(`status = 'DATA_PROVIDED'`);
  expect(await status()).toBe('PENDING_VERIFICATION');
});

// Rule activation.company-data, routes.company-data.
it('is part of what the company says of itself', async () => {
  await test.database.pool.query(`update businesses set flags = '{instant-activation}' where ${OWN}`);
  await become(`monthly_volume = 'UNDER_100000_USD', submitted = '2026-11-20T03:00:00Z'`);
  const { status: code, json } = await person.request('/api/common-company-detail');
  expect([code, json]).toEqual([
    200,
    {
      id: expect.stringMatching(/^biz_/),
      get_started_page_enabled: true,
      get_started_page_completed: false,
      go_live_status: 'PENDING_VERIFICATION',
      kyc_verification_status: 'DATA_PROVIDED',
      submitted_date: '2026-11-20T03:00:00.000Z',
      segment: 'MEDIUM',
      instant_activation_before_bdd: true,
      business_logo_url: null,
      is_micro_ecommerce: false,
      micro_ecommerce_limits_applied: false,
    },
  ]);
});
