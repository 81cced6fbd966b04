import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { PASSWORD } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

interface SentMail {
  readonly text: string;
}

/** The link of the newest mail to an address, once it has arrived. */
async function linkTo(email: string, route: string): Promise<string> {
  const pattern = new RegExp(`/${route}/[\\w-]{43}`);
  let found: string | undefined;
  const look = async () => {
    const mails = await callApi<SentMail[]>(siteUrl(), `/api/demo/outbox?to=${email}`);
    for (const { text } of mails) found ??= pattern.exec(text)?.[0];
    return found;
  };
  await expect.poll(look).toBeDefined();
  return found ?? '';
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectWords(page);
}

async function signIn(page: Page, words: Words, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: words('sign_in.email') }).fill(email);
  await page.getByLabel(words('sign_in.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('sign_in.submit'), exact: true }).click();
}

describe('a user who has forgotten their password', () => {
  it('sets another by the mailed link, and signs in with it', async () => {
    const email = 'withdrawer@kopi.test';
    const { page, words, allow } = await visit();
    await page.goto('/login');
    await page.getByRole('link', { name: words('sign_in.forgot') }).click();
    await screenOf(page, 'forgot-password').waitFor();
    await expectGood(page);
    await page.getByLabel(words('sign_in.email')).fill(email);
    await page.getByRole('button', { name: words('access.forgot_password.submit') }).click();
    await page.getByRole('heading', { name: words('access.forgot_password.sent_title') }).waitFor();

    const link = await linkTo(email, 'change_password');
    // What an earlier session has left on this device: it was left alone for too long.
    await page.evaluate(() => {
      localStorage.setItem('beranda.session', JSON.stringify({ session_expires: new Date(0).toISOString() }));
      localStorage.setItem('beranda.idle_until', '1');
    });
    await page.goto(link);
    await screenOf(page, 'change-password').waitFor();
    const password = page.getByLabel(words('access.new_password'));
    await password.fill('short');
    await password.press('Enter');
    await page.getByText(words('form_errors.password_short')).waitFor();
    await expectGood(page);
    allow(/400/);
    await password.fill('password1');
    await password.press('Enter');
    await page.getByText(words('form_errors.password_common')).waitFor();
    await password.fill('hujan di bulan juni');
    await password.press('Enter');
    await page.getByText(words('sign_in.password_changed')).waitFor();
    await signIn(page, words, email, 'hujan di bulan juni');
    await page.waitForURL((url) => url.pathname !== '/login');
    allow(/404/);
    await page.goto(link);
    await page.getByText(words('errors.LINK_NOT_VALID_ERROR')).waitFor();
    await expectGood(page);
  });
});

describe('a locked user', () => {
  it('is unlocked by the mailed link', async () => {
    const email = 'docs@baru.test';
    const { page, words, allow } = await visit({ language: 'id' });
    const body = { email, password: 'wrong' };
    const guess = () =>
      callApi(siteUrl(), '/api/auth/email', { method: 'POST', body }).catch((error: Error) => error.message);
    await expect.poll(guess, { timeout: 45_000, interval: 20 }).toMatch(/ 403: /);
    allow(/403/);
    await page.goto('/login');
    await signIn(page, words, email, PASSWORD);
    await page.getByText(words('errors.USER_LOCKED_ERROR')).waitFor();
    await page.goto(await linkTo(email, 'unlock_user'));
    await page.getByText(words('sign_in.unlocked')).waitFor();
    await signIn(page, words, email, PASSWORD);
    await waitForScreen(page, 'activation-detail');
  });
});

describe('a new user who registers', () => {
  // Rule registration.steps.
  it('enters their name and business, confirms by mail, and is signed in', async () => {
    const email = 'sinta@kedai-sinta.test';
    const chosen = 'teh poci gula batu';
    const { page, words, allow } = await visit();
    await page.goto('/login');
    await page.getByRole('link', { name: words('sign_in.register') }).click();
    await screenOf(page, 'register').waitFor();
    await page.getByLabel(words('access.register.full_name')).fill('Sinta Dewi');
    await page.getByLabel(words('sign_in.email')).fill(email);
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill(chosen);
    await expectGood(page);
    await page.getByRole('button', { name: words('access.register.next') }).click();
    await page.getByRole('heading', { name: words('access.register.step_2') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/register/2');
    await page.getByLabel(words('access.register.business_name')).fill('Kedai Sinta');
    await page.getByLabel(words('access.register.phone')).fill('0812 3456 7890');
    await expectGood(page);
    await page.getByRole('button', { name: words('access.register.submit') }).click();
    await page.getByRole('heading', { name: words('access.register.step_3') }).waitFor();

    // A user who signs in before that is redirected to the confirmation.
    allow(/403/);
    await page.goto('/login');
    await signIn(page, words, email, chosen);
    await screenOf(page, 'confirm-email').waitFor();
    await expectGood(page);
    await page.goto(await linkTo(email, 'confirm_email'));
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill(chosen);
    await page.getByRole('button', { name: words('access.confirm_email.submit') }).click();
    await waitForScreen(page, 'activation-detail');
    await expect.poll(() => page.getByText('Kedai Sinta').count()).toBeGreaterThan(0);
  });

  it('gets the not-found screen of a brand without registration', async () => {
    const { page, words, allow } = await visit({ host: 'pay.mitraniaga.example', brand: 'mitra' });
    allow(/404/);
    await page.goto(`${siteAddress('pay.mitraniaga.example')}/register`);
    await page.getByRole('heading', { name: words('access.not_found.heading') }).waitFor();
    await page.goto(`${siteAddress('pay.mitraniaga.example')}/login`);
    await screenOf(page, 'login').waitFor();
    expect(await page.getByRole('link', { name: words('sign_in.register') }).count()).toBe(0);
  });
});

describe('an address with a one-time token', () => {
  // Rule sign-in.one-time-token-leaves-address.
  it('that is not valid loses the token at once, and shows the error screen', async () => {
    const { page, words, allow } = await visit();
    allow(/404/);
    await page.goto(`/settings?one_time_token=${'a'.repeat(43)}&source=HELP_CENTER`);
    await screenOf(page, 'error').waitFor();
    await page.getByRole('heading', { name: words('access.error.heading') }).waitFor();
    await expectGood(page);
    const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(addresses.filter((address) => address.includes('one_time_token'))).toEqual([]);
  });
});

describe('an address of an earlier dashboard', () => {
  it.each([
    ['/auth/login', '/login', 'login'],
    ['/oauth', '/login', 'login'],
    ['/auth/reset_password', '/forgot_password', 'forgot-password'],
    ['/register', '/register/1', 'register'],
  ])('%s redirects to %s', async (from, to, screen) => {
    const { page } = await visit();
    await page.goto(from);
    await screenOf(page, screen).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(to);
  });
});
