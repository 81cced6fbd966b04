import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_AUTHENTICATOR_SECRET, DEMO_BACKUP_CODES } from '#demo/seedSecondProof.ts';
import { authenticatorCode } from '#server/account/mfa/factors/authenticatorCode.ts';
import { nextAddress } from '../helpers/nextAddress.ts';
import { PASSWORD, personWith, requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';
import { textedCode, wrongCode } from '../helpers/textMessages.ts';

const EMAIL = 'mfa@kopi.test';

let test: TestApp;
let seconds = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Every request comes from another address: what bounds it is the person's, not the address's. */
function post(url: string, payload: object, headers: Record<string, string> = { 'x-new-authentication': 'true' }) {
  return requestWithoutSession(test, url, { method: 'POST', payload, headers, remoteAddress: nextAddress() });
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
async function resetConfirmationAttempts(): Promise<void> {
  await test.database.pool.query('delete from confirmation_tries');
  await test.database.pool.query("delete from sign_in_tries where key like 'email:%'");
}

const authenticate = (token: string, given: string) =>
  post('/api/authorize_authenticator_login!', { challenge: token, code: given });

describe('signing in with an authenticator', () => {
  it('returns a challenge, and then a session', async () => {
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
    expect((await personWith(test.app, tokens).request('/api/console')).json.user.email).toBe(EMAIL);
  });

  it('begins a cookie session where the deployment uses cookies, from its own pages alone', async () => {
    const own = { 'x-csrf-protection': '1' };
    const begun = await post('/api/sessions', { email: EMAIL, password: PASSWORD }, own);
    const proof = { challenge: begun.json.mfa.challenge, code: code() };
    expect((await post('/api/authorize_authenticator_login!', proof, {})).json.error_code).toBe('CSRF_ERROR');
    const { status, json, headers } = await post('/api/authorize_authenticator_login!', proof, own);
    expect([status, Object.keys(json)]).toEqual([200, ['session_expires']]);
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/i);
  });

  // Rule verification.authenticator.
  it('accepts a code once, also with several requests at once', async () => {
    const [first, second] = [await challenge(), await challenge()];
    const once = code();
    expect((await authenticate(first, once)).status).toBe(200);
    expect((await authenticate(second, once)).json.error_code).toBe('AUTH_TOKEN_NOT_VALID_ERROR');

    const many = await Promise.all(Array.from({ length: 4 }, challenge));
    const again = code();
    const answers = await Promise.all(many.map((token) => authenticate(token, again)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await resetConfirmationAttempts();
  });

  it('accepts a challenge once, with its own code, before it expires', async () => {
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

  it('gives no access by the challenge itself', async () => {
    const token = await challenge();
    const response = await requestWithoutSession(test, '/api/console', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.status, response.json.error_code]).toEqual([401, 'INVALIDATED_TOKEN']);
  });

  it('rejects a user who was deleted after the password', async () => {
    const token = await challenge();
    const set = `update users set status = $1 where user_id = (select user_id from user_emails where email = '${EMAIL}')`;
    await test.database.pool.query(set, ['DELETED']);
    expect((await authenticate(token, code())).json.error_code).toBe('AUTH_TOKEN_NOT_VALID_ERROR');
    await test.database.pool.query(set, ['ACTIVE']);
    await resetConfirmationAttempts();
  });
});

describe('backup codes', () => {
  // Rule verification.backup-codes.
  it('sign in once each, in any notation', async () => {
    const [first = '', second = ''] = DEMO_BACKUP_CODES;
    const token = await challenge();
    expect((await requestWithoutSession(test, `/api/mfa_backup_code_existence/${token}`)).json).toEqual({
      exists: true,
    });
    const shouted = { challenge: token, code: ` ${first.toUpperCase().replaceAll('-', ' ')}` };
    expect((await post('/api/mfa_backup_code', shouted)).status).toBe(200);
    const again = await post('/api/mfa_backup_code', { challenge: await challenge(), code: first });
    expect(again.json.error_code).toBe('BACKUP_CODE_NOT_VALID_ERROR');

    const tokens = await Promise.all([challenge(), challenge(), challenge()]);
    const answers = await Promise.all(
      tokens.map((each) => post('/api/mfa_backup_code', { challenge: each, code: second })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await resetConfirmationAttempts();
  });

  it('cannot be requested without a challenge', async () => {
    const { status, json } = await requestWithoutSession(test, `/api/mfa_backup_code_existence/${'A'.repeat(43)}`);
    expect([status, json.error_code]).toEqual([401, 'CHALLENGE_NOT_VALID_ERROR']);
  });
});

describe('setting up two-step verification', () => {
  // Rule verification.set-up.
  it('requires the password, then the first code, and returns backup codes once', async () => {
    const person = await signIn(test, 'editor@kopi.test');
    const begin = (password?: string) =>
      person.request('/api/user/authenticator', {
        method: 'POST',
        headers: password === undefined ? {} : { 'x-confirmation-password': password },
      });
    expect((await begin()).json.errors[0].code).toBe('password_empty');
    expect((await begin('wrong')).json.errors[0].code).toBe('password_wrong');
    const { secret, uri } = (await begin(PASSWORD)).json;
    expect(uri).toContain(`secret=${secret}`);
    const at = () => new Date(Date.now() + seconds * 1000);
    const confirm = (code: string) => person.request('/api/user/authenticator', { method: 'PUT', payload: { code } });
    expect((await confirm(wrongCode(authenticatorCode(secret, at())))).json.error_code).toBe(
      'AUTH_TOKEN_NOT_VALID_ERROR',
    );
    // Until then no second factor is required.
    await signIn(test, 'editor@kopi.test');
    const { codes } = (await confirm(authenticatorCode(secret, at()))).json;
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    expect(codes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect((await begin(PASSWORD)).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    const response = await post('/api/auth/email', { email: 'editor@kopi.test', password: PASSWORD });
    expect(response.json.mfa.methods).toEqual(['authenticator', 'backup_code']);

    // Rule verification.code-alphanumeric.
    const setPin = (token: string) =>
      person.request('/api/users/_pin', { method: 'PUT', payload: { pin: '482915', token } });
    expect((await setPin(codes[2])).json).toEqual({ is_pin_set: true });
    expect((await setPin(codes[2])).json.error_code).toBe('BACKUP_CODE_NOT_VALID_ERROR');

    const off = (code: string) => person.request('/api/user/mfa', { method: 'DELETE', payload: { code } });
    expect((await off('aaaa-bbbb-cccc-dddd')).json.error_code).toBe('BACKUP_CODE_NOT_VALID_ERROR');
    expect((await off(codes[3])).status).toBe(200);
    await signIn(test, 'editor@kopi.test');
    expect((await person.request('/api/user/security')).json).toMatchObject({ mfa_type: null, backup_codes_left: 0 });
    const { rows } = await test.database.pool.query(
      `select action from activity_logs where actor_email = 'editor@kopi.test' and action like 'MFA_%' order by created`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['MFA_ENABLED', 'MFA_DISABLED']);
    await resetConfirmationAttempts();
  });

  // Rule verification.number-is-held.
  it('by text message sends a code to the verified phone alone', async () => {
    const phone = '+639171234567';
    const person = await signIn(test, 'operator@kopi.test');
    const on = () =>
      person.request('/api/user/text_message_login', {
        method: 'PUT',
        headers: { 'x-confirmation-password': PASSWORD },
      });
    expect((await on()).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    await person.request('/api/otp', { method: 'POST', payload: { recipient: phone, type: 'PHONE_NUMBER' } });
    const otp_token = await textedCode(test, phone);
    await person.request('/api/user/phone_number_verification', { method: 'PATCH', payload: { otp_token } });
    expect((await on()).json.codes).toHaveLength(10);
    const elsewhere = { recipient: '+6281234567890', type: 'PHONE_NUMBER' };
    expect((await person.request('/api/otp', { method: 'POST', payload: elsewhere })).json.error_code).toBe(
      'ACTION_NOT_AVAILABLE_ERROR',
    );

    seconds += 31;
    test.travel(seconds);
    const { mfa } = (await post('/api/auth/email', { email: 'operator@kopi.test', password: PASSWORD })).json;
    expect(mfa).toMatchObject({ methods: ['text_message', 'backup_code'], phone: '+63…567' });
    const send = () => post('/api/sms_otp_login', { challenge: mfa.challenge });
    expect((await send()).json).toMatchObject({ resend: 30, sent_to: '+63…567' });
    const again = await send();
    expect([again.json.error_code, again.headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', '30']);
    const code = await textedCode(test, phone);
    const verify = (challenge: string, given: string) =>
      post('/api/authorize_sms_otp_login!', { challenge, code: given });
    expect((await verify(mfa.challenge, wrongCode(code))).json.error_code).toBe('OTP_TOKEN_NOT_VALID_ERROR');
    const other = (await post('/api/auth/email', { email: 'operator@kopi.test', password: PASSWORD })).json.mfa;
    expect((await verify(other.challenge, code)).json.error_code).toBe('OTP_TOKEN_NOT_VALID_ERROR');
    const done = await verify(mfa.challenge, code);
    expect((await personWith(test.app, done.json).request('/api/console')).status).toBe(200);
    expect((await verify(mfa.challenge, code)).json.error_code).toBe('CHALLENGE_NOT_VALID_ERROR');
    await resetConfirmationAttempts();
  });

  // Rule verification.methods.
  it('sends no text message to a user who chose an authenticator', async () => {
    const token = await challenge();
    expect((await post('/api/sms_otp_login', { challenge: token })).json.error_code).toBe('CHALLENGE_NOT_VALID_ERROR');
  });
});

describe('guessing a code of two-step verification', () => {
  // Rule verification.challenge, verification.lock-after-ten.
  it('is limited to five attempts with a challenge, with any number at once, and then the user has to wait', async () => {
    const token = await challenge();
    const right = code();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => authenticate(token, wrongCode(right))));
    const codes = guesses.map(({ json }) => json.error_code);
    expect(codes.filter((error) => error === 'AUTH_TOKEN_NOT_VALID_ERROR')).toHaveLength(5);
    const other = await authenticate(await challenge(), right);
    expect(other.json.error_code).toBe('TOO_MANY_REQUESTS');
    expect(Number(other.headers['retry-after'])).toBeGreaterThan(0);
    await resetConfirmationAttempts();
  });

  // Rule verification.lock-after-ten.
  it('is limited to ten attempts in a row over all challenges and servers, and then the user is locked', async () => {
    const other = await startTestApp({ beside: test });
    other.travel(seconds);
    let looked = 0;
    for (let round = 0; round < 6; round++) {
      const answer = await post('/api/auth/email', { email: EMAIL, password: PASSWORD });
      if (answer.json.mfa === undefined) break;
      const token = answer.json.mfa.challenge;
      const guesses = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? test : other).app.inject({
            method: 'POST',
            url: '/api/authorize_authenticator_login!',
            payload: { challenge: token, code: wrongCode(code()) },
            remoteAddress: `10.1.${round}.${index}`,
          }),
        ),
      );
      looked += guesses.filter((guess) => guess.json().error_code === 'AUTH_TOKEN_NOT_VALID_ERROR').length;
      seconds += 301;
      test.travel(seconds);
      other.travel(seconds);
    }
    await other.close();
    expect(looked).toBe(9);
    const after = await post('/api/auth/email', { email: EMAIL, password: PASSWORD });
    expect(after.json.error_code).toBe('USER_LOCKED_ERROR');
    await resetConfirmationAttempts();
  });
});
