import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/dates/days.ts';
import type { Environment } from '#contract/generated/config.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { mailTo } from '../helpers/mails.ts';
import { type Person, signIn, write } from '../helpers/testApp.ts';
import { PDF, uploadFile } from '../helpers/uploadFile.ts';

// The business with an overdue bill.
const owner = ownerOf('owner@manila.test', 'PRODUCTION');
let office: ReviewOffice;
beforeAll(async () => {
  office = await openOffice(owner.test);
}, 120_000);

const DAY = today('Asia/Manila', new Date());
const TRANSFER = { transferred_on: addDays(DAY, -1), sent_from: 'BPI, Manila Goods Inc.' };
const DISPUTE = { explanation: 'Two invoices were created by mistake and cancelled at once.' };
const PROOF = { confirmation: { type: 'pin', pin: DEMO_PIN } };

interface Statement {
  readonly id: string;
  readonly status: string;
  readonly number: string;
  readonly total: string;
}

interface Request {
  readonly id: string;
  readonly status: string;
}

async function unpaidBill(): Promise<Statement> {
  const [bill]: Statement[] = await owner.list('billing-statements', { status: ['UNPAID'] });
  if (bill === undefined) throw new Error('There is no unpaid bill.');
  return owner.read('billing-statements', bill.id);
}

/** The requests about a statement, newest first. */
function requestsOf({ id }: Statement): Promise<Request[]> {
  return owner.list('billing-requests', { statement_id: id });
}

async function newestOf(bill: Statement): Promise<Request> {
  const [request] = await requestsOf(bill);
  if (request === undefined) throw new Error('Nothing was said about the bill.');
  return owner.read('billing-requests', request.id);
}

/** Does something to a statement. Returns the status, and the code of an error. */
async function act({ id }: Statement, action: string, input?: object, given?: object) {
  const { status, json } = await owner.act(`billing-statements/${id}/actions/${action}`, input, {
    ...(given && { given }),
  });
  await office.settle();
  return [status, json.error_code];
}

/** Two reviewers answer the newest request about a statement. */
async function answer(bill: Statement, decision: 'approve' | 'decline', input: object): Promise<void> {
  const review = await office.reviewOf((await newestOf(bill)).id);
  expect(review).toMatchObject({ kind: 'BILLING', status: 'NEW', four_eyes: true, subject_name: bill.number });
  await office.review(office.first, review.id, 'take');
  expect(await office.review(office.first, review.id, decision, input)).toEqual([200, undefined]);
  // Rule reviews.four-eyes.
  expect((await office.review(office.first, review.id, 'confirm'))[1]).toBe('FOUR_EYES_ERROR');
  expect((await unpaidBill()).id).toBe(bill.id);
  expect(await office.review(office.second, review.id, 'confirm')).toEqual([200, undefined]);
}

async function notices(): Promise<string[]> {
  const { json } = await owner.person.request('/api/console?environment=PRODUCTION');
  return json.notices.map(({ id }: { id: string }) => id);
}

describe('an unpaid statement', () => {
  // Rule settings.billing-transfer, settings.billing-answered, notices.overdue-bills.
  it('is reported as transferred; the report is declined with its reason, and the statement is due again', async () => {
    const bill = await unpaidBill();
    expect(await notices()).toContain('overdue-bills');
    for (const wrong of [
      {},
      { ...TRANSFER, sent_from: 'x' },
      { ...TRANSFER, transferred_on: addDays(DAY, 2) },
      { ...TRANSFER, proof: `file_${'0'.repeat(32)}` },
    ])
      expect((await act(bill, 'report-transfer', wrong))[0]).toBe(400);
    const uploaded = await uploadFile(owner.person, {
      bytes: PDF,
      name: 'proof.pdf',
      accept: 'document',
      environment: 'PRODUCTION',
    });
    const proof: string = uploaded.json.id;
    expect(await act(bill, 'report-transfer', { ...TRANSFER, proof })).toEqual([200, undefined]);
    expect(await unpaidBill()).toMatchObject({ id: bill.id, in_review: 'TRANSFER' });
    expect(await newestOf(bill)).toMatchObject({
      ...TRANSFER,
      type: 'TRANSFER',
      status: 'PENDING',
      number: bill.number,
      amount: bill.total,
      proof,
      created_by: 'owner@manila.test',
    });
    // Reported, it is reminded of no more, and neither paid nor reported a second time.
    expect(await notices()).not.toContain('overdue-bills');
    for (const [action, input] of [['pay'], ['report-transfer', TRANSFER], ['dispute', DISPUTE]] as const)
      expect((await act(bill, action, input, PROOF))[0], action).toBe(409);

    const review = await office.reviewOf((await newestOf(bill)).id);
    expect(review).toMatchObject({ amount: bill.total, document: proof });
    // Rule reviews.documents.
    expect((await office.first.request(`/api/files/${proof}?environment=PRODUCTION`)).status).toBe(200);
    await answer(bill, 'decline', { reason: 'NOT_CONFIRMED', note: 'No such amount arrived.' });
    expect(await newestOf(bill)).toMatchObject({
      status: 'DECLINED',
      reason: 'NOT_CONFIRMED',
      note: 'No such amount arrived.',
      decided: expect.any(String),
    });
    expect(await unpaidBill()).toMatchObject({ id: bill.id, in_review: 'NONE', paid: null });
    expect(await notices()).toContain('overdue-bills');
    const mail = await mailTo(owner.test, 'owner@manila.test', /./);
    expect(mail.text).toContain(bill.number);
    expect(mail.text).toContain('No such amount arrived.');
  });

  // Rule settings.billing-answered, reviews.withdrawn.
  it('is due again when the report is withdrawn', async () => {
    const bill = await unpaidBill();
    expect(await act(bill, 'report-transfer', TRANSFER)).toEqual([200, undefined]);
    const { id } = await newestOf(bill);
    const withdraw = () => owner.act(`billing-requests/${id}/actions/withdraw`);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(409);
    await office.settle();
    expect(await newestOf(bill)).toMatchObject({ id, status: 'WITHDRAWN', decided: null });
    expect(await office.reviewOf(id)).toMatchObject({ status: 'WITHDRAWN' });
    expect(await unpaidBill()).toMatchObject({ id: bill.id, in_review: 'NONE' });
  });

  // Rule settings.billing-disputed, settings.billing-paid.
  it('is void once a dispute is approved, and neither paid nor reported then', async () => {
    const bill = await unpaidBill();
    expect((await act(bill, 'dispute', { explanation: 'Wrong.' }))[0]).toBe(400);
    expect(await act(bill, 'dispute', DISPUTE)).toEqual([200, undefined]);
    expect(await unpaidBill()).toMatchObject({ in_review: 'DISPUTE' });
    expect((await act(bill, 'pay', undefined, PROOF))[0]).toBe(409);
    await answer(bill, 'approve', {});
    expect(await owner.read('billing-statements', bill.id)).toMatchObject({
      status: 'VOID',
      in_review: 'NONE',
      paid: null,
      paid_from: null,
    });
    expect(await newestOf(bill)).toMatchObject({ status: 'ACCEPTED', reason: null });
    for (const [action, input] of [['pay'], ['report-transfer', TRANSFER], ['dispute', DISPUTE]] as const)
      expect((await act(bill, action, input, PROOF))[0], action).toBe(409);
    expect(await notices()).not.toContain('overdue-bills');
    expect(
      await owner.test.database.pool.query(
        `select kind from notifications where kind like 'bill-request-%' order by created desc limit 1`,
      ),
    ).toMatchObject({ rows: [{ kind: 'bill-request-accepted' }] });
  });
});

describe('a statement of another business', () => {
  const within = (environment: Environment) => `environment=${environment}`;

  async function unpaidOf(person: Person, environment: Environment) {
    const { business } = (await person.request(`/api/console?${within(environment)}`)).json;
    const filter = encodeURIComponent(JSON.stringify({ status: ['UNPAID'] }));
    const [bill] = (await person.request(`/api/billing-statements?${within(environment)}&filter=${filter}`)).json;
    const bound = { business_id: business.id as string, environment };
    return {
      bill: bill as Statement,
      send: (action: string, more: object = {}) =>
        write(person, `/api/billing-statements/${bill.id}/actions/${action}`, { ...bound, ...more }),
      sendTo: (address: string) => write(person, `/api/${address}`, bound),
      read: async () => (await person.request(`/api/billing-statements/${bill.id}?${within(environment)}`)).json,
    };
  }

  // Rule settings.billing-transfer.
  it('is paid by what was reported, or out of the balance, never both', async () => {
    const { bill, send, read } = await unpaidOf(await signIn(owner.test, 'owner@kopi.test'), 'PRODUCTION');
    const answers = await Promise.all([
      send('report-transfer', { input: TRANSFER }),
      send('pay', PROOF),
      send('dispute', { input: DISPUTE }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [said, paid] = await Promise.all(
      ['billing_requests where number', "ledger_entries where type = 'BILL' and reference"].map(
        async (rows) => (await owner.test.database.pool.query(`select 1 from ${rows} = $1`, [bill.number])).rows.length,
      ),
    );
    const { status, in_review } = await read();
    expect(['PAID NONE 0 2', 'UNPAID TRANSFER 1 0', 'UNPAID DISPUTE 1 0']).toContain(
      `${status} ${in_review} ${said} ${paid}`,
    );
  });

  // Rule reviews.sandbox, settings.billing-answered.
  it('is paid in test mode by a transfer that the business confirms in our place', async () => {
    const kopi = await signIn(owner.test, 'owner@kopi.test');
    const { bill, send, sendTo, read } = await unpaidOf(kopi, 'DEVELOPMENT');
    expect((await send('report-transfer', { input: TRANSFER })).status).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ statement_id: bill.id }));
    const [request] = (await kopi.request(`/api/billing-requests?environment=DEVELOPMENT&filter=${filter}`)).json;
    expect((await sendTo(`billing-requests/${request.id}/actions/accept`)).status).toBe(200);
    expect(await read()).toMatchObject({
      status: 'PAID',
      in_review: 'NONE',
      paid_from: 'BANK_TRANSFER',
      paid: expect.any(String),
    });
    expect((await sendTo(`billing-requests/${request.id}/actions/decline`)).status).toBe(409);
  });

  // Rule access.each-request, access.billing.
  it('is read by viewers, who report and dispute nothing', async () => {
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    const [bill] = (await viewer.request('/api/billing-statements?environment=PRODUCTION')).json;
    const { business } = (await viewer.request('/api/console?environment=PRODUCTION')).json;
    expect(bill.can ?? []).toEqual([]);
    for (const action of ['report-transfer', 'dispute']) {
      const form = await viewer.request(
        `/api/billing-statements/${bill.id}/actions/${action}/form?environment=PRODUCTION`,
      );
      expect(form.status, action).toBe(404);
      const bound = { business_id: business.id, environment: 'PRODUCTION' as const };
      const input = action === 'dispute' ? DISPUTE : TRANSFER;
      const sent = await write(viewer, `/api/billing-statements/${bill.id}/actions/${action}`, { ...bound, input });
      expect(sent.status, action).toBe(404);
    }
  });
});
