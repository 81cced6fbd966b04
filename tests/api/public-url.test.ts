import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTo } from '../helpers/mails.ts';
import { requestWithoutSession, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { publicUrl: 'https://{brand}.staging.example' } });
});
afterAll(() => test.close());

it.each([
  ['owner@kopi.test', 'main'],
  ['owner@warung.test', 'second'],
])('PUBLIC_URL is the origin of each link in the mails to %s, of the brand %s', async (email, brand) => {
  const { status } = await requestWithoutSession(test, '/api/users/forgot_password', {
    method: 'POST',
    payload: { email },
  });
  expect(status).toBe(200);
  const { text } = await mailTo(test, email, /password|kata sandi/i);
  const links = text.match(/https?:\/\/[^\s/]+/g) ?? [];
  expect([...new Set(links)]).toEqual([`https://${brand}.staging.example`]);
});

it('and of the server in the API document', async () => {
  const { json } = await requestWithoutSession(test, '/api/docs');
  expect(json.servers).toEqual([{ url: 'https://main.staging.example', description: 'This deployment' }]);
});
