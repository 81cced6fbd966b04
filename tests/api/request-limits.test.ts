import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PASSWORD,
  type Person,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
} from '../helpers/testApp.ts';

const LIMITS = { address_per_minute: 120, account_per_minute: 60, business_per_minute: 90 };

let test: TestApp;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  test = await startTestApp({ requestLimits: LIMITS, env: { trustedProxies: ['127.0.0.1'] } });
  owner = await signIn(test, 'owner@kopi.test');
  colleague = await signIn(test, 'viewer@kopi.test');
});
afterAll(() => test.close());

function from(address: string) {
  return { headers: { 'x-forwarded-for': address } };
}

async function requestMany(count: number, request: (index: number) => Promise<TestResponse>): Promise<TestResponse[]> {
  const answers: TestResponse[] = [];
  for (let index = 0; index < count; index++) answers.push(await request(index));
  return answers;
}

function refused(answers: readonly TestResponse[]): TestResponse[] {
  return answers.filter(({ status }) => status === 429);
}

function expectToWait(answer: TestResponse | undefined): void {
  expect(answer?.json).toMatchObject({ error_code: 'TOO_MANY_REQUESTS' });
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer?.headers['retry-after'])).toBeLessThanOrEqual(60);
}

// Rule limits.requests.
describe('a client that sends more requests than a minute allows', () => {
  it('gets 429: first the user, from any number of addresses, then their whole business, and no other business', async () => {
    const many = await requestMany(80, (index) =>
      owner.request('/api/list-preferences/transactions', from(`198.51.100.${index}`)),
    );
    expect(refused(many)).toHaveLength(20);
    expectToWait(refused(many)[0]);
    const others = await requestMany(40, (index) =>
      colleague.request('/api/list-preferences/transactions', from(`203.0.113.${index}`)),
    );
    expect(refused(others)).toHaveLength(10);
    expectToWait(refused(others)[0]);
    const elsewhere = await signIn(test, 'owner@manila.test');
    expect((await elsewhere.request('/api/list-preferences/transactions', from('192.0.2.1'))).status).toBe(200);
  });

  it('gets 429 by address before sign-in, while pages are still served', async () => {
    const many = await requestMany(130, () => requestWithoutSession(test, '/api/boot', from('192.0.2.77')));
    expect(refused(many)).toHaveLength(10);
    expectToWait(refused(many)[0]);
    const credentials = { email: 'owner@kopi.test', password: PASSWORD };
    const options = { method: 'POST' as const, payload: credentials, ...from('192.0.2.77') };
    expectToWait(await requestWithoutSession(test, '/api/auth/email', options));
    expect((await requestWithoutSession(test, '/api/boot', from('192.0.2.78'))).status).toBe(200);
  });
});

describe('an X-Forwarded-For header of an untrusted client', () => {
  // Rule limits.address-not-believed.
  it('is ignored: the connecting address is limited', async () => {
    const strict = await startTestApp({ requestLimits: LIMITS, beside: test });
    const many = await requestMany(130, (index) =>
      requestWithoutSession(strict, '/api/boot', from(`192.0.2.${index}`)),
    );
    expect(refused(many)).toHaveLength(10);
    await strict.close();
  });
});
