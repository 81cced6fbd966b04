import type { Page } from 'playwright';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { authenticatorCode } from '#server/account/mfa/factors/authenticatorCode.ts';
import { wrongCode } from '../helpers/textMessages.ts';
import { callApi, signInByApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { PASSWORD } from './people.ts';
import { expectAccessible, waitForScreen } from './screen.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

/** Users of this file alone: after two-step verification is set up here, every sign-in of them requires a code. */
const WATI = { email: 'withdrawer@kopi.test', name: 'Wati Handayani' };
const DIMAS = { email: 'developer@kopi.test', name: 'Dimas Saputra' };
/** The user of a retried test, since the first try has changed the first user. */
const DIAN = { email: 'docs@baru.test', name: 'Dian Safitri' };

/** The user of text messages, and the one of a retried test. */
const GALIH = { email: 'keuangan@pasar.test', name: 'Galih Ramadhan', phone: '+6281234500078' };
const INTAN = { email: 'cs@pasar.test', name: 'Intan Permatasari', phone: '+6281234500079' };

const PHONE = '+6281234500077';

/** One digit of a code a key, as people type. */
async function typeCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).pressSequentially(code);
}

async function signIn({ page, words }: Visit, email: string, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel(words('sign_in.email'), { exact: true }).fill(email);
  await page.getByLabel(words('sign_in.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words('sign_in.submit') }).click();
}

async function signOut({ page, words }: Visit, name: string): Promise<void> {
  await page.getByRole('button', { name: words('shell.profile.open', { name }) }).click();
  const panel = page.getByRole('dialog', { name: words('shell.profile.label') });
  await panel.getByRole('button', { name: words('shell.sign_out') }).click();
  await waitForScreen(page, 'login');
}

/** The code of the newest text message to a phone, once one has come that is not the one `before`. */
async function textedCode(phone: string, before = ''): Promise<string> {
  const address = `/api/demo/outbox?to=${encodeURIComponent(phone)}`;
  const look = async () => {
    const messages = await callApi<{ text: string }[]>(siteAddress(), address);
    const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? before;
    if (code === before) throw new Error(`No other code has been texted to ${phone}.`);
    return code;
  };
  // Another one is sent half a minute after the one before.
  return vi.waitFor(look, { timeout: 45_000, interval: 200 });
}

/** Gives a user a verified phone, as the profile does. Returns the code that was texted for it. */
async function verifyPhone({ email, phone }: typeof GALIH): Promise<string> {
  const { access_token: token } = await signInByApi(siteAddress(), email);
  await callApi(siteAddress(), '/api/otp', { token, method: 'POST', body: { recipient: phone, type: 'PHONE_NUMBER' } });
  const otp_token = await textedCode(phone);
  await callApi(siteAddress(), '/api/user/phone_number_verification', { token, method: 'PATCH', body: { otp_token } });
  return otp_token;
}

/** The code that was texted before the first test, so that the last test need not wait for another. */
let texted: string;
beforeAll(async () => {
  texted = await verifyPhone(GALIH);
});

describe('two-step verification', { timeout: 180_000 }, () => {
  // Rule verification.code-input.
  it('is turned on, required at sign-in, replaced by a backup code once, and turned off', async ({ task }) => {
    const { email, name } = (task.result?.retryCount ?? 0) > 0 ? DIAN : WATI;
    const visitor = await visit();
    const { page, words, allow } = visitor;
    // What is typed wrong is refused.
    allow(/403 \(Forbidden\)/);
    await signIn(visitor, email, '/settings/profile');
    await waitForScreen(page, 'settings-profile');
    await expectAccessible(page);

    await page.getByRole('link', { name: words('profile.turn_on') }).click();
    await waitForScreen(page, '2fa-setup');
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words('access.2fa_setup.continue') }).click();
    const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
    await page.getByRole('img', { name: words('access.2fa_setup.qr') }).waitFor();
    await expectAccessible(page);
    const label = words('access.login_verification.label.authenticator');
    const now = () => Date.now();
    await typeCode(page, label, authenticatorCode(secret, new Date(now())));
    await page.getByRole('heading', { name: words('access.2fa_setup.codes_title') }).waitFor();
    const codes = await page.locator('li code').allTextContents();
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    await page.getByRole('button', { name: words('access.2fa_setup.done') }).click();
    await waitForScreen(page, 'settings-profile');
    await signOut(visitor, name);

    await signIn(visitor, email, '/settings/profile');
    await waitForScreen(page, 'login-verification');
    await expectAccessible(page);
    // The next code: none is taken twice, and clocks may differ by one.
    await typeCode(page, label, authenticatorCode(secret, new Date(now() + 30_000)));
    await waitForScreen(page, 'settings-profile');
    await signOut(visitor, name);

    const [backup = ''] = codes;
    for (const isFirst of [true, false]) {
      await signIn(visitor, email, '/settings/profile');
      await page.getByRole('button', { name: words('access.login_verification.use.backup_code') }).click();
      await page.getByLabel(words('access.login_verification.label.backup_code')).fill(backup);
      await page.getByRole('button', { name: words('access.login_verification.submit'), exact: true }).click();
      if (!isFirst) break;
      await waitForScreen(page, 'settings-profile');
      await signOut(visitor, name);
    }
    await page.getByText(words('errors.BACKUP_CODE_NOT_VALID_ERROR')).waitFor();
    await page.getByLabel(words('access.login_verification.label.backup_code')).fill(codes[1] ?? '');
    await page.keyboard.press('Enter');
    await waitForScreen(page, 'settings-profile');

    await page.getByRole('link', { name: words('profile.manage') }).click();
    await page.getByLabel(words('access.2fa_setup.code_of.authenticator')).fill(codes[2] ?? '');
    await page.getByRole('button', { name: words('access.2fa_setup.off') }).click();
    await page.getByRole('button', { name: words('access.2fa_setup.continue') }).waitFor();
  });
});

describe('the profile', { timeout: 120_000 }, () => {
  // Rule verification.resend, verification.pin.
  it('verifies a phone number, and sets a PIN that is not easily guessed', async ({ task }) => {
    const { email } = (task.result?.retryCount ?? 0) > 0 ? DIAN : DIMAS;
    const visitor = await visit();
    const { page, words, allow } = visitor;
    allow(/40\d \(/);
    await signIn(visitor, email, '/settings/profile');
    await waitForScreen(page, 'settings-profile');
    await page.getByRole('button', { name: words('profile.verify'), exact: true }).click();
    const number = page.getByLabel(words('profile.phone_label'));
    await number.fill('+62 21');
    await page.getByRole('button', { name: words('profile.phone_send') }).click();
    await page.getByText(words('form_errors.phoneNumberInvalid')).waitFor();
    await number.fill('+62 812-3450-0077');
    await page.getByRole('button', { name: words('profile.phone_send') }).click();
    await page.getByText(words('pin.prove.text_message', { to: '+62…077' })).waitFor();
    await expectAccessible(page);
    await typeCode(page, words('actions.code_label'), await textedCode(PHONE));
    await page.getByText(words('profile.phone_verified')).waitFor();
    await page.getByText(PHONE).waitFor();

    await page.goto('/settings/business-profile?pin=set');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('pin.new_label'), { exact: true }).pressSequentially('123456');
    await dialog.getByText(words('form_errors.pin_weak')).waitFor();
    await dialog.getByLabel(words('pin.new_label'), { exact: true }).pressSequentially('482915');
    await dialog.getByLabel(words('pin.again_label')).pressSequentially('482916');
    await dialog.getByText(words('form_errors.pinNotMatch')).waitFor();
    await dialog.getByLabel(words('pin.new_label'), { exact: true }).pressSequentially('482915');
    await dialog.getByLabel(words('pin.again_label')).pressSequentially('482915');
    await dialog.getByLabel(words('pin.prove.password')).fill('wrong');
    await dialog.getByRole('button', { name: words('actions.prove_submit') }).click();
    await dialog.getByText(words('form_errors.password_wrong')).waitFor();
    await dialog.getByLabel(words('pin.prove.password')).fill(PASSWORD);
    await dialog.getByRole('button', { name: words('actions.prove_submit') }).click();
    await page.getByRole('heading', { name: words('pin.done_title') }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('pin.close') }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

describe('two-step verification by text message', { timeout: 180_000 }, () => {
  it('sends a code to a verified phone at sign-in, and reports a wrong one', async ({ task }) => {
    const isRetry = (task.result?.retryCount ?? 0) > 0;
    const { email, name, phone } = isRetry ? INTAN : GALIH;
    const first = isRetry ? await verifyPhone(INTAN) : texted;
    const visitor = await visit({ viewport: 'phone', language: 'id' });
    const { page, words, allow } = visitor;
    // A wrong code is rejected, and so is a request for another code within the waiting time.
    allow(/403 \(Forbidden\)|429 \(Too Many/);
    await signIn(visitor, email, '/settings/profile');
    await waitForScreen(page, 'settings-profile');
    await page.getByText(phone).waitFor();
    await page.getByRole('link', { name: words('profile.turn_on') }).click();
    await waitForScreen(page, '2fa-setup');
    await page.getByRole('radio', { name: words('access.2fa_setup.phone_number') }).check();
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words('access.2fa_setup.continue') }).click();
    await page.getByRole('heading', { name: words('access.2fa_setup.codes_title') }).waitFor();
    const [backup = ''] = await page.locator('li code').allTextContents();
    await page.getByRole('button', { name: words('access.2fa_setup.done') }).click();
    await waitForScreen(page, 'settings-profile');
    await signOut(visitor, name);

    await signIn(visitor, email, '/settings/profile');
    await waitForScreen(page, 'login-verification');
    const masked = { phone: `+62…${phone.slice(-3)}` };
    await page.getByText(words('access.login_verification.text.text_message', masked)).waitFor();
    const label = words('access.login_verification.label.text_message');
    const code = await textedCode(phone, first);
    await expectAccessible(page);
    await typeCode(page, label, wrongCode(code));
    await page.getByText(words('errors.OTP_TOKEN_NOT_VALID_ERROR')).waitFor();
    await typeCode(page, label, code);
    await waitForScreen(page, 'settings-profile');

    await page.getByRole('link', { name: words('profile.manage') }).click();
    await page.getByLabel(words('access.2fa_setup.code_of.phone_number')).fill(backup);
    await page.getByRole('button', { name: words('access.2fa_setup.off') }).click();
    await page.getByRole('button', { name: words('access.2fa_setup.continue') }).waitFor();
  });
});
