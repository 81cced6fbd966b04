import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

async function newest(query: string, cookie?: string): Promise<string> {
  const { json } = await owner.ask(`/api/transactions${query}`, { headers: cookie ? { cookie } : {} });
  return json[0].id;
}

describe('the environment of a request', () => {
  it('is the query’s, else the cookie’s, else live', async () => {
    const live = await newest('?environment=PRODUCTION');
    const test_ = await newest('?environment=DEVELOPMENT');
    expect(live).not.toBe(test_);
    expect(await newest('')).toBe(live);
    expect(await newest('', 'environment=DEVELOPMENT')).toBe(test_);
    expect(await newest('?environment=PRODUCTION', 'environment=DEVELOPMENT')).toBe(live);
    expect(await newest('', 'environment=STAGING')).toBe(live);
  });

  it('is test mode for a business that is not live, whatever the cookie wishes', async () => {
    const fresh = await signIn(test, 'new@baru.test');
    const { json } = await fresh.ask('/api/console', { headers: { cookie: 'environment=PRODUCTION' } });
    expect([json.environment, json.can_use_live]).toEqual(['DEVELOPMENT', false]);
    const refused = await fresh.ask('/api/transactions?environment=PRODUCTION');
    expect([refused.status, refused.json.error_code]).toEqual([403, 'ENVIRONMENT_NOT_ALLOWED_ERROR']);
  });

  it('is live for the limited tier', async () => {
    const toko = await signIn(test, 'owner@toko.test');
    expect((await toko.ask('/api/console')).json).toMatchObject({ environment: 'PRODUCTION', can_use_live: true });
  });
});
