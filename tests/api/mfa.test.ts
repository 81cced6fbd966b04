import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_AUTHENTICATOR_SECRET, DEMO_BACKUP_CODES } from '#server/demo/seedSecondProof.ts';
import { authenticatorCode } from '#server/mfa/authenticatorCode.ts';
import { askAsNobody, PASSWORD, personWith, startTestApp, type TestApp } from '../helpers/testApp.ts';

const EMAIL = 'mfa@kopi.test';

let test: TestApp;
let seconds = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let addresses = 0;

/** Every request comes from another address: what bounds it is the person's, not the address's. */
function post(url: string, payload: object, headers: Record<string, string> = { 'x-new-authentication': 'true' }) {
  const remoteAddress = `10.0.${addresses >> 8}.${addresses++ & 255}`;
  return askAsNobody(test, url, { method: 'POST', payload, headers, remoteAddress });
}

async function challenge(): Promise<string> {
  const { status, json } = await post('/api/auth/email', { email: EMAIL, password: PASSWORD });
  expect([status, Object.keys(json)]).toEqual([200, ['mfa']]);
  return json.mfa.challenge;
}

/** The code of now: the clock goes on by a step, since none is taken twice. */
function code(): string {
  seconds += 30;
  test.travel(seconds);
  return authenticatorCode(DEMO_AUTHENTICATOR_SECRET, new Date(Date.now() + seconds * 1000));
}

/** Lets the waits of earlier tests be over. */
async function forgetTries(): Promise<void> {
  await test.database.pool.query('delete from confirmation_tries');
}

function wrong(right: string): string {
  return right.slice(0, 5) + ((Number(right[5]) + 5) % 10);
}

const authenticate = (token: string, given: string) =>
  post('/api/authorize_authenticator_login!', { challenge: token, code: given });

describe('signing in with an authenticator', () => {
  it('answers what else has to be proved, and then a session', async () => {
    const { json } = await post('/api/auth/email', { email: EMAIL, password: PASSWORD });
    expect(json).toEqual({
      mfa: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['authenticator', 'backup_code'],
        expires: expect.any(String),
      },
    });
    const { status, json: tokens } = await authenticate(json.mfa.challenge, code());
    expect(status).toBe(200);
    expect((await personWith(test.app, tokens).ask('/api/console')).json.user.email).toBe(EMAIL);
  });

  it('begins a cookie session where the deployment has those, and from its own pages alone', async () => {
    const own = { 'x-csrf-protection': '1' };
    const begun = await post('/api/sessions', { email: EMAIL, password: PASSWORD }, own);
    const proof = { challenge: begun.json.mfa.challenge, code: code() };
    expect((await post('/api/authorize_authenticator_login!', proof, {})).json.error_code).toBe('CSRF_ERROR');
    const { status, json, headers } = await post('/api/authorize_authenticator_login!', proof, own);
    expect([status, Object.keys(json)]).toEqual([200, ['session_expires']]);
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/i);
  });

  it('takes a code once, and of several at once one', async () => {
    const [first, second] = [await challenge(), await challenge()];
    const once = code();
    expect((await authenticate(first, once)).status).toBe(200);
    expect((await authenticate(second, once)).json.error_code).toBe('AUTH_TOKEN_NOT_VALID_ERROR');

    const many = await Promise.all(Array.from({ length: 4 }, challenge));
    const again = code();
    const answers = await Promise.all(many.map((token) => authenticate(token, again)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await forgetTries();
  });

  it('takes a challenge once, its own alone, and not too late', async () => {
    const used = await challenge();
    expect((await authenticate(used, code())).status).toBe(200);
    expect((await authenticate(used, code())).json.error_code).toBe('CHALLENGE_NOT_VALID_ERROR');
    for (const token of ['A'.repeat(43), 'B'.repeat(43)])
      expect((await authenticate(token, code())).json.error_code).toBe('CHALLENGE_NOT_VALID_ERROR');
    const old = await challenge();
    seconds += 601;
    test.travel(seconds);
    expect((await authenticate(old, code())).json.error_code).toBe('CHALLENGE_NOT_VALID_ERROR');
  });

  it('opens nothing by the challenge itself', async () => {
    const token = await challenge();
    const asked = await askAsNobody(test, '/api/console', { headers: { authorization: `Bearer ${token}` } });
    expect([asked.status, asked.json.error_code]).toEqual([401, 'INVALIDATED_TOKEN']);
  });

  it('lets nobody in who was deleted after the password', async () => {
    const token = await challenge();
    const set = `update users set status = $1 where user_id = (select user_id from user_emails where email = '${EMAIL}')`;
    await test.database.pool.query(set, ['DELETED']);
    expect((await authenticate(token, code())).json.error_code).toBe('AUTH_TOKEN_NOT_VALID_ERROR');
    await test.database.pool.query(set, ['ACTIVE']);
    await forgetTries();
  });
});

describe('backup codes', () => {
  it('sign in once each, however they are written', async () => {
    const [first = '', second = ''] = DEMO_BACKUP_CODES;
    const token = await challenge();
    expect((await askAsNobody(test, `/api/mfa_backup_code_existence/${token}`)).json).toEqual({ exists: true });
    const shouted = { challenge: token, code: ` ${first.toUpperCase().replaceAll('-', ' ')}` };
    expect((await post('/api/mfa_backup_code', shouted)).status).toBe(200);
    const again = await post('/api/mfa_backup_code', { challenge: await challenge(), code: first });
    expect(again.json.error_code).toBe('BACKUP_CODE_NOT_VALID_ERROR');

    const tokens = await Promise.all([challenge(), challenge(), challenge()]);
    const answers = await Promise.all(
      tokens.map((each) => post('/api/mfa_backup_code', { challenge: each, code: second })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await forgetTries();
  });

  it('are not there to be asked for without a challenge', async () => {
    const { status, json } = await askAsNobody(test, `/api/mfa_backup_code_existence/${'A'.repeat(43)}`);
    expect([status, json.error_code]).toEqual([401, 'CHALLENGE_NOT_VALID_ERROR']);
  });
});

describe('guessing the second proof', () => {
  it('has five tries with a challenge, however many come at once, and then the person has to wait', async () => {
    const token = await challenge();
    const right = code();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => authenticate(token, wrong(right))));
    const codes = guesses.map(({ json }) => json.error_code);
    expect(codes.filter((error) => error === 'AUTH_TOKEN_NOT_VALID_ERROR')).toHaveLength(5);
    const other = await authenticate(await challenge(), right);
    expect(other.json.error_code).toBe('TOO_MANY_REQUESTS');
    expect(Number(other.headers['retry-after'])).toBeGreaterThan(0);
    await forgetTries();
  });
});
