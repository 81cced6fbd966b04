import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { addCustomer, type Writer, writerFor } from '../helpers/access/actions.ts';
import { codeIn } from '../helpers/mails.ts';
import {
  listUrl,
  PASSWORD,
  personWith,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
} from '../helpers/testApp.ts';

const API = '/api/customers';
const EMAIL = 'owner@kopi.test';

let test: TestApp;
let owner: Writer;
beforeAll(async () => {
  test = await startTestApp();
  owner = await writerFor(await signIn(test, EMAIL));
});
afterAll(() => test.close());

async function requestCode(id: string) {
  const sent = await owner.write('/api/otp', { type: 'ACTION', resource: 'customers', action: 'erase', id });
  const outbox = await requestWithoutSession(test, `/api/demo/outbox?to=${EMAIL}`);
  const code: string = codeIn(outbox.json);
  return { sent, code };
}

function erase(id: string, code?: string, key?: string) {
  const confirmation = code === undefined ? {} : { confirmation: { type: 'otp', code } };
  return owner.write(`${API}/${id}/actions/erase`, confirmation, key);
}

function wrong(code: string): string {
  return code.slice(0, 5) + ((Number(code[5]) + 1) % 10);
}

async function resetConfirmationAttempts(): Promise<void> {
  await test.database.pool.query('delete from confirmation_tries');
}

describe('an action that requires a one-time code', () => {
  // Rule actions.one-time-code.
  it('does nothing without a code, and runs once with one', async () => {
    const id = await addCustomer(test, 'Sinta Rahma');
    expect((await erase(id)).json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    const withPin = await owner.write(`${API}/${id}/actions/erase`, { confirmation: { type: 'pin', pin: '246810' } });
    expect(withPin.json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    const { sent, code } = await requestCode(id);
    expect(sent.json).toMatchObject({ length: 6, resend: 30, sent_to: 'o…@kopi.test' });

    const answers = [await erase(id, code, 'one-erasure'), await erase(id, code, 'one-erasure')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.json).toEqual({ id });
    expect((await owner.person.request(`${API}/${id}`)).json).toMatchObject({ status: 'ERASED', email: null });

    const { json: log } = await owner.person.request(
      listUrl('/api/activity-logs', { filter: { action: ['CUSTOMER_ERASED'] } }),
    );
    expect(log.filter((entry: { target_id: string }) => entry.target_id === id)).toHaveLength(1);
    const kept = await test.database.pool.query(
      `select coalesce(string_agg(before::text || after::text, ' '), '') as text from activity_logs where action = 'CUSTOMER_ERASED'`,
    );
    expect(kept.rows[0].text).not.toMatch(/Sinta|surat\.example|\+62812/);
  });

  // Rule verification.bound-code.
  it('accepts each code once, for its own record, until it expires', async () => {
    const first = await addCustomer(test, 'One');
    const second = await addCustomer(test, 'Two');
    const { code } = await requestCode(first);
    expect((await erase(second, code)).json.error_code).toBe('OTP_TOKEN_NOT_VALID_ERROR');
    const { sent } = await requestCode(first);
    expect([sent.json.error_code, sent.headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', '30']);
    test.travel(601);
    expect((await erase(first, code)).json.error_code).toBe('OTP_TOKEN_NOT_VALID_ERROR');
    const fresh = await requestCode(first);
    test.travel(602);
    const [one, two] = await Promise.all([erase(first, fresh.code), erase(first, fresh.code)]);
    expect([one?.status, two?.status].sort()).toEqual([200, 403]);
    test.travel(0);
    await resetConfirmationAttempts();
  });

  it('limits guessing, with any number of attempts at once, and signs out in the end', async () => {
    const id = await addCustomer(test, 'Three');
    const { code } = await requestCode(id);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => erase(id, wrong(code))));
    const codes = guesses.map(({ json }) => json.error_code);
    expect(codes.filter((error) => error === 'OTP_TOKEN_NOT_VALID_ERROR')).toHaveLength(5);
    expect(codes.filter((error) => error === 'TOO_MANY_REQUESTS')).toHaveLength(15);
    // The right one has to wait as well, and five tries have used the code up.
    expect((await erase(id, code)).json.error_code).toBe('TOO_MANY_REQUESTS');

    const other = await signIn(test, EMAIL);
    test.travel(301);
    await Promise.all(Array.from({ length: 5 }, () => erase(id, wrong(code))));
    const after = await Promise.all([owner.person.request('/api/console'), other.request('/api/console')]);
    expect(after.map(({ json }) => json.error_code)).toEqual(['INVALIDATED_TOKEN', 'INVALIDATED_TOKEN']);
    const lockedOut = await requestWithoutSession(test, '/api/auth/email', {
      method: 'POST',
      payload: { email: EMAIL, password: PASSWORD },
    });
    expect(lockedOut.json.error_code).toBe('USER_LOCKED_ERROR');

    const outbox = await requestWithoutSession(test, `/api/demo/outbox?to=${EMAIL}`);
    const texts: string = outbox.json.map(({ text }: { text: string }) => text).join();
    const token = /unlock_user\/([\w-]{43})/.exec(texts)?.[1];
    await requestWithoutSession(test, '/api/users/unlock', { method: 'POST', payload: { token } });
    owner = await writerFor(await signIn(test, EMAIL));
    expect((await erase(id, code)).json.error_code).toBe('OTP_TOKEN_NOT_VALID_ERROR');
    test.travel(0);
    await resetConfirmationAttempts();
    expect((await owner.person.request(`${API}/${id}`)).json.status).toBe('ACTIVE');
  });

  it('is not found without the permission', async () => {
    const id = await addCustomer(test, 'Four');
    const editor = await writerFor(await signIn(test, 'editor@kopi.test'));
    expect((await editor.write(`${API}/${id}/actions/erase`)).status).toBe(404);
    const otp = await editor.write('/api/otp', { type: 'ACTION', resource: 'customers', action: 'erase', id });
    expect(otp.status).toBe(404);
    expect((await editor.person.request(`${API}/${id}`)).json.can).toEqual(['edit', 'archive']);
  });
});

// Rule verification.right-ones-are-no-tries.
describe('a right PIN', () => {
  it('is not counted as an attempt, with any number at once and on any number of servers', async () => {
    const beside = await startTestApp({ beside: test });
    const servers = [owner, await writerFor(personWith(beside.app, owner.person.tokens))];
    const send = (index: number, pin: string) =>
      servers[index % 2]?.write('/api/disbursements/actions/create', {
        input: { bank: 'BCA', account_number: `${1_234_567_890 + index}`, account_name: 'Siti Rahma', amount: '10000' },
        confirmation: { type: 'pin', pin },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index, DEMO_PIN)));
    expect(answers.map((answer) => answer?.status)).toEqual(Array(50).fill(200));
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index, '999999')));
    const codes = guesses.map((answer) => answer?.json.error_code);
    expect(codes.filter((code) => code === 'INVALID_PIN_ERROR')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(15);
    await beside.close();
    await resetConfirmationAttempts();
  });
});
