import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { rangeOf, recordsOf, stateOf, waitForRecords } from './list.ts';
import { expectAccessible, expectSound, screenOf, waitForScreen } from './screen.ts';
import { firstRecord, readRecord } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

describe('the tabs of a record', () => {
  // Rule details.tabs-in-address.
  it('are in the URL, survive a reload, and list the related records', async () => {
    const { page, words } = await visit({ as: OWNER });
    const { customer_id, external_id } = await firstRecord(OWNER, '/api/transactions', {
      filter: { type: ['PAYMENT'], q: 'KN-' },
      has: 'customer_id',
    });
    await page.goto(`/customers/${customer_id}`);
    await waitForScreen(page, 'customers-detail');
    const tabs = page.getByRole('navigation', { name: words('detail.tabs') });
    await tabs.getByRole('link', { name: words('customers.tab_transactions') }).click();
    await expect.poll(() => stateOf(page).get('tab')).toBe('transactions');
    await page.reload();
    await waitForScreen(page, 'customers-detail');
    expect(
      await tabs.getByRole('link', { name: words('customers.tab_transactions') }).getAttribute('aria-current'),
    ).toBe('page');
    await rangeOf(page, words).getByText(/\d/).waitFor();
    await expectAccessible(page);
    // The link covers its row, in the middle of which a button to copy may come to lie.
    const row = page.getByRole('link', { name: words('list.open', { label: external_id ?? '' }) });
    await row.click({ position: { x: 8, y: 8 } });
    await waitForScreen(page, 'transactions-detail');
    await page.goBack();
    await waitForScreen(page, 'customers-detail');
    expect(stateOf(page).get('tab')).toBe('transactions');
  });

  // Rule details.tabs-in-address.
  it('that an address leads to is in sight on a narrow screen', async () => {
    const { page, words } = await visit({ as: OWNER, viewport: 'narrow', language: 'id' });
    await page.goto('/invoices');
    await waitForScreen(page, 'invoices');
    await screenOf(page, 'invoices').locator('a[data-row]').first().press('Enter');
    await waitForScreen(page, 'invoices-detail');
    await page.goto(`${new URL(page.url()).pathname}?tab=history`);
    await waitForScreen(page, 'invoices-detail');
    const tabs = page.getByRole('navigation', { name: words('detail.tabs') });
    const [row, tab] = [await tabs.boundingBox(), await tabs.locator('[aria-current="page"]').boundingBox()];
    const isInSight = row !== null && tab !== null && tab.x >= row.x && tab.x + tab.width <= row.x + row.width + 1;
    expect(isInSight, JSON.stringify({ row, tab })).toBe(true);
  });

  // Rule transactions.ledger.
  it('show the ledger entries of a payment', async () => {
    const { page, words } = await visit({ as: OWNER });
    const { id } = await firstRecord(OWNER, '/api/balance', { filter: { type: ['PAYMENT'] } });
    await page.goto(`/balance/${id}`);
    await waitForScreen(page, 'balance-detail');
    await page.locator('main dd a[href*="/transactions-new/"]').click();
    await waitForScreen(page, 'transactions-detail');
    const { pathname } = new URL(page.url());
    await page.getByRole('link', { name: words('transactions.tab_ledger') }).click();
    await expect.poll(() => recordsOf(page)).toContain(`${pathname}/ledger/${id}`);
  });
});

describe('a record', () => {
  // Rule navigation.copy.
  it.each(['en', 'id'] as const)('copies its id, with a notification in %s', async (language) => {
    const { page, context, words } = await visit({ as: OWNER, language });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id } = await firstRecord(OWNER, '/api/transactions');
    await page.goto(`/transactions-new/${id}`);
    await waitForScreen(page, 'transactions-detail');
    await page.getByRole('button', { name: words('list.copy', { label: words('detail.id') }) }).click();
    await page.getByText(words('list.copied'), { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await page.getByText(words('list.copied'), { exact: true }).waitFor({ state: 'detached' });
  });

  // Rule details.share.
  it('hands its link to other apps where the browser can share, and offers only to copy it elsewhere', async () => {
    const { page, words } = await visit({ as: OWNER, viewport: 'phone', ownWindow: true });
    const { id } = await firstRecord(OWNER, '/api/payment-links');
    const { link } = await readRecord(OWNER, `/api/payment-links/${id}`);
    const label = words('fields.payment_link.link');
    const share = page.getByRole('button', { name: words('list.share', { label }) });
    await page.goto(`/payment-links/single/${id}`);
    const screen = await waitForScreen(page, 'payment-links-detail');
    await screen.getByRole('button', { name: words('list.copy', { label }) }).waitFor();
    expect(await share.count()).toBe(0);

    // How the sheet of the device ends: the address is sent, the sheet is closed, or it cannot be opened.
    const endings = ['', 'AbortError', 'NotAllowedError'];
    await page.addInitScript((names) => {
      const shared: string[] = [];
      const share = async ({ url = '' }: ShareData) => {
        const name = names[shared.push(url) - 1];
        if (name) throw new DOMException('', name);
      };
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', { value: share });
    }, endings);
    await page.reload();
    await waitForScreen(page, 'payment-links-detail');
    const said = page.getByText(words('list.share_failed'));
    for (const ending of endings) {
      expect(await said.count(), ending).toBe(0);
      await share.click();
    }
    await said.waitFor();
    const { origin } = new URL(page.url());
    const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared);
    expect(shared).toEqual(endings.map(() => `${origin}/pay/${link}`));
    await expectSound(page);
  });

  // Rule details.back-as-left.
  it('returns to the list with its filters and page', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(`/transactions-new?${new URLSearchParams({ filter: '{"status":["FAILED"]}', perPage: '25' })}`);
    const rows = await waitForRecords(page, 25);
    const left = page.url();
    await page.locator('main tbody tr').nth(3).locator('td').first().click();
    await waitForScreen(page, 'transactions-detail');
    await page.getByRole('link', { name: words('detail.back', { label: words('transactions.title') }) }).click();
    await waitForScreen(page, 'transactions');
    expect(page.url()).toBe(left);
    expect(await waitForRecords(page, 25)).toEqual(rows);
  });

  it('that does not exist shows the not-found screen with a link to the list', async () => {
    const { page, words, allow } = await visit({ as: OWNER });
    allow(/404/);
    await page.goto('/transactions-new/txn_00000000000070008000000000000000');
    await page.getByRole('heading', { name: words('detail.not_found') }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('detail.back', { label: words('transactions.title') }) })
      .last()
      .click();
    await waitForScreen(page, 'transactions');
  });

  // Rule details.not-found.
  it.each(['not-an-id', '%00', '..%2f..%2fetc', 'txn_zz'])('with an id like %s is not found either', async (id) => {
    const { page, words, allow } = await visit({ as: OWNER });
    allow(/40[04]/);
    await page.goto(`/transactions-new/${id}`);
    await page.getByRole('heading', { name: words('detail.not_found') }).waitFor();
  });

  // Rule modes.two-worlds.
  it('of test mode is not found in live mode', async () => {
    const { page, words, allow } = await visit({ as: OWNER });
    allow(/404/);
    const { id } = await firstRecord(OWNER, '/api/transactions', { environment: 'DEVELOPMENT' });
    await page.goto(`/transactions-new/${id}`);
    await page.getByRole('heading', { name: words('detail.not_found') }).waitFor();
  });

  // Rule details.load-error.
  it('that could not be fetched can be fetched again', async () => {
    const { page, words, allow } = await visit({ as: OWNER });
    allow(/ERR_FAILED/);
    const { id, external_id } = await firstRecord(OWNER, '/api/transactions');
    await page.route(`**/api/transactions/${id}*`, (route) => route.abort());
    await page.goto(`/transactions-new/${id}`);
    await page.getByRole('heading', { name: words('detail.error') }).waitFor();
    await expectAccessible(page);
    await page.unroute(`**/api/transactions/${id}*`);
    await page.getByRole('button', { name: words('shell.retry') }).click();
    await screenOf(page, 'transactions-detail')
      .getByRole('heading', { level: 1, name: external_id ?? '' })
      .waitFor();
  });
});
