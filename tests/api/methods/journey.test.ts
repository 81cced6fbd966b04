import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { loadBusiness } from '#server/access/sessions/people/backgroundBusiness.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { payPayable } from '#server/domains/payments/payables/payPayable.ts';
import { reviewQueue } from '#server/domains/reviews/reviewQueue.ts';
import { dayFromNow } from '../../helpers/days.ts';
import { mailTo } from '../../helpers/mails.ts';
import { processDue } from '../../helpers/processDue.ts';
import {
  type Person,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  write,
} from '../../helpers/testApp.ts';
import { uuidOf } from '../accept/madeRecords.ts';
import { type Applicant, fieldsOf, fillIn, methodOf, send, setStatus } from './applications.ts';

const METHOD_STEPS: ReadonlySet<string> = new Set(VALUE_LISTS['method-steps']);

let test: TestApp;
let merchant: Applicant;
let reviewer: Person;
let office: string;

beforeAll(async () => {
  test = await startTestApp();
  const person = await signIn(test, 'owner@kopi.test');
  const { business } = (await person.request('/api/console')).json;
  merchant = { test, person, business: business.id, environment: 'PRODUCTION' };
  reviewer = await signIn(test, 'staff@beranda.test');
  office = (await reviewer.request('/api/console')).json.business.id;
}, 120_000);
afterAll(() => test.close());

/** Does what is queued for reviews. */
async function settle(): Promise<void> {
  await processDue(reviewQueue(test), test.database);
}

async function act(applicant: Applicant, channel: string, action: string, input?: object) {
  const { id } = await methodOf(applicant, channel);
  const { status, json } = await send(applicant, id, action, input);
  await settle();
  return [status, json.error_code];
}

/** Applies, or completes an application, with everything that the channel needs. */
async function apply(applicant: Applicant, channel: string, action: string, changes: object = {}) {
  const { id } = await methodOf(applicant, channel);
  return act(applicant, channel, action, { ...(await fillIn(applicant, id, action)), ...changes });
}

/** The newest review of a payment method, as a reviewer reads it. */
async function reviewOf(channel: string) {
  const { id } = await methodOf(merchant, channel);
  const { rows } = await test.database.pool.query<{ id: string }>(
    `select 'rev_' || replace(id::text, '-', '') as id from reviews where subject_id = $1 order by created desc, id desc limit 1`,
    [id],
  );
  return (await reviewer.request(`/api/reviews/${rows[0]?.id}?environment=PRODUCTION`)).json;
}

async function review(channel: string, action: string, input?: object) {
  const { id } = await reviewOf(channel);
  const body = { business_id: office, environment: 'PRODUCTION' as const, ...(input && { input }) };
  const { status, json } = await write(reviewer, `/api/reviews/${id}/actions/${action}`, body);
  await settle();
  return [status, json.error_code];
}

const DONE = [200, undefined];

/** What the form of the next step begins with, as the reviewer has it. */
async function nextStepOf(channel: string): Promise<{ readonly step?: string }> {
  const { id } = await reviewOf(channel);
  return (await reviewer.request(`/api/reviews/${id}/actions/advance/form?environment=PRODUCTION`)).json.values;
}

/** The methods on the page of an invoice in live mode, and its id. */
async function liveInvoice() {
  const { business, person } = merchant;
  const input = { payer_email: 'payer@surat.example', amount: '150000', due_date: dayFromNow(7) };
  const body = { business_id: business, environment: 'PRODUCTION' as const, input };
  const { json } = await write(person, '/api/invoices/actions/create', body);
  const invoice = (await person.request(`/api/invoices/${json.id}?environment=PRODUCTION`)).json;
  const page = await requestWithoutSession(test, `/api/pay/${invoice.link}`);
  const methods = page.json.methods.map(({ channel }: { channel: string }) => channel);
  return { id: json.id as string, methods };
}

async function payLive(id: string, channel: 'DANA'): Promise<void> {
  const scope = { businessId: uuidOf(merchant.business), environment: 'PRODUCTION' } as const;
  await inBusiness(test.database.pool, scope, async (transaction) => {
    const business = await loadBusiness(transaction, test.config, scope);
    const paid = { kind: 'invoice' as const, recordId: uuidOf(id), business };
    return payPayable(transaction, paid, { category: 'EWALLET', channel }, new Date());
  });
}

describe('a payment method in live mode', () => {
  // Rule payment-methods.completed, payment-methods.reviewed, payment-methods.submitted, payment-methods.dana-transacting.
  // Rule payment-methods.offered-when-live, reviews.questions, payment-methods.estimate.
  it('goes from the application over a question to being live, and is paid by', async () => {
    await setStatus(merchant, 'disabled', 'DANA');
    expect((await liveInvoice()).methods).not.toContain('DANA');
    expect(await apply(merchant, 'DANA', 'activate')).toEqual(DONE);
    const requested = await methodOf(merchant, 'DANA');
    expect(requested).toMatchObject({ sub_status: 'new_user_activation' });
    expect(Date.parse(String(requested.estimated_activation_timestamp)) - Date.now()).toBeGreaterThan(86_000_000);

    const opened = await reviewOf('DANA');
    expect(opened).toMatchObject({ status: 'NEW', kind: 'PAYMENT_METHOD', requested_by: 'owner@kopi.test' });
    expect(opened.after).toMatchObject({
      'method_application.merchant_name': 'Kopi Nusantara',
      'method_application.owner_name': 'Sari Wulandari',
      status: 'pending',
    });
    const file = opened.after['method_application.owner_id_file'];
    expect((await reviewer.request(`/api/files/${file}?environment=PRODUCTION`)).status).toBe(200);

    expect(await review('DANA', 'take')).toEqual(DONE);
    const question = 'The picture of the ID is cut off.';
    expect(await review('DANA', 'request-info', { question })).toEqual(DONE);
    expect(await methodOf(merchant, 'DANA')).toMatchObject({
      sub_status: 'incomplete_data',
      note: question,
      can: ['complete'],
    });
    await mailTo(test, 'owner@kopi.test', /memerlukan informasi tambahan/);
    expect(await apply(merchant, 'DANA', 'complete', { merchant_name: 'Kopi Nusantara Bandung' })).toEqual(DONE);
    expect(await methodOf(merchant, 'DANA')).toMatchObject({
      sub_status: 'waiting_for_credential_from_dana',
      note: null,
      can: [],
    });
    expect(await reviewOf('DANA')).toMatchObject({
      status: 'IN_REVIEW',
      before: { 'method_application.merchant_name': 'Kopi Nusantara' },
      after: { 'method_application.merchant_name': 'Kopi Nusantara Bandung' },
    });
    expect((await liveInvoice()).methods).not.toContain('DANA');

    expect(await review('DANA', 'approve', {})).toEqual(DONE);
    expect(await methodOf(merchant, 'DANA')).toMatchObject({
      status: 'enabled',
      sub_status: 'enabled',
      transacting: false,
    });
    const invoice = await liveInvoice();
    expect(invoice.methods).toContain('DANA');
    await payLive(invoice.id, 'DANA');
    const { json } = await merchant.person.request(`/api/invoices/${invoice.id}?environment=PRODUCTION`);
    expect(json.status).toBe('PAID');
    expect(await methodOf(merchant, 'DANA')).toMatchObject({ transacting: true });

    // Rule payment-methods.deactivated.
    expect(await review('DANA', 'revoke', { reason: 'DECLINED_BY_PARTNER', note: 'The contract ended.' })).toEqual(
      DONE,
    );
    expect(await methodOf(merchant, 'DANA')).toMatchObject({
      status: 'rejected',
      sub_status: 'deactivated',
      reason: 'DECLINED_BY_PARTNER',
      note: 'The contract ended.',
      can: [],
    });
    expect((await mailTo(test, 'owner@kopi.test', /Tidak lagi aktif/)).text).toContain('The contract ended.');
    expect((await liveInvoice()).methods).not.toContain('DANA');
    expect(await reviewOf('DANA')).toMatchObject({ status: 'DECLINED', can: [] });
  });

  // Rule payment-methods.applied-again, payment-methods.rejected-states.
  it('is applied for again after a temporary rejection, and not after a permanent one', async () => {
    await setStatus(merchant, 'disabled', 'OVO');
    expect(await apply(merchant, 'OVO', 'activate')).toEqual(DONE);
    expect(await review('OVO', 'take')).toEqual(DONE);
    expect(await review('OVO', 'advance', await nextStepOf('OVO'))).toEqual(DONE);
    // What was submitted is not requested again.
    expect(await methodOf(merchant, 'OVO')).toMatchObject({ sub_status: 'awaiting_partner_action' });
    expect(await review('OVO', 'decline', { reason: 'UNREADABLE', note: 'Send the tax card again.' })).toEqual(DONE);
    const declined = await methodOf(merchant, 'OVO');
    expect(declined).toMatchObject({
      status: 'rejected',
      sub_status: 'declined_temporary',
      reason: 'UNREADABLE',
      note: 'Send the tax card again.',
      can: ['apply-again'],
    });
    expect(declined.rejected_at).not.toBeNull();
    expect(await apply(merchant, 'OVO', 'apply-again')).toEqual(DONE);
    expect(await methodOf(merchant, 'OVO')).toMatchObject({
      status: 'pending',
      sub_status: 'new_submission',
      rejected_at: null,
      reason: null,
      note: null,
    });
    expect(await review('OVO', 'take')).toEqual(DONE);
    expect(await review('OVO', 'decline', { reason: 'RISK_TOO_HIGH' })).toEqual(DONE);
    const { id, sub_status, can } = await methodOf(merchant, 'OVO');
    expect([sub_status, can]).toEqual(['declined_permanent', []]);
    const refused = await send(merchant, id, 'apply-again', {});
    expect([refused.status, refused.json.error_code]).toEqual([409, 'DUPLICATE_PRODUCT_APPLICATION_ERROR']);
  });
});

/** The action of the business that begins the test in place of the partner. */
const TO_TEST = 'advance-to-test';

const TEST_LINK = 'https://uat.kredivo.example/merchants/kopi?session=7f3a';

describe('the acceptance test of a partner', () => {
  // Rule payment-methods.uat-link, payment-methods.kredivo-uat, payment-methods.reviewed.
  it('of Kredivo begins with the link that the reviewer gives, which the business is mailed and finds on the method', async () => {
    await setStatus(merchant, 'disabled', 'KREDIVO');
    expect(await apply(merchant, 'KREDIVO', 'activate')).toEqual(DONE);
    expect(await review('KREDIVO', 'take')).toEqual(DONE);
    expect(await nextStepOf('KREDIVO')).toEqual({ step: 'awaiting_partner_action' });
    expect(await review('KREDIVO', 'advance', await nextStepOf('KREDIVO'))).toEqual(DONE);
    expect(await nextStepOf('KREDIVO')).toEqual({ step: 'testing_uat' });

    const { id } = await reviewOf('KREDIVO');
    const refused = [
      [{ step: 'testing_uat' }, 'uat_url test_link_missing'],
      [{ step: 'testing_uat', uat_url: '' }, 'uat_url test_link_missing'],
      [{ step: 'testing_uat', uat_url: 'http://uat.kredivo.example' }, 'uat_url pattern_https'],
      [{ step: 'testing_uat', uat_url: 'javascript:alert(1)' }, 'uat_url pattern_https'],
      [{ step: 'testing_uat', uat_url: `https://uat.kredivo.example/${'x'.repeat(200)}` }, 'uat_url maxLength'],
      [{ step: 'awaiting_partner_action' }, 'step of_record'],
      [{ step: 'awaiting_partner_action', uat_url: TEST_LINK }, 'uat_url unknown'],
      [{ step: 'live' }, 'step enum'],
      [{}, 'step required'],
    ] as const;
    for (const [input, expected] of refused) {
      const body = { business_id: office, environment: 'PRODUCTION' as const, input };
      const { status, json } = await write(reviewer, `/api/reviews/${id}/actions/advance`, body);
      const errors = json.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
      expect([status, errors], expected).toEqual([400, expect.arrayContaining([expected])]);
    }
    expect(await methodOf(merchant, 'KREDIVO')).toMatchObject({ sub_status: 'awaiting_partner_action', uat_url: null });

    expect(await review('KREDIVO', 'advance', { step: 'testing_uat', uat_url: TEST_LINK })).toEqual(DONE);
    const tested = await methodOf(merchant, 'KREDIVO');
    expect(tested).toMatchObject({ sub_status: 'testing_uat', uat_url: TEST_LINK });
    const mail = await mailTo(test, 'owner@kopi.test', /Mulai uji coba Kredivo/);
    expect(mail.text).toContain(TEST_LINK);
    expect(mail.text).toContain(`/settings/payment-methods/${tested.id}`);
    const { json } = await merchant.person.request('/api/notifications?environment=PRODUCTION');
    expect(JSON.stringify(json)).toContain('payment-method-testing');
    expect((await reviewOf('KREDIVO')).after).toMatchObject({ sub_status: 'testing_uat', uat_url: TEST_LINK });
    // Only being live follows.
    const last = await reviewer.request(`/api/reviews/${id}/actions/advance/form?environment=PRODUCTION`);
    expect([last.status, last.json.error_code]).toEqual([409, 'LAST_STEP_ERROR']);

    expect(await review('KREDIVO', 'approve', {})).toEqual(DONE);
    expect(await methodOf(merchant, 'KREDIVO')).toMatchObject({ status: 'enabled', sub_status: 'live', uat_url: null });
  });

  // Rule payment-methods.uat-link, reviews.sandbox.
  it.each([
    ['KREDIVO', 'testing_uat', TEST_LINK],
    ['BCA', 'uat', TEST_LINK],
    ['BCA', 'uat', undefined],
  ])(
    'of %s, at %s, is begun by the same form in test mode, and its link (%s) ends with it',
    async (channel, step, uat_url) => {
      const applicant: Applicant = { ...merchant, environment: 'DEVELOPMENT' };
      await setStatus(applicant, 'disabled', channel);
      expect(await apply(applicant, channel, 'activate')).toEqual(DONE);
      const { id } = await methodOf(applicant, channel);
      const next = async (action: string) => (await fieldsOf(applicant, id, action)).values;
      expect(await act(applicant, channel, 'advance', await next('advance'))).toEqual(DONE);
      expect(await next(TO_TEST)).toEqual({ step });
      if (channel === 'KREDIVO') expect((await act(applicant, channel, TO_TEST, { step }))[0]).toBe(400);
      expect(await act(applicant, channel, TO_TEST, { step, ...(uat_url && { uat_url }) })).toEqual(DONE);
      expect(await methodOf(applicant, channel)).toMatchObject({ sub_status: step, uat_url: uat_url ?? null });
      expect(await act(applicant, channel, 'ask')).toEqual(DONE);
      expect(await methodOf(applicant, channel)).toMatchObject({ uat_url: null });
      expect(await apply(applicant, channel, 'complete')).toEqual(DONE);
      expect(await act(applicant, channel, TO_TEST, { step, uat_url: TEST_LINK })).toEqual(DONE);
      expect(await act(applicant, channel, 'reject')).toEqual(DONE);
      expect(await methodOf(applicant, channel)).toMatchObject({ status: 'rejected', uat_url: null });
    },
  );

  it('has a form that knows every step of every channel', () => {
    const steps = (test.config.current().config.resources.get('payment-methods')?.value.list.columns ?? []).flatMap(
      (column) => (typeof column === 'string' || column.type !== 'steps' ? [] : Object.values(column.steps)),
    );
    expect(steps.length).toBeGreaterThan(5);
    const missing = steps.flatMap((ladder) => ladder.slice(0, -1)).filter((step) => !METHOD_STEPS.has(step));
    expect(missing).toEqual([]);
  });
});

// Rule reviews.sandbox, payment-methods.completed, payment-methods.applied-again.
it.each([
  ['OVO', 'awaiting_merchant_data', 'awaiting_partner_action', 'live'],
  ['LINKAJA', 'pending', 'waiting_for_linkaja_credential', 'enabled'],
  ['BCA', 'awaiting_info_from_merchant', 'awaiting_feedback_from_bca', 'live'],
  ['ALFAMART', 'fill_forms', 'awaiting_pg_switch_confirmation_from_customer', 'live'],
] as const)('in test mode the business plays the reviewer: %s', async (channel, waits, next, last) => {
  const applicant: Applicant = { ...merchant, environment: 'DEVELOPMENT' };
  await setStatus(applicant, 'disabled', channel);
  expect(await apply(applicant, channel, 'activate')).toEqual(DONE);
  expect(await act(applicant, channel, 'ask')).toEqual(DONE);
  expect(await methodOf(applicant, channel)).toMatchObject({ sub_status: waits });
  expect(await apply(applicant, channel, 'complete')).toEqual(DONE);
  expect(await methodOf(applicant, channel)).toMatchObject({ sub_status: next });
  expect(await act(applicant, channel, 'reject')).toEqual(DONE);
  expect(await apply(applicant, channel, 'apply-again')).toEqual(DONE);
  expect(await act(applicant, channel, 'enable')).toEqual(DONE);
  expect(await methodOf(applicant, channel)).toMatchObject({ status: 'enabled', sub_status: last });
  expect(await act(applicant, channel, 'deactivate')).toEqual(DONE);
  expect(await methodOf(applicant, channel)).toMatchObject({ status: 'rejected', sub_status: 'deactivated' });
});
