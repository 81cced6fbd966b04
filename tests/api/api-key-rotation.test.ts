import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

type Mode = 'PRODUCTION' | 'DEVELOPMENT';

let test: TestApp;
let owner: Person;
let business: string;

beforeAll(async () => {
  test = await startTestApp();
}, 120_000);
beforeEach(async () => {
  test.travel(0);
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(() => test.close());

function act(address: string, given: object = {}, { mode = 'DEVELOPMENT' as Mode, person = owner } = {}) {
  return write(person, `/api/${address}`, { business_id: business, environment: mode, ...given });
}

async function makeKey(input: object = {}): Promise<{ id: string; reveal: string }> {
  const given = { name: randomUUID(), type: 'SECRET', reads: ['CUSTOMERS'], ...input };
  const { status, json } = await act('api-keys/actions/create', { input: given });
  expect(status).toBe(200);
  return json;
}

function rotate(id: string, input: object) {
  return act(`api-keys/${id}/actions/rotate`, { input });
}

async function answerOf(secret: string): Promise<number | string> {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await test.app.inject({ url: '/api/customers', headers, remoteAddress: '203.0.113.10' });
  return answer.statusCode === 200 ? 200 : answer.json().error_code;
}

async function shown(id: string) {
  const { json } = await owner.request(listUrl('/api/api-keys', { environment: 'DEVELOPMENT' }));
  return json.find((key: { id: string }) => key.id === id);
}

describe('rotating an API key', () => {
  // Rule api-keys.rotation.
  it('returns a new secret once, and accepts the old one until the chosen time', async () => {
    const { id, reveal: first } = await makeKey();
    const key = randomUUID();
    const body = { business_id: business, environment: 'DEVELOPMENT' as Mode, key, input: { old_key: 'DAY' } };
    const rotated = await write(owner, `/api/api-keys/${id}/actions/rotate`, body);
    const second = rotated.json.reveal;
    expect([rotated.status, second]).toEqual([200, expect.stringMatching(/^ber_secret_development_[\w-]{43}$/)]);
    const retried = await write(owner, `/api/api-keys/${id}/actions/rotate`, body);
    expect([retried.status, retried.json.id, retried.json.reveal]).toEqual([200, id, undefined]);
    for (const table of ['api_keys', 'activity_logs', 'idempotency_keys', 'api_key_hashes']) {
      const found = await test.database.pool.query(`select 1 from ${table} t where strpos(t::text, $1) > 0`, [
        second.slice(-43),
      ]);
      expect([table, found.rows.length]).toEqual([table, 0]);
    }
    expect([await answerOf(first), await answerOf(second)]).toEqual([200, 200]);
    const { key: hint, old_key_until: until, can, blocked } = await shown(id);
    expect(hint).toBe(`…${second.slice(-4)}`);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan((DAY - 60) * 1000);
    expect([can, blocked]).toEqual([['end-old-key', 'delete'], { rotate: 'api_keys.rotate_overlap' }]);
    expect((await rotate(id, { old_key: 'NOW' })).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    test.travel(DAY + 60);
    expect([await answerOf(first), await answerOf(second)]).toEqual(['API_KEY_EXPIRED_ERROR', 200]);
  });

  // Rule api-keys.rotation.
  it('never accepts a secret of two rotations ago', async () => {
    const { id, reveal: first } = await makeKey();
    const { reveal: second } = (await rotate(id, { old_key: 'NOW' })).json;
    expect([await answerOf(first), await answerOf(second)]).toEqual(['API_KEY_EXPIRED_ERROR', 200]);
    const { reveal: third } = (await rotate(id, { old_key: 'WEEK' })).json;
    expect([await answerOf(first), await answerOf(second), await answerOf(third)]).toEqual([
      'API_KEY_EXPIRED_ERROR',
      200,
      200,
    ]);
    expect((await act(`api-keys/${id}/actions/end-old-key`)).status).toBe(200);
    expect([await answerOf(second), await answerOf(third)]).toEqual(['API_KEY_EXPIRED_ERROR', 200]);
    expect((await act(`api-keys/${id}/actions/end-old-key`)).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    await act(`api-keys/${id}/actions/delete`);
    expect([await answerOf(second), await answerOf(third)]).toEqual(['AUTHENTICATION_ERROR', 'AUTHENTICATION_ERROR']);
  });

  it('limits the new secret to the permissions of the user who rotates it', async () => {
    const { id } = await makeKey();
    const developer = await signIn(test, 'developer@kopi.test');
    const { json } = await act(`api-keys/${id}/actions/rotate`, { input: { old_key: 'NOW' } }, { person: developer });
    expect(json.errors).toMatchObject([{ field: 'reads', code: 'key_beyond_maker' }]);
    const admin = await signIn(test, 'admin@kopi.test');
    const refused = await act(`api-keys/${id}/actions/rotate`, { input: { old_key: 'NOW' } }, { person: admin });
    expect(refused.status).toBe(404);
  });
});

describe('an API key that expires', () => {
  // Rule api-keys.expiry.
  it('works through its last day, and after that only with a new secret and a new last day', async () => {
    const zone = 'Asia/Jakarta';
    const dayIn = (days: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(Date.now() + days * DAY * 1000));
    const past = { name: 'Old', type: 'SECRET', reads: ['CUSTOMERS'], expires: dayIn(-1) };
    expect((await act('api-keys/actions/create', { input: past })).json.errors).toMatchObject([{ field: 'expires' }]);
    const { id, reveal } = await makeKey({ expires: dayIn(1) });
    expect((await shown(id)).expires).toBe(dayIn(1));
    expect(await answerOf(reveal)).toBe(200);
    test.travel(2 * DAY);
    expect(await answerOf(reveal)).toBe('API_KEY_EXPIRED_ERROR');
    owner = await signIn(test, 'owner@kopi.test');
    const stale = await rotate(id, { old_key: 'NOW' });
    expect(stale.json.errors).toMatchObject([{ field: 'expires', code: 'key_expired' }]);
    const renewed = await rotate(id, { old_key: 'NOW', expires: dayIn(9) });
    expect(await answerOf(renewed.json.reveal)).toBe(200);
  });
});

// Rule verification.pin-in-live-mode.
describe('in live mode, the PIN is required', () => {
  const PIN = { confirmation: { type: 'pin', pin: '246810' } };
  const WRONG = { confirmation: { type: 'pin', pin: '135790' } };
  const live = { mode: 'PRODUCTION' as Mode };

  it.each([
    ['api-keys', { name: 'Live', type: 'SECRET', reads: ['CUSTOMERS'] }],
    ['ip-whitelist', { cidr: '198.51.100.7', description: 'Kantor' }],
  ])('for %s', async (resource, input) => {
    const console = (await owner.request('/api/console?environment=PRODUCTION')).json;
    const { actions } = console.resources[resource];
    const changing = actions.filter(
      ({ id }: { id: string }) => id !== 'end-old-key' && !(resource === 'api-keys' && id === 'delete'),
    );
    expect(changing.map(({ confirmation }: { confirmation?: string }) => confirmation)).toEqual(['pin', 'pin']);
    const create = `${resource}/actions/create`;
    const { json } = await act(create, { input }, live);
    expect(json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    expect((await act(create, { input, ...WRONG }, live)).json.error_code).toBe('INVALID_PIN_ERROR');
    const made = await act(create, { input, ...PIN }, live);
    expect(made.status).toBe(200);
    const [next, given] = resource === 'api-keys' ? ['rotate', { input: { old_key: 'NOW' } }] : ['delete', {}];
    const again = `${resource}/${made.json.id}/actions/${next}`;
    expect((await act(again, given, live)).json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    expect((await act(again, { ...given, ...PIN }, live)).status).toBe(200);
    const inTest = (await owner.request('/api/console?environment=DEVELOPMENT')).json.resources[resource].actions;
    expect(inTest.map((action: { confirmation?: string }) => action.confirmation)).not.toContain('pin');
  });
});
