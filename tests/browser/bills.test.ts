import { expect, it } from 'vitest';
import { addDays, today } from '#contract/dates/days.ts';
import { startBrowser } from './browser.ts';
import { PIN, waitForForm } from './filling.ts';
import { openRow } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, expectSound, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule settings.billing-paid, notices.overdue-bills.
it.each([
  ['owner@manila.test', 'en', 'phone', 'light', true],
  ['owner@kopi.test', 'id', 'desktop', 'dark', false],
] as const)('a bill is paid from the balance with the PIN, by %s in %s on a %s', async (...given) => {
  const [as, language, viewport, colours, isOverdue] = given;
  const { page, words } = await visit({ as, language, viewport, colours });
  await page.goto('/settings/billings');
  const bar = page.getByRole('link', { name: words('notices.overdue_bills.link') });
  if (isOverdue) await bar.waitFor();
  const unpaid = words('values.billing_statement.status.UNPAID');
  const rows = page.locator('tr, li').filter({ has: page.locator('a[data-row]'), hasText: unpaid });
  await openRow(rows.last());
  const screen = await waitForScreen(page, 'billing-statements-detail');
  await screen.getByText(words('values.billing_statement.status.UNPAID')).first().waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await pressAction(page, words, 'billing_statements.pay');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('billing_statements.pay'), exact: true }).click();
  await page.getByLabel(words('actions.pin_label'), { exact: true }).fill(PIN);
  await page.getByText(words('billing_statements.pay_done')).waitFor();
  await screen.getByText(words('values.billing_statement.status.PAID')).first().waitFor();
  await screen.getByText(words('values.billing_statement.paid_from.BALANCE')).first().waitFor();
  // The bar leaves without a reload.
  await expect.poll(() => bar.count()).toBe(0);
  await expectAccessible(page);
});

// Rule settings.billing-transfer, settings.billing-disputed, settings.billing-answered.
it.each([
  ['owner@kopi.test', 'en', 'desktop', 'light', 'report_transfer', 'decline'],
  ['owner@toko.test', 'id', 'narrow', 'dark', 'dispute', 'accept'],
] as const)(
  'what a business says about a bill is answered, by %s in %s on a %s screen, %s: %s, %s',
  async (...given) => {
    const [as, language, viewport, colours, action, answer] = given;
    const { page, words } = await visit({
      as,
      environment: 'DEVELOPMENT',
      ownWindow: true,
      language,
      viewport,
      colours,
    });
    await page.goto('/settings/billings');
    const unpaid = words('values.billing_statement.status.UNPAID');
    const rows = page.locator('tr, li').filter({ has: page.locator('a[data-row]'), hasText: unpaid });
    await rows.first().waitFor();
    await expectSound(page);
    await openRow(rows.last());
    const screen = await waitForScreen(page, 'billing-statements-detail');
    await screen.getByText(unpaid).first().waitFor();
    await pressAction(page, words, `billing_statements.${action}`);
    const form = await waitForForm(page, words, `billing_statements.${action}`);
    const needed = action === 'dispute' ? 'explanation' : 'sent_from';
    await form.field(needed).fill('x');
    if (action === 'report_transfer')
      await form.field('transferred_on').fill(addDays(today('Asia/Jakarta', new Date()), -1));
    await form.submit.click();
    await expect.poll(() => form.field(needed).getAttribute('aria-invalid')).toBe('true');
    await expectSound(page);
    await form
      .field(needed)
      .fill(action === 'dispute' ? 'Faktur yang dibatalkan ikut terhitung.' : 'BCA, Kopi Nusantara');
    await form.submit.click();
    await page.getByText(words(`billing_statements.${action}_done`)).waitFor();
    const checked = action === 'dispute' ? 'DISPUTE' : 'TRANSFER';
    await screen
      .getByText(words(`values.billing_statement.in_review.${checked}`))
      .first()
      .waitFor();
    // The balance pays nothing that is being checked, and the page says why.
    const why = words(action === 'dispute' ? 'billing_statements.pay_disputed' : 'billing_statements.pay_reported');
    await screen.getByText(why).first().waitFor();
    await expectSound(page);

    await screen.getByRole('link', { name: words('billing_requests.title'), exact: true }).click();
    await openRow(screen);
    const request = await waitForScreen(page, 'billing-requests-detail');
    await expectSound(page);
    await pressAction(page, words, `billing_requests.${answer}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(`billing_requests.${answer}`), exact: true })
      .click();
    await page
      .getByText(words(`billing_requests.${answer}_done`))
      .first()
      .waitFor();
    const status = answer === 'accept' ? 'ACCEPTED' : 'DECLINED';
    await request
      .getByText(words(`values.billing_request.status.${status}`))
      .first()
      .waitFor();
    if (answer === 'decline') await request.getByText(words('values.common.NOT_CONFIRMED')).first().waitFor();
    await expectSound(page);
    await page.goBack();
    const after = await waitForScreen(page, 'billing-statements-detail');
    const end = answer === 'accept' ? 'VOID' : 'UNPAID';
    await after
      .getByText(words(`values.billing_statement.status.${end}`))
      .first()
      .waitFor();
  },
);
