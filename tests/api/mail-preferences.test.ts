import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailPreference } from '#contract/generated/api.ts';
import { type Writer, writerFor } from '../helpers/access/actions.ts';
import {
  listUrl,
  PASSWORD,
  type Person,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
} from '../helpers/testApp.ts';

let test: TestApp;
let owner: Writer;
let viewer: Person;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await writerFor(await signIn(test, 'owner@kopi.test'));
  viewer = await signIn(test, 'viewer@kopi.test');
  admin = await signIn(test, 'admin@kopi.test');
});
afterAll(() => test.close());

async function kindsOf(person: Person): Promise<MailPreference[]> {
  return (await person.request('/api/user/notifications')).json.notifications;
}

async function turn(person: Person, notify: string, status: 'ACTIVE' | 'INACTIVE'): Promise<TestResponse> {
  const payload = { account_notifications: [{ notify, status }] };
  return person.request('/api/users/update_notification', { method: 'PATCH', payload });
}

async function subjectsTo(email: string): Promise<string[]> {
  const { json } = await requestWithoutSession(test, `/api/demo/outbox?to=${email}`);
  return json.map(({ subject }: { subject: string }) => subject);
}

/** Makes a report for these people and waits until it is ready. */
async function report(recipients: readonly string[]): Promise<string> {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const source = 'transactions?columns=created,amount';
  const input = { source, period: `${day}/${day}`, format: 'CSV', recipients };
  const { json } = await owner.write('/api/reports/actions/create', { input });
  const made = async () => (await owner.person.request(`/api/reports/${json.id}`)).json;
  await expect.poll(async () => (await made()).status, { timeout: 20_000 }).toBe('READY');
  return (await made()).file_name;
}

/** Invites a new user, who accepts. */
async function join(name: string, email: string): Promise<void> {
  const { id } = (await owner.person.request('/api/console')).json.business;
  const payload = {
    full_name: name,
    email,
    accounts: [id],
    permissions: ['can_view'],
    business_id: id,
    environment: 'PRODUCTION',
  };
  const headers = { 'idempotency-key': randomUUID() };
  const invited = await owner.person.request('/api/team/invitations', { method: 'POST', payload, headers });
  expect(invited.status).toBe(200);
  const [mail] = (await requestWithoutSession(test, `/api/demo/outbox?to=${email}`)).json;
  const [, token] = String(mail.text).match(/\/invitation\/([\w-]{43})/) ?? [];
  const accepted = await requestWithoutSession(test, `/api/invitations/${token}/accept`, {
    method: 'POST',
    payload: { full_name: name, password: PASSWORD },
  });
  expect(accepted.status).toBe(200);
}

describe('mails to a user', () => {
  // Rule notifications.only-own-kinds.
  it('are those for their permissions; security mails cannot be turned off', async () => {
    const [mine, theirs] = [await kindsOf(owner.person), await kindsOf(viewer)];
    expect(mine.map(({ id, notify }) => [id, notify])).toEqual([
      ['security', undefined],
      ['reports', 'mails.reports'],
      ['chargebacks', 'mails.chargebacks'],
      ['team', 'mails.team'],
      ['approvals', 'mails.approvals'],
      ['batches', 'mails.batches'],
      ['payments', 'mails.payments'],
      ['orders', 'mails.orders'],
      ['recurring', 'mails.recurring'],
      ['callbacks', 'mails.callbacks'],
      ['bills', 'mails.bills'],
      ['capital', 'mails.capital'],
    ]);
    expect(theirs.map(({ id }) => id)).toEqual(['security', 'reports', 'payments', 'orders', 'recurring', 'bills']);
    // Singapore has no recurring payments, and its own people nothing of cards.
    const remit = await kindsOf(await signIn(test, 'owner@remit.test'));
    expect(remit.map(({ id }) => id)).not.toContain('recurring');
    for (const notify of ['mails.security', 'mails.team', 'mails.none']) {
      expect((await turn(viewer, notify, 'INACTIVE')).json.error_code).toBe('API_VALIDATION_ERROR');
    }
  });

  // Rule notifications.preferences.
  it('of a report are sent to every recipient except users who have turned them off, until they turn them on', async () => {
    expect((await turn(viewer, 'mails.reports', 'INACTIVE')).status).toBe(200);
    expect((await kindsOf(viewer)).find(({ id }) => id === 'reports')?.status).toBe('INACTIVE');
    expect((await kindsOf(admin)).find(({ id }) => id === 'reports')?.status).toBe(undefined);
    const first = await report(['Viewer@kopi.test', 'editor@kopi.test']);
    const isNotifiedOf = async (email: string, file: string) =>
      (await subjectsTo(email)).some((subject) => subject.includes(file));
    expect(await isNotifiedOf('viewer@kopi.test', first)).toBe(false);
    expect(await isNotifiedOf('editor@kopi.test', first)).toBe(true);
    await turn(viewer, 'mails.reports', 'ACTIVE');
    expect(await isNotifiedOf('viewer@kopi.test', await report(['viewer@kopi.test']))).toBe(true);
  });

  // Rule team.joined-mail.
  it('of the team are sent once to each administrator, and not to the user who has joined', async () => {
    await turn(admin, 'mails.team', 'INACTIVE');
    await join('Sekar Arum', 'sekar@kopi.example');
    const countMails = async (email: string, name: string) =>
      (await subjectsTo(email)).filter((subject) => subject.includes(name)).length;
    expect(await countMails('owner@kopi.test', 'Sekar Arum')).toBe(1);
    expect(await countMails('admin@kopi.test', 'Sekar Arum')).toBe(0);
    expect(await countMails('viewer@kopi.test', 'Sekar Arum')).toBe(0);
    await turn(admin, 'mails.team', 'ACTIVE');
    await join('Bima Sakti', 'bima@kopi.example');
    expect(await countMails('admin@kopi.test', 'Bima Sakti')).toBe(1);
    expect(await countMails('bima@kopi.example', 'Bima Sakti')).toBe(0);
  });

  // Rule notifications.preference-is-logged.
  it('are chosen for one business, and every choice is logged', async () => {
    await turn(owner.person, 'mails.team', 'INACTIVE');
    const manila = await signIn(test, 'owner@manila.test');
    expect((await kindsOf(manila)).find(({ id }) => id === 'team')?.status).toBe('ACTIVE');
    const { json } = await owner.person.request(
      listUrl('/api/activity-logs', { filter: { action: ['PROFILE_CHANGED'] } }),
    );
    expect(json[0]).toMatchObject({ actor_email: 'owner@kopi.test' });
    const { json: entry } = await owner.person.request(`/api/activity-logs/${json[0].id}`);
    expect(entry.after).toEqual({ notify: 'mails.team', status: 'INACTIVE' });
  });
});
