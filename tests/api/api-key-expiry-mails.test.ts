import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/dates/days.ts';
import type { ServerEnv } from '#server/core/env.ts';
import { warnOfExpiry } from '#server/domains/apiKeys/warnOfExpiry.ts';
import { mailsTo, mailTo, type ReadMail } from '../helpers/mails.ts';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ZONE = 'Asia/Jakarta';
const OWNER = 'owner@kopi.test';
const KEY = { type: 'SECRET', reads: ['CUSTOMERS'] };

/** What a deployment sets, as far as a mail has it. */
const ENV = { demo: true, production: false, host: '127.0.0.1', port: 4000 } as ServerEnv;

let test: TestApp;
let owner: Person;
let business: string;
let businessId: string;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, OWNER);
  business = (await owner.request('/api/console')).json.business.id;
  const { rows } = await test.database.pool.query<{ id: string }>(
    `select business_id as id from businesses where name = 'Kopi Nusantara'`,
  );
  businessId = rows[0]?.id ?? '';
}, 120_000);
afterAll(() => test.close());

/** The day that comes so many days after today, where the business is. */
function dayIn(days: number): string {
  return addDays(today(ZONE, new Date()), days);
}

function act(address: string, input: object, person = owner) {
  return write(person, `/api/${address}`, { business_id: business, environment: 'DEVELOPMENT', input });
}

async function makeKey(expires: string): Promise<{ id: string; name: string }> {
  const name = `Kunci ${randomUUID().slice(0, 8)}`;
  const { status, json } = await act('api-keys/actions/create', { ...KEY, name, expires });
  expect([status, json.errors]).toEqual([200, undefined]);
  return { id: json.id, name };
}

/** Two processes look at noon where the business is, so many days after today. */
async function lookAfter(days: number): Promise<void> {
  const now = new Date(`${dayIn(days)}T05:00:00Z`);
  const services = {
    database: test.database,
    pool: test.database.pool,
    config: test.config,
    env: ENV,
    realTime: () => now,
  };
  const kopi = { scope: { businessId, environment: 'DEVELOPMENT' }, timeZone: ZONE } as const;
  await Promise.all([warnOfExpiry(services, kopi, now), warnOfExpiry(services, kopi, now)]);
}

async function mailsAbout(name: string, email = OWNER): Promise<ReadMail[]> {
  return (await mailsTo(test, email)).filter(({ subject }) => subject.includes(name));
}

describe('an API key that expires', () => {
  // Rule api-keys.expiry-mails.
  it('is announced by mail 7 days and 1 day before its last day, once each', async () => {
    const { name } = await makeKey(dayIn(20));
    const counts: number[] = [];
    for (const days of [12, 13, 13, 14, 18, 19, 20, 21]) {
      await lookAfter(days);
      counts.push((await mailsAbout(name)).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 1, 2, 2, 2]);
  });

  it('is announced to its creator, to the user who rotated it and to administrators, in their language', async () => {
    await owner.request('/api/user', { method: 'PATCH', body: { preferred_language: 'id' } });
    const developer = await signIn(test, 'developer@kopi.test');
    await developer.request('/api/user', { method: 'PATCH', body: { preferred_language: 'en' } });
    const made = await act('api-keys/actions/create', { type: 'PUBLIC', name: 'Gudang', expires: dayIn(9) }, developer);
    expect([made.status, made.json.errors]).toEqual([200, undefined]);
    await lookAfter(2);
    const [theirs] = await mailsAbout('Gudang', 'developer@kopi.test');
    expect(theirs?.subject).toMatch(/^API key “Gudang” expires on \d{2} \w{3} \d{4}$/);
    expect(theirs?.text).toContain('Kopi Nusantara, Test mode, expires at the end of');
    const [owners] = await mailsAbout('Gudang');
    expect(owners?.subject).toMatch(/^Kunci API “Gudang” kedaluwarsa pada \d{2} \w{3} \d{4}$/);
    expect(owners?.text).toMatch(/\/settings\/developers\?business=biz_\w+&environment=DEVELOPMENT#api-keys/);
    expect(await mailsAbout('Gudang', 'admin@kopi.test')).toHaveLength(1);
    expect(await mailsAbout('Gudang', 'viewer@kopi.test')).toEqual([]);
    await owner.request('/api/user', { method: 'PATCH', body: { preferred_language: 'en' } });
  });

  it('is announced again before its new last day after a rotation, and not once it is deleted', async () => {
    const rotated = await makeKey(dayIn(9));
    const deleted = await makeKey(dayIn(9));
    await act(`api-keys/${rotated.id}/actions/rotate`, { old_key: 'NOW', expires: dayIn(30) });
    await act(`api-keys/${deleted.id}/actions/delete`, {});
    await lookAfter(2);
    await lookAfter(8);
    expect([await mailsAbout(rotated.name), await mailsAbout(deleted.name)]).toEqual([[], []]);
    await lookAfter(23);
    expect(await mailsAbout(rotated.name)).toHaveLength(1);
  });

  it('is not announced for a day before its creation', async () => {
    const { name } = await makeKey(dayIn(3));
    await lookAfter(1);
    expect(await mailsAbout(name)).toEqual([]);
    await lookAfter(2);
    expect(await mailsAbout(name)).toHaveLength(1);
  });

  it('is announced by the running workers', async () => {
    const { name } = await makeKey(dayIn(12));
    const noon = Date.parse(`${dayIn(5)}T05:00:00Z`);
    const later = await startTestApp({ beside: test, clock: Math.round((noon - Date.now()) / 1000) });
    await later.app.ready();
    await mailTo(test, OWNER, new RegExp(name));
    await later.close();
  });
});
