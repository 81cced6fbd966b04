import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectNoOtherBrand } from './brands.ts';
import { PARTNER_HOST, startBrowser } from './browser.ts';
import { PASSWORD } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

/** The form as people find it: by its labels. */
function formOf(page: Page, words: Words) {
  return {
    email: page.getByRole('textbox', { name: words('sign_in.email') }),
    password: page.getByLabel(words('sign_in.password'), { exact: true }),
    submit: page.getByRole('button', { name: words('sign_in.submit'), exact: true }),
  };
}

async function signIn(page: Page, words: Words, email: string, password = PASSWORD): Promise<void> {
  const form = formOf(page, words);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}

describe('signing in', () => {
  it.each(['en', 'id'] as const)('opens the home screen, in %s', async (language) => {
    const { page, words } = await visit({ language });
    await page.goto('/');
    await screenOf(page, 'login').waitFor();
    expect(await page.title()).toBe(`${words('sign_in.submit')} · Beranda`);
    const form = formOf(page, words);
    await form.email.fill('viewer@kopi.test');
    await form.password.fill(PASSWORD);
    await form.password.press('Enter');
    await waitForScreen(page, 'home');
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  // Rule sign-in.public-time-zone.
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'narrow', 'dark'],
  ] as const)(
    'reads times in the zone that was chosen before it, in %s on a %s screen, %s',
    async (language, viewport, colours) => {
      const { page, words } = await visit({ language, viewport, colours });
      const label = words('sign_in.time_zone');
      const chooser = page.getByRole('button', { name: new RegExp(`^${label}`) });
      const panel = page.getByRole('dialog', { name: label });
      await page.goto('/login');
      await chooser.click();
      await panel.getByRole('combobox', { name: words('sign_in.time_zone_search') }).waitFor();
      const options = panel.getByRole('option');
      expect((await options.allInnerTexts()).slice(1, 3).join(' ')).toMatch(/^WIB .*WITA/s);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      await chooser.click();
      await panel.getByRole('combobox').fill('new york');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: `${label}: New York` }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: `${label}: New York` }).waitFor();
      await signIn(page, words, 'owner@properti.test');
      await page.locator('main[data-screen]:not([data-screen="login"])').waitFor();
      const user = async () =>
        page.evaluate(async () => (await (await fetch('/api/console?environment=DEVELOPMENT')).json()).user);
      expect(await user()).toMatchObject({ preferred_timezone: 'America/New_York' });
      // It was chosen for one sign-in.
      expect(await page.evaluate(() => localStorage.getItem('beranda.time-zone'))).toBeNull();
    },
  );

  it('shows that the password is wrong, keeps the input, and accepts the next attempt', async () => {
    const { page, words, allow } = await visit();
    allow(/401/);
    await page.goto('/login');
    await signIn(page, words, 'viewer@kopi.test', 'not-the-password');
    const alert = page.getByRole('alert').getByText(words('errors.INVALID_CREDENTIALS_ERROR'));
    await alert.waitFor();
    await expectAccessible(page);
    const form = formOf(page, words);
    expect(await form.email.inputValue()).toBe('viewer@kopi.test');
    expect(await form.password.inputValue()).toBe('not-the-password');
    // What is typed next takes the wrong password's place.
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await waitForScreen(page, 'home');
  });

  // Rule sign-in.missing-is-said-first.
  it('shows a validation error at each empty field, without a request', async () => {
    const { page, words } = await visit();
    await page.goto('/login');
    const form = formOf(page, words);
    await form.submit.click();
    await page.getByText(words('sign_in.email_required')).waitFor();
    await page.getByText(words('sign_in.password_required')).waitFor();
    expect(await form.email.evaluate((input) => input === document.activeElement)).toBe(true);
    await form.email.fill('viewer');
    await form.submit.click();
    await page.getByText(words('sign_in.email_invalid')).waitFor();
    await expectAccessible(page);
  });

  it('shows how long to wait after too many attempts', async () => {
    const { page, words, allow } = await visit();
    allow(/429/);
    const answer = { error_code: 'TOO_MANY_REQUESTS', message: '', request_id: '0' };
    await page.route('**/api/sessions*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '59' }, json: answer }),
    );
    await page.goto('/login');
    await signIn(page, words, 'viewer@kopi.test');
    await page.getByText(words('errors.TOO_MANY_REQUESTS')).waitFor();
    await page.getByText(words('sign_in.wait', { time: '0:5' }).replace(/\.$/, '')).waitFor();
  });

  // Rule sign-in.missing-is-said-first.
  it('can show the typed password', async () => {
    const { page, words } = await visit();
    await page.goto('/login');
    const { password } = formOf(page, words);
    await password.fill('typed');
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: words('sign_in.password_show') }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: words('sign_in.password_hide') }).click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  it('keeps the language that was chosen on the page', async () => {
    const { page, words } = await visit({ language: 'en' });
    await page.goto('/login');
    await page.getByText(words('shell.language.id'), { exact: true }).click();
    const { words: indonesian } = await visit({ language: 'id' });
    await signIn(page, indonesian, 'admin@kopi.test');
    await waitForScreen(page, 'activity-logs');
    await page.getByRole('heading', { level: 1, name: indonesian('activity_logs.title') }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: indonesian('activity_logs.title') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
  });

  // Rule sign-in.wanted-address.
  it('opens the requested URL, with its filters', async () => {
    const { page, words } = await visit();
    const wanted = `/transactions-new?${new URLSearchParams({ filter: '{"status":["FAILED"]}' })}`;
    await page.goto(wanted);
    await screenOf(page, 'login').waitFor();
    await signIn(page, words, 'viewer@kopi.test');
    await waitForScreen(page, 'transactions');
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(wanted);
    await page
      .getByRole('button', {
        name: `${words('fields.transaction.status')} ${words('values.transaction.status.FAILED')}`,
      })
      .waitFor();
  });

  // Rule sign-in.wanted-address.
  it('never redirects to another origin', async () => {
    const { page, words } = await visit();
    await page.goto(`/login?${new URLSearchParams({ next: 'https://elsewhere.example/home' })}`);
    await signIn(page, words, 'viewer@kopi.test');
    await waitForScreen(page, 'home');
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  it('needs one click in the demo', async () => {
    const { page } = await visit();
    await page.goto('/login');
    await page.getByRole('button', { name: /owner@manila\.test/ }).click();
    await waitForScreen(page, 'home');
    await page.getByText('Manila Goods').waitFor();
  });
});

describe('the sign-in page', () => {
  it('loads no library of the console, and prefetches the console while the user types', async () => {
    const { page, context, words } = await visit();
    // A quiet moment would fetch the console as well; here only typing does.
    await context.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/login');
    await page.getByRole('button', { name: /owner@kopi\.test/ }).waitFor();
    expect(scripts.filter((path) => /\/console-|overlays|Chart/.test(path))).toEqual([]);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(75 * 1024);
    const console = page.waitForResponse((response) => response.url().includes('/console-'));
    await formOf(page, words).email.pressSequentially('o');
    expect((await console).ok()).toBe(true);
  });

  it('has the partner’s brand on the partner’s host', async () => {
    const { page, words } = await visit({ host: PARTNER_HOST, brand: 'mitra' });
    await page.goto('/login');
    await page.getByRole('heading', { name: words('sign_in.title', { brand: 'Mitra Niaga Pay' }) }).waitFor();
    await page.getByRole('img', { name: words('sign_in.powered_by') }).waitFor();
    await page.getByText('bantuan@mitraniaga.example').waitFor();
    await expectNoOtherBrand(page, 'mitra');
    await expectAccessible(page);
  });
});
