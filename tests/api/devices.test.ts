import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBody } from '#server/core/outbox/messageBody.ts';
import { PASSWORD, requestWithoutSession, startTestApp, type TestApp, type TestResponse } from '../helpers/testApp.ts';

const EMAIL = 'approver@kopi.test';

let test: TestApp;
beforeAll(async () => {
  // The demo's users are not notified.
  test = await startTestApp({ env: { demo: false } });
});
afterAll(() => test.close());

function signIn(cookie?: string): Promise<TestResponse> {
  return requestWithoutSession(test, '/api/auth/email', {
    method: 'POST',
    payload: { email: EMAIL, password: PASSWORD },
    headers: {
      'x-new-authentication': 'true',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 https://evil.example',
      ...(cookie !== undefined && { cookie }),
    },
  });
}

/** What the browser keeps of an answer. */
function deviceOf({ headers }: TestResponse): { pair: string; flags: string } {
  const all = [headers['set-cookie'] ?? []].flat();
  const [pair = '', ...flags] = (all.find((text) => text.startsWith('device=')) ?? '').split('; ');
  return { pair, flags: flags.join('; ') };
}

async function mails(): Promise<string[]> {
  const { rows } = await test.database.pool.query('select text from outbox_messages where "to" = $1 order by created', [
    EMAIL,
  ]);
  return rows.map(({ text }) => openBody(text).text);
}

describe('a browser', () => {
  // Rule sign-in.device-cookie.
  it('is recognised by an HttpOnly cookie of one year, and by nothing else', async () => {
    const first = await signIn();
    expect(first.status).toBe(200);
    const { pair, flags } = deviceOf(first);
    expect(pair).toMatch(/^device=[\w-]{43}$/);
    expect(flags).toMatch(/Max-Age=31536000.*HttpOnly.*SameSite=Strict/);
    expect(await mails()).toEqual([]);
    expect(deviceOf(await signIn(pair)).pair).toBe(pair);
    expect(await mails()).toEqual([]);
    const { rows } = await test.database.pool.query(`select device_hash::text from known_devices`);
    expect(rows[0].device_hash).not.toContain(pair.slice('device='.length));
  });

  it('is not recognised by a planted cookie, and stays recognised for its other users', async () => {
    const planted = `device=${'A'.repeat(43)}`;
    const before = await mails();
    const first = deviceOf(await signIn(planted));
    expect(first.pair).not.toBe(planted);
    const other = await requestWithoutSession(test, '/api/auth/email', {
      method: 'POST',
      payload: { email: 'editor@kopi.test', password: PASSWORD },
      headers: { cookie: first.pair },
    });
    expect(deviceOf(other).pair).not.toBe(first.pair);
    expect(deviceOf(await signIn(deviceOf(other).pair)).pair).toBe(deviceOf(other).pair);
    await test.database.pool.query('delete from outbox_messages');
    expect(deviceOf(await signIn(first.pair)).pair).not.toBe(first.pair);
    expect(before).toHaveLength(0);
    await test.database.pool.query('delete from outbox_messages');
  });

  // Rule sign-in.new-device-mail.
  it('that is new is reported by mail, without a link from the request', async () => {
    const { pair } = deviceOf(await signIn());
    const [mail = ''] = await mails();
    expect(mail).toContain('dari browser baru');
    expect(mail).toContain('Chrome, Linux\n');
    expect(mail).not.toContain('evil');
    expect(mail).not.toContain('Mozilla');
    await signIn(pair);
    expect(await mails()).toHaveLength(1);
  });

  // Rule sign-in.new-device-mail.
  it('must be verified first where the deployment requires it, in the same browser and once', async () => {
    const { config } = test;
    const limits = config.current().limits;
    const strict = { ...limits, sign_in: { ...limits.sign_in, new_device: 'verify' as const } };
    const current = config.current.bind(config);
    config.current = () => ({ ...current(), limits: strict });

    const refused = await signIn();
    expect([refused.status, refused.json.error_code]).toEqual([403, 'DEVICE_NOT_VERIFIED_ERROR']);
    const again = await signIn(deviceOf(refused).pair);
    expect(again.json.error_code).toBe('DEVICE_NOT_VERIFIED_ERROR');
    // What a browser shows before it is known is not kept: it may be of another's making.
    const { pair } = deviceOf(again);
    expect(pair).not.toBe(deviceOf(refused).pair);
    const token = /device_verification\/([\w-]{43})\/cookie/.exec((await mails()).at(-1) ?? '')?.[1] ?? '';
    const verify = (cookie?: string) =>
      requestWithoutSession(test, '/api/users/device_verification', {
        method: 'POST',
        payload: { token },
        headers: cookie === undefined ? {} : { cookie },
      });
    expect((await verify()).json.error_code).toBe('DEVICE_NOT_VERIFIED_ERROR');
    expect((await verify(`device=${'A'.repeat(43)}`)).json.error_code).toBe('DEVICE_NOT_VERIFIED_ERROR');
    expect((await verify(pair)).status).toBe(200);
    expect((await verify(pair)).json.error_code).toBe('LINK_NOT_VALID_ERROR');
    expect((await signIn(pair)).status).toBe(200);
    config.current = current;
  });
});
