import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { openListForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf, waitForScreen } from './screen.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

describe('a report', () => {
  it('is requested, generated, mailed and downloaded', async () => {
    const { page, words } = await visit({ as: OWNER });
    const at = { path: '/reporting', screen: 'reports', action: 'reports.create' };
    const { dialog, field, submit } = await openListForm(page, words, at);
    const emails = ['owner', 'viewer', 'editor', 'admin', 'approver'].map((name) => `${name}@kopi.test`);
    await field('source').selectOption('transactions');
    await dialog.getByRole('radio', { name: words('values.report.format.CSV') }).check();
    // Five fit; the sixth stays in the input, with a validation error.
    await field('recipients').pressSequentially(`${emails.join(' ')} `);
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(5);
    await field('recipients').pressSequentially('sixth@kopi.example ');
    await dialog.getByText(words('shell.form.emails_limit', { limit: 5 })).waitFor();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(5);
    await field('recipients').fill('');

    await field('period-from').fill(dayBefore(120));
    await field('period-to').fill(dayBefore(10));
    await submit.click();
    await dialog
      .getByRole('alert')
      .getByText(words('form_errors.range_days', { limit: 92 }))
      .waitFor();
    await expectAccessible(page);
    for (const name of ['list.quick.this_month', 'shell.form.range_this_week', 'list.quick.today']) {
      await dialog.getByRole('button', { name: words(name), exact: true }).click();
      await dialog.getByRole('button', { name: words(name), exact: true, pressed: true }).waitFor();
    }
    await dialog.getByRole('button', { name: words('shell.form.range_previous_month'), exact: true }).click();
    await expectAccessible(page);
    await submit.click();
    await page.getByText(words('reports.create_done')).waitFor();
    await waitForScreen(page, 'reports-detail');
    const { pathname } = new URL(page.url());

    await page.goto('/reporting');
    const row = screenOf(page, 'reports')
      .getByRole('row')
      .filter({ has: page.locator(`a[href="${pathname}"]`) });
    // The list looks again by itself.
    await row.getByText(words('values.report.status.READY'), { exact: true }).waitFor({ timeout: 40_000 });
    const started = page.waitForEvent('download');
    await row.getByRole('button', { name: words('reports.download') }).click();
    const text = readFileSync(await (await started).path(), 'utf8');
    expect(text.split('\r\n')[0]).toContain(words('fields.transaction.amount'));
    expect(text.split('\r\n').length).toBeGreaterThan(100);
    const mails = await callApi<{ text: string }[]>(siteUrl(), `/api/demo/outbox?to=${emails[4]}`);
    expect(mails.filter(({ text }) => text.includes(pathname))).toHaveLength(1);
  });

  it('is created by a schedule, which can be set up on a phone', async () => {
    const { page, words, allow } = await visit({ as: OWNER, language: 'id', viewport: 'phone', colours: 'dark' });
    allow(/400 .*report-schedules\/actions\/create/);
    const at = { path: '/reporting/schedules', screen: 'report-schedules', action: 'report_schedules.create' };
    const { dialog, field, submit } = await openListForm(page, words, at);
    const name = `Laporan ${Date.now().toString(36)}`;
    await field('name').fill(name);
    await field('source').selectOption('invoices');
    await dialog.getByRole('radio', { name: words('values.report.format.XLSX') }).check();
    await field('frequency').selectOption('MONTHLY');
    await field('month_day').fill('31');
    await field('frequency').selectOption('WEEKLY');
    await field('month_day').waitFor({ state: 'detached' });
    await field('weekday').selectOption('MONDAY');
    // Only full hours are offered.
    await expect(field('time_of_day').selectOption('07:30', { timeout: 500 })).rejects.toThrow();
    await field('time_of_day').selectOption('07:00');
    // A report goes to members of the business alone.
    await field('recipients').fill('keuangan@kopi.example');
    await submit.click();
    await dialog.getByRole('alert').getByText(words('form_errors.recipient_not_member')).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field('recipients').press('Backspace');
    await field('recipients').fill('viewer@kopi.test');
    await submit.click();
    await page.getByText(words('report_schedules.create_done')).waitFor();
    await waitForScreen(page, 'report-schedules-detail');
    await page.getByRole('heading', { name }).waitFor();
    await page.getByText('viewer@kopi.test').waitFor();
    await expectAccessible(page);
    await page.goto(at.path);
    await screenOf(page, at.screen).getByText(name).waitFor();
  });
});
