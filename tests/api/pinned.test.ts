import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessChoice, Console, ResolvedItem } from '#contract/generated/api.ts';
import { type Person, personWith, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
beforeEach(async () => {
  await test.database.pool.query('delete from pinned_screens');
});
afterAll(() => test.close());

function pin(person: Person, screen: unknown, pinned: unknown = true, environment = 'PRODUCTION') {
  return person.request(`/api/user/pinned?environment=${environment}`, { method: 'PATCH', body: { screen, pinned } });
}

async function consoleOf(person: Person, environment = 'PRODUCTION'): Promise<Console> {
  return (await person.request(`/api/console?environment=${environment}`)).json;
}

function addressesOf({ to, items = [] }: ResolvedItem): string[] {
  return [...(to === undefined ? [] : [to]), ...items.flatMap(addressesOf)];
}

async function sidebarOf(person: Person): Promise<string[]> {
  const { navigation } = await consoleOf(person);
  return navigation.flatMap(({ items }) => items.flatMap(addressesOf));
}

/** What the database has kept, of all people. */
async function kept(): Promise<readonly string[][]> {
  const { rows } = await test.database.pool.query('select screens from pinned_screens');
  return rows.map(({ screens }) => screens);
}

// Rule navigation.pinned.
describe('pinned screens', () => {
  it('come with the console in the order in which they were pinned, in both modes, for the person alone', async () => {
    expect(await consoleOf(owner)).not.toHaveProperty('pinned');
    const colleague = await signIn(test, 'viewer@kopi.test');
    expect((await pin(owner, '/customers')).json).toEqual({ pinned: ['/customers'] });
    expect((await pin(owner, '/balance', true, 'DEVELOPMENT')).json).toEqual({ pinned: ['/customers', '/balance'] });
    const phone = await signIn(test, 'owner@kopi.test');
    for (const environment of ['PRODUCTION', 'DEVELOPMENT']) {
      expect((await consoleOf(phone, environment)).pinned).toEqual(['/customers', '/balance']);
    }
    expect(await consoleOf(colleague)).not.toHaveProperty('pinned');
    expect((await pin(owner, '/customers', false)).json).toEqual({ pinned: ['/balance'] });
    expect((await pin(owner, '/balance', false)).json).toEqual({ pinned: [] });
    expect(await consoleOf(owner)).not.toHaveProperty('pinned');
  });

  it('stay as they are when the same is sent again, and are in no activity log', async () => {
    const logged = async () => (await test.database.pool.query('select count(*) from activity_logs')).rows;
    const before = await logged();
    for (const screen of ['/customers', '/balance', '/customers']) await pin(owner, screen);
    expect(await kept()).toEqual([['/customers', '/balance']]);
    expect((await pin(owner, '/pending', false)).json).toEqual({ pinned: ['/customers', '/balance'] });
    expect(await logged()).toEqual(before);
  });

  it('are all kept when tabs pin at once, and never more than eight', async () => {
    const screens = (await sidebarOf(owner)).slice(0, 12);
    expect(screens).toHaveLength(12);
    const answers = await Promise.all(screens.map((screen) => pin(owner, screen)));
    const codes = answers.map(({ status, json }) => json.error_code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(8);
    expect(codes.filter((code) => code === 'LIMIT_REACHED_ERROR')).toHaveLength(4);
    const pinned = (await consoleOf(owner)).pinned ?? [];
    expect(new Set(pinned).size).toBe(8);
    // One that is pinned already is no ninth.
    expect((await pin(owner, pinned[0])).status).toBe(200);
    await pin(owner, pinned[0], false);
    const next = screens.find((screen) => !pinned.includes(screen));
    expect((await pin(owner, next)).json.pinned).toEqual([...pinned.slice(1), next]);
  });

  it('are screens of the sidebar of the person: nothing else is pinned', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    const open = await sidebarOf(viewer);
    const closed = (await sidebarOf(owner)).filter((screen) => !open.includes(screen));
    expect(closed).not.toEqual([]);
    const invalid = [
      '/no-such-screen',
      ...closed,
      'https://evil.example/',
      '//evil.example',
      `/${'a'.repeat(100_000)}`,
      '/',
      '',
      '/../balance',
      ['/balance'],
      Array.from({ length: 100 }, () => '/balance'),
      null,
      7,
    ];
    for (const screen of invalid) {
      const { status, json } = await pin(viewer, screen);
      expect([status, json.error_code], String(screen).slice(0, 40)).toEqual([400, 'API_VALIDATION_ERROR']);
    }
    expect((await pin(viewer, '/balance', 'yes')).status).toBe(400);
    const more = { screen: '/customers', pinned: true, business_id: 'other' };
    expect((await viewer.request('/api/user/pinned', { method: 'PATCH', body: more })).status).toBe(400);
    expect((await test.app.inject({ method: 'PATCH', url: '/api/user/pinned', payload: {} })).statusCode).toBe(401);
    expect(await kept()).toEqual([]);
  });

  it('are not shown, not counted and not lost while they are closed', async () => {
    const closed = ['/gone-1', '/activation', '/gone-2'];
    await pin(owner, '/customers');
    await test.database.pool.query('update pinned_screens set screens = $1 || screens', [closed]);
    expect((await consoleOf(owner)).pinned).toEqual(['/customers']);
    const open = (await sidebarOf(owner)).filter((screen) => screen !== '/customers').slice(0, 8);
    const statuses: number[] = [];
    for (const screen of open) statuses.push((await pin(owner, screen)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 409]);
    expect(await kept()).toEqual([[...closed, '/customers', ...open.slice(0, 7)]]);
  });

  it('are those of one business', async () => {
    const person = await signIn(test, 'owner@kopi.test');
    await pin(person, '/customers');
    const businesses: BusinessChoice[] = (await person.request('/api/user/businesses')).json;
    const payload = { business_id: businesses.find(({ current }) => !current)?.business_id };
    const moved = await person.request('/api/switch-business', { method: 'POST', payload });
    const elsewhere = personWith(test.app, moved.json);
    expect((await elsewhere.request('/api/console')).json).not.toHaveProperty('pinned');
    const answer = await elsewhere.request('/api/user/pinned', {
      method: 'PATCH',
      payload: { screen: '/invoices', pinned: true },
    });
    expect(answer.json).toEqual({ pinned: ['/invoices'] });
    expect((await consoleOf(await signIn(test, 'owner@kopi.test'))).pinned).toEqual(['/customers']);
  });
});
