import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { reviewQueue } from '#server/domains/reviews/reviewQueue.ts';
import { dayFromNow } from '../helpers/days.ts';
import { mailTo } from '../helpers/mails.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const PDF = Buffer.from('%PDF-1.7\n%reviewed');

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
  while (await processAt(queue, test.database, new Date(Date.now() + 1_000)));
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
    `select 'rev_' || replace(id::text, '-', '') as id from reviews where subject_id = $1 order by created desc, id desc limit 1`,
    [subjectId],
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  return (await first.request(`/api/reviews/${id}?environment=${environment}`)).json;
}

async function upload({ person, environment }: Merchant): Promise<string> {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="bukti.pdf"\r\n\r\n';
  const { json } = await person.request(`/api/files?accept=document&environment=${environment}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), PDF, Buffer.from('\r\n--edge--\r\n')]),
  });
  return json.id;
}

async function submitSlip(owner: Merchant, number: string) {
  const document = await upload(owner);
  const input = { number, period: dayFromNow(-40).slice(0, 7), base_amount: '1000000', amount: '20000', document };
  const { status, json } = await act(owner, 'tax/actions/create', input);
  expect([status, json.errors]).toEqual([200, undefined]);
  return { id: json.id as string, input };
}

describe('a review', () => {
  // Rule reviews.opened, reviews.taken, reviews.questions, reviews.answers, reviews.documents.
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
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(opened.document).toBe(input.document);

    expect(opened.can).toEqual(['take']);
    expect((await review(first, opened.id, 'take')).status).toBe(200);
    expect((await review(second, opened.id, 'approve', {})).code).toBe('REVIEW_TAKEN_ERROR');
    const question = 'Please send a slip that shows the stamp.';
    expect((await review(first, opened.id, 'request-info', { question })).status).toBe(200);
    expect(await reviewOf(id)).toMatchObject({ status: 'NEEDS_INFO', question });

    const mail = await mailTo(test, 'owner@kopi.test', /memerlukan informasi tambahan/);
    expect(mail.text).toContain(question);
    const questionId = /settings\/questions\/(rq_[0-9a-f]{32})/.exec(mail.text)?.[1];
    const document = await upload(merchant);
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
    const document = await upload(merchant);
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
