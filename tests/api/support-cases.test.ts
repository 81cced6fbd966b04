import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { reviewQueue } from '#server/domains/reviews/reviewQueue.ts';
import { mailTo } from '../helpers/mails.ts';
import { processDue } from '../helpers/processDue.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

let test: TestApp;
let owner: Person;
let staff: Person;
let business: string;
let office: string;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  staff = await signIn(test, 'staff@beranda.test');
  business = (await owner.request('/api/console')).json.business.id;
  office = (await staff.request('/api/console')).json.business.id;
}, 120_000);
afterAll(() => test.close());

/** Runs an action, and does what is queued for reviews. */
async function act(
  person: Person,
  businessId: string,
  address: string,
  input?: object,
  environment: Environment = 'PRODUCTION',
) {
  const body = { business_id: businessId, environment, ...(input && { input }) };
  const { status, json } = await write(person, `/api/${address}`, body);
  const queue = reviewQueue(test);
  await processDue(queue, test.database);
  return { status, id: json?.id as string, code: json?.error_code as string | undefined, errors: json?.errors };
}

function onCase(id: string, action: string, input?: object, environment: Environment = 'PRODUCTION') {
  return act(owner, business, `support-cases/${id}/actions/${action}`, input, environment);
}

function onReview(id: string, action: string, input?: object) {
  return act(staff, office, `reviews/${id}/actions/${action}`, input);
}

async function readCase(id: string, environment = 'PRODUCTION') {
  return (await owner.request(`/api/support-cases/${id}?environment=${environment}`)).json;
}

async function messagesOf(id: string, environment = 'PRODUCTION') {
  const url = listUrl('/api/support-messages', { environment, filter: { case_id: id } });
  const { json } = await owner.request(url);
  return (json as { kind: string; text: string; author: string | null; document: string | null }[]).reverse();
}

async function reviewOf(id: string) {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `select 'rev_' || replace(id::text, '-', '') as id from reviews where subject_id = $1 order by created desc, id desc limit 1`,
    [id],
  );
  return (await staff.request(`/api/reviews/${rows[0]?.id}?environment=PRODUCTION`)).json;
}

const RAISED = {
  category: 'PAYMENT_PROBLEM',
  subject: 'A payment is missing',
  reference: 'INV-2024-17',
  description: 'The customer paid this morning, and the payment is not in the list.',
};

describe('a case', () => {
  // Rule notifications.resolution-centre, notifications.resolution-messages, notifications.resolution-answered.
  it('goes from the business to our staff and back: a question, a reply with a file, an answer', async () => {
    const document = await uploadDocument(owner, 'PRODUCTION');
    const { status, id } = await act(owner, business, 'support-cases/actions/create', { ...RAISED, document });
    expect(status).toBe(200);
    expect(await readCase(id)).toMatchObject({ ...RAISED, status: 'OPEN', raised_by: 'owner@kopi.test', document });
    const review = await reviewOf(id);
    expect(review).toMatchObject({ kind: 'SUPPORT_CASE', status: 'NEW', subject_name: RAISED.subject, document });
    expect((await staff.request(`/api/files/${document}?environment=PRODUCTION`)).status).toBe(200);

    await onReview(review.id, 'take');
    const question = 'Which bank did the customer pay from?';
    expect((await onReview(review.id, 'request-info', { question })).status).toBe(200);
    expect(await readCase(id)).toMatchObject({ status: 'AWAITING_REPLY', question });
    const mail = await mailTo(test, 'owner@kopi.test', /punya pertanyaan tentang kasus/);
    expect(mail.text).toContain(question);
    expect(mail.text).toContain(`/resolution-center/${id}`);
    // A question about a case is replied to on the case alone.
    const sent = listUrl('/api/review-questions', { environment: 'PRODUCTION', filter: { q: RAISED.subject } });
    expect((await owner.request(sent)).json).toEqual([]);

    const reply_file = await uploadDocument(owner, 'PRODUCTION');
    const reply = 'From BCA, at nine in the morning.';
    expect((await onCase(id, 'reply', { reply, reply_file })).status).toBe(200);
    expect(await reviewOf(id)).toMatchObject({ status: 'IN_REVIEW', answer: reply, answer_document: reply_file });
    expect((await staff.request(`/api/files/${reply_file}?environment=PRODUCTION`)).status).toBe(200);

    // The workbench answers a case in words, and approves nothing.
    expect((await reviewOf(id)).can).toContain('answer');
    expect((await reviewOf(id)).can).not.toContain('approve');
    expect((await onReview(review.id, 'answer', {})).errors[0]).toMatchObject({ field: 'note' });
    const note = 'The payment has arrived and is in your list.';
    expect((await onReview(review.id, 'answer', { note })).status).toBe(200);
    expect(await readCase(id)).toMatchObject({ status: 'ANSWERED', answer: note, reason: null });
    expect((await mailTo(test, 'owner@kopi.test', /menjawab kasus/)).text).toContain(note);
    expect(await messagesOf(id)).toMatchObject([
      { kind: 'RAISED', text: RAISED.description, author: 'owner@kopi.test', document },
      { kind: 'QUESTION', text: question, author: null },
      { kind: 'REPLY', text: reply, author: 'owner@kopi.test', document: reply_file },
      { kind: 'ANSWER', text: note, author: null },
    ]);
    const { json } = await owner.request('/api/notifications?environment=PRODUCTION');
    expect(json.notifications.slice(0, 2)).toMatchObject([
      { type: 'case-answered', target_url: `/resolution-center/${id}` },
      { type: 'case-question' },
    ]);
  });

  // Rule notifications.resolution-reopen, notifications.resolution-answered.
  it('is declined by a reason, reopened, and reviewed again', async () => {
    const { id } = await act(owner, business, 'support-cases/actions/create', RAISED);
    const first = await reviewOf(id);
    await onReview(first.id, 'take');
    expect((await onReview(first.id, 'decline', { reason: 'NOT_SUPPORTED', note: 'Ask the bank.' })).status).toBe(200);
    expect(await readCase(id)).toMatchObject({ status: 'DECLINED', reason: 'NOT_SUPPORTED', answer: 'Ask the bank.' });
    expect((await onCase(id, 'reopen', { reply: 'The bank sent us to you.' })).status).toBe(200);
    const { status, closes, answered, reason } = await readCase(id);
    expect([status, closes ?? null, answered ?? null, reason ?? null]).toEqual(['OPEN', null, null, null]);
    const second = await reviewOf(id);
    expect([second.status, second.id === first.id]).toEqual(['NEW', false]);
    expect((await onCase(id, 'withdraw')).status).toBe(200);
    expect(await readCase(id)).toMatchObject({ status: 'CLOSED' });
    expect(await reviewOf(id)).toMatchObject({ status: 'WITHDRAWN' });
    expect((await onCase(id, 'reopen', { reply: 'Once more.' })).code).toBe('ACTION_NOT_AVAILABLE_ERROR');
  });

  // Rule notifications.resolution-reopen, reviews.sandbox.
  it('is closed 14 days after its answer, in test mode too, and then stays closed', async () => {
    const input = { ...RAISED, subject: 'Tried in test mode' };
    const { id } = await act(owner, business, 'support-cases/actions/create', input, 'DEVELOPMENT');
    const question = 'Which payment do you mean?';
    expect((await onCase(id, 'ask', { question }, 'DEVELOPMENT')).status).toBe(200);
    expect(await readCase(id, 'DEVELOPMENT')).toMatchObject({ status: 'AWAITING_REPLY', question });
    expect((await onCase(id, 'reply', { reply: 'The last one.' }, 'DEVELOPMENT')).status).toBe(200);
    expect((await onCase(id, 'answer', { note: 'Found it.' }, 'DEVELOPMENT')).status).toBe(200);
    const { answered, closes } = await readCase(id, 'DEVELOPMENT');
    expect(new Date(closes).getTime() - new Date(answered).getTime()).toBe(14 * 86_400_000);
    const { rows } = await test.database.pool.query(`select business_id from businesses where name = 'Kopi Nusantara'`);
    const zoned = {
      scope: { businessId: rows[0].business_id, environment: 'DEVELOPMENT' as const },
      timeZone: 'Asia/Jakarta',
    };
    const expire = (at: Date) => expireRecords({ ...test, pool: test.database.pool }, zoned, at);
    await expire(new Date(new Date(closes).getTime() - 1_000));
    expect(await readCase(id, 'DEVELOPMENT')).toMatchObject({ status: 'ANSWERED' });
    await expire(new Date(closes));
    expect(await readCase(id, 'DEVELOPMENT')).toMatchObject({ status: 'CLOSED' });
    const late = await onCase(id, 'reopen', { reply: 'Too late.' }, 'DEVELOPMENT');
    expect(late.code).toBe('ACTION_NOT_AVAILABLE_ERROR');
  });
});

// Rule notifications.resolution-centre.
describe('who raises cases', () => {
  it.each(['owner@manila.test', 'owner@warung.test', 'approver@kopi.test'])('not %s', async (email) => {
    const person = await signIn(test, email);
    expect((await person.request('/api/support-cases?environment=PRODUCTION')).status).toBe(404);
    expect((await person.request('/api/support-messages?environment=PRODUCTION')).status).toBe(404);
  });

  it('a person who may only view reads them', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    const url = listUrl('/api/support-cases', { environment: 'PRODUCTION', filter: { status: ['ANSWERED'] } });
    const [found] = (await viewer.request(url)).json;
    expect(found.can ?? []).toEqual([]);
    const { status } = await act(viewer, business, `support-cases/${found.id}/actions/solve`);
    expect(status).toBe(404);
  });
});
