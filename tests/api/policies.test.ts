import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyPlugin } from '#server/plugins/policyPlugin.ts';
import { askAsNobody, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('who a route is for', () => {
  it('is declared for every route', () => {
    const routes = test.app.printRoutes({ commonPrefix: false }).match(/\(([A-Z, ]+)\)/g) ?? [];
    const declared = test.app.declaredRoutes.filter(({ method }) => method !== 'HEAD');
    // The images of brands are for everybody, and stand beside the API.
    const beside = 1;
    expect(declared.length).toBeGreaterThan(40);
    expect(
      routes.flatMap((methods) => methods.match(/[A-Z]+/g) ?? []).filter((method) => method !== 'HEAD'),
    ).toHaveLength(declared.length + beside);
    const open = declared.filter(({ policy }) => policy === 'public').map(({ method, url }) => `${method} ${url}`);
    console.log(
      `${declared.length} routes: ${open.length} public, ${declared.length - open.length} behind the session`,
    );
  });

  it('stops an app that has a route without one, or with two', () => {
    const app = Fastify();
    policyPlugin(app);
    const handler = async () => 'x';
    expect(() => app.get('/api/new', handler)).toThrow('GET /api/new must say who it is for');
    expect(() => app.get('/api/two', { config: { public: true, policy: 'person' } }, handler)).toThrow('and not both');
    expect(() => app.get('/api/own', { config: { policy: 'person' } }, handler)).not.toThrow();
    expect(app.declaredRoutes.filter(({ method }) => method === 'GET')).toMatchObject([
      { url: '/api/own', policy: 'person' },
    ]);
  });

  it('is asked before anything else of whoever has no session', async () => {
    for (const { method, url, policy } of test.app.declaredRoutes) {
      if (policy === 'public' || method === 'HEAD') continue;
      const { status, json } = await askAsNobody(test, url.replaceAll(/:\w+/g, 'x'), { method: method as 'GET' });
      expect([status, json.error_code], `${method} ${url}`).toEqual([401, 'AUTHENTICATION_ERROR']);
    }
  });
});
