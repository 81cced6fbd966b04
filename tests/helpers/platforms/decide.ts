import { expect } from 'vitest';
import type { TestApp } from '../testApp.ts';

/** Goes to the page of a sandbox's platform as a browser does, and chooses. Returns what the address that leads back has. */
export async function decide(test: TestApp, leadsTo: string, decision: 'allow' | 'deny', returnPath: string) {
  const left = await test.app.inject(leadsTo);
  expect(left.statusCode).toBe(303);
  const url = String(left.headers.location);
  const page = await test.app.inject(url);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const answer = await test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
  const back = new URL(String(answer.headers.location), 'http://localhost');
  expect([answer.statusCode, back.pathname]).toEqual([303, returnPath]);
  const { state = '', code } = Object.fromEntries(back.searchParams);
  return { page: page.body, state, ...(code !== undefined && { code }) };
}
