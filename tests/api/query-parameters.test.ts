import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
}, 120_000);
afterAll(() => test.close());

async function errorsOf(url: string): Promise<unknown> {
  const { status, json } = await owner.request(url);
  return [status, json.error_code, json.errors?.map(({ field }: { field: string }) => field)];
}

// Rule routes.known-parameters.
describe('a query parameter that is not known', () => {
  it.each(['transactions', 'transactions/counts', 'transactions/export'])('of /api/%s is named', async (address) => {
    const url = `/api/${address}?settlement_id=stl_1&status=PAID`;
    const { status, json } = await owner.request(url);
    expect([status, json.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    const [first, second] = json.errors;
    expect([first.field, second.field]).toEqual(['settlement_id', 'status']);
    expect(first.message).toContain('filter by {"settlement_id":"…"} in the parameter filter');
    expect(first.allowed).toContain('filter');
  });

  it('is not said to those who are not signed in', async () => {
    const { statusCode } = await test.app.inject({ url: '/api/transactions?settlement_id=1' });
    expect(statusCode).toBe(401);
  });

  it('leaves those that are known', async () => {
    expect(
      await errorsOf('/api/transactions?environment=DEVELOPMENT&sort=["created","DESC"]&range=[0,1]&filter={}'),
    ).toEqual([200, undefined, undefined]);
  });
});
