import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personWith, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

async function setState(name: string, state: string): Promise<void> {
  await test.database.pool.query('update businesses set go_live_status = $2 where name = $1', [name, state]);
}

async function newest(query: string, cookie?: string): Promise<string> {
  const { json } = await owner.request(`/api/transactions${query}`, { headers: cookie ? { cookie } : {} });
  return json[0].id;
}

describe('the environment of a request', () => {
  // Rule modes.environment-of-request, routes.environment.
  it('is the query’s, else the cookie’s, else live', async () => {
    const live = await newest('?environment=PRODUCTION');
    const test_ = await newest('?environment=DEVELOPMENT');
    expect(live).not.toBe(test_);
    expect(await newest('')).toBe(live);
    expect(await newest('', 'environment=DEVELOPMENT')).toBe(test_);
    expect(await newest('?environment=PRODUCTION', 'environment=DEVELOPMENT')).toBe(live);
    expect(await newest('', 'environment=STAGING')).toBe(live);
  });

  // Rule modes.named-live-refused.
  it('is test mode for a business that is not live, with any cookie', async () => {
    const fresh = await signIn(test, 'new@baru.test');
    const { json } = await fresh.request('/api/console', { headers: { cookie: 'environment=PRODUCTION' } });
    expect([json.environment, json.can_use_live]).toEqual(['DEVELOPMENT', false]);
    const refused = await fresh.request('/api/transactions?environment=PRODUCTION');
    expect([refused.status, refused.json.error_code]).toEqual([403, 'ENVIRONMENT_NOT_ALLOWED_ERROR']);
  });

  // Rule modes.live-statuses, modes.test-is-said, modes.suspended, modes.statuses, notices.one-place.
  it('can be live in two account statuses alone; in the others a bar shows the next step', async () => {
    const { records } = test.config.current().config;
    const states = records.get('account')?.fields.status?.values ?? [];
    expect(states).toEqual(records.get('sub-account')?.fields.status?.values);
    const spec = [
      ...['PENDING', 'REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING_VERIFICATION', 'TIER_1', 'LIVE'],
      ...['PENDING_LIVE', 'INSTANT_LIVE_PENDING_VERIFICATION', 'INSTANT_LIVE_AWAITING_DOCS', 'INSTANT_LIVE_SUSPENDED'],
      ...['INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW', 'SUSPENDED', 'INVALID', 'FAILED', 'INVITED', 'LIVE_TESTMODE'],
    ];
    expect([...states].sort()).toEqual(spec.sort());
    const live: string[] = [];
    for (const state of states) {
      await setState('Baru Jaya', state);
      const fresh = await signIn(test, 'new@baru.test');
      const { json } = await fresh.request('/api/console');
      expect([state, json.business.go_live_status]).toEqual([state, state]);
      if (json.can_use_live) live.push(state);
      else expect([state, json.notices.length > 0 || state === 'LIVE_TESTMODE']).toEqual([state, true]);
    }
    expect(live.sort()).toEqual(['LIVE', 'TIER_1']);
    await setState('Baru Jaya', 'REGISTERED');
  });

  it('can be live for the limited tier', async () => {
    const toko = await signIn(test, 'owner@toko.test');
    expect((await toko.request('/api/console')).json).toMatchObject({ environment: 'PRODUCTION', can_use_live: true });
  });
});

describe('a page that was loaded for one business', () => {
  // Rule modes.page-of-another-business.
  it('reads and writes nothing in another one after the session has switched', async () => {
    const tab = await signIn(test, 'owner@kopi.test');
    const { json: before } = await tab.request('/api/console');
    const drawn = { headers: { 'x-business': before.business.id } };
    expect((await tab.request('/api/invoices', drawn)).status).toBe(200);
    const choices: { business_id: string }[] = (await tab.request('/api/user/businesses')).json;
    const other = choices.find(({ business_id }) => business_id !== before.business.id);
    const moved = await tab.request('/api/switch-business', {
      method: 'POST',
      payload: { business_id: other?.business_id },
      ...drawn,
    });
    expect(moved.status).toBe(200);
    const after = personWith(test.app, moved.json);
    for (const url of ['/api/invoices', '/api/invoices/export?format=csv', '/api/console', '/api/team']) {
      const { status, json } = await after.request(url, drawn);
      expect([url, status, json.error_code]).toEqual([url, 409, 'CONTEXT_CHANGED_ERROR']);
    }
    const body = { preferred_timezone: 'Asia/Jayapura' };
    const written = await after.request('/api/user', { method: 'PATCH', payload: body, ...drawn });
    expect(written.json.error_code).toBe('CONTEXT_CHANGED_ERROR');
    expect((await after.request('/api/invoices')).status).toBe(200);
  });
});

describe('the access version of a user', () => {
  it('is the one of the console on every response, errors included, and changes with their permissions', async () => {
    const { headers } = await owner.request('/api/console');
    expect(headers['x-access']).toMatch(/^[\w-]{12}$/);
    for (const url of ['/api/transactions', '/api/transactions/txn_ffffffffffffffffffffffffffffffff']) {
      expect((await owner.request(url)).headers['x-access'], url).toBe(headers['x-access']);
    }
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await viewer.request('/api/console')).headers['x-access']).not.toBe(headers['x-access']);
    const testMode = await owner.request('/api/console?environment=DEVELOPMENT');
    expect(testMode.headers['x-access']).not.toBe(headers['x-access']);
  });

  it('changes when the config is reloaded, so that open pages reload their console', async () => {
    const { config } = test.config.current();
    const { headers } = await owner.request('/api/transactions');
    test.config.replace({ ...config, fingerprint: 'another' });
    const reloaded = await owner.request('/api/transactions');
    test.config.replace(config);
    expect(reloaded.headers['x-access']).not.toBe(headers['x-access']);
    expect((await owner.request('/api/transactions')).headers['x-access']).toBe(headers['x-access']);
  });
});
