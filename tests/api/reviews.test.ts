import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredEvent, reviewOf as declaredReview, reviewedRecords, waitingStates } from '#contract/reviews.ts';
import { openWaiting } from '#server/domains/reviews/reviewOpener.ts';
import { reviewQueue } from '#server/domains/reviews/reviewQueue.ts';
import { dayFromNow } from '../helpers/days.ts';
import { mailTo } from '../helpers/mails.ts';
import { processDue } from '../helpers/processDue.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

let test: TestApp;
let merchant: Merchant;
let first: Person;
let second: Person;
let office: string;

type Environment = 'PRODUCTION' | 'DEVELOPMENT';

/** A person of a business, in one environment. */
interface Merchant {
  readonly person: Person;
  readonly business: string;
  readonly environment: Environment;
}

async function merchantOf(email: string, environment: Environment = 'PRODUCTION'): Promise<Merchant> {
  const person = await signIn(test, email);
  return { person, environment, business: (await person.request('/api/console')).json.business.id };
}

beforeAll(async () => {
  test = await startTestApp();
  merchant = await merchantOf('owner@kopi.test');
  first = await signIn(test, 'staff@beranda.test');
  second = await signIn(test, 'reviewer@beranda.test');
  office = (await first.request('/api/console')).json.business.id;
}, 120_000);
afterAll(() => test.close());

/** Does what is queued for reviews. */
async function settle(): Promise<void> {
  const queue = reviewQueue(test);
  await processDue(queue, test.database);
}

async function act({ person, business, environment }: Merchant, address: string, input?: object) {
  const { status, json } = await write(person, `/api/${address}`, {
    business_id: business,
    environment,
    ...(input && { input }),
  });
  await settle();
  return { status, json, code: json.error_code as string | undefined };
}

function review(person: Person, id: string, action: string, input?: object, environment: Environment = 'PRODUCTION') {
  return act({ person, business: office, environment }, `reviews/${id}/actions/${action}`, input);
}

async function one({ person, environment }: Merchant, address: string) {
  return (await person.request(`/api/${address}?environment=${environment}`)).json;
}

/** The newest review of a record. */
async function reviewOf(subjectId: string, environment: Environment = 'PRODUCTION') {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `select 'rev_' || replace(id::text, '-', '') as id from reviews where subject_id = $1 and environment = $2
     order by created desc, id desc limit 1`,
    [subjectId, environment],
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  return (await first.request(`/api/reviews/${id}?environment=${environment}`)).json;
}

async function submitSlip(owner: Merchant, number: string) {
  const document = await uploadDocument(owner.person, owner.environment);
  const input = { number, period: dayFromNow(-40).slice(0, 7), base_amount: '1000000', amount: '20000', document };
  const { status, json } = await act(owner, 'tax/actions/create', input);
  expect([status, json.errors]).toEqual([200, undefined]);
  return { id: json.id as string, input };
}

describe('a review', () => {
  // Rule reviews.opened, reviews.taken, reviews.questions, reviews.answers, reviews.documents, reviews.answers-are-mailed.
  // Rule reviews.deadlines, receipts.tax-slip-checked.
  it('goes from the request to the answer: taken, a question, its answer, approved', async () => {
    const { id, input } = await submitSlip(merchant, 'REV-0001');
    const opened = await reviewOf(id);
    expect(opened).toMatchObject({
      kind: 'TAX_SLIP',
      status: 'NEW',
      subject_name: 'REV-0001',
      business_name: 'Kopi Nusantara',
      amount: '20000',
      four_eyes: false,
      assignee: null,
      after: { number: 'REV-0001', base_amount: '1000000', status: 'SUBMITTED' },
    });
    expect(new Date(opened.due).getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000);

    // The document is the business's, and the reviewer reads it through the review alone.
    const file = await first.request(`/api/files/${opened.document}?environment=PRODUCTION`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
    expect(opened.document).toBe(input.document);

    expect(opened.can).toEqual(['take']);
    expect((await review(first, opened.id, 'take')).status).toBe(200);
    expect((await review(second, opened.id, 'approve', {})).code).toBe('REVIEW_TAKEN_ERROR');
    const question = 'Please send a slip that shows the stamp.';
    expect((await review(first, opened.id, 'request-info', { question })).status).toBe(200);
    expect(await reviewOf(id)).toMatchObject({ status: 'NEEDS_INFO', question });

    // Rule notifications.answers.
    const { notifications } = await one(merchant, 'notifications');
    expect(notifications[0]).toMatchObject({ type: 'review-question', is_read: false });
    const mail = await mailTo(test, 'owner@kopi.test', /memerlukan informasi tambahan/);
    expect(mail.text).toContain(question);
    const questionId = /settings\/questions\/(rq_[0-9a-f]{32})/.exec(mail.text)?.[1];
    const document = await uploadDocument(merchant.person, merchant.environment);
    const answer = 'The stamp is on the second page.';
    const address = `review-questions/${questionId}`;
    expect(await one(merchant, address)).toMatchObject({ status: 'OPEN', subject_id: id, question });
    expect((await act(merchant, `${address}/actions/answer`, { answer, document })).status).toBe(200);
    const answered = await reviewOf(id);
    expect(answered).toMatchObject({ status: 'IN_REVIEW', answer, answer_document: document });
    expect((await first.request(`/api/files/${document}?environment=PRODUCTION`)).status).toBe(200);

    expect((await review(first, opened.id, 'approve', { note: 'Thank you.' })).status).toBe(200);
    expect(await one(merchant, `tax/${id}`)).toMatchObject({ status: 'ACCEPTED', reason: null });
    expect(await reviewOf(id)).toMatchObject({
      status: 'APPROVED',
      decision: 'APPROVE',
      first_reviewer: 'staff@beranda.test',
      can: [],
    });
    expect((await mailTo(test, 'owner@kopi.test', /Permintaan Anda disetujui/)).text).toContain('Thank you.');
    const log = listUrl('/api/activity-logs', { environment: 'PRODUCTION', filter: { target_id: id } });
    expect((await merchant.person.request(log)).json[0]).toMatchObject({
      actor_type: 'SYSTEM',
      after: { status: 'ACCEPTED' },
    });
  });

  // Rule reviews.reasons.
  it('is declined with a reason of its kind, which the business reads', async () => {
    const { id } = await submitSlip(merchant, 'REV-0002');
    const { id: reviewId } = await reviewOf(id);
    await review(first, reviewId, 'take');
    const other = await review(first, reviewId, 'decline', { reason: 'RISK_TOO_HIGH' });
    expect([other.code, other.json.errors[0].field]).toEqual(['API_VALIDATION_ERROR', 'reason']);
    expect((await review(first, reviewId, 'decline', { reason: 'WRONG_AMOUNT', note: 'It is 25,000.' })).status).toBe(
      200,
    );
    expect(await one(merchant, `tax/${id}`)).toMatchObject({ status: 'REJECTED', reason: 'WRONG_AMOUNT' });
    const { text } = await mailTo(test, 'owner@kopi.test', /tidak dapat disetujui/);
    expect(text).toContain('Nominal tidak sesuai');
    expect(text).toContain('It is 25,000.');
    // Submitted again, it is reviewed again.
    const document = await uploadDocument(merchant.person, merchant.environment);
    const again = {
      number: 'REV-0002',
      period: dayFromNow(-40).slice(0, 7),
      base_amount: '1000000',
      amount: '25000',
      document,
    };
    expect((await act(merchant, `tax/${id}/actions/edit`, again)).status).toBe(200);
    expect(await reviewOf(id)).toMatchObject({ status: 'NEW', amount: '25000' });
  });
});

/** Reviews of a kind in live mode that wait, each put back into the queue. */
async function waitingOf(kind: string): Promise<{ id: string; subject: string }[]> {
  const { rows } = await test.database.pool.query<{ id: string; subject: string }>(
    `update reviews set status = 'NEW', assignee = null, question = null, question_sent = null, answer = null, answered = null,
       decision = null, first_reviewer = null
     where kind = $1 and environment = 'PRODUCTION' and status in ('NEW', 'IN_REVIEW', 'NEEDS_INFO', 'PROPOSED')
     returning 'rev_' || replace(id::text, '-', '') as id, subject_id as subject`,
    [kind],
  );
  return rows;
}

/** The state of a record, as the database has it. */
async function stateOf(record: string, subject: string): Promise<string> {
  const { table } = declaredEvent(record, declaredReview(record)?.approve ?? '');
  const id = subject.slice(-32);
  const { rows } = await test.database.pool.query<{ status: string }>(
    `select status from ${table} where replace(id::text, '-', '') = $1`,
    [id],
  );
  return rows[0]?.status ?? 'none';
}

/** Puts a record of a business in a waiting state, and has its review opened. */
async function makeWaiting(record: string): Promise<void> {
  const declared = declaredReview(record);
  const [state] = waitingStates(record);
  const { table } = declaredEvent(record, declared?.approve ?? '');
  await test.database.pool.query(
    `with one as (select business_id, environment, id from ${table} where environment = $4 and status <> $1
       -- Receipts are issued by our own businesses in the Philippines.
       and business_id in (select business_id from businesses where not internal or country = 'PH') limit 2)
     , put as (update ${table} t set status = $1 from one where (t.business_id, t.environment, t.id) = (one.business_id, one.environment, one.id)
       returning t.business_id, t.environment, t.id)
     insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
     select gen_random_uuid(), 'review', id::text, business_id, environment,
       jsonb_build_object('record', $2::text, 'recordId', id, 'event', $3::text), now() - interval '1 hour', now() from put`,
    // What is answered in live mode alone is requested in test mode.
    [state, record, declared?.opens[0], declared?.live ? 'DEVELOPMENT' : 'PRODUCTION'],
  );
  await settle();
}

// Rule reviews.answers, reviews.four-eyes, products.capital-answered, products.escrow-verified, products.investors-verified.
// Rule cards.change-requests-decided-live, payment-methods.reviewed, refunds.chargeback-decided-live, settings.bank-accounts-reviewed.
describe.each(reviewedRecords())('a review of %s', (record) => {
  const declared = declaredReview(record);
  if (declared === undefined) throw new Error(`${record} is not reviewed.`);
  const { approve, decline, kind, reasons, four_eyes } = declared;

  it.each([
    ['approve', approve, { note: 'Fine.' }],
    ['decline', decline, { reason: reasons.at(-1) }],
  ] as const)('%s: the record is in the state that the event leads to', async (action, event, input) => {
    if ((await waitingOf(kind)).length === 0) await makeWaiting(record);
    const [found] = await waitingOf(kind);
    if (found === undefined) throw new Error(`No ${record} waits.`);
    const before = await stateOf(record, found.subject);
    expect(waitingStates(record)).toContain(before);
    expect((await review(first, found.id, 'take')).status).toBe(200);
    // A case is answered in words.
    const name = action === 'approve' && kind === 'SUPPORT_CASE' ? 'answer' : action;
    const decided = await review(first, found.id, name, input);
    expect([decided.status, decided.code]).toEqual([200, undefined]);
    if (four_eyes) {
      expect(await stateOf(record, found.subject)).toBe(before);
      expect((await review(first, found.id, 'confirm')).code).toBe('FOUR_EYES_ERROR');
      const confirmed = await review(second, found.id, 'confirm');
      expect([confirmed.status, confirmed.code]).toEqual([200, undefined]);
    }
    // An approved loan is paid out at once.
    const { to } = declaredEvent(record, event).event;
    expect(to === 'APPROVED' ? ['APPROVED', 'ACTIVE'] : [to]).toContain(await stateOf(record, found.subject));
    const { json } = await first.request(`/api/reviews/${found.id}?environment=PRODUCTION`);
    expect(json).toMatchObject({
      status: action === 'approve' ? 'APPROVED' : 'DECLINED',
      first_reviewer: 'staff@beranda.test',
      second_reviewer: four_eyes ? 'reviewer@beranda.test' : null,
    });
  });
});

describe('what a business requests', () => {
  // Rule reviews.opened, reviews.withdrawn, reviews.sandbox.
  // Rule products.app-answered.
  it('in test mode is reviewed and answered by the business itself, through the same events', async () => {
    const owner = await merchantOf('owner@kopi.test', 'DEVELOPMENT');
    const accounts = listUrl('/api/escrow-account', { environment: 'DEVELOPMENT', filter: { status: ['ACTIVE'] } });
    const [{ id: account_id }] = (await owner.person.request(accounts)).json;
    const input = { account_id, name: 'Rina Ayu', email: 'rina@pembeli.example', type: 'BUYER' };
    const { json } = await act(owner, 'escrow-customers/actions/create', input);
    expect(json.errors).toBeUndefined();
    expect(await reviewOf(json.id, 'DEVELOPMENT')).toMatchObject({
      status: 'NEW',
      kind: 'ESCROW_CUSTOMER',
      four_eyes: true,
    });
    expect((await act(owner, `escrow-customers/${json.id}/actions/reject`)).status).toBe(200);
    expect(await reviewOf(json.id, 'DEVELOPMENT')).toMatchObject({ status: 'DECLINED' });
    expect(
      (await act(owner, `escrow-customers/${json.id}/actions/edit`, { ...input, name: 'Rina Ayu Lestari' })).status,
    ).toBe(200);
    expect(await one(owner, `escrow-customers/${json.id}`)).toMatchObject({ status: 'PENDING' });
    expect(await reviewOf(json.id, 'DEVELOPMENT')).toMatchObject({ status: 'NEW', subject_name: 'Rina Ayu Lestari' });
    expect((await act(owner, `escrow-customers/${json.id}/actions/verify`)).status).toBe(200);
    expect(await one(owner, `escrow-customers/${json.id}`)).toMatchObject({ status: 'VERIFIED' });
    const apps = (
      await owner.person.request(
        listUrl('/api/apps-partners', { environment: 'DEVELOPMENT', filter: { status: ['AVAILABLE'] } }),
      )
    ).json;
    const [{ id }] = apps;
    expect((await act(owner, `apps-partners/${id}/actions/request`)).status).toBe(200);
    expect(await reviewOf(id, 'DEVELOPMENT')).toMatchObject({ status: 'NEW', kind: 'APP' });
    expect((await act(owner, `apps-partners/${id}/actions/remove`)).status).toBe(200);
    expect(await reviewOf(id, 'DEVELOPMENT')).toMatchObject({ status: 'WITHDRAWN' });
  });

  // Rule reviews.opened.
  it('is reviewed although it waited from before', async () => {
    const { rows } = await test.database.pool.query(
      `with lost as (delete from reviews where kind = 'PAYMENT_METHOD' and status in ('NEW', 'IN_REVIEW', 'NEEDS_INFO')
         returning subject_id, subject_business_id)
       select * from lost order by subject_id limit 1`,
    );
    const { subject_id, subject_business_id: businessId } = rows[0];
    await openWaiting(
      { ...test, pool: test.database.pool, realTime: () => new Date() },
      { businessId, environment: 'PRODUCTION' },
    );
    await openWaiting(
      { ...test, pool: test.database.pool, realTime: () => new Date() },
      { businessId, environment: 'DEVELOPMENT' },
    );
    await settle();
    const found = (await reviewOf(subject_id)) ?? (await reviewOf(subject_id, 'DEVELOPMENT'));
    expect(found).toMatchObject({ status: 'NEW', kind: 'PAYMENT_METHOD' });
  });
});

describe('who reads reviews', () => {
  // Rule reviews.staff-only, reviews.one-business-at-a-time.
  it.each(['owner@kopi.test', 'owner@manila.test', 'manila.staff@beranda.test'])('not %s', async (email) => {
    const other = await merchantOf(email);
    const [{ id }] = (await first.request(listUrl('/api/reviews', { environment: 'PRODUCTION' }))).json;
    expect((await other.person.request('/api/reviews?environment=PRODUCTION')).status).toBe(404);
    expect((await other.person.request(`/api/reviews/${id}?environment=PRODUCTION`)).status).toBe(404);
    expect((await act(other, `reviews/${id}/actions/take`)).status).toBe(404);
    const screens = JSON.stringify((await other.person.request('/api/console?environment=PRODUCTION')).json);
    expect(screens).not.toContain('/reviews"');
  });

  it('not staff without approve', async () => {
    const taken = `update memberships set can_approve = $1 where business_id =
      (select business_id from businesses where name = 'Beranda') and user_id = (select user_id from user_emails where email = $2)`;
    await test.database.pool.query(taken, [false, 'reviewer@beranda.test']);
    expect((await second.request('/api/reviews?environment=PRODUCTION')).status).toBe(404);
    await test.database.pool.query(taken, [true, 'reviewer@beranda.test']);
    expect((await second.request('/api/reviews?environment=PRODUCTION')).status).toBe(200);
  });

  it('a reviewer reads no file that no review names', async () => {
    const file = await uploadDocument(merchant.person, merchant.environment);
    expect((await first.request(`/api/files/${file}?environment=PRODUCTION`)).status).toBe(404);
  });
});
