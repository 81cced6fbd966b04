import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PASSWORD,
  type Person,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
} from '../helpers/testApp.ts';
import { textedCode, wrongCode } from '../helpers/textMessages.ts';

const PHONE = '+6281234500001';
const EMAIL = 'withdrawer@kopi.test';

let test: TestApp;
let seconds = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Lets the waits between text messages be over. */
function wait(more = 31): void {
  seconds += more;
  test.travel(seconds);
}

const setPin = (person: Person, payload: object, password?: string) =>
  person.request('/api/users/_pin', {
    method: 'PUT',
    payload,
    headers: password === undefined ? {} : { 'x-confirmation-password': password },
  });

async function askCode(person: Person, recipient: string) {
  wait();
  return person.request('/api/otp', { method: 'POST', payload: { recipient, type: 'PHONE_NUMBER' } });
}

const verify = (person: Person, otp_token: string) =>
  person.request('/api/user/phone_number_verification', { method: 'PATCH', payload: { otp_token } });

async function verifyPhone(person: Person, phone: string): Promise<void> {
  await askCode(person, phone);
  expect((await verify(person, await textedCode(test, phone))).status).toBe(200);
}

const security = async (person: Person) => (await person.request('/api/user/security')).json;

async function resetConfirmationAttempts(): Promise<void> {
  await test.database.pool.query('delete from confirmation_tries');
  await test.database.pool.query("delete from sign_in_tries where key like 'email:%'");
}

describe('a phone number', () => {
  // Rule verification.phone-code, routes.codes.
  it('is verified by the code that was sent to it, before it expires and once', async () => {
    const person = await signIn(test, EMAIL);
    const sent = await askCode(person, '+62 812-3450-0001');
    expect(sent.json).toMatchObject({ resend: 30, length: 6, sent_to: '+62…001' });
    const soon = await person.request('/api/otp', {
      method: 'POST',
      payload: { recipient: PHONE, type: 'PHONE_NUMBER' },
    });
    expect([soon.json.error_code, Number(soon.headers['retry-after'])]).toEqual(['TOO_MANY_REQUESTS', 30]);
    const code = await textedCode(test, PHONE);
    expect((await verify(person, wrongCode(code))).json.error_code).toBe('OTP_TOKEN_NOT_VALID_ERROR');
    expect(await security(person)).toMatchObject({ phone_number: null, is_phone_number_verified: false });
    expect((await verify(person, code)).status).toBe(200);
    expect(await security(person)).toMatchObject({ phone_number: PHONE, is_phone_number_verified: true });
    expect((await verify(person, code)).json.error_code).toBe('OTP_TOKEN_NOT_VALID_ERROR');
    await askCode(person, PHONE);
    const late = await textedCode(test, PHONE);
    wait(601);
    expect((await verify(person, late)).json.error_code).toBe('OTP_TOKEN_NOT_VALID_ERROR');
    const { json: mails } = await requestWithoutSession(test, `/api/demo/outbox?to=${EMAIL}`);
    expect(mails[0].text).toContain('Nomor telepon diverifikasi');
    await resetConfirmationAttempts();
  });

  it.each([
    ['', 'verifyPhoneEmptyError'],
    ['   ', 'verifyPhoneEmptyError'],
    ['021 500 1234', 'phoneNumberInvalid'],
    ['+62 21 5000', 'phoneNumberInvalid'],
    ['+6281234500001; drop', 'phoneNumberInvalid'],
  ])('cannot be %j', async (recipient, code) => {
    const { status, json } = await askCode(await signIn(test, EMAIL), recipient);
    expect([status, json.errors[0].field, json.errors[0].code]).toEqual([400, 'recipient', code]);
  });

  // Rule verification.phone-code.
  it('of one person is not verified by the code of another', async () => {
    const [one, other] = [await signIn(test, EMAIL), await signIn(test, 'viewer@kopi.test')];
    await askCode(one, '+6281234500002');
    const code = await textedCode(test, '+6281234500002');
    expect((await verify(other, code)).json.error_code).toBe('OTP_TOKEN_NOT_VALID_ERROR');
    await resetConfirmationAttempts();
  });

  // Rule verification.text-messages.
  it('gets a limited number of messages, from requests of any user', async () => {
    const one = await signIn(test, EMAIL);
    const statuses: number[] = [];
    for (let count = 0; count < 14; count++) statuses.push((await askCode(one, '+6281234500003')).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(13);
    expect(statuses.at(-1)).toBe(429);
    const other = await signIn(test, 'viewer@kopi.test');
    expect((await askCode(other, '+6281234500003')).status).toBe(429);
    wait(7200);
  });
});

describe('the withdrawal PIN', () => {
  // Rule verification.pin-confirmed, passwords.hashed.
  it('is set with the password, and with nothing weaker', async () => {
    const person = await signIn(test, EMAIL);
    expect((await setPin(person, { pin: '482915' })).json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    const empty = await setPin(person, { pin: '482915' }, '');
    expect(empty.json.errors[0]).toMatchObject({ field: 'current_password', code: 'password_empty' });
    const wrong = await setPin(person, { pin: '482915' }, 'wrong');
    expect(wrong.json.errors[0]).toMatchObject({ field: 'current_password', code: 'password_wrong' });
    expect((await setPin(person, { pin: '482915' }, PASSWORD)).json).toEqual({ is_pin_set: true });
    const kept = await test.database.pool.query(
      'select hash from pins where user_id = (select user_id from user_emails where email = $1)',
      [EMAIL],
    );
    expect(kept.rows[0].hash).toMatch(/^\$argon2id\$/);
    await resetConfirmationAttempts();
  });

  it.each(['000000', '123456', '199512', '112233'])('cannot be %s, which is easily guessed', async (pin) => {
    const { json } = await setPin(await signIn(test, EMAIL), { pin }, PASSWORD);
    expect(json.errors[0]).toMatchObject({ field: 'pin', code: 'pin_weak' });
  });

  // Rule verification.pin.
  it.each(['12345', '1234567', 'abcdef', ''])('has six digits, unlike %j', async (pin) => {
    expect((await setPin(await signIn(test, EMAIL), { pin }, PASSWORD)).status).toBe(400);
  });

  // Rule verification.new-number-proves-nothing, verification.pin-confirmed, verification.wrong-codes.
  it('is set by a code to a phone that was verified before this session, not within it', async () => {
    const phone = '+6281234500004';
    const person = await signIn(test, EMAIL);
    await verifyPhone(person, phone);
    await askCode(person, phone);
    const early = await setPin(person, { pin: '482915', token: await textedCode(test, phone) });
    expect(early.json.error_code).toBe('PIN_AUTHORIZATION_TOKEN_ERROR');

    wait();
    const later = await signIn(test, EMAIL);
    await askCode(later, phone);
    const code = await textedCode(test, phone);
    expect((await setPin(later, { pin: '482915', token: wrongCode(code) })).json.error_code).toBe(
      'PIN_AUTHORIZATION_TOKEN_ERROR',
    );
    expect((await setPin(later, { pin: '482915', token: code })).status).toBe(200);
    expect((await setPin(later, { pin: '482915', token: code })).json.error_code).toBe('PIN_AUTHORIZATION_TOKEN_ERROR');
    await resetConfirmationAttempts();
  });

  // Rule verification.lock-after-ten.
  it('is locked after ten wrong ones, on two servers together, and the mailed link unlocks it', async () => {
    const person = await signIn(test, EMAIL);
    const other = await startTestApp({ beside: test });
    const guess = (index: number) =>
      (index % 2 === 0 ? test : other).app.inject({
        method: 'PUT',
        url: '/api/users/_pin',
        payload: { pin: '482915', token: '000001' },
        headers: { authorization: `Bearer ${person.tokens.access_token}` },
      });
    other.travel(seconds);
    const codes: string[] = [];
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));
      codes.push(...answers.map((answer) => answer.json().error_code));
      wait(301);
      other.travel(seconds);
    }
    await other.close();
    const looked = codes.filter((code) => code === 'PIN_AUTHORIZATION_TOKEN_ERROR' || code === 'USER_LOCKED_ERROR');
    expect(codes.filter((code) => code === 'PIN_AUTHORIZATION_TOKEN_ERROR')).toHaveLength(9);
    expect(looked.length).toBeGreaterThanOrEqual(10);
    expect((await person.request('/api/console')).json.error_code).toBe('INVALIDATED_TOKEN');
    const credentials = { method: 'POST' as const, payload: { email: EMAIL, password: PASSWORD } };
    expect((await requestWithoutSession(test, '/api/auth/email', credentials)).json.error_code).toBe(
      'USER_LOCKED_ERROR',
    );
    const { json: mails } = await requestWithoutSession(test, `/api/demo/outbox?to=${EMAIL}`);
    const token = /unlock_user\/([\w-]{43})/.exec(mails[0].text)?.[1];
    expect(
      (await requestWithoutSession(test, '/api/users/unlock', { method: 'POST', payload: { token } })).status,
    ).toBe(200);
    expect((await requestWithoutSession(test, '/api/auth/email', credentials)).status).toBe(200);
  });
});
