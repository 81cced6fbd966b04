import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestWithoutSession, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('public routes', () => {
  it('accept the environment that the browser adds to every request', async () => {
    const reads = test.app.declaredRoutes.filter(({ method, policy }) => method === 'GET' && policy === 'public');
    expect(reads.length).toBeGreaterThan(5);
    for (const { url } of reads) {
      const address = url.replaceAll(/:\w+/g, 'x');
      const plain = await requestWithoutSession(test, address);
      const inLiveMode = await requestWithoutSession(test, `${address}?environment=PRODUCTION`);
      expect([inLiveMode.status, inLiveMode.json.error_code], url).toEqual([plain.status, plain.json.error_code]);
    }
    expect((await requestWithoutSession(test, '/api/registration-form?environment=PRODUCTION')).status).toBe(200);
  });
});
