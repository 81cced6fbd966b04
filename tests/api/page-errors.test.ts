import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

const PERSON = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'id' };

/** Pages outside the console, each with a token that is well-formed. */
const PAGES = ['/pay/', '/claim/', '/receipt/'].map((path) => `${path}${'a'.repeat(43)}`);

let test: TestApp;
afterEach(() => test.close());

describe('a page that cannot be made', () => {
  // Rule errors.pages.
  it('says so, with a reference, and programs get JSON', async () => {
    test = await startTestApp({ doesBackgroundWork: false });
    await test.app.ready();
    await test.database.pool.query('alter schema public rename to elsewhere');
    for (const url of PAGES) {
      const page = await test.app.inject({ url, headers: PERSON });
      expect(page.statusCode, url).toBe(500);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain('Terjadi kesalahan di sistem kami.');
      expect(page.body).toContain('Nomor referensi untuk tim dukungan: ');
      expect(page.body).toContain('<a href="">Coba lagi</a>');
      expect(page.body).not.toContain('http-equiv="refresh"');
      const program = await test.app.inject({ url });
      expect([program.statusCode, program.json().error_code]).toEqual([500, 'SERVER_ERROR']);
    }
  });

  it('says so beyond the limit of requests, and is loaded again after the wait', async () => {
    test = await startTestApp({ doesBackgroundWork: false, requestLimits: { address_per_minute: 1 } });
    const [url = ''] = PAGES;
    await test.app.inject({ url, headers: PERSON });
    const english = { ...PERSON, 'accept-language': 'en' };
    const page = await test.app.inject({ url, headers: english });
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    const wait = Number(page.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(page.body).toContain(`<meta http-equiv="refresh" content="${Math.max(wait, 5)}">`);
    expect(page.body).toContain('Too many attempts.');
    expect(page.body).not.toContain('reference');
    const [, logo = ''] = /<img src="([^"]+)"/.exec(page.body) ?? [];
    expect((await test.app.inject({ url: logo })).statusCode, logo).toBe(200);
    const sent = await test.app.inject({
      method: 'POST',
      url,
      headers: { ...english, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'method=QRIS',
    });
    expect(sent.statusCode).toBe(429);
    expect(sent.body).not.toContain('http-equiv="refresh"');
    const program = await test.app.inject({ url });
    expect([program.statusCode, program.json().error_code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});
