import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, mailTo, PATIENCE, tokenIn } from '../helpers/mails.ts';
import { nextAddress } from '../helpers/nextAddress.ts';
import {
  PASSWORD,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
} from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** From an address of its own, so that no test waits for what another did. */
function post(url: string, payload: object, options: InjectOptions = {}): Promise<TestResponse> {
  return requestWithoutSession(test, url, { method: 'POST', payload, remoteAddress: nextAddress(), ...options });
}

function tryToSignIn(email: string, password: string, options: InjectOptions = {}): Promise<TestResponse> {
  return post('/api/auth/email', { email, password }, options);
}

async function codesOf(tries: readonly Promise<TestResponse>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { json } of await Promise.all(tries)) {
    const code = json.error_code ?? 'signed in';
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** What the activity log says was done by a person, newest first. */
async function actionsOf(email: string): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ action: string }>(
    'select action from activity_logs where actor_email = $1 order by created desc, id desc limit 6',
    [email],
  );
  return rows.map(({ action }) => action);
}

describe('guessing a password', () => {
  // Rule sign-in.ten-tries, sign-in.unlock-link, activity.sign-ins.
  it('is limited to ten attempts, also at once, and a mailed link unlocks', async () => {
    const email = 'approver@kopi.test';
    const guesses = Array.from({ length: 40 }, (_, index) => tryToSignIn(email, `guess ${index}`));
    expect(await codesOf(guesses)).toEqual({ INVALID_CREDENTIALS_ERROR: 9, USER_LOCKED_ERROR: 31 });
    expect((await tryToSignIn(email, PASSWORD)).json.error_code).toBe('USER_LOCKED_ERROR');
    const mail = await mailTo(test, email, /locked|dikunci/);
    expect((await mailsTo(test, email)).length).toBe(1);
    await expect.poll(() => actionsOf(email), PATIENCE).toContain('ACCOUNT_LOCKED');

    const token = tokenIn(mail, 'unlock_user');
    expect((await post('/api/users/unlock', { token })).json).toEqual({ email });
    expect((await post('/api/users/unlock', { token })).json.error_code).toBe('LINK_NOT_VALID_ERROR');
    expect((await tryToSignIn(email, PASSWORD)).status).toBe(200);
    expect(await actionsOf(email)).toContain('ACCOUNT_UNLOCKED');
  });

  it('is counted from zero after a right password, also where that is the last allowed', async () => {
    const email = 'operator@kopi.test';
    for (let round = 0; round < 2; round += 1) {
      const wrong = Array.from({ length: 9 }, () => tryToSignIn(email, 'wrong'));
      expect(await codesOf(wrong)).toEqual({ INVALID_CREDENTIALS_ERROR: 9 });
      expect((await tryToSignIn(email, PASSWORD)).status).toBe(200);
    }
  });

  // Rule sign-in.unknown-email-locks.
  it('locks an unknown e-mail in the same way, and sends no mail', async () => {
    const guesses = Array.from({ length: 12 }, () => tryToSignIn('unknown@kopi.test', 'wrong'));
    expect(await codesOf(guesses)).toEqual({ INVALID_CREDENTIALS_ERROR: 9, USER_LOCKED_ERROR: 3 });
    expect(await mailsTo(test, 'unknown@kopi.test')).toEqual([]);
  });

  // Rule sign-in.ten-tries.
  it('ends after five minutes where the link is not used, and takes twice as long each time', async () => {
    const email = 'unknown@kopi.test';
    const { lock_seconds: first, longest_lock_seconds: longest } = test.config.current().limits.sign_in;
    let at = 0;
    for (const seconds of [first, first * 2, first * 4]) {
      test.travel(at + seconds - 5);
      expect((await tryToSignIn(email, 'wrong')).json.error_code).toBe('USER_LOCKED_ERROR');
      at += seconds + 5;
      test.travel(at);
      const wrong = Array.from({ length: 10 }, () => tryToSignIn(email, 'wrong'));
      expect(await codesOf(wrong)).toEqual({ INVALID_CREDENTIALS_ERROR: 9, USER_LOCKED_ERROR: 1 });
    }
    await test.database.pool.query("update sign_in_tries set locks = 90 where key = 'email:unknown@kopi.test others'");
    test.travel(at + longest - 5);
    expect((await tryToSignIn(email, 'wrong')).json.error_code).toBe('USER_LOCKED_ERROR');
    test.travel(at + longest + 5);
    expect((await tryToSignIn(email, 'wrong')).json.error_code).toBe('INVALID_CREDENTIALS_ERROR');
    test.travel(0);
  });

  // Rule sign-in.sources.
  it('from another place locks no browser and no network that the user has signed in with', async () => {
    const email = 'developer@kopi.test';
    const at = (remoteAddress: string, cookie = '') => ({ remoteAddress, headers: { cookie } });
    const home = '2001:db8:7::1';
    const signedIn = await tryToSignIn(email, PASSWORD, at(home));
    const device = [signedIn.headers['set-cookie'] ?? []]
      .flat()
      .join()
      .match(/device=[^;]+/)?.[0];
    for (let round = 0; round < 12; round += 1) await tryToSignIn(email, 'wrong', at(`203.0.113.${round}`));
    expect((await tryToSignIn(email, PASSWORD, at('198.51.100.1'))).json.error_code).toBe('USER_LOCKED_ERROR');
    expect((await tryToSignIn(email, PASSWORD, at('2001:db8:7::99'))).status).toBe(200);
    expect((await tryToSignIn(email, PASSWORD, at('198.51.100.1', device))).status).toBe(200);

    const wrong = Array.from({ length: 11 }, () => tryToSignIn(email, 'wrong', at('198.51.100.2', device)));
    expect(await codesOf(wrong)).toMatchObject({ USER_LOCKED_ERROR: 2 });
    expect((await tryToSignIn(email, PASSWORD, at(home))).status).toBe(200);

    const token = tokenIn(await mailTo(test, email, /locked|dikunci/), 'unlock_user');
    const unlocked = await post('/api/users/unlock', { token }, { remoteAddress: '198.51.100.9' });
    expect(unlocked.headers['set-cookie']).toMatch(/device=/);
    for (let round = 0; round < 12; round += 1) await tryToSignIn(email, 'wrong', at(`203.0.113.${round}`));
    const known = /device=[^;]+/.exec(String(unlocked.headers['set-cookie']))?.[0];
    expect((await tryToSignIn(email, PASSWORD, at('198.51.100.9', known))).status).toBe(200);
  });

  // Rule sign-in.address-bucket.
  it('is limited by address, for any users', async () => {
    const { address_tries: most } = test.config.current().limits.sign_in;
    const key = 'address:10.9.9.9';
    await test.database.pool.query(
      `insert into sign_in_tries (key, wrong, last) values ($1, $2, now()) on conflict (key) do update set wrong = $2`,
      [key, most - 1],
    );
    const remoteAddress = '10.9.9.9';
    const first = await tryToSignIn('somebody@kopi.test', 'wrong', { remoteAddress });
    const next = await tryToSignIn('owner@kopi.test', PASSWORD, { remoteAddress });
    expect([first.status, next.status, next.json.error_code]).toEqual([401, 429, 'TOO_MANY_REQUESTS']);
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);
    test.travel(Number(next.headers['retry-after']) + 1);
    expect((await tryToSignIn('owner@kopi.test', PASSWORD, { remoteAddress })).status).toBe(200);
    test.travel(0);
  });
});

describe('the response', () => {
  function bare({ status, json }: TestResponse): string {
    return JSON.stringify([status, { ...json, request_id: '' }]);
  }

  it.each([
    ['/api/auth/email', { password: 'wrong' }],
    ['/api/sessions', { password: 'wrong' }],
    ['/api/users/forgot_password', {}],
    ['/api/users/resend_email_verification', {}],
  ])('by %s is the same for an unknown e-mail', async (url, body) => {
    const known = await post(url, { ...body, email: 'withdrawer@kopi.test' });
    const unknown = await post(url, { ...body, email: 'unknown@kopi.test' });
    expect(bare(unknown)).toBe(bare(known));
  });

  // A difference that gives an account away is there every time; one of a busy machine is not.
  it('takes the same time for an unknown e-mail', { retry: 2 }, async () => {
    const time = async (url: string, body: object): Promise<number> => {
      // Deferred tasks of the test before have ended by then.
      await new Promise((resolve) => setTimeout(resolve, 40));
      const began = performance.now();
      await post(url, body);
      return performance.now() - began;
    };
    const median = (times: number[]) => times.sort((left, right) => left - right)[7] ?? 0;
    for (const [url, body] of [
      ['/api/auth/email', { password: 'wrong' }],
      ['/api/users/forgot_password', {}],
    ] as const) {
      const known = { times: [] as number[], emails: ['owner@kopi.test', 'owner@manila.test', 'owner@warung.test'] };
      const unknown = { times: [] as number[], emails: ['unknown@a.test', 'unknown@b.test', 'unknown@c.test'] };
      for (let turn = 0; turn < 15; turn += 1) {
        await test.database.pool.query('delete from sign_in_tries');
        // Side by side, so that a machine that grows busy makes both slower, and neither always after the other.
        for (const { times, emails } of turn % 2 === 0 ? [known, unknown] : [unknown, known]) {
          times.push(await time(url, { ...body, email: emails[turn % 3] }));
        }
      }
      const [one, other] = [median(known.times), median(unknown.times)];
      console.info(`median of 15 by ${url}: ${one.toFixed(1)} ms known, ${other.toFixed(1)} ms unknown`);
      const isAlike = Math.abs(one - other) < 2 || Math.max(one, other) < 1.5 * Math.min(one, other);
      expect(isAlike, `${url} takes ${one.toFixed(1)} ms known, ${other.toFixed(1)} ms unknown`).toBe(true);
    }
  });
});

describe('a forgotten password', () => {
  const email = 'editor@kopi.test';

  async function askForLink(): Promise<string> {
    expect((await post('/api/users/forgot_password', { email: ` ${email.toUpperCase()} ` })).status).toBe(200);
    return tokenIn(await mailTo(test, email, /Reset|Atur ulang/), 'change_password');
  }

  // Rule passwords.forgotten, passwords.change-ends-sessions.
  it('is replaced by the newest link, once; all sessions of the user end, and a mail reports it', async () => {
    const before = await signIn(test, email);
    const first = await askForLink();
    await post('/api/users/forgot_password', { email });
    await expect.poll(async () => (await mailsTo(test, email)).length, PATIENCE).toBe(2);
    const second = await askForLinkOf();
    expect((await post('/api/users/change_password_link', { token: first })).json.error_code).toBe(
      'LINK_NOT_VALID_ERROR',
    );
    expect((await post('/api/users/change_password_link', { token: second })).json).toEqual({ email });

    const weak = await post('/api/users/change_password', { token: second, new_password: 'iloveyou1' });
    expect([weak.status, weak.json.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'new_password', code: 'password_common' })],
    ]);
    const new_password = 'kopi tubruk setiap pagi';
    const changes = Array.from({ length: 5 }, () =>
      post('/api/users/change_password', { token: second, new_password }),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await before.request('/api/console')).json.error_code).toBe('INVALIDATED_TOKEN');
    expect((await tryToSignIn(email, PASSWORD)).status).toBe(401);
    expect((await tryToSignIn(email, new_password)).status).toBe(200);
    await mailTo(test, email, /changed|diubah/);
    expect(await actionsOf(email)).toEqual(expect.arrayContaining(['PASSWORD_CHANGED', 'PASSWORD_RESET_ASKED']));
  });

  async function askForLinkOf(): Promise<string> {
    return tokenIn(await mailTo(test, email, /Reset|Atur ulang/), 'change_password');
  }

  // Rule passwords.last-five.
  it('cannot be set again, nor any of the last five', async () => {
    await test.database.pool.query('delete from sign_in_tries');
    const token = await askForLink();
    await expect.poll(async () => (await mailsTo(test, email)).length, PATIENCE).toBe(4);
    const newest = await askForLinkOf();
    for (const new_password of ['kopi tubruk setiap pagi', PASSWORD]) {
      const { json } = await post('/api/users/change_password', { token: newest, new_password });
      expect([json.error_code, json.errors?.[0]?.code]).toEqual([
        'PASSWORD_ALREADY_BEEN_USED_ERROR',
        'password_reused',
      ]);
    }
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  // Rule passwords.forgotten.
  it('cannot be reset by an expired link', async () => {
    const token = await askForLinkOf();
    test.travel(test.config.current().limits.mailed_links.password_seconds + 1);
    expect((await post('/api/users/change_password_link', { token })).status).toBe(404);
    test.travel(0);
  });

  // Rule passwords.mail-limits.
  it('sends a limited number of mails, known or not', async () => {
    for (const to of ['owner@mitra.test', 'unknown@mitra.test']) {
      const answers = [];
      for (let turn = 0; turn < 6; turn += 1) answers.push(await post('/api/users/forgot_password', { email: to }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
      expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('unlocks a user who had tried too often', async () => {
    const locked = 'admin@kopi.test';
    await Promise.all(Array.from({ length: 10 }, () => tryToSignIn(locked, 'wrong')));
    await post('/api/users/forgot_password', { email: locked });
    const token = tokenIn(await mailTo(test, locked, /Reset|Atur ulang/), 'change_password');
    const new_password = 'Gunung Merbabu 3142';
    expect((await post('/api/users/change_password', { token, new_password })).status).toBe(200);
    expect((await tryToSignIn(locked, new_password)).status).toBe(200);
  });
});

describe('one’s own password', () => {
  const email = 'developer@kopi.test';

  // Rule passwords.own-change.
  it('is changed with the current one; other sessions end, this one continues', async () => {
    const here = await signIn(test, email);
    const elsewhere = await signIn(test, email);
    const change = (payload: object) => here.request('/api/user/password', { method: 'PUT', payload });
    const wrong = await change({ current_password: 'wrong', new_password: 'Rawa Pening 77' });
    expect(wrong.json.errors).toEqual([expect.objectContaining({ field: 'current_password', code: 'password_wrong' })]);
    const own = await change({ current_password: PASSWORD, new_password: `x${email}` });
    expect(own.json.errors[0].code).toBe('password_email');
    expect((await change({ current_password: PASSWORD, new_password: 'Rawa Pening 77' })).status).toBe(200);
    expect((await here.request('/api/console')).status).toBe(200);
    expect((await elsewhere.request('/api/console')).status).toBe(401);
  });

  // Rule passwords.own-change.
  it('cannot be guessed within a session: the tenth wrong one ends all sessions and locks', async () => {
    const here = await signIn(test, 'viewer@kopi.test');
    const tries = Array.from({ length: 15 }, () =>
      here.request('/api/user/password', {
        method: 'PUT',
        payload: { current_password: 'wrong', new_password: 'Rawa Pening 77' },
      }),
    );
    const answers = await codesOf(tries);
    expect(answers.API_VALIDATION_ERROR).toBe(9);
    expect((await here.request('/api/console')).status).toBe(401);
    expect((await tryToSignIn('viewer@kopi.test', PASSWORD)).json.error_code).toBe('USER_LOCKED_ERROR');
  });
});

describe('a password that has expired', () => {
  // Rule passwords.expiry.
  it('allows only its change, where the deployment lets passwords expire', async () => {
    const limits = test.config.current().limits as { password: { days?: number } };
    const email = 'owner@toko.test';
    expect((await tryToSignIn(email, PASSWORD)).status).toBe(200);
    limits.password.days = 90;
    const expired = await tryToSignIn(email, PASSWORD);
    expect([expired.status, expired.json.error_code]).toEqual([403, 'PASSWORD_EXPIRED_ERROR']);
    expect(expired.json.access_token).toBeUndefined();
    const { token } = expired.json;
    expect((await tryToSignIn(email, 'wrong')).json.error_code).toBe('INVALID_CREDENTIALS_ERROR');
    const new_password = 'Warung di tepi jalan';
    expect((await post('/api/users/change_password', { token, new_password })).status).toBe(200);
    expect((await tryToSignIn(email, new_password)).status).toBe(200);
    delete limits.password.days;
  });
});

describe('a link that signs in', () => {
  const email = 'owner@warung.test';

  async function mailLink(body: object) {
    const staff = await signIn(test, 'staff@beranda.test');
    return staff.request('/api/internal/sign-in-links', { method: 'POST', payload: { email, ...body } });
  }

  async function tokenFrom(): Promise<string> {
    const { text } = await mailTo(test, email, /link|Tautan/i);
    return /one_time_token=([\w-]{43})&source=HELP_CENTER/.exec(text)?.[1] ?? '';
  }

  // Rule sign-in.one-time-token-by-staff.
  it('is mailed by internal staff alone, who never see its token', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    const payload = { email, source: 'HELP_CENTER' };
    expect((await owner.request('/api/internal/sign-in-links', { method: 'POST', payload })).status).toBe(404);
    expect((await mailLink({ source: 'ANYWHERE' })).status).toBe(400);
    const sent = await mailLink({ source: 'HELP_CENTER', page: '/settings' });
    expect(sent.json).toEqual({ resend_seconds: 60 });
    expect((await mailTo(test, email, /link|Tautan/i)).text).toContain('/settings?one_time_token=');
    expect(await actionsOf('staff@beranda.test')).toContain('SIGN_IN_LINK_SENT');
  });

  // Rule sign-in.one-time-token, routes.one-time-token.
  it('opens one session, from its source, within minutes', async () => {
    const token = await tokenFrom();
    const verify = (body: object) =>
      post('/api/auth/verify-one-time-token', body, { headers: { 'x-new-authentication': 'true' } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => verify({ token, source: 'HELP_CENTER', page: '/settings' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 200)?.json.access_token).toMatch(/^[\w-]{43}$/);

    await mailLink({ source: 'HELP_CENTER' });
    await expect.poll(tokenFrom, PATIENCE).not.toBe(token);
    const next = await tokenFrom();
    expect((await verify({ token: next, source: 'PARTNER_PORTAL' })).status).toBe(404);
    expect((await verify({ token: next, source: 'HELP_CENTER' })).status).toBe(404);
  });
});
