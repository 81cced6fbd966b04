import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { completeActivation } from '../helpers/completeActivation.ts';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

let test: TestApp;
let office: ReviewOffice;
let owner: Person;
let business: string;
let id: string;

beforeAll(async () => {
  test = await startTestApp();
  office = await openOffice(test);
  owner = await signIn(test, 'docs@baru.test');
  business = (await owner.request('/api/console')).json.business.id;
  id = (await owner.request('/api/activation')).json[0].id;
  expect(await act('fill-in', await completeActivation(owner))).toEqual([200, undefined]);
}, 120_000);
afterAll(() => test.close());

async function act(action: string, input?: object, address = `/api/activation/${id}`) {
  const body = { business_id: business, environment: 'DEVELOPMENT' as const, ...(input && { input }) };
  const { status, json } = await write(owner, `${address}/actions/${action}`, body);
  await office.settle();
  return [status, json.error_code];
}

const activation = async () => (await owner.request(`/api/activation/${id}?environment=DEVELOPMENT`)).json;
const goLive = async () => (await owner.request('/api/console')).json.business.go_live_status;
const questions = async () => (await owner.request('/api/review-questions')).json;
const review = async () => {
  const { status, after, question, answer } = await office.reviewOf(id);
  const played = Object.keys(after).filter((name) => /^(simulated|tried)/.test(name));
  return { status, question, answer, played, reason: after.reason ?? null };
};

// Rule activation.simulated-answers.
describe('an answer that a business plays', () => {
  it('is shown beside the status, and neither changes the review nor opens live mode', async () => {
    const opened = await review();
    expect(opened).toEqual({ status: 'NEW', question: null, answer: null, played: [], reason: null });
    expect((await activation()).can).not.toContain('simulate-reset');

    expect(await act('simulate-decline', { reason: 'UNREADABLE', note: 'Too dark.' })).toEqual([200, undefined]);
    expect(await activation()).toMatchObject({
      status: 'DATA_PROVIDED',
      reason: null,
      simulated: 'DECLINED',
      simulated_reason: 'UNREADABLE',
      simulated_note: 'Too dark.',
    });
    expect(await goLive()).toBe('PENDING_VERIFICATION');
    expect(await act('try')).toEqual([200, undefined]);
    expect([await goLive(), (await activation()).simulated]).toEqual(['LIVE_TESTMODE', 'APPROVED']);
    expect((await owner.request('/api/transactions?environment=PRODUCTION')).status).toBe(403);
    expect(await act('simulate-reset')).toEqual([200, undefined]);
    expect(await activation()).toMatchObject({ simulated: null, simulated_reason: null });
    expect(await goLive()).toBe('PENDING_VERIFICATION');
    expect(await review()).toEqual(opened);
  });

  it('is offered with the reasons of an activation, and refused with others', async () => {
    const { form } = (await owner.request(`/api/activation/${id}/actions/simulate-decline/form`)).json;
    const [{ options }] = form.sections[0].fields;
    expect(options.map(({ value }: { value: string }) => value)).not.toContain('WRONG_AMOUNT');
    expect(options.length).toBe(8);
    const ask = (await owner.request(`/api/activation/${id}/actions/simulate-ask/form`)).json.form;
    expect(ask.sections[0].fields[0].help).toBe('forms.review_info.simulated_help');
    expect(form.sections[0].fields[1].help).toBe('forms.review_rejection.simulated_help');
    expect((await act('simulate-decline', { reason: 'WRONG_AMOUNT' }))[0]).toBe(400);
    expect((await act('simulate-ask', { question: 'What?' }))[0]).toBe(400);
  });

  it('has a question that is answered as a real one, and read by no reviewer', async () => {
    const opened = await review();
    expect(await act('simulate-ask', { question: 'Where is your warehouse?' })).toEqual([200, undefined]);
    const [question] = await questions();
    expect(question).toMatchObject({ status: 'OPEN', simulated: true, question: 'Where is your warehouse?' });
    expect(await activation()).toMatchObject({ simulated: 'NEEDS_INFO', simulated_note: 'Where is your warehouse?' });
    const address = `/api/review-questions/${question.id}`;
    expect(await act('answer', { answer: 'In Bandung, beside the shop.' }, address)).toEqual([200, undefined]);
    expect((await questions())[0].status).toBe('ANSWERED');
    expect((await activation()).simulated).toBeNull();
    expect(await review()).toEqual(opened);

    // A question that is not answered is closed by what is played next.
    await act('simulate-ask', { question: 'Where is your second warehouse?' });
    await act('simulate-reset');
    expect((await questions())[0].status).toBe('CLOSED');
  });

  it('is distinguished from a real question, which waits for its own reply', async () => {
    const { id: opened } = await office.reviewOf(id);
    expect(await office.review(office.first, opened, 'take')).toEqual([200, undefined]);
    const question = 'Please send a clearer picture.';
    expect(await office.review(office.first, opened, 'request-info', { question })).toEqual([200, undefined]);
    await act('simulate-ask', { question: 'Where is your warehouse?' });
    const [played, real] = await questions();
    expect([played.simulated, real.simulated]).toEqual([true, null]);
    await act('answer', { answer: 'In Bandung, beside the shop.' }, `/api/review-questions/${played.id}`);
    expect(await review()).toMatchObject({ status: 'NEEDS_INFO', answer: null });
    await act('answer', { answer: 'Here it is.' }, `/api/review-questions/${real.id}`);
    expect(await review()).toMatchObject({ status: 'IN_REVIEW', answer: 'Here it is.' });
  });

  it('ends with the answer of our reviewers', async () => {
    await act('simulate-decline', { reason: 'UNREADABLE' });
    const { id: opened } = await office.reviewOf(id);
    await office.review(office.first, opened, 'approve', {});
    expect(await office.review(office.second, opened, 'confirm')).toEqual([200, undefined]);
    expect(await activation()).toMatchObject({ status: 'PASSED', simulated: null, simulated_reason: null });
    expect(await goLive()).toBe('LIVE');
    expect((await act('simulate-decline', { reason: 'UNREADABLE' }))[0]).toBe(404);
  });

  it('is not played by members who do not administer the business', async () => {
    const { pool } = test.database;
    await pool.query('update memberships set can_administer = false where business_id = $1', [
      parseRecordId('biz', business),
    ]);
    const { can } = await activation();
    expect((can ?? []).filter((action: string) => /^(try|simulate)/.test(action))).toEqual([]);
    for (const action of ['try', 'simulate-ask', 'simulate-decline', 'simulate-reset'])
      expect((await act(action, { question: 'Where is your warehouse?' }))[0], action).toBe(404);
  });
});
