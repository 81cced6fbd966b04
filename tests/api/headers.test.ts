import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkSvg } from '#compiler/brand/checkSvg.ts';
import { detailPath } from '#compiler/resolve/resources/resolveDetail.ts';
import { createApp } from '#server/app.ts';
import { brandIcon, brandImage } from '#server/core/config/brandImages.ts';
import { writeClientFolder } from '../helpers/clientFolder.ts';
import { personWith, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';
import { PNG } from '../helpers/uploadFile.ts';

/** Routes that carry a token in their address. */
const TOKEN_LINKS = [
  '/change_password/abc',
  '/invitation/abc',
  '/unlock_user/abc',
  '/confirm_email/abc',
  '/device_verification/a/b',
];

let test: TestApp;
/** The app as it runs in production, with the pages. */
let app: FastifyInstance;
let bearer: Record<string, string>;
let answers: [what: string, answer: LightMyRequestResponse][];

beforeAll(async () => {
  test = await startTestApp();
  const folder = join(inject('baseDatabase').dataDir, randomUUID());
  writeClientFolder(folder);
  const { database, config } = test;
  const env = {
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    filesDir: join(folder, 'files'),
    databaseUrl: undefined,
    demo: true,
    production: true,
    authentication: 'cookie' as const,
  };
  app = await createApp(
    { database, pool: database.pool, config, env, realTime: () => new Date() },
    { clientDir: folder },
  );
  const { tokens } = await signIn(test, 'owner@kopi.test');
  bearer = { authorization: `Bearer ${tokens.access_token}`, 'x-new-authentication': 'true' };
  answers = await everyKind(personWith(app, tokens).tokens.access_token);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** One answer of every kind that the server gives. */
async function everyKind(token: string): Promise<typeof answers> {
  const get = (url: string, headers: Record<string, string> = bearer) => app.inject({ url, headers });
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const upload = await app.inject({
    method: 'POST',
    url: '/api/files?accept=document',
    headers: { ...bearer, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), PNG, Buffer.from('\r\n--edge--\r\n')]),
  });
  const brand = test.config.brand('main').brand.logo;
  const urls: Record<string, Promise<LightMyRequestResponse>> = {
    page: get('/login', {}),
    'page of nothing': get('/no/such/page', {}),
    asset: get('/assets/browser.js', {}),
    'missing asset': get('/assets/none.js', {}),
    image: get(brand, {}),
    'guessed icon': get('/favicon.ico', {}),
    manifest: get('/manifest.webmanifest', {}),
    boot: get('/api/boot', {}),
    health: get('/api/health', {}),
    documentation: get('/api/docs', {}),
    console: get('/api/console'),
    list: get('/api/transactions'),
    export: get('/api/transactions/export?format=csv'),
    file: get(`/api/files/${upload.json().id}`),
    upload: Promise.resolve(upload),
    'not found': get('/api/none'),
    unauthenticated: get('/api/console', {}),
    'refused filter': get('/api/transactions?filter=%7B'),
    'unreadable address': get('/api/%zz'),
    'method that is not there': app.inject({ method: 'PUT', url: '/api/console', headers: bearer }),
    'too large': app.inject({
      method: 'POST',
      url: '/api/views',
      headers: { ...bearer, 'content-type': 'application/json' },
      payload: `"${'x'.repeat(300_000)}"`,
    }),
    'sign-in': app.inject({
      method: 'POST',
      url: '/api/sessions',
      headers: { 'x-csrf-protection': '1' },
      payload: { email: 'viewer@kopi.test', password: 'Beranda2026' },
    }),
    'wrong token': get('/api/console', { authorization: `Bearer ${token.slice(1)}x` }),
  };
  for (const link of TOKEN_LINKS) urls[link] = get(link, {});
  const found: typeof answers = [];
  for (const [what, answer] of Object.entries(urls)) found.push([what, await answer]);
  return found;
}

function directives(policy: unknown): Map<string, string[]> {
  const parts = String(policy ?? '').split(';');
  return new Map(parts.map((part) => part.trim().split(/\s+/)).map(([name = '', ...values]) => [name, values]));
}

describe('the page', () => {
  it('preloads the console, except on pages without a session', async () => {
    const links = async (url: string) => (await app.inject({ url })).headers.link;
    expect(await links('/transactions-new?page=2')).toBe(
      '</assets/open.js>; rel=modulepreload, </assets/first.js>; rel=modulepreload',
    );
    expect(await links('/login?next=%2F')).toBeUndefined();
    expect(await links('/forgot_password')).toBeUndefined();
  });
});

describe('a brand on its own host', () => {
  const packs = () => [...test.config.current().config.brands].map(([id, { source }]) => ({ id, ...source.value }));

  // Rule brands.icon.
  it('has its icon, also at /favicon.ico', async () => {
    for (const { id, domains } of packs()) {
      const [host = 'localhost'] = domains;
      const page = await app.inject({ url: '/login', headers: { host } });
      const icon = /<link rel="icon" [^>]*href="([^"]+)"/.exec(page.body)?.[1] ?? '';
      expect(icon).toMatch(new RegExp(`^/brands/${id}/`));
      const image = await app.inject({ url: icon, headers: { host } });
      const guessed = await app.inject({ url: '/favicon.ico', headers: { host } });
      for (const answer of [image, guessed]) {
        expect([host, answer.statusCode, answer.headers['content-type']]).toEqual([host, 200, 'image/svg+xml']);
        expect(answer.body).toContain('viewBox="0 0 28 28"');
      }
      expect(guessed.body).toBe(image.body);
    }
  });

  it('sends its colours and its name', async () => {
    for (const { id, name, domains } of packs()) {
      const [host = 'localhost'] = domains;
      const { theme, icon } = test.config.brand(id).brand;
      const { body } = await app.inject({ url: '/login', headers: { host } });
      const colour = (scheme: string) =>
        new RegExp(`media="\\(prefers-color-scheme: ${scheme}\\)" content="([^"]+)"`).exec(body)?.[1];
      expect([colour('light'), colour('dark')]).toEqual([theme.light.background, theme.dark.background]);
      expect(body).not.toMatch(/\{\{|\}\}(?![,}\]])/);
      const manifest = await app.inject({ url: '/manifest.webmanifest', headers: { host } });
      expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
      expect(manifest.json()).toMatchObject({ name, short_name: name, theme_color: theme.light.background });
      expect(manifest.json().icons).toEqual([{ src: icon, type: 'image/svg+xml', sizes: 'any' }]);
      const documentation = await app.inject({ url: '/api/docs', headers: { host } });
      expect(documentation.json().info.title).toBe(`${name} API`);
    }
  });

  // Rule brands.icon.
  it('without an icon shows its initial on its accent colour', () => {
    const pack = test.config.current().config.brands.get('main');
    if (pack === undefined) throw new Error('There is no main brand.');
    const value = { ...pack.source.value, name: '<ñandu> & co', theme: { accent: '#ffe08a' } };
    delete value.icon;
    const plain = { ...pack, source: { ...pack.source, value } };
    expect(brandIcon(plain)).toBe('_icon.svg');
    const drawn = brandImage(plain, '_icon.svg') ?? '';
    expect(checkSvg('_icon.svg', drawn)).toEqual([]);
    expect(drawn).toContain('fill="#16213a">&lt;</text>');
    expect(brandImage(pack, '_icon.svg')).toBeUndefined();
  });
});

describe('every kind of response', () => {
  it('is checked: success and error responses of each status', () => {
    const statuses = new Set(answers.map(([, { statusCode }]) => statusCode));
    for (const status of [200, 201, 400, 401, 404, 413]) expect([...statuses]).toContain(status);
    expect(answers.length).toBeGreaterThan(20);
  });

  it('forbids frames, type sniffing and referrers', () => {
    for (const [what, { headers }] of answers) {
      expect(headers, what).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      // A browser learns it from any other answer.
      if (what !== 'unreadable address') {
        expect(headers['strict-transport-security'], what).toMatch(/max-age=\d{8}.*includeSubDomains/);
      }
      expect(headers, what).not.toHaveProperty('x-powered-by');
      expect(headers, what).not.toHaveProperty('server');
      expect(headers, what).not.toHaveProperty('access-control-allow-origin');
    }
  });

  // Rule security.headers.
  it('has a strict Content-Security-Policy: nothing inline, nothing from other origins, no eval', () => {
    const chats = ['https://chat.beranda.example', 'https://chat.sebaran.example'];
    for (const [what, { headers }] of answers) {
      const policy = directives(headers['content-security-policy']);
      expect(policy.get('default-src'), what).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors'), what).toEqual(["'none'"]);
      expect([undefined, "'self'"], what).toContain(policy.get('script-src')?.join(' '));
      expect(String(headers['content-security-policy']), what).not.toMatch(/unsafe-eval|http:|\*/);
      // A page may frame the support chats that brands name, and has nothing else from outside.
      const { 'frame-src': framed = [], ...others } = Object.fromEntries(policy);
      const frames = framed.filter((source) => source !== 'blob:');
      // Of a directive that is there twice a browser reads the first.
      expect(String(headers['content-security-policy']).match(/frame-src/g)?.length ?? 0, what).toBeLessThan(2);
      expect([...frames, ...chats].sort(), what).toEqual(frames.length > 0 ? [...chats, ...chats].sort() : chats);
      expect(JSON.stringify(others), what).not.toMatch(/https:/);
    }
  });

  // Rule errors.not-a-page.
  it('is 404 at an address that no screen has, and 200 at every other', async () => {
    const status = async (url: string) => (await app.inject(url)).statusCode;
    const { resources, pages, redirects } = test.config.current().config;
    const routes = [
      ...[...resources.values()].flatMap(({ value }) => [
        value.path,
        detailPath(value),
        ...(value.actions ?? []).map(({ path }) => path),
      ]),
      ...[...pages.values()].map(({ value }) => value.path),
      ...redirects.value.redirects.map(({ from }) => from),
    ].filter((path) => path !== undefined);
    expect(routes.length).toBeGreaterThan(150);
    const shown = routes.map((route) => route.replaceAll(/\{\w+\*\}/g, 'a/b').replaceAll(/\{\w+\}/g, 'txn_1'));
    const outside = ['/', '/login', '/register/1', '/invitation/abc', '/oauth/authorize', '/404', '/docs'];
    for (const url of [...shown, ...outside, '/Home', '/home/', '/%68ome'])
      expect([url, await status(url)]).toEqual([url, 200]);
    const none = [
      '/no/such/page',
      '/health/live',
      '/actuator/health',
      '/api-health',
      '/home/live',
      '/customers/a/b',
      '/apis',
    ];
    for (const url of none) expect([url, await status(url)]).toEqual([url, 404]);
  });

  it('has no inline script, and a new nonce each time', async () => {
    const pages = await Promise.all([app.inject('/login'), app.inject('/login')]);
    for (const { body } of pages) {
      for (const [, attributes = ''] of body.matchAll(/<script([^>]*)>/g))
        expect(attributes).toMatch(/type="application\/json"| src="/);
      expect(body).not.toMatch(/ on\w+=|javascript:/i);
    }
    const [one, other] = pages.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(one).toMatch(/^[\w+/=]{20,}$/);
    expect(one).not.toBe(other);
  });

  it('is not cached, except files that are the same for every user', () => {
    const shared = new Set(['asset', 'image']);
    // Known outside the pages, and the same for everybody of a host.
    const daily = new Set(['guessed icon', 'manifest']);
    for (const [what, { headers }] of answers) {
      if (daily.has(what)) expect(headers['cache-control'], what).toBe('public, max-age=86400');
      else if (shared.has(what)) expect(headers['cache-control'], what).toMatch(/^public, max-age=\d+, immutable$/);
      else expect(headers['cache-control'], what).toMatch(/^(no-store|private, no-store|private, no-cache)$/);
    }
  });

  // Rule security.cookies.
  it('sets host-only Secure cookies, and HttpOnly for secrets', () => {
    const cookies = answers.flatMap(([, { headers }]) => [headers['set-cookie'] ?? []].flat());
    expect(cookies.map((cookie) => cookie.split('=')[0])).toContain('__Host-session');
    expect(cookies.some((cookie) => cookie.startsWith('environment='))).toBe(true);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure(;|$)/);
      expect(cookie).toMatch(/; SameSite=Strict(;|$)/);
      expect(cookie).not.toMatch(/; Domain=/i);
      if (!cookie.startsWith('environment=')) expect(cookie).toMatch(/; HttpOnly(;|$)/);
    }
  });
});
