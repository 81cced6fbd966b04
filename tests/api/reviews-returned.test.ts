import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { completeActivation } from '../helpers/completeActivation.ts';
import { mailsTo, mailTo } from '../helpers/mails.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const EMAIL = 'new@baru.test';
const DONE = [200, undefined];
const [FIRST, SECOND] = ['staff@beranda.test', 'reviewer@beranda.test'];

let test: TestApp;
let office: ReviewOffice;
let owner: Person;
let activation: string;
let review: string;

beforeAll(async () => {
  test = await startTestApp();
  office = await openOffice(test);
  owner = await signIn(test, EMAIL);
  const business_id = (await owner.request('/api/console')).json.business.id;
  [{ id: activation }] = (await owner.request('/api/activation')).json;
  const body = { business_id, environment: 'DEVELOPMENT' as const, input: await completeActivation(owner) };
  expect((await write(owner, `/api/activation/${activation}/actions/fill-in`, body)).status).toBe(200);
  await office.settle();
  review = (await office.reviewOf(activation)).id;
}, 120_000);
afterAll(() => test.close());

/** The activation, as the business reads it. */
const requested = async () => (await owner.request(`/api/activation/${activation}?environment=DEVELOPMENT`)).json;

/** The last change of the review in the log of our office. */
async function lastChange() {
  const url = listUrl('/api/activity-logs', { environment: 'PRODUCTION', filter: { target_id: review } });
  return (await office.first.request(url)).json[0];
}

// Rule reviews.taken.
describe('a review that was taken', () => {
  it('is given back by a colleague, and belongs to the reviewer who takes it next', async () => {
    expect(await office.review(office.second, review, 'give-back')).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
    expect(await office.review(office.first, review, 'take')).toEqual(DONE);
    expect(await office.reviewOf(activation)).toMatchObject({ status: 'IN_REVIEW', assignee: FIRST });
    expect(await office.review(office.second, review, 'give-back')).toEqual(DONE);
    expect(await office.reviewOf(activation)).toMatchObject({ status: 'NEW', assignee: null, can: ['take'] });
    expect(await lastChange()).toMatchObject({
      actor_name: expect.any(String),
      before: { status: 'IN_REVIEW', assignee: FIRST },
      after: { status: 'NEW', assignee: null },
    });
    expect(await office.review(office.second, review, 'take')).toEqual(DONE);
    expect(await office.review(office.first, review, 'approve', {})).toEqual([409, 'REVIEW_TAKEN_ERROR']);
  });
});

// Rule reviews.four-eyes.
describe('a decision that waits for a second reviewer', () => {
  it('is sent back to the first, who decides otherwise; the business hears of the last one alone', async () => {
    const decision = { reason: 'UNREADABLE', note: 'The scan is dark.' };
    expect(await office.review(office.second, review, 'decline', decision)).toEqual(DONE);
    const proposed = { status: 'PROPOSED', decision: 'DECLINE', ...decision, first_reviewer: SECOND };
    expect(await office.reviewOf(activation)).toMatchObject(proposed);
    expect(await office.review(office.first, review, 'send-back')).toEqual(DONE);
    expect(await office.reviewOf(activation)).toMatchObject({
      status: 'IN_REVIEW',
      assignee: SECOND,
      ...{ decision: null, reason: null, note: null, first_reviewer: null, second_reviewer: null, decided: null },
    });
    expect(await office.review(office.first, review, 'confirm')).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
    expect(await requested()).toMatchObject({ status: 'DATA_PROVIDED', decided: null, reason: null, note: null });

    expect(await office.review(office.second, review, 'approve', {})).toEqual(DONE);
    expect(await office.review(office.first, review, 'confirm')).toEqual(DONE);
    expect(await requested()).toMatchObject({ status: 'PASSED', decided: expect.any(String), reason: null });
    await mailTo(test, EMAIL, /disetujui/);
    expect((await mailsTo(test, EMAIL)).filter(({ text }) => text.includes(decision.note))).toEqual([]);
  });
});
