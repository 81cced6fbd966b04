import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { NotificationList } from '#contract/generated/api.ts';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const API = '/api/v2/notifications';

function bellOf(page: Page, words: Words, count: number | string = '\\d+') {
  return page.getByRole('button', {
    name: new RegExp(`^${words('shell.notifications.open', { count: String(count) })}$`),
  });
}

async function tokenOf(): Promise<string> {
  return (await sharedSession(OWNER)).access_token;
}

async function unreadCount(): Promise<number> {
  const token = await tokenOf();
  return (await callApi<NotificationList>(siteUrl(), `${API}?environment=PRODUCTION`, { token })).unread_count;
}

/** Requests a report, which the product makes by itself. Returns its id. */
async function requestReport(): Promise<string> {
  const token = await tokenOf();
  const { business } = await callApi<{ business: { id: string } }>(siteUrl(), '/api/console', { token });
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const input = { source: 'transactions?columns=created', period: `${day}/${day}`, format: 'CSV', recipients: [OWNER] };
  const body = { business_id: business.id, environment: 'PRODUCTION', input };
  const headers = { 'idempotency-key': randomUUID() };
  return (
    await callApi<{ id: string }>(siteUrl(), '/api/reports/actions/create', { token, method: 'POST', body, headers })
  ).id;
}

describe('notifications', () => {
  // Rule notifications.live, notifications.bell.
  it('appear in every tab without a reload, are opened by keyboard, and lead to what they are about', async () => {
    const { page, context, words } = await visit({ as: OWNER, ownWindow: true });
    await page.goto('/balance');
    const before = await unreadCount();
    await bellOf(page, words, before).waitFor();
    const other = await context.newPage();
    await other.goto('/settings');
    await bellOf(other, words, before).waitFor();

    const id = await requestReport();
    await bellOf(page, words, before + 1).waitFor({ timeout: 30_000 });
    await bellOf(other, words, before + 1).waitFor();
    await bellOf(page, words).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words('shell.notifications.label') });
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(5);
    await expectAccessible(page);
    const newest = dialog.getByRole('listitem').first().getByRole('link');
    expect(await newest.textContent()).toContain(words('centre.report_ready'));
    await newest.focus();
    await page.keyboard.press('Enter');
    await waitForScreen(page, 'reports-detail');
    expect(new URL(page.url()).pathname).toBe(`/reporting/report-details/${id}`);
    await dialog.waitFor({ state: 'hidden' });
    for (const tab of [page, other]) await bellOf(tab, words, before).waitFor();
    await other.close();
  });

  // Rule notifications.mark-read, notifications.centre-errors.
  it('are all on a screen of their own, where errors say what to do', async () => {
    const { page, words, allow } = await visit({ as: OWNER, ownWindow: true, viewport: 'phone', colours: 'dark' });
    allow(/500/);
    await page.goto('/balance');
    await bellOf(page, words).click();
    await page.getByRole('link', { name: words('shell.notifications.all') }).click();
    const screen = await waitForScreen(page, 'notification-center');
    await expect.poll(() => screen.getByRole('listitem').count()).toBeGreaterThan(5);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const broken = { status: 500, contentType: 'application/json', body: '{"error_code":"SERVER_ERROR","message":""}' };
    await page.route(/\/read(-all)?(\?|$)/, (route) => route.fulfill(broken));
    const readAll = screen.getByRole('button', { name: words('shell.notifications.read_all') });
    await readAll.click();
    await page.getByText(words('shell.notifications.read_all_failed')).waitFor();
    await page.unrouteAll();
    await readAll.click();
    await bellOf(page, words, 0).waitFor();
    await readAll.waitFor({ state: 'hidden' });

    await page.route(/notifications\?/, (route) => route.fulfill(broken));
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: words('shell.notifications.fetch_failed') });
    await alert.waitFor();
    await expectAccessible(page);
    await page.unrouteAll();
    await alert.getByRole('button', { name: words('shell.notifications.refresh') }).click();
    await expect.poll(() => screen.getByRole('listitem').count()).toBeGreaterThan(5);
  });
});
