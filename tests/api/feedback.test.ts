import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedbackQueue } from '#server/domains/feedback/feedbackQueue.ts';
import { processDue } from '../helpers/processDue.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
let staff: Person;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  staff = await signIn(test, 'staff@beranda.test');
}, 120_000);
afterAll(() => test.close());

const SENT = { id: '0190f0c0-0000-7000-8000-000000000001', kind: 'RATING', score: 4, comment: 'Exports are quick.' };

async function send(body: object) {
  const { status, json } = await owner.request('/api/user/feedback', { method: 'POST', body });
  await processDue(feedbackQueue(), test.database);
  return { status, field: json?.errors?.[0]?.field as string | undefined };
}

async function found(): Promise<Record<string, unknown>[]> {
  return (await staff.request('/api/feedback-items?environment=PRODUCTION')).json;
}

describe('feedback', () => {
  // Rule notifications.feedback, notifications.feedback-read.
  it('is read by our staff, once, with the person and the business', async () => {
    expect((await send({ ...SENT, screen: '/balance', may_contact: true })).status).toBe(204);
    expect((await send(SENT)).status).toBe(204);
    const items = (await found()).filter(({ comment }) => comment === SENT.comment);
    expect(items).toMatchObject([
      { kind: 'RATING', score: 4, business_name: 'Kopi Nusantara', person_email: 'owner@kopi.test', may_contact: true },
    ]);
    expect((await owner.request('/api/feedback-items?environment=PRODUCTION')).status).toBe(404);
  });

  // Rule notifications.feedback.
  it.each([
    ['a score above the scale', { score: 6 }, 'score'],
    ['a score of 0', { score: 0 }, 'score'],
    ['a yes above 1', { kind: 'YES_NO', score: 2 }, 'score'],
    ['2 characters', { comment: 'ok' }, 'comment'],
    ['spaces', { comment: '     ' }, 'comment'],
    ['501 characters', { comment: 'x'.repeat(501) }, 'comment'],
  ])('is refused with %s', async (_name, change, field) => {
    expect(await send({ ...SENT, ...change })).toEqual({ status: 400, field });
  });

  // Rule notifications.feedback.
  it.each([
    ['yes', { kind: 'YES_NO', score: 1, comment: 'Yes' }],
    ['500 characters', { comment: 'x'.repeat(500) }],
  ])('takes %s', async (_name, change) => {
    expect((await send({ ...SENT, ...change, id: crypto.randomUUID() })).status).toBe(204);
  });
});

// Rule notifications.feedback-prompt.
describe('the prompt for feedback', () => {
  async function prompt(person: Person, event?: 'SHOW' | 'PUT_OFF'): Promise<boolean> {
    const options = event && { method: 'PATCH' as const, body: { event } };
    return (await person.request('/api/user/feedback-prompt', options)).json.due;
  }

  it('is shown once to the person of the demo who is due, and comes back after 14 days when put off', async () => {
    expect(await prompt(owner)).toBe(false);
    const person = await signIn(test, 'operasional@pasar.test');
    expect(await prompt(person)).toBe(true);
    const shown = await Promise.all([prompt(person, 'SHOW'), prompt(person, 'SHOW')]);
    expect(shown.sort()).toEqual([false, true]);
    await prompt(person, 'PUT_OFF');
    expect(await prompt(person)).toBe(false);
    await test.database.pool.query(
      `update feedback_prompts set put_off_at = put_off_at - interval '14 days' where shown = 1`,
    );
    expect(await prompt(person, 'SHOW')).toBe(true);
    await test.database.pool.query(`update feedback_prompts set shown_at = shown_at - interval '400 days'`);
    expect(await prompt(person, 'SHOW')).toBe(false);
  });
});

// Rule notices.message-consent.
describe('the consent to instant messages', () => {
  it('is kept with the time of the server, for administrators alone', async () => {
    const address = '/api/user/im-consent';
    expect((await owner.request(address)).json).toEqual({ im_consent: { accepted: false, timestamp: null } });
    const body = { im_consent: { accepted: true, timestamp: '2001-01-01T00:00:00Z' } };
    const { json } = await owner.request(address, { method: 'PATCH', body });
    expect(json.im_consent.accepted).toBe(true);
    expect(Date.now() - new Date(json.im_consent.timestamp).getTime()).toBeLessThan(60_000);
    expect((await owner.request(address)).json).toEqual(json);
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect([403, 404]).toContain((await viewer.request(address)).status);
    expect([403, 404]).toContain((await viewer.request(address, { method: 'PATCH', body })).status);
  });
});
