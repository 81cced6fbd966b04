import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#contract/dates/formatDates.ts';
import { startBrowser } from './browser.ts';
import { columnOf, recordsOf, stateOf, waitForRecords } from './list.ts';
import { expectAccessible, waitForIdleReads, waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** The button in the header that shows what holds now, by its label. */
function chooser(page: Page, words: Words, label: string) {
  return page.getByRole('button', { name: new RegExp(`^${words(label)}: `) });
}

async function choose(page: Page, words: Words, label: string, choice: string | RegExp): Promise<void> {
  await chooser(page, words, label).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

async function chooseZone(page: Page, words: Words, typed: string, choice: string | RegExp): Promise<void> {
  await chooser(page, words, 'shell.time_zone.label').click();
  await page.getByRole('combobox', { name: words('shell.time_zone.search') }).fill(typed);
  await page.getByRole('option', { name: choice }).waitFor();
  await expectAccessible(page);
  await page.getByRole('option', { name: choice }).click();
}

async function switchBusiness(page: Page, words: Words, person: string, business: string): Promise<void> {
  await page.getByRole('button', { name: words('shell.profile.open', { name: person }) }).click();
  await page.getByRole('button', { name: business }).click();
  await page.getByText(words('shell.business.switched', { business })).waitFor();
}

describe('test and live mode', () => {
  // Rule modes.two-worlds.
  it.each(['en', 'id'] as const)('have separate records, and the choice is stored, in %s', async (language) => {
    const { page, words } = await visit({ as: OWNER, language });
    const filter = '{"status":["COMPLETED"]}';
    await page.goto(`/transactions-new?${new URLSearchParams({ filter })}`);
    const live = await waitForRecords(page, 25);
    await choose(page, words, 'shell.environment.label', new RegExp(`^${words('shell.environment.test')}`));
    await page.getByText(words('shell.environment.switched_to_test')).waitFor();
    await page.getByText(words('notices.test_mode')).waitFor();
    const test = await waitForRecords(page, 25);
    expect(test.filter((record) => live.includes(record))).toEqual([]);
    expect(stateOf(page).get('filter')).toBe(filter);
    await expectAccessible(page);

    await page.reload();
    await waitForRecords(page, 25);
    expect(await recordsOf(page)).toEqual(test);
    await choose(page, words, 'shell.environment.label', new RegExp(`^${words('shell.environment.live')}`));
    await page.getByText(words('shell.environment.switched_to_live')).waitFor();
    await expect.poll(() => recordsOf(page)).toEqual(live);
  });

  it('in one tab apply to the other once it is visible', async () => {
    const { page, context, words } = await visit({ as: OWNER });
    await page.goto('/transactions-new');
    const live = await waitForRecords(page, 25);
    const other = await context.newPage();
    await other.goto('/home');
    await choose(other, words, 'shell.environment.label', new RegExp(`^${words('shell.environment.test')}`));
    await other.getByText(words('shell.environment.switched_to_test')).waitFor();
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByText(words('notices.test_mode')).waitFor();
    expect((await waitForRecords(page, 25)).filter((record) => live.includes(record))).toEqual([]);
  });

  it.each([
    ['/settings/team', 'team-members', '/settings/xenplatform-team-members'],
    ['/settings/billings', 'billing-statements', '/settings/billings'],
  ])('redirect from a record without a list of its own to %s', async (path, resource, address) => {
    const { page, words } = await visit({ as: OWNER });
    const { id } = await firstRecord(OWNER, `/api/${resource}`);
    await page.goto(`${address}/${id}`);
    await waitForScreen(page, `${resource}-detail`);
    await choose(page, words, 'shell.environment.label', new RegExp(`^${words('shell.environment.test')}`));
    await page.getByText(words('shell.environment.switched_to_test')).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });

  // Rule modes.switch-stays.
  it.each(['desktop', 'phone'] as const)(
    'test mode is shown on every screen, at any scroll position, on a %s',
    async (viewport) => {
      const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', viewport });
      await page.goto('/home');
      const bar = page.locator('[data-config="notices.test-mode"]');
      await page.getByRole('region', { name: words('home.recent') }).waitFor();
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      const place = await bar.evaluate((each) => {
        const { left, top, bottom } = each.getBoundingClientRect();
        return { inSight: each.contains(document.elementFromPoint(left + 4, (top + bottom) / 2)), top };
      });
      expect(place).toEqual({ inSight: true, top: 56 });
      expect(await bar.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('gradient');
      await expectAccessible(page);
    },
  );

  // Rule modes.failed-switch.
  it('keep the former mode when the switch fails', async () => {
    const { page, words, allow } = await visit({ as: OWNER });
    allow(/ERR_FAILED/);
    await page.goto('/transactions-new');
    const live = await waitForRecords(page, 25);
    await page.route('**/api/console*', (route) => route.abort());
    await choose(page, words, 'shell.environment.label', new RegExp(`^${words('shell.environment.test')}`));
    await page.getByRole('alert').getByText(words('errors.network')).waitFor();
    await page.unroute('**/api/console*');
    await page.reload();
    expect(await waitForRecords(page, 25)).toEqual(live);
  });
});

describe('a person of two businesses', () => {
  // Rule session.other-tabs, modes.switch-business.
  it('switches from one to the other and back, in every tab', async () => {
    const { page, context, words } = await visit({ as: OWNER, ownSession: true });
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    const other = await context.newPage();
    await other.goto('/customers');
    await waitForScreen(other, 'customers');
    for (const tab of [page, other]) await waitForIdleReads(tab);
    await page.bringToFront();
    await switchBusiness(page, words, 'Sari Wulandari', 'Manila Goods');
    await waitForScreen(page, 'home');
    await expect.poll(() => page.locator('main').innerText()).toContain('₱');
    await other.getByRole('button').getByText('Manila Goods', { exact: true }).waitFor();
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    for (const tab of [page, other]) await waitForIdleReads(tab);
    expect(await page.locator('main tbody').innerText()).toContain('₱');
    await switchBusiness(page, words, 'Sari Wulandari', 'Kopi Nusantara');
    await expect.poll(() => page.locator('main').innerText()).toContain('Rp');
  });
});

describe('a form with input', () => {
  it('does not keep the user in a business that another tab has left, and is kept there', async () => {
    const { page, context, words } = await visit({ as: OWNER, ownSession: true });
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    const form = page.getByRole('dialog', { name: words('customers.create') });
    const open = page.getByRole('main').getByRole('button', { name: words('customers.create') });
    await open.click();
    await form.locator('#form_name').fill('Toko Pindah');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('beranda.draft.'))))
      .toBe(true);
    const other = await context.newPage();
    await other.goto('/home');
    await waitForScreen(other, 'home');
    for (const tab of [page, other]) await waitForIdleReads(tab);
    await switchBusiness(other, words, 'Sari Wulandari', 'Manila Goods');
    await page.getByRole('button').getByText('Manila Goods', { exact: true }).waitFor();
    await form.waitFor({ state: 'detached' });
    // Rule session.other-tabs.
    const mode = words('shell.environment.live');
    await page.getByText(words('shell.switched_elsewhere', { business: 'Manila Goods', mode })).waitFor();
    for (const tab of [page, other]) await waitForIdleReads(tab);
    await switchBusiness(other, words, 'Sari Wulandari', 'Kopi Nusantara');
    await page.getByRole('button').getByText('Kopi Nusantara', { exact: true }).first().waitFor();
    await open.click();
    await expect.poll(() => form.locator('#form_name').inputValue()).toBe('Toko Pindah');
  });
});

describe('the access of a user', () => {
  it('is rendered again when it has changed, with a notification', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    // The list may renew itself before it is refreshed, and the notification hides after a while.
    const again = page.waitForResponse(/\/api\/console/);
    const notified = page.getByText(words('shell.access_changed')).waitFor();
    await page.route(
      '**/api/transactions?*',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'x-access': 'another-mark' } });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: words('list.refresh') }).click();
    await Promise.all([again, notified]);
    await waitForRecords(page, 25);
  });
});

describe('preferences', () => {
  // Rule dates.governs-everything.
  it('the time zone changes every time on the screen, and is stored', async () => {
    const person = 'mfa@kopi.test';
    const { page, words } = await visit({ as: person });
    const { created = '' } = await firstRecord(person, '/api/transactions');
    const shown = (zone: string) => formatDateTime(created, zone, 'en', 'ID');
    const times = async () => (await columnOf(page, words('fields.transaction.created')))[0];
    await page.goto('/transactions-new');
    await expect.poll(times).toBe(shown('Asia/Jakarta'));
    await chooseZone(page, words, 'jayap', 'WIT (UTC+9) Jayapura');
    await page.getByText(words('shell.time_zone.changed', { zone: 'WIT (UTC+9) Jayapura' })).waitFor();
    await expect.poll(times).toBe(shown('Asia/Jayapura'));
    await page.reload();
    await expect.poll(times).toBe(shown('Asia/Jayapura'));
    const own = words('shell.time_zone.system', { zone: 'WIB (UTC+7) Jakarta' });
    await chooseZone(page, words, 'new york', /^UTC-[45] New York/);
    await expect.poll(times).toBe(shown('America/New_York'));
    await chooseZone(page, words, '', own);
    await expect.poll(times).toBe(shown('Asia/Jakarta'));
  });

  it('the time zone that is chosen in the profile changes every time on the screen', async () => {
    const person = 'mfa@kopi.test';
    const { page, words } = await visit({ as: person });
    const { created = '' } = await firstRecord(person, '/api/transactions');
    const times = async () => (await columnOf(page, words('fields.transaction.created')))[0];
    const label = words('shell.time_zone.label');
    async function chooseInProfile(typed: string, choice: string | RegExp): Promise<void> {
      await page.goto('/settings/profile');
      const section = page.getByRole('region', { name: words('profile.preferences') });
      await section.getByRole('button', { name: new RegExp(`^${label}`) }).click();
      const panel = page.getByRole('dialog', { name: label });
      await panel.getByRole('combobox', { name: words('shell.time_zone.search') }).fill(typed);
      await expectAccessible(page);
      await panel.getByRole('option', { name: choice }).click();
      await panel.waitFor({ state: 'detached' });
      await section.getByRole('button', { name: choice }).waitFor();
    }
    await chooseInProfile('london', /London/);
    await page.goto('/transactions-new');
    await expect.poll(times).toBe(formatDateTime(created, 'Europe/London', 'en', 'ID'));
    await chooseInProfile('', words('shell.time_zone.system', { zone: 'WIB (UTC+7) Jakarta' }));
    await page.goto('/transactions-new');
    await expect.poll(times).toBe(formatDateTime(created, 'Asia/Jakarta', 'en', 'ID'));
  });

  // Rule languages.in-place.
  it('the language changes without a reload, and is stored', async () => {
    const { page, words } = await visit({ as: OWNER, language: 'en' });
    const { words: indonesian } = await visit({ language: 'id' });
    await page.goto('/transactions-new?perPage=50');
    await waitForRecords(page, 50);
    await choose(page, words, 'shell.language.label', words('shell.language.id'));
    await page.getByRole('heading', { level: 1, name: indonesian('transactions.title') }).waitFor();
    expect(stateOf(page).get('perPage')).toBe('50');
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: indonesian('transactions.title') }).waitFor();
  });

  // Rule navigation.appearance.
  it('the appearance is stored on the device, and applied before the first paint', async () => {
    const { page, words } = await visit({ as: OWNER, colours: 'light' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/home');
    await waitForScreen(page, 'home');
    const light = await background();
    await page.getByRole('button', { name: words('shell.profile.open', { name: 'Sari Wulandari' }) }).click();
    const panel = page.getByRole('dialog', { name: words('shell.profile.label') });
    await panel.getByText(words('shell.theme.dark')).click();
    await expect.poll(background).not.toBe(light);
    await expectAccessible(page);
    const dark = await background();
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    expect(await background()).toBe(dark);
    await page.evaluate(() => localStorage.removeItem('beranda.session'));
    await page.goto('/login');
    await page.locator('main[data-screen="login"]').waitFor();
    expect(await background()).toBe(dark);
  });
});
