import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeClientFolder } from '../helpers/clientFolder.ts';
import { PASSWORD, startTestApp, type TestApp } from '../helpers/testApp.ts';

/** Percent-encoding that cannot be decoded. */
const MALFORMED = ['%', '%E0%A4%A', '%zz', '%ff', '%C0%AF', '%ED%A0%80', 'a%b/c', '%%'];

/** What a browser sends when a person opens an address. */
const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let test: TestApp;
let hosts: string[];
beforeAll(async () => {
  const folder = join(inject('baseDatabase').dataDir, randomUUID());
  writeClientFolder(folder);
  test = await startTestApp({ clientDir: folder });
  hosts = [...test.config.current().config.brands.values()].flatMap(({ source }) => source.value.domains);
});
afterAll(() => test.close());

const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  test.app.inject({ url, headers: { accept: NAVIGATION, ...headers } });

// Rule errors.not-a-page.
describe('an address with percent-encoding that cannot be decoded', () => {
  const pages = [
    '/',
    '/transactions-new/',
    '/customers/',
    '/settings/',
    '/register/',
    '/xenplatform/',
    '/apis/',
    '/a/b/',
  ];

  it('is answered with the page of unknown addresses, in the brand of each host', async () => {
    expect(hosts.length).toBeGreaterThan(3);
    for (const host of hosts) {
      const unknown = await open('/no/such/page', { host });
      const title = /<title>(.*?)<\/title>/.exec(unknown.body)?.[1];
      for (const url of pages.flatMap((beginning) => MALFORMED.map((end) => beginning + end))) {
        const { statusCode, headers, body } = await open(url, { host });
        expect([host, url, statusCode, headers['content-type']]).toEqual([host, url, 404, 'text/html; charset=utf-8']);
        expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toBe(title);
        // Pages outside the console, such as /register/…, preload none of it.
        expect(Object.keys({ link: '', ...headers }).sort()).toEqual(Object.keys(unknown.headers).sort());
      }
    }
  });

  it('is answered with that page for a signed-in user, which carries no console', async () => {
    const payload = { email: 'owner@kopi.test', password: PASSWORD };
    const csrf = { 'x-csrf-protection': '1' };
    const signedIn = await test.app.inject({ method: 'POST', url: '/api/sessions', payload, headers: csrf });
    const cookie = `session=${signedIn.cookies.find(({ name }) => name === 'session')?.value}`;
    for (const end of MALFORMED) {
      const { statusCode, body } = await open(`/transactions-new/${end}`, { cookie });
      expect([end, statusCode]).toEqual([end, 404]);
      expect(body).toContain('<script type="application/json" id="console"></script>');
    }
  });

  it('is the page of payers or recipients where it is below their addresses', async () => {
    for (const beginning of ['/pay/', '/claim/', '/receipt/']) {
      for (const end of MALFORMED) {
        const { statusCode, headers } = await open(beginning + end);
        expect([beginning, end, statusCode, headers['content-type']]).toEqual([
          beginning,
          end,
          404,
          'text/html; charset=utf-8',
        ]);
      }
    }
  });

  it('has JSON with a code below /api, however that is written', async () => {
    for (const beginning of ['/api/', '/%61pi/', '/a%70i/transactions/', '/api/customers/', '/api/v1/']) {
      for (const end of MALFORMED) {
        const { statusCode, json } = await open(beginning + end);
        expect([beginning, end, statusCode]).toEqual([beginning, end, 400]);
        expect(json()).toMatchObject({ error_code: 'API_VALIDATION_ERROR', message: 'The URL could not be parsed.' });
      }
    }
  });

  it('is no error in a query: the page is shown, and the API says what is wrong with it', async () => {
    for (const end of MALFORMED) {
      expect([end, (await open(`/transactions-new?filter=${end}`)).statusCode]).toEqual([end, 200]);
      expect([end, (await open(`/customers?${end}=${end}`)).statusCode]).toEqual([end, 200]);
    }
  });
});

describe('the address of a file, a hidden folder or a probe that is not there', () => {
  const urls = ['/invoice.pdf', '/wp-login.php', '/.env', '/.git/config', '/health', '/transactions-new/a.b', '/%/a.b'];

  it('is answered with the page of unknown addresses where a person opens it', async () => {
    for (const url of urls) {
      const { statusCode, headers } = await open(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
    }
  });

  it('is answered with JSON where a program requests it', async () => {
    for (const url of urls) {
      for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'application/json', undefined]) {
        const { statusCode, json } = await test.app.inject({ url, headers: accept === undefined ? {} : { accept } });
        expect([url, accept, statusCode]).toEqual([url, accept, 404]);
        expect(json()).toMatchObject({ error_code: 'DATA_NOT_FOUND_ERROR' });
      }
    }
  });
});
