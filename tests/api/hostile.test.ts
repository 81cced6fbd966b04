import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_STATUS } from '#contract/errorCodes.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

/** Text that has broken things elsewhere. */
const NAUGHTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "'",
  "' or 1=1 --",
  '"; drop table transactions; --',
  '$1',
  '%00',
  '\u0000',
  '\ud800',
  '￾',
  '‮',
  '🏦',
  'ﷺ'.repeat(50),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'a'.repeat(5000),
  '[]',
  '{}',
  '[null]',
  '{"a":',
  '['.repeat(2000),
  '{"$gt":""}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"status":[[[["COMPLETED"]]]]}',
  '{"amount_gte":"-9223372036854775809"}',
  '{"created_gte":"0000-00-00"}',
  '{"created_gte":"999999-01-01T00:00:00Z"}',
  '{"created_gte":"-271821-04-20T00:00:00.000Z"}',
  '{"q":"%_%%%%%%%%%%%%%%%%%%%%%%"}',
  '{"id":["txn_ffffffffffffffffffffffffffffffff"]}',
  '["created","DESC; select 1"]',
  '[0,9007199254740993]',
  '[1e3,1e4]',
  'txn_ffffffffffffffffffffffffffffffff',
  'txn_FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF',
];

const BODIES: unknown[] = [
  null,
  1,
  'x',
  [],
  [[]],
  {},
  { __proto__: null, environment: 'PRODUCTION' },
  ...NAUGHTY.map((text) => ({ email: text, password: text, business_id: text, columns: [text], refresh_token: text })),
];

let test: TestApp;
let owner: Person;
let tries = 0;
let slowest = 0;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(async () => {
  await test.close();
  console.log(`${tries} hostile requests: no 5xx, slowest ${slowest.toFixed(0)} ms`);
});

/** Every route of the running app, from its own description. */
function routes(): { method: string; path: string }[] {
  const { paths } = test.app.swagger() as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace('{resource}', 'transactions'),
    })),
  );
}

async function attack(options: InjectOptions & { url: string }): Promise<void> {
  const start = performance.now();
  const { status, json } = await owner.ask(options.url, options);
  slowest = Math.max(slowest, performance.now() - start);
  tries++;
  const what = `${options.method} ${options.url.slice(0, 120)} ${JSON.stringify(options.payload ?? '').slice(0, 120)}`;
  expect(status, what).toBeLessThan(500);
  if (status >= 400) {
    expect(Object.keys(ERROR_STATUS), what).toContain(json.error_code);
    expect(JSON.stringify(json), what).not.toMatch(/\bat \/|node_modules|<script|onerror=|select /i);
  }
}

describe('hostile input', () => {
  it('reaches every route of the app', () => {
    expect(routes().length).toBeGreaterThan(15);
  });

  it('in paths, queries and bodies is a 4xx with an error_code, or does no harm', async () => {
    const ending = ['/api/auth/token', '/api/logout', '/api/switch-business'];
    for (const { method, path } of routes()) {
      const isEnding = ending.includes(path);
      const concrete = path.replaceAll(/\{\w+\}/g, 'x');
      if (path.includes('{')) {
        for (const text of NAUGHTY) {
          await attack({ method: method as 'GET', url: path.replaceAll(/\{\w+\}/g, encodeURIComponent(safe(text))) });
        }
      }
      if (method === 'GET') {
        for (const text of NAUGHTY) {
          const value = encodeURIComponent(safe(text));
          for (const name of ['filter', 'sort', 'range', 'cursor', 'time_zone', 'environment', 'to']) {
            await attack({ method, url: `${concrete}?${name}=${value}` });
          }
        }
      } else if (!isEnding) {
        for (const body of BODIES) {
          const payload = JSON.stringify(body);
          await attack({
            method: method as 'POST',
            url: concrete,
            payload,
            headers: { 'content-type': 'application/json', 'idempotency-key': 'hostile-1' },
          });
        }
        await attack({
          method: method as 'POST',
          url: concrete,
          payload: '{"a":',
          headers: { 'content-type': 'application/json' },
        });
        await attack({
          method: method as 'POST',
          url: concrete,
          payload: 'a=b',
          headers: { 'content-type': 'text/xml' },
        });
        await attack({
          method: method as 'POST',
          url: concrete,
          payload: 'x'.repeat(300_000),
          headers: { 'content-type': 'application/json' },
        });
      }
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  }, 300_000);
});

/** Lone surrogates cannot stand in a URL. */
function safe(text: string): string {
  return text.replace(/(?<![\ud800-\udbff])[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])/g, '?');
}
