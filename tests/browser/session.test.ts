import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForRecords } from './list.ts';
import { screenOf, waitForIdleReads, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const KEY = 'beranda.session';

function keptSession(page: Page): Promise<Record<string, string> | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);
}

/** Changes what this device keeps of the session. */
async function changeSession(page: Page, change: Record<string, string>): Promise<void> {
  const session = { ...(await keptSession(page)), ...change };
  await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [KEY, JSON.stringify(session)]);
}

describe('signing out', () => {
  // Rule session.sign-out, session.stored-on-device.
  it.each(['en', 'id'] as const)('leaves no data on the device, in %s', async (language) => {
    const { page, words } = await visit({ as: 'viewer@kopi.test', ownSession: true, language });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    await page.getByRole('button', { name: words('shell.profile.open', { name: 'Vina Puspita' }) }).click();
    await page.getByRole('button', { name: words('shell.sign_out') }).click();
    await screenOf(page, 'login').waitFor();
    await page.getByText(words('sign_in.signed_out')).waitFor();
    expect(await keptSession(page)).toBeNull();
    expect(await page.evaluate(() => document.cookie)).not.toContain('environment');
    await page.goBack();
    await screenOf(page, 'login').waitFor();
    expect(await page.getByText('Kopi Nusantara', { exact: true }).count()).toBeLessThanOrEqual(2);
    await page.goto('/transactions-new');
    await screenOf(page, 'login').waitFor();
  });

  // Rule session.other-tabs.
  it('in one tab signs out of all', async () => {
    const { page, context, words } = await visit({ as: 'editor@kopi.test', ownSession: true });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    const other = await context.newPage();
    await other.goto('/transactions-new');
    await waitForScreen(other, 'transactions');
    const third = await context.newPage();
    await third.goto('/customers');
    await waitForScreen(third, 'customers');
    await third
      .getByRole('main')
      .getByRole('button', { name: words('customers.create') })
      .click();
    await third.locator('#form_name').fill('Toko Setengah Jadi');
    await page.bringToFront();
    await page.getByRole('button', { name: words('shell.profile.open', { name: 'Eko Prasetyo' }) }).click();
    await page.getByRole('button', { name: words('shell.sign_out') }).click();
    await screenOf(other, 'login').waitFor();
    // There is no dialog about unsaved changes, and no typed text is left on the device.
    await screenOf(third, 'login').waitFor();
    expect(await third.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
  });
});

describe('a business that is removed from the device', () => {
  // Rule session.other-tabs.
  it('loads the other tabs again, at the screen where they were', async () => {
    const { page, context } = await visit({ as: 'editor@kopi.test', ownSession: true });
    await page.goto('/transactions-new');
    await waitForScreen(page, 'transactions');
    const loaded = await page.evaluate(() => performance.timeOrigin);
    const other = await context.newPage();
    await other.goto('/customers');
    await waitForScreen(other, 'customers');
    await other.evaluate(() => localStorage.removeItem('beranda.business'));
    await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => loaded)).toBeGreaterThan(loaded);
    await waitForScreen(page, 'transactions');
  });
});

describe('a session by a cookie', () => {
  // Rule session.drafts.
  it('exposes no secret to scripts; it ends when idle, and the typed text is restored after signing in again', async () => {
    const { page, context, words } = await visit();
    const signIn = async () => {
      await page.getByLabel(words('sign_in.email')).fill('editor@kopi.test');
      await page.getByLabel(words('sign_in.password'), { exact: true }).fill('Beranda2026');
      await page.getByRole('button', { name: words('sign_in.submit') }).click();
    };
    await page.goto('/customers');
    await screenOf(page, 'login').waitFor();
    await signIn();
    await waitForScreen(page, 'customers');
    expect(Object.keys((await keptSession(page)) ?? {})).toEqual(['session_expires']);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(await page.evaluate(() => document.cookie)).not.toContain(cookie?.value ?? '');

    const open = page.getByRole('main').getByRole('button', { name: words('customers.create') });
    const dialog = page.getByRole('dialog', { name: words('customers.create') });
    await open.click();
    await dialog.locator('#form_name').fill('Toko Setengah Jadi');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('beranda.draft.'))))
      .toBe(true);
    await page.evaluate(() => localStorage.setItem('beranda.idle_until', '1'));
    await screenOf(page, 'login').waitFor();
    await page.getByText(words('sign_in.session_ended')).waitFor();
    expect(await keptSession(page)).toBeNull();

    await signIn();
    await waitForScreen(page, 'customers');
    await open.click();
    await dialog.getByText(words('shell.form.restored')).waitFor();
    await expect.poll(() => dialog.locator('#form_name').inputValue()).toBe('Toko Setengah Jadi');
  });
});

describe('a session', () => {
  it('whose access token has expired is renewed silently, once for concurrent requests', async () => {
    const { page } = await visit({ as: 'viewer@kopi.test', ownSession: true });
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    const before = await keptSession(page);
    await changeSession(page, { access_token_expires: new Date(Date.now() - 1000).toISOString() });
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/token/refresh')) renewals.push(request.url());
    });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    // The document brings the first screen along, which may be shown before the token is renewed.
    await expect.poll(async () => (await keptSession(page))?.access_token).not.toBe(before?.access_token);
    const after = await keptSession(page);
    expect(renewals).toHaveLength(1);
    expect(Date.parse(after?.access_token_expires ?? '')).toBeGreaterThan(Date.now());
  });

  // Rule session.expired-once.
  it('that gets JWT_EXPIRED_ERROR is renewed once, and the request is sent again', async () => {
    const { page, allow } = await visit({ as: 'viewer@kopi.test', ownSession: true });
    allow(/401/);
    const json = { error_code: 'JWT_EXPIRED_ERROR', message: '', request_id: '0' };
    await page.route('**/api/transactions?*', (route) => route.fulfill({ status: 401, json }), { times: 1 });
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
  });

  it('that has ended shows a notice, and returns to the former screen after sign-in', async () => {
    const { page, words, allow } = await visit({ as: 'viewer@kopi.test', ownSession: true });
    allow(/401/);
    const wanted = `/transactions-new?${new URLSearchParams({ filter: '{"status":["FAILED"]}' })}`;
    await page.goto(wanted);
    await waitForRecords(page, 25);
    await waitForIdleReads(page);
    await changeSession(page, { access_token: 'x'.repeat(43), refresh_token: 'x'.repeat(43) });
    await page.getByRole('button', { name: words('list.refresh') }).click();
    await screenOf(page, 'login').waitFor();
    await page.getByText(words('sign_in.session_ended')).waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe(wanted);
  });

  it('continues after the server was unreachable', async () => {
    const { page, words, allow } = await visit({ as: 'viewer@kopi.test' });
    allow(/ERR_FAILED/);
    await page.route('**/api/console*', (route) => route.abort());
    await page.goto('/transactions-new');
    await screenOf(page, 'error').waitFor();
    await page.getByText(words('errors.network')).waitFor();
    await page.unroute('**/api/console*');
    await page.getByRole('button', { name: words('shell.retry') }).click();
    await waitForRecords(page, 25);
  });
});
