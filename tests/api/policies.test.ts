import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { policyPlugin } from '#server/access/requests/policyPlugin.ts';
import { openScope } from '#server/access/requests/routeScope.ts';
import { createApp } from '#server/app.ts';
import { personWith, requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const ENV = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: undefined,
  demo: true,
  production: false,
  authentication: 'tokens',
} as const;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the policy of a route', () => {
  // Rule security.every-route-declares.
  it('is declared for every route', () => {
    // Wildcards are printed as one: unknown addresses of the API, and payers' pages.
    const printed = test.app.printRoutes({ commonPrefix: false }).replaceAll(/^\W*\* \(.*$/gm, '');
    const routes = printed.match(/\(([A-Z, ]+)\)/g) ?? [];
    const declared = test.app.declaredRoutes.filter(({ method }) => method !== 'HEAD');
    // Outside the API: the images, icon and manifest of brands, three probes, robots.txt, pictures of businesses and stores, the pages
    // of stores, and those of sales platforms.
    const beside = 17;
    expect(declared.length).toBeGreaterThan(40);
    expect(
      routes.flatMap((methods) => methods.match(/[A-Z]+/g) ?? []).filter((method) => method !== 'HEAD'),
    ).toHaveLength(declared.length + beside);
    const open = declared.filter(({ policy }) => policy === 'public').map(({ method, url }) => `${method} ${url}`);
    console.log(
      `${declared.length} routes: ${open.length} public, ${declared.length - open.length} behind the session`,
    );
  });

  it('is declared by each route of the signed-in scope, or the app does not start', async () => {
    const app = Fastify();
    const handler = async () => 'x';
    await app.register(policyPlugin);
    await app.register(async (signedIn) => {
      openScope(signedIn, 'signedIn');
      expect(() => signedIn.get('/api/new', handler)).toThrow('GET /api/new must declare config.policy.');
      expect(() => signedIn.get('/api/own', { config: { policy: 'person' } }, handler)).not.toThrow();
    });
    expect(app.declaredRoutes.filter(({ method }) => method === 'GET')).toMatchObject([
      { url: '/api/own', policy: 'person' },
    ]);
  });

  it.each(['public', 'internal'] as const)(
    'is decided by the scope %s, which allows no other policy',
    async (scope) => {
      const app = Fastify();
      const handler = async () => 'x';
      await app.register(policyPlugin);
      await app.register(async (scoped) => {
        openScope(scoped, scope);
        expect(() => scoped.get('/api/two', { config: { policy: 'person' } }, handler)).toThrow(
          `GET /api/two has the policy of its scope, ${scope}.`,
        );
        expect(() => scoped.get('/api/new', handler)).not.toThrow();
        expect(() => scoped.get('/page', handler)).toThrow('GET /page must be registered in the scope site.');
      });
      expect(app.declaredRoutes[0]).toMatchObject({ url: '/api/new', policy: scope });
    },
  );

  it('is missing for a route of the API outside the scopes, so that the app does not start', async () => {
    const app = Fastify();
    const handler = async () => 'x';
    const message = 'GET /api/new must be registered in the scope public, signedIn or internal.';
    await app.register(policyPlugin);
    expect(() => app.get('/api/new', handler)).toThrow(message);
    expect(() => app.get('/page', handler)).toThrow('GET /page must be registered in the scope site.');
    await app.register(async (site) => {
      openScope(site, 'site');
      expect(() => site.get('/api/new', handler)).toThrow(message);
      expect(() => site.get('/page', handler)).not.toThrow();
    });
  });

  it('is checked before anything else for a request without a session', async () => {
    for (const { method, url, policy } of test.app.declaredRoutes) {
      if (policy === 'public' || method === 'HEAD') continue;
      const { status, json } = await requestWithoutSession(test, url.replaceAll(/:\w+/g, 'x'), {
        method: method as 'GET',
      });
      expect([status, json.error_code], `${method} ${url}`).toEqual([401, 'AUTHENTICATION_ERROR']);
    }
  });

  // Rule activity.denied.
  it('logs a denied request: user, address and route, and no secret', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const { database, config } = test;
    const env = { ...ENV, filesDir: join(inject('baseDatabase').dataDir, 'files', randomUUID()) };
    const services = { database, pool: database.pool, config, env, realTime: () => new Date() };
    const app = await createApp(services, { logger: { level: 'info', stream } });
    const { tokens } = await signIn(test, 'viewer@kopi.test');
    const viewer = personWith(app, tokens);
    const closed = [
      '/api/brands',
      '/api/balance',
      '/api/customers/cust_1',
      '/api/users/4111%201111%201111%201111/businesses',
    ];
    for (const url of closed) expect((await viewer.request(url)).status, url).toBeGreaterThanOrEqual(400);
    await viewer.request('/api/console');
    const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request denied');
    expect(refused).toMatchObject([
      {
        denied: 'DATA_NOT_FOUND_ERROR',
        method: 'GET',
        route: '/api/brands',
        environment: 'PRODUCTION',
        ip: '127.0.0.1',
      },
      { route: '/api/:resource', params: { resource: 'balance' } },
      {
        denied: 'ERROR_CUSTOMER_DATA_NOT_FOUND',
        route: '/api/:resource/:id',
        params: { resource: 'customers', id: 'cust_1' },
      },
      { route: '/api/users/:user/businesses', params: { user: expect.not.stringContaining('1111 1111') } },
    ]);
    expect(new Set(refused.map(({ user }) => user)).size).toBe(1);
    // Each request has a line of its own, by its route and not by the address that was sent.
    const completed = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed');
    expect(completed.at(-1)).toMatchObject({ method: 'GET', route: '/api/console', status: 200, ip: '127.0.0.1' });
    expect(completed.filter(({ user }) => user === refused[0]?.user)).toHaveLength(closed.length + 1);
    expect(lines.join('')).not.toMatch(/4111(?: |%20)1111/);
    expect(lines.join('')).not.toContain(tokens.access_token);
    await app.close();
  });
});
