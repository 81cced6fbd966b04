import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectNoOtherBrand } from './brands.ts';
import { PARTNER_HOST, startBrowser } from './browser.ts';
import { headsOf, waitForRecords } from './list.ts';
import { resize } from './resize.ts';
import { expectAccessible, expectWords, waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

/** Where the main menu leads, its groups opened. */
async function menuOf(page: Page, words: Words): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: words('shell.menu.label') });
  return menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** The columns that a person may choose. */
async function choosableOf(page: Page, words: Words): Promise<string[]> {
  await page.getByRole('button', { name: words('list.columns') }).click();
  const panel = page.getByRole('dialog', { name: words('list.columns_choose') });
  await panel.waitFor();
  const labels = await panel.locator('label').allTextContents();
  await page.keyboard.press('Escape');
  return labels;
}

/** Fails unless a permission of the same business would open an address, and the screen says which. */
async function expectNoAccess(page: Page, words: Words, path: string, permission: string): Promise<void> {
  await page.goto(path);
  const [needed = ''] = words('shell.no_access.needed', { permissions: '|' }).split('|');
  const screen = await waitForScreen(page, 'no-access');
  await screen
    .getByText(needed.trim())
    .filter({ hasText: words(permission) })
    .waitFor();
}

/** Fails unless an address that no permission would open is answered as one that does not exist. */
async function expectNotFound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScreen(page, 'not-found');
}

describe('with one permission', () => {
  // Rule access.balance-needs-withdraw, transactions.amounts.
  it('a viewer sees payments, but no balance and no fees', async () => {
    const { page, words } = await visit({ as: 'viewer@kopi.test' });
    await page.goto('/');
    await waitForScreen(page, 'home');
    const menu = await menuOf(page, words);
    const open = ['/home', '/transactions-new', '/customers', '/virtual_accounts/payments', '/invoices'];
    expect(menu).toEqual(expect.arrayContaining(open));
    for (const closed of ['/balance', '/activity-logs', '/callbacks']) expect(menu).not.toContain(closed);
    expect(await page.getByRole('region', { name: words('home.balance') }).count()).toBe(0);
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    const fee = words('fields.transaction.fee');
    expect(await choosableOf(page, words)).not.toContain(fee);
    const { id } = await firstRecord('viewer@kopi.test', '/api/transactions');
    await page.goto(`/transactions-new/${id}`);
    await waitForScreen(page, 'transactions-detail');
    expect(await page.getByRole('term').allTextContents()).not.toContain(fee);
    expect(await page.getByText(words('transactions.tab_ledger')).count()).toBe(0);
    await expectNoAccess(page, words, '/balance', 'permissions.can_withdraw');
    await expectNoAccess(page, words, '/activity-logs', 'permissions.can_administer');
  });

  // Rule access.operation.
  it('an operator sees payments, and nothing else', async () => {
    const { page, words } = await visit({ as: 'operator@kopi.test' });
    await page.goto('/');
    await waitForScreen(page, 'home');
    const menu = await menuOf(page, words);
    expect(menu).toEqual(expect.arrayContaining(['/home', '/virtual_accounts/payments', '/payment-links']));
    for (const closed of ['/balance', '/transactions-new', '/customers']) expect(menu).not.toContain(closed);
    await page.getByRole('heading', { name: words('home.recent_virtual_account_payments') }).waitFor();
    await expectAccessible(page);
    await expectNoAccess(page, words, '/transactions-new', 'permissions.can_view');
    await expectNoAccess(page, words, '/customers', 'permissions.can_view');
  });

  it('an approver begins at the list with pending approvals', async () => {
    const { page, words } = await visit({ as: 'approver@kopi.test' });
    await page.goto('/');
    await waitForScreen(page, 'batch-disbursements');
    expect(await menuOf(page, words)).toContain('/disbursements');
    await expectNoAccess(page, words, '/transactions-new', 'permissions.can_view');
  });
});

describe('in another country', () => {
  // Rule money.currencies, dates.written, languages.philippines.
  it('Manila reads pesos, the month first, and has no choice of language', async () => {
    const { page, words } = await visit({ as: 'owner@manila.test' });
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    const row = page.locator('main tbody tr').first();
    expect(await row.locator('td').first().textContent()).toMatch(/^[A-Z][a-z]{2} \d{2}, \d{4}, \d{2}:\d{2} [AP]M$/);
    expect(await row.locator('td', { hasText: '₱' }).first().textContent()).toMatch(/^₱[\d,]+\.\d{2}$/);
    expect(await page.getByRole('button', { name: new RegExp(`^${words('shell.language.label')}`) }).count()).toBe(0);
    await page.getByRole('button', { name: `${words('shell.time_zone.label')}: PHT (UTC+8) Manila` }).waitFor();
    await expectWords(page);
    await expectAccessible(page);
  });

  // Rule access.remittance-transactions, navigation.not-found.
  it('a remittance business has its balance and its transactions', async () => {
    const { page, words } = await visit({ as: 'owner@remit.test' });
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    expect(await page.locator('main tbody td', { hasText: '$' }).first().textContent()).toMatch(
      /^[−-]?(US)?\$[\d,]+\.\d{2}$/,
    );
    expect(await menuOf(page, words)).toContain('/balance');
    await expectNotFound(page, '/customers');
    await expectNotFound(page, '/virtual_accounts/payments');
  });
});

describe('under another brand', () => {
  // Rule navigation.root.
  it('the second brand begins at its cash', async () => {
    const { page, words } = await visit({ as: 'owner@warung.test', language: 'id' });
    await page.goto('/');
    await waitForScreen(page, 'cash');
    expect(await page.title()).toBe(`${words('cash.title')} · Sebaran`);
    await page.getByRole('img', { name: 'Sebaran' }).waitFor();
    await expectAccessible(page);
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    expect(await choosableOf(page, words)).not.toContain(words('fields.transaction.fee'));
    await expectNotFound(page, '/balance');
    await expectNotFound(page, '/home');
  });

  // Rule brands.powered-by.
  it.each([
    ['en', 'light'],
    ['id', 'dark'],
  ] as const)('a partner’s users see its brand, and who powers it, alone, in %s, %s', async (language, colours) => {
    const options = { as: 'owner@mitra.test', brand: 'mitra', host: PARTNER_HOST, language, colours } as const;
    const { page, words } = await visit(options);
    await page.goto('/');
    await waitForScreen(page, 'home');
    await page.getByRole('img', { name: 'Mitra Niaga Pay' }).waitFor();
    const powered = words('sign_in.powered_by');
    await page.getByRole('img', { name: powered }).evaluate((image: HTMLImageElement) => image.decode());
    // A phone has it below its menu.
    await resize(page, { width: 390, height: 844 });
    await page.getByRole('button', { name: words('shell.menu.open'), exact: true }).click();
    await page
      .getByRole('dialog', { name: words('shell.menu.label') })
      .getByRole('img', { name: powered })
      .waitFor();
    await resize(page, { width: 1440, height: 900 });
    await expectNoOtherBrand(page, 'mitra');
    await page.goto('/transactions-new');
    await waitForRecords(page, 25);
    expect(await page.title()).toBe(`${words('transactions.title')} · Mitra Niaga Pay`);
    expect((await headsOf(page)).slice(0, 2)).toEqual([
      words('fields.transaction.created'),
      words('mitra.order_number'),
    ]);
    await expectNoOtherBrand(page, 'mitra');
    await expectAccessible(page);
    await expectWords(page);
  });
});

describe('before a business is live', () => {
  it.each(['en', 'id'] as const)(
    'test mode is the only mode, and every screen says what comes with live mode, in %s',
    async (language) => {
      const { page, words } = await visit({ as: 'new@baru.test', language });
      await page.goto('/home');
      await waitForScreen(page, 'home');
      await page.getByText(words('notices.not_activated')).waitFor();
      await page.locator('#volume').getByText(words('block.chart_empty')).waitFor();
      await expectAccessible(page);
      const mode = `${words('shell.environment.label')}: ${words('shell.environment.test')}`;
      await page.getByRole('button', { name: mode }).click();
      const live = page.getByRole('menuitemradio', { name: words('shell.environment.live') });
      expect(await live.getAttribute('aria-disabled')).toBe('true');
      await live.getByText(words('shell.environment.live_unavailable')).waitFor();
      await page.keyboard.press('Escape');
      for (const [path, empty] of [
        ['/transactions-new', 'transactions.empty'],
        ['/customers', 'customers.empty'],
        ['/virtual_accounts/payments', 'virtual_account_payments.empty'],
      ] as const) {
        await page.goto(path);
        await page.getByText(words(empty)).waitFor();
      }
      // Rule registration.opening-balance.
      await page.goto('/balance');
      await page.getByText('OPENING-BALANCE', { exact: true }).waitFor();
      await page.getByText('Rp10.000.000').first().waitFor();
      await expectAccessible(page);
    },
  );

  // Rule modes.live-statuses, modes.switch-not-offered.
  it('live mode is not available, with any stored choice of the device', async () => {
    const { page, words, allow } = await visit({ as: 'new@baru.test', environment: 'PRODUCTION' });
    allow(/403/);
    await page.goto('/home');
    await waitForScreen(page, 'home');
    await page
      .getByRole('button', { name: `${words('shell.environment.label')}: ${words('shell.environment.test')}` })
      .waitFor();
  });

  // Rule modes.limited-tier.
  it('a limited tier is shown', async () => {
    const { page, words } = await visit({ as: 'owner@toko.test' });
    await page.goto('/home');
    await page.getByText(words('notices.limited')).waitFor();
    await page
      .getByRole('button', { name: `${words('shell.environment.label')}: ${words('shell.environment.live')}` })
      .waitFor();
  });

  // Rule notices.on-a-phone.
  it('a phone shows the first notice, and the others at a button', async () => {
    const { page, words } = await visit({ as: 'owner@toko.test', viewport: 'narrow', touch: true });
    await page.goto('/home');
    const bars = page.getByRole('region', { name: words('shell.notices') }).locator('[data-config^="notices."]');
    await page.getByText(words('notices.limited')).waitFor();
    const all = await bars.count();
    expect(all).toBeGreaterThan(1);
    expect(await bars.filter({ visible: true }).count()).toBe(1);
    const others = page.getByRole('button', { name: words('shell.notice.others', { count: all - 1 }) });
    await others.tap();
    expect(await bars.filter({ visible: true }).count()).toBe(all);
    await others.tap();
    expect(await bars.filter({ visible: true }).count()).toBe(1);
  });

  // Rule notices.bring-back.
  it('a dismissed notice is hidden at once, and is restored at once from the profile', async () => {
    const { page, words } = await visit({ as: 'owner@toko.test' });
    await page.goto('/settings/profile');
    // The demo has put off the reminder of the phone number.
    const show = page.getByRole('button', { name: words('profile.notices_show') });
    const none = page.getByText(words('profile.notices_none'));
    await show.or(none).waitFor();
    if (await show.isVisible()) await show.click();
    await none.waitFor();
    const bars = page.getByRole('region', { name: words('shell.notices') });
    const dismiss = bars.getByRole('button', { name: words('shell.notice.dismiss') });
    await dismiss.first().waitFor();
    const count = await dismiss.count();
    await dismiss.first().click();
    await expect.poll(() => dismiss.count()).toBe(count - 1);
    await show.click();
    await page.getByText(words('profile.notices_back')).first().waitFor();
    await expect.poll(() => dismiss.count()).toBe(count);
    await none.waitFor();
  });
});
